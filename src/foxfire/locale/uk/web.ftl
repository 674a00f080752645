### Сторінка: усе, що не є реченням однієї гри чи сервера.
###
### У запрошеннях *зірочки* стоять довкола наголошеного.

web-title = Foxfire
web-title-turn = Ваш хід · Foxfire
web-subtitle = Три гри для тихого вечора
web-guest = Гість

## Головна

web-games = Ігри
web-play = Грати
web-learn = Навчитися
web-records = Мої ігри
web-settings = Налаштування
web-home = Головна
web-play-now = Грати зараз
web-of = { $what }: { $game }
web-with-friends = З друзями
web-go-on = Далі
# A table that pauses between two deals; a clock with minutes and seconds follows.
web-pause = Наступна роздача через
web-waits =
    { $mine ->
        [yes] { $name } чекає на вас
       *[no] { $game }, грає також { $name }
    }
web-join = Приєднатися до друзів
web-join-link = Посилання, яке вам дали
web-join-wrong = Це не посилання на стіл.
web-join-go = Перейти

## Новий стіл

web-new-table = Стіл для друзів
web-variant = Як граємо
web-seats = Хто де сидить
web-seat-kind =
    { $kind ->
        [me] на цьому пристрої
        [open] друг чи подруга
       *[bot] бот
    }
web-level = Наскільки сильний
web-bot =
    { $level ->
        [0] { $name }
       *[other] Рівень { $level }: { $name }
    }
web-bot-plain =
    { $bot ->
        [random] грає абищо
        [novice] новачок
        [rules] знає гру
       *[other] { $bot }
    }
web-tempo = Час на одне рішення
web-tempo-name =
    { $seconds ->
        [0] скільки завгодно
        [30] пів хвилини
        [60] одна хвилина
        [180] три хвилини
        [86400] один день
        [259200] три дні
        [604800] тиждень
       *[other] { $seconds } с
    }
web-public = Може приєднатися будь-хто
web-training = Можна просити підказки
web-options = Більше параметрів
web-option-default = як звичайно
web-make-table = Створити стіл

## Перед грою

web-lobby = Ваш стіл
web-lobby-guest = Сідайте
web-lobby-wait = Господар почне, коли всі зберуться.
web-sit = Сісти тут
web-seat-of = Місце { $number }
web-your-name = Ваше ім’я
web-save = Зберегти
web-start = Почати
web-invite = Покличте друзів
web-invite-link = Посилання на цей стіл
web-qr = Посилання як код для камери телефона
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-share = Поділитися

## Люди

web-you = Ви
web-your-turn = Ваш хід
web-seat-open = вільне місце
web-thinks = думає
web-away = немає на місці
web-talk = { $name }: { $said }
web-say = Сказати щось

## За столом

web-table = Стіл
web-hand = Ваші карти
web-hint = Що зробив би бот?
web-hint-chance = { $turn }: { $percent } %
web-hint-plain = { $turn }
web-menu = Меню
web-close = Закрити
web-record = Що сталося
web-record-empty = Ще нічого.
web-record-live = Що відбувається за столом
web-command = Напишіть дію
web-command-list = Що можна зробити
web-command-unknown = «{ $typed }» зараз неможливо.
web-command-wait = Вирішує хтось інший.
web-listen = Прослухати, і клавіші
web-listen-wanted = Що треба зробити
web-listen-laid = Що лежить посередині
web-listen-last = Що сталося щойно
web-keys = Клавіші
web-key-arrows = По ряду карт чи ходів
web-key-steps = На крок назад або вперед
web-key-escape = Відпустити вибране
web-confirm = Підтвердити
web-step-back = Крок назад
web-takeback = Просити повернути хід
web-leave = Вийти з-за столу
web-agree = Погодитися
web-decline = Ні
web-refused-by = Правила цього не дозволяють ({ $clause }).
web-pass = Далі — гравець { $number }
web-pass-more = Передайте пристрій; карти закриті.
web-pass-look = Показати мої карти
web-card-name = { CARD($card, case: "nominative") }

## Налаштування

web-theme = Світло
web-theme-name =
    { $theme ->
        [night] Ніч
        [paper] Ранок
       *[contrast] Високий контраст
    }
web-speed = Рух
web-speed-name =
    { $speed ->
        [calm] Спокійний
        [normal] Звичайний
        [quick] Швидкий
       *[none] Без руху
    }
web-cards = Карти
web-big-index = Великі числа
web-one-tap = Грати одним дотиком
web-sound = Звук
web-announced = Оголошення для програм зчитування
web-announced-level =
    { $level ->
        [all] Усе, що відбувається
        [own] Мої рішення, що стосується мене, і результати
       *[none] Нічого
    }
