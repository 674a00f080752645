### Терминал: всё вокруг самой игры.

## Начало и конец

terminal-welcome = { $game }, играют также: { $opponents }. Справка — ?
terminal-welcome-alone = { $game }, только для вас. Справка — ?
terminal-resumed = Игра продолжается с того места, где её оставили.
terminal-unfinished = (Ждёт неоконченная игра: foxfire play { $game } --resume)
terminal-hand-over = Ходит { $name }. Передайте клавиатуру и нажмите Enter.
terminal-saved = Сохранено в { $path }
terminal-lost = Эту игру не удалось сохранить.
terminal-resume-with = Продолжить: foxfire play { $game } --resume
terminal-look-at-it = Посмотреть ещё раз: foxfire replay { $path }
terminal-same-again = Те же карты ещё раз: foxfire play { $game } { $options }--seed { $seed }

terminal-best-first = Это первый такой результат, значит, и рекорд: { $score }.
terminal-best-new = Новый рекорд! Прежде было { $before }.
terminal-best-stays = Рекорд остаётся: { $before }.

## Вопросы

terminal-prompt = >{ " " }
terminal-you-may = Да, сейчас это можно.
terminal-no-choice =
    { $count ->
        [one] Варианта { $label } нет; единственный — { $first }.
       *[other] Варианта { $label } нет; варианты — от { $first } до { $last }.
    }
terminal-confirm = Enter — сыграть; назад — изменить.
terminal-confirm-first = Нажмите Enter, чтобы сыграть это, или напишите назад, чтобы выбрать другое.
terminal-past-end = Ход заканчивается раньше этой строки. Сначала сыграйте его; что будет дальше, будет видно тогда.
terminal-nothing-back = Нет шага, который можно взять обратно; что сыграно, то сыграно.
terminal-unreadable = «{ $text }» здесь не выбор и не команда. Справка — ?
terminal-cannot-save = Не удалось сохранить в { $path }: { $reason }
terminal-not-kept = Отныне игра не сохраняется сама; { $path } не записывается: { $reason }

## Команды, как их пишут. Английские действуют в каждом языке.

terminal-command-table = стол
terminal-command-tricks = взятки
terminal-command-rules = правила
terminal-command-save = сохранить
terminal-command-quit = выйти
terminal-command-why = почему
terminal-command-hint = подсказка
terminal-command-back = назад
terminal-command-pile = стопка
terminal-command-places = места
terminal-command-numbers = номера

## Подсказки

terminal-hint-thinking = Минутка раздумий ...
terminal-hint-turn = ход
terminal-hint-value =
    { $measure ->
        [cards] карты
       *[chance] шанс выиграть
    }
terminal-hint-spread = разброс
terminal-hint-tries = попытки
terminal-hint-chance = { $percent } %
terminal-hint-cards = { $cards }
terminal-hint-within = +- { $within }

## Боты, которые ещё не проснулись

terminal-waking =
    { $count ->
        [one] { $names } ещё просыпается: поиск компилируется, один раз. До тех пор на этом месте решает игрок попроще.
       *[other] { $names } ещё просыпаются: поиск компилируется, один раз. До тех пор на их местах решают игроки попроще.
    }
terminal-awake =
    { $count ->
        [one] { $names } уже не спит.
       *[other] { $names } уже не спят.
    }
terminal-asleep = Поиск здесь не удалось скомпилировать; вместо { $names } дальше играют игроки попроще.

## Справка

terminal-help-choose =
    { $letters ->
        [yes] Выбирайте буквой или пишите действие, шаг за шагом или целый ход одной строкой: { $examples }
       *[no] Выбирайте номером или пишите действие: { $examples }
    }
terminal-help-draft = Ничего не сыграно, пока вы не увидели, что будет, и не нажали Enter; назад берёт обратно последний выбор. Строка, которая кончается на !, играется сразу.
terminal-help-why = ? КАРТА или ? ДЕЙСТВИЕ говорит, разрешено ли это, и по какому правилу нет.
terminal-help-hint = подсказка показывает, что сделал бы сильный игрок, и почему.
terminal-help-table = стол показывает стол ещё раз.
terminal-help-tricks = взятки показывает сыгранные взятки, если игра разрешает.
terminal-help-pile = стопка показывает карты, положенные в этой раздаче, и кто их положил.
terminal-help-places = места говорит словами, где все шары.
terminal-help-numbers = номера показывает номера полей и снова их прячет.
terminal-help-rules = правила — краткое напоминание правил.
terminal-help-save = сохранить ФАЙЛ кладёт копию игры в файл; игра сохраняется и сама.
terminal-help-quit = выйти — остановиться; игру можно продолжить потом.

