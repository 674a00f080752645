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