web-letter-keys = Клавіші з однієї літери за столом
web-language = Мова

## Зв’язок

web-line-lost = Зв’язок утрачено. Ваше місце за вами; пробуємо знову.
web-unreachable = Сервер недоступний
web-try-again = Спробувати ще раз

## Кінець і погляд назад

web-ending =
    { $ending ->
        [won] Перемога
        [lost] Поразка
        [draw] Нічия
       *[over] Кінець
    }
web-again = Ще одна гра
web-look-back = Переглянути
web-play-on = Грати далі звідси
web-copy-record = Скопіювати посилання
web-score = Рахунок
web-packs = Кожну колоду було визначено ще до роздачі.
web-records-none = Ще жодної гри.
web-record-of = Запис гри
web-eyes = Чиїми очима
web-eyes-open = Усе відкрито
web-step-slider = Крок
web-step-first = На початок
web-step-prev = Крок назад
web-step-play = Пуск
web-step-pause = Стоп
web-step-next = Крок уперед
web-step-last = У кінець
web-step-of = { $step } з { $steps }

## Навчання

web-rules = Правила
web-contents = Зміст
web-learn-table = Грати з підказками

## Лис у лісі

web-fox-about = Двоє гравців, тринадцять взяток
web-fox-where = Раунд { $round }, взятка { $trick }
web-fox-letter = { $suit }
web-fox-power-1 = Програйте ним — і починаєте ви
web-fox-power-3 = Може змінити указ
web-fox-power-5 = Візьміть одну, одну під низ
web-fox-power-7 = Хто бере взятку: +1
web-fox-power-9 = Одна у взятці — козир
web-fox-power-11 = На нього: 1 або найстарша
web-fox-action-play = Зіграти { CARD($card, case: "accusative") }
web-fox-action-swap = Покласти { CARD($card, case: "accusative") } на місце указу
web-fox-action-under = Покласти { CARD($card, case: "accusative") } під колоду
web-fox-action-keep = Лишити указ
web-fox-seat =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    } · { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
web-fox-points =
    { $points ->
        [one] { $points } очко з { $target }
        [few] { $points } очки з { $target }
       *[many] { $points } очок з { $target }
    }
web-fox-string =
    { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }, це { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
web-fox-trump = Указ, козир
web-fox-deck = Колода
web-fox-decree-name = Указ: { CARD($card, case: "nominative") }
web-fox-under = під колоду
web-fox-your-card = ваша карта
web-fox-play-here = зіграйте сюди
web-fox-caption =
    { $seat ->
        [you]
            { $did ->
                [led] { $takes ->
                    [yes] ваш хід, ваша взятка
                   *[no] ваш хід
                }
                [followed] { $takes ->
                    [yes] ваша взятка
                   *[no] ваша відповідь
                }
                [leads] ви починаєте
               *[follows] ви відповідаєте
            }
       *[other]
            { $did ->
                [led] { $takes ->
                    [yes] { $name } бере взятку
                   *[no] ходить { $name }
                }
                [followed] { $takes ->
                    [yes] { $name } бере взятку
                   *[no] відповідає { $name }
                }
                [leads] починає { $name }
               *[follows] відповідає { $name }
            }
    }
web-fox-prompt-lead = Ви починаєте: *будь-яка карта*
web-fox-prompt-free = { $name } починає: { CARD($led, case: "nominative", form: "short") }; відповідайте *будь-якою картою*
web-fox-prompt-follow = { $name } починає: { CARD($led, case: "nominative", form: "short") }; потрібні *{ SUIT($led, case: "nominative") }*
web-fox-prompt-monarch = Починає *Монарх*: відповідайте Лебедем або найстаршою картою ({ SUIT($led, case: "nominative") })
web-fox-prompt-again = Ще раз, щоб зіграти *{ CARD($card, case: "accusative") }*
web-fox-prompt-exchange = Ваш *Лис* може змінити указ: виберіть карту або лишіть як є
web-fox-prompt-swap = Ще раз, щоб покласти туди *{ CARD($card, case: "accusative") }*
web-fox-prompt-return = Ваш *Лісоруб* витягнув { CARD($drawn, case: "accusative") }: покладіть одну карту під колоду
web-fox-prompt-under = Ще раз, щоб покласти *{ CARD($card, case: "accusative") }* під колоду
web-fox-prompt-leads = Починає { $name }
web-fox-prompt-answers = Відповідає { $name }
web-fox-target = До { $target } очок
web-fox-before = Було
web-fox-round = Раунд { $round }
web-fox-treasures = Скарби
web-fox-tricks = Взятки
web-fox-this-round = Цей раунд
web-fox-total = Усього
web-fox-rounds =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[many] { $rounds } раундів
    }
web-fox-reason =
    { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }{ $treasures ->
        [0] { "" }
       *[other] { " +" }{ $treasures }
    }{ $title ->
        [greedy] , жадібність
       *[other] { "" }
    }

### Місця сторінки довкола ігор: хто я, інші пристрої, підготовка столу, хто тут, згода.

## Хто я

web-me = Ви та ваші пристрої
web-me-more = Обліковий запис не потрібен: цей пристрій упізнає вас за власним секретом.
web-saved = Збережено
web-name-wrong = Ім’я має від 1 до 24 знаків.
web-device = Інший пристрій
web-device-more = Відкрийте посилання на іншому пристрої або наведіть його камеру на код. Воно діє один раз, десять хвилин; після того обидва пристрої — це ви, на тих самих місцях.
web-device-make = Створити посилання
web-device-link = Посилання для іншого пристрою
web-device-type = Або введіть там цей код:
web-recovery = Якщо цей пристрій вас забуде
web-recovery-more = Код відновлення поверне вас і ваші ігри на будь-якому пристрої. Його показано лише цей раз, тож бережіть його; новий скасовує попередній.
web-recovery-make = Створити код відновлення
web-recovery-code = Ваш код відновлення:
web-copy = Скопіювати
web-have-code = Я маю код
web-device-here = Будьте тут собою
web-device-here-more = Введіть код з іншого пристрою або ваш код відновлення.
web-code = Код
web-device-go = Це я
web-device-other =
    { $games ->
        [one] Цей пристрій зараз грає { $games } гру під іменем { $name }. Звідси вона стане недоступна; спершу створіть код відновлення, якщо хочете її повернути.
        [few] Цей пристрій зараз грає { $games } гри під іменем { $name }. Звідси вони стануть недоступні; спершу створіть код відновлення, якщо хочете їх повернути.
       *[many] Цей пристрій зараз грає { $games } ігор під іменем { $name }. Звідси вони стануть недоступні; спершу створіть код відновлення, якщо хочете їх повернути.
    }
web-code-wrong = Цей код невідомий, уже використаний або застарілий. Створіть новий на іншому пристрої.
web-distance = Люди, від яких ви тримаєтеся осторонь
web-distance-kind =
    { $kind ->
        [mute] Ви не читаєте, що каже ця людина.
       *[block] Ця людина не може сісти за один стіл із вами.
    }
web-distance-end = Забудьмо
web-somebody = Хтось
web-data = Ваші дані
web-data-export = Завантажити все, що збережено про мене
web-data-delete = Видалити мене
web-data-delete-more = Ваше ім’я, коди й усе, що ви написали, зникнуть, а ваші місця займуть боти. Завершені ігри залишаться, без вашого імені. Скасувати це неможливо.
web-data-delete-sure = Так, видалити мене
web-data-keep = Ні, залишити все

## Підготовка столу

web-who = Хто може прийти
web-who-link = Кожен, хто має посилання
web-watching = Хто може дивитися
web-watching-name =
    { $watching ->
        [none] ніхто
        [seat] будь-хто, очима одного місця
        [delayed] будь-хто, усі руки, але згодом
       *[end] будь-хто, усі руки після кінця
    }
web-watching-rule =
    { $watching ->
        [none] Дивитися не може ніхто.
        [seat] Глядачі бачать те, що бачить { $name }.
        [delayed] Глядачі бачать усі руки, але згодом.
       *[end] Глядачі бачать усі руки після кінця.
    }
web-watch-seat = Чиїми очима
web-watch-delay = Наскільки пізніше
web-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }
web-late = Коли час вийшов
web-late-name =
    { $late ->
        [bot] один раз вирішує бот
       *[wait] стіл чекає
    }
