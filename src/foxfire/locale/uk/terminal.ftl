### Термінал: усе довкола самої гри.

## Початок і кінець

terminal-welcome = { $game }, грають також: { $opponents }. Довідка — ?
terminal-welcome-alone = { $game }, лише для вас. Довідка — ?
terminal-resumed = Гра триває з того місця, де її залишено.
terminal-unfinished = (Чекає незакінчена гра: foxfire play { $game } --resume)
terminal-hand-over = Ходить { $name }. Передайте клавіатуру й натисніть Enter.
terminal-saved = Збережено в { $path }
terminal-lost = Цю гру не вдалося зберегти.
terminal-resume-with = Продовжити: foxfire play { $game } --resume
terminal-look-at-it = Переглянути ще раз: foxfire replay { $path }
terminal-same-again = Ті самі карти ще раз: foxfire play { $game } { $options }--seed { $seed }

terminal-best-first = Це перший такий результат, отже, і рекорд: { $score }.
terminal-best-new = Новий рекорд! Досі було { $before }.
terminal-best-stays = Рекорд лишається: { $before }.

## Питання

terminal-prompt = >{ " " }
terminal-you-may = Так, зараз це можна.
terminal-no-choice =
    { $count ->
        [one] Варіанта { $label } немає; єдиний — { $first }.
       *[other] Варіанта { $label } немає; варіанти — від { $first } до { $last }.
    }
terminal-confirm = Enter — зіграти; назад — змінити.
terminal-confirm-first = Натисніть Enter, щоб зіграти це, або напишіть назад, щоб вибрати інше.
terminal-past-end = Хід закінчується раніше за цей рядок. Спершу зіграйте його; що буде далі, буде видно тоді.
terminal-nothing-back = Немає кроку, який можна забрати; що зіграно, те зіграно.
terminal-unreadable = «{ $text }» тут не вибір і не команда. Довідка — ?
terminal-cannot-save = Не вдалося зберегти в { $path }: { $reason }
terminal-not-kept = Відтепер гра не зберігається сама; { $path } не записується: { $reason }

## Команди, як їх пишуть. Англійські діють у кожній мові.

terminal-command-table = стіл
terminal-command-tricks = взятки
terminal-command-rules = правила
terminal-command-save = зберегти
terminal-command-quit = вийти
terminal-command-why = чому
terminal-command-hint = підказка
terminal-command-back = назад
terminal-command-pile = стос
terminal-command-places = місця
terminal-command-numbers = номери

## Підказки

terminal-hint-thinking = Хвилинка роздумів ...
terminal-hint-turn = хід
terminal-hint-value =
    { $measure ->
        [cards] карти
       *[chance] шанс виграти
    }
terminal-hint-spread = розкид
terminal-hint-tries = спроби
terminal-hint-chance = { $percent } %
terminal-hint-cards = { $cards }
terminal-hint-within = +- { $within }

## Боти, що ще не прокинулися

terminal-waking =
    { $count ->
        [one] { $names } ще прокидається: пошук компілюється, один раз. Доти на цьому місці вирішує простіший гравець.
       *[other] { $names } ще прокидаються: пошук компілюється, один раз. Доти на їхніх місцях вирішують простіші гравці.
    }
terminal-awake =
    { $count ->
        [one] { $names } вже не спить.
       *[other] { $names } вже не сплять.
    }
terminal-asleep = Пошук тут не вдалося скомпілювати; замість { $names } далі грають простіші гравці.

## Довідка

terminal-help-choose =
    { $letters ->
        [yes] Вибирайте літерою або пишіть дію, крок за кроком чи цілий хід одним рядком: { $examples }
       *[no] Вибирайте номером або пишіть дію: { $examples }
    }
terminal-help-draft = Нічого не зіграно, доки ви не побачили, що буде, і не натиснули Enter; назад забирає останній вибір. Рядок, що закінчується на !, грається одразу.
terminal-help-why = ? КАРТА або ? ДІЯ каже, чи це дозволено, і за яким правилом ні.
terminal-help-hint = підказка показує, що зробив би сильний гравець, і чому.
terminal-help-table = стіл показує стіл ще раз.
terminal-help-tricks = взятки показує зіграні взятки, якщо гра дозволяє.
terminal-help-pile = стос показує карти, покладені в цій роздачі, і хто їх поклав.
terminal-help-places = місця каже словами, де всі кулі.
terminal-help-numbers = номери показує номери полів і ховає їх знову.
terminal-help-rules = правила — коротке нагадування правил.
terminal-help-save = зберегти ФАЙЛ кладе копію гри у файл; гра зберігається й сама.
terminal-help-quit = вийти — зупинитися; гру можна продовжити потім.