## Просмотр

terminal-replay-head = { $game }: { $names }.
terminal-replay-options = Параметры: { $options }.
terminal-replay-option = { $name } = { $value }
terminal-replay-step = Шаг { $step } из { $steps }.
terminal-replay-prompt = Enter — следующий шаг, число — перейти, q — остановиться >{ " " }
terminal-replay-no-step = Шага { $number } нет; они от 1 до { $steps }.
terminal-replay-unreadable = Нажмите Enter, или напишите номер шага, или q.
terminal-replay-end = Запись кончается здесь.
terminal-replay-open = Запись кончается здесь, до конца игры.

## Ошибки в командной строке

terminal-error-game = в игру { $game } в терминале ещё нельзя играть; игры: { $games }
terminal-error-seat = места { $given } нет; нужно число от 0 до { $last }, несколько как 0,1, all или random
terminal-error-same-name = двоих зовут { $name }
terminal-error-seed = зерно { $given } — не целое число
terminal-error-option = { $given } не имеет вида ИМЯ=ЗНАЧЕНИЕ
terminal-error-option-twice = параметр { $name } задан дважды
terminal-error-view = точки зрения { $given } нет; нужен игрок от 0 до { $last }, spectator или referee
terminal-error-no-save = в { $folder } нет неоконченной игры { $game }
terminal-error-no-file = файла { $path } нет
terminal-error-other-game = { $path } — это игра { $found }, а не { $game }
terminal-error-is-over = { $path } — оконченная игра; посмотреть: foxfire replay { $path }
terminal-error-save = { $path } нельзя продолжить, файл остаётся как есть: { $reason }
terminal-error-no-person = { $path } — игра, в которой не играет ни один человек
terminal-error-program = в ней играет сторонняя программа; назовите её ещё раз, чтобы запустить: --bot '{ $program }'
terminal-error-fixed = { $option } нельзя изменить в продолженной игре
terminal-error-record = { $path } не записывается: { $reason }
terminal-reason-folder = это папка
terminal-reason-no-folder = такой папки нет
terminal-reason-other = он уже есть, и это не игра Foxfire

## `foxfire rules`

terminal-rules-options = Параметры, для `foxfire play { $game }`:
terminal-rules-option = --{ $flag }: { $help }
terminal-rules-where = Каждое правило с номером: docs/rules/ru/{ $game }.md
terminal-rules-same = Никакой разницы.
terminal-rules-when = { $name } = { $value }
terminal-rules-difference = { $name }: { $one } / { $other }
terminal-rules-meaning = { $value }: { $meaning }
terminal-rules-absent = -
terminal-error-versus = --versus { $given } требует одного параметра для сравнения или ИМЯ=ЗНАЧЕНИЕ

## Справка командной строки

terminal-arg-game = какая игра: { $games }
terminal-arg-option = параметр игры, например target=16; можно несколько раз
terminal-arg-bot = соперник: { $bots } или engine:КОМАНДА для сторонней программы (по умолчанию { $default })
terminal-arg-deadline = секунды, которые есть у сторонней программы на решение (по умолчанию { $default })
terminal-arg-seat = где сидят люди: число от 0, несколько как 0,2, all или random (по умолчанию 0)
terminal-arg-seed = одинаковые зёрна дают одинаковые карты и одинаковых ботов
terminal-arg-name = ваше имя для записи; несколько как Анна,Борис
terminal-arg-lang = язык: { $languages } (по умолчанию как в системе, иначе en)
terminal-arg-no-color = без цветов; то же делает переменная NO_COLOR
terminal-arg-json = один объект JSON на строку в обе стороны, для программ
terminal-arg-resume = продолжить сохранённую игру (по умолчанию самую новую)
terminal-arg-record = куда записать игру в конце (по умолчанию { $folder })
terminal-arg-file = запись, как текст или строки JSON
terminal-arg-all = напечатать все шаги сразу
terminal-arg-view = кто смотрит: игрок от 0, spectator или referee (по умолчанию referee, который видит все руки)
terminal-arg-versus = с чем сравнить: другое значение того одного параметра или ИМЯ=ЗНАЧЕНИЕ ...
terminal-arg-group = Параметры игры { $game }
terminal-arg-integer = { $about }: от { $low } до { $high } (по умолчанию { $default })
terminal-arg-integer-named = { $about }: от { $low } до { $high } или { $named } (по умолчанию { $default })
terminal-arg-choice = { $about }: { $choices } (по умолчанию { $default })
terminal-arg-choice-preset = { $about }: { $choices } (по умолчанию следует из других параметров)
terminal-arg-boolean = { $about }: true или false (по умолчанию { $default })
terminal-arg-named = { $word } = { $value }