web-talking = Що можна казати
web-talking-name =
    { $talking ->
        [none] нічого
        [phrases] готові фрази
       *[text] будь-що
    }
web-option-wrong = Один із параметрів не підходить: { $said }
web-other-setup = Підготувати інакше
web-setup-line =
    { $public ->
        [yes] У списку для всіх.
       *[no] Для тих, хто має посилання.
    } Час на рішення: { $tempo }.

## Відкриті столи

web-open-tables = Відкриті столи
web-open-count =
    { $count ->
        [0] Відкриті столи
       *[other] Відкриті столи: { $count }
    }
web-open-wait = Шукаємо столи …
web-open-none = Зараз жоден стіл не чекає на гравців. Створіть такий, до якого може приєднатися будь-хто, і всі побачать його тут.
web-open-seats =
    { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
web-open-running = триває гра
web-open-join = Приєднатися
web-open-watch = Дивитися
web-more-games =
    { $count ->
        [one] Ще { $count } гра
        [few] Ще { $count } гри
       *[many] Ще { $count } ігор
    }

## Хто тут

web-this-table = Цей стіл
web-people = Хто тут
web-host = господар столу
web-here = тут
web-kept = бот, за { $name }
web-watchers =
    { $count ->
        [0] Зараз ніхто не дивиться.
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
       *[many] Дивляться { $count } людей.
    }
web-mute = Не чути
web-block = Більше не зустрічати
web-remove = Вилучити
web-remove-sure = Чи має бот назавжди зайняти місце, де грає { $name }? За цей стіл ця людина не повернеться.
web-remove-yes = Так, вилучити
web-rest = Хай за мене грає бот
web-seat-back = Повернутися на своє місце
web-bot-for-you = За вас грає бот.
web-you-watch =
    { $how ->
        [seat] Ви дивитеся очима гравця { $name }.
        [referee] Ви бачите всі руки, на кілька хвилин пізніше.
       *[spectator] Ви дивитеся; руки буде показано після кінця.
    }
web-sit-refused = Це місце не для вас: господар вилучив вас, хтось тут не хоче вас зустрічати, або ви бачили інші карти цієї гри.

## Згода й розмова

web-ask-hints = Попросити підказки
web-ask-tempo = Інший темп
web-ask-tempo-more = Темп зміниться, коли погодяться всі за столом. Боти згодні завжди.
web-asks-tempo = Гравець пропонує інший час на рішення: { $tempo }.
web-propose = Запропонувати
web-asked = Ви запитали. Ще не відповіли: { $names }.
web-proposed-already = Це вже запропоновано; інші ще не відповіли.
web-takeback-refused = Хід можна повернути лише тоді, коли він останнє, що сталося, і ніхто відтоді не побачив нічого нового.
web-not-now = За теперішнього стану — ні.
web-talk-own = Своїми словами
web-talk-send = Сказати
web-talk-silent = Не зараз: партнери мають карти, і ніхто не говорить, доки їх не зіграно.

## Тасування

web-shuffle = Тасування
web-shuffle-more = Перед кожною роздачею сервер визначає порядок карт і показує його печатку. Коли карти зіграно, він відкриває секрет, і кожен може перевірити, що між тим нічого не змінено.
web-pack = Колода { $number }
web-pack-stage =
    { $stage ->
        [next] визначена, ще не роздана
        [dealt] у грі
       *[spent] зіграна, її секрет відкрито
    }
web-pack-seal = Печатка { $hash }
web-pack-check =
    { $fits ->
        [yes] відповідає печатці
       *[no] не відповідає печатці
    }
web-luck = Ваша власна випадковість
web-luck-more = Літери й цифри, які ви додасте, змінять наступну колоду так, що ніхто не зможе цього передбачити, навіть сервер.
web-luck-add = Додати
web-luck-added = Ви додали { $text } до наступної колоди.
web-luck-wrong = Лише літери A–Z і цифри, щонайбільше 64.
web-shuffle-record = Запис завершеної гри містить кожну печатку й кожен секрет; «foxfire verify» перевіряє в ньому кожну карту, а короткий скрипт робить це й без Foxfire.
web-shuffle-download = Завантажити запис

## Сповіщення й помилки

web-notices = Сповіщати, коли мій хід
web-notices-forbidden = Ваш браузер не дозволяє сповіщень цієї сторінки; це можна змінити в його налаштуваннях.
web-next =
    { $code ->
        [unreachable] Нічого не втрачено: ваші ігри там, де були. Сторінка пробує знову кожні кілька секунд.
        [unavailable] Нічого не втрачено. Сторінка пробує знову кожні кілька секунд.
        [not-found] Може, посилання старе або неповне. Попросіть його ще раз або почніть із головної.
        [not-allowed] Запитайте господаря столу або почніть із головної.
        [not-known] Зіграйте гру або введіть код з іншого пристрою.
        [too-many] Перепочиньте й спробуйте за хвилину.
        [too-large] Зробіть коротше й спробуйте ще раз.
        [conflict] Погляньте на стіл ще раз; тим часом щось змінилося.
        [unknown-game] Виберіть одну з ігор на головній.
       *[other] Спробуйте ще раз; якщо так і лишиться, про це має знати той, хто веде цей сервер.
    }