## Перегляд

terminal-replay-head = { $game }: { $names }.
terminal-replay-options = Параметри: { $options }.
terminal-replay-option = { $name } = { $value }
terminal-replay-step = Крок { $step } з { $steps }.
terminal-replay-prompt = Enter — наступний крок, число — перейти, q — зупинитися >{ " " }
terminal-replay-no-step = Кроку { $number } немає; вони від 1 до { $steps }.
terminal-replay-unreadable = Натисніть Enter, або напишіть номер кроку, або q.
terminal-replay-end = Запис закінчується тут.
terminal-replay-open = Запис закінчується тут, до кінця гри.

## Помилки в командному рядку

terminal-error-game = у гру { $game } у терміналі ще не можна грати; ігри: { $games }
terminal-error-seat = місця { $given } немає; потрібне число від 0 до { $last }, кілька як 0,1, all або random
terminal-error-same-name = двоє звуться { $name }
terminal-error-seed = зерно { $given } — не ціле число
terminal-error-option = { $given } не має вигляду НАЗВА=ЗНАЧЕННЯ
terminal-error-option-twice = параметр { $name } задано двічі
terminal-error-view = точки зору { $given } немає; потрібен гравець від 0 до { $last }, spectator або referee
terminal-error-no-save = у { $folder } немає незакінченої гри { $game }
terminal-error-no-file = файлу { $path } немає
terminal-error-other-game = { $path } — це гра { $found }, а не { $game }
terminal-error-is-over = { $path } — закінчена гра; переглянути: foxfire replay { $path }
terminal-error-save = { $path } не можна продовжити, файл лишається як є: { $reason }
terminal-error-no-person = { $path } — гра, у якій не грає жодна людина
terminal-error-program = у ній грає стороння програма; назвіть її ще раз, щоб запустити: --bot '{ $program }'
terminal-error-fixed = { $option } не можна змінити в продовженій грі
terminal-error-record = { $path } не записується: { $reason }
terminal-reason-folder = це тека
terminal-reason-no-folder = такої теки немає
terminal-reason-other = він уже є, і це не гра Foxfire

## `foxfire rules`

terminal-rules-options = Параметри, для `foxfire play { $game }`:
terminal-rules-option = --{ $flag }: { $help }
terminal-rules-where = Кожне правило з номером: docs/rules/uk/{ $game }.md
terminal-rules-same = Жодної різниці.
terminal-rules-when = { $name } = { $value }
terminal-rules-difference = { $name }: { $one } / { $other }
terminal-rules-meaning = { $value }: { $meaning }
terminal-rules-absent = -
terminal-error-versus = --versus { $given } потребує одного параметра для порівняння або НАЗВА=ЗНАЧЕННЯ

## Довідка командного рядка

terminal-arg-game = яка гра: { $games }
terminal-arg-option = параметр гри, наприклад target=16; можна кілька разів
terminal-arg-bot = суперник: { $bots } або engine:КОМАНДА для сторонньої програми (типово { $default })
terminal-arg-deadline = секунди, які стороння програма має на рішення (типово { $default })
terminal-arg-seat = де сидять люди: число від 0, кілька як 0,2, all або random (типово 0)
terminal-arg-seed = однакові зерна дають однакові карти й однакових ботів
terminal-arg-name = ваше ім’я для запису; кілька як Анна,Богдан
terminal-arg-lang = мова: { $languages } (типово як у системі, інакше en)
terminal-arg-no-color = без кольорів; те саме робить змінна NO_COLOR
terminal-arg-json = один об’єкт JSON на рядок в обидва боки, для програм
terminal-arg-resume = продовжити збережену гру (типово найновішу)
terminal-arg-record = куди записати гру в кінці (типово { $folder })
terminal-arg-file = запис, як текст або рядки JSON
terminal-arg-all = надрукувати всі кроки одразу
terminal-arg-view = хто дивиться: гравець від 0, spectator або referee (типово referee, який бачить усі руки)
terminal-arg-versus = з чим порівняти: інше значення того одного параметра або НАЗВА=ЗНАЧЕННЯ ...
terminal-arg-group = Параметри гри { $game }
terminal-arg-integer = { $about }: від { $low } до { $high } (типово { $default })
terminal-arg-integer-named = { $about }: від { $low } до { $high } або { $named } (типово { $default })
terminal-arg-choice = { $about }: { $choices } (типово { $default })
terminal-arg-choice-preset = { $about }: { $choices } (типово випливає з інших параметрів)
terminal-arg-boolean = { $about }: true або false (типово { $default })
terminal-arg-named = { $word } = { $value }
