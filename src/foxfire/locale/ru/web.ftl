### Страница: всё, что не является предложением одной игры или сервера.
###
### В приглашениях *звёздочки* стоят вокруг выделенного.

web-title = Foxfire
web-title-turn = Ваш ход · Foxfire
web-subtitle = Три игры для тихого вечера
web-guest = Гость

## Главная

web-games = Игры
web-play = Играть
web-learn = Научиться
web-records = Мои игры
web-settings = Настройки
web-home = Главная
web-play-now = Играть сейчас
web-of = { $what }: { $game }
web-with-friends = С друзьями
web-go-on = Дальше
# A table that pauses between two deals; a clock with minutes and seconds follows.
web-pause = Следующая раздача через
web-waits =
    { $mine ->
        [yes] { $name } ждёт вас
       *[no] { $game }, играет также { $name }
    }
web-join = Присоединиться к друзьям
web-join-link = Ссылка, которую вам дали
web-join-wrong = Это не ссылка на стол.
web-join-go = Перейти

## Новый стол

web-new-table = Стол для друзей
web-variant = Как играем
web-seats = Кто где сидит
web-seat-kind =
    { $kind ->
        [me] на этом устройстве
        [open] друг или подруга
       *[bot] бот
    }
web-level = Насколько сильный
web-bot =
    { $level ->
        [0] { $name }
       *[other] Уровень { $level }: { $name }
    }
web-bot-plain =
    { $bot ->
        [random] играет что попало
        [novice] новичок
        [rules] знает игру
       *[other] { $bot }
    }
web-tempo = Время на одно решение
web-tempo-name =
    { $seconds ->
        [0] сколько угодно
        [30] полминуты
        [60] одна минута
        [180] три минуты
        [86400] один день
        [259200] три дня
        [604800] неделя
       *[other] { $seconds } с
    }
web-public = Может присоединиться любой
web-training = Можно просить подсказки
web-options = Больше параметров
web-option-default = как обычно
web-make-table = Создать стол

## Перед игрой

web-lobby = Ваш стол
web-lobby-guest = Садитесь
web-lobby-wait = Хозяин начнёт, когда все соберутся.
web-sit = Сесть здесь
web-seat-of = Место { $number }
web-your-name = Ваше имя
web-save = Сохранить
web-start = Начать
web-invite = Позовите друзей
web-invite-link = Ссылка на этот стол
web-qr = Ссылка как код для камеры телефона
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-share = Поделиться

## Люди

web-you = Вы
web-your-turn = Ваш ход
web-seat-open = свободное место
web-thinks = думает
web-away = нет на месте
web-talk = { $name }: { $said }
web-say = Сказать что-нибудь

## За столом

web-table = Стол
web-hand = Ваши карты
web-hint = Что сделал бы бот?
web-hint-chance = { $turn }: { $percent } %
web-hint-plain = { $turn }
web-menu = Меню
web-close = Закрыть
web-record = Что произошло
web-record-empty = Ещё ничего.
web-record-live = Что происходит за столом
web-command = Напишите действие
web-command-list = Что можно сделать
web-command-unknown = «{ $typed }» сейчас невозможно.
web-command-wait = Решает кто-то другой.
web-listen = Прослушать, и клавиши
web-listen-wanted = Что нужно сделать
web-listen-laid = Что лежит в середине
web-listen-last = Что случилось только что
web-keys = Клавиши
web-key-arrows = По ряду карт или ходов
web-key-steps = На шаг назад или вперёд
web-key-escape = Отпустить выбранное
web-confirm = Подтвердить
web-step-back = Шаг назад
web-takeback = Просить вернуть ход
web-leave = Выйти из-за стола
web-agree = Согласиться
web-decline = Нет
web-refused-by = Правила этого не разрешают ({ $clause }).
web-pass = Дальше — игрок { $number }
web-pass-more = Передайте устройство; карты закрыты.
web-pass-look = Показать мои карты
web-card-name = { CARD($card, case: "nominative") }

## Настройки

web-theme = Свет
web-theme-name =
    { $theme ->
        [night] Ночь
        [paper] Утро
       *[contrast] Высокий контраст
    }
web-speed = Движение
web-speed-name =
    { $speed ->
        [calm] Спокойное
        [normal] Обычное
        [quick] Быстрое
       *[none] Без движения
    }
web-cards = Карты
web-big-index = Большие числа
web-one-tap = Играть одним касанием
web-sound = Звук
web-announced = Объявления для программ чтения с экрана
web-announced-level =
    { $level ->
        [all] Всё, что происходит
        [own] Мои решения, что касается меня, и результаты
       *[none] Ничего
    }
web-letter-keys = Клавиши из одной буквы за столом
web-language = Язык

## Связь

web-line-lost = Связь потеряна. Ваше место за вами; пробуем снова.
web-unreachable = Сервер недоступен
web-try-again = Попробовать ещё раз

## Конец и взгляд назад

web-ending =
    { $ending ->
        [won] Победа
        [lost] Поражение
        [draw] Ничья
       *[over] Конец
    }
web-again = Ещё одна игра
web-look-back = Посмотреть ещё раз
web-play-on = Играть дальше отсюда
web-copy-record = Скопировать ссылку
web-score = Счёт
web-packs = Каждая колода была определена ещё до сдачи.
web-records-none = Ещё ни одной игры.
web-record-of = Запись игры
web-eyes = Чьими глазами
web-eyes-open = Всё открыто
web-step-slider = Шаг
web-step-first = В начало
web-step-prev = Шаг назад
web-step-play = Пуск
web-step-pause = Стоп
web-step-next = Шаг вперёд
web-step-last = В конец
web-step-of = { $step } из { $steps }

## Обучение

web-rules = Правила
web-contents = Содержание
web-learn-table = Играть с подсказками

## Лис в лесу

web-fox-about = Двое игроков, тринадцать взяток
web-fox-where = Раунд { $round }, взятка { $trick }
web-fox-letter = { $suit }
web-fox-power-1 = Проиграйте им — и начинаете вы
web-fox-power-3 = Может сменить указ
web-fox-power-5 = Возьмите одну, одну под низ
web-fox-power-7 = Кто берёт взятку: +1
web-fox-power-9 = Одна во взятке — козырь
web-fox-power-11 = На него: 1 или старшая
web-fox-action-play = Сыграть { CARD($card, case: "accusative") }
web-fox-action-swap = Положить { CARD($card, case: "accusative") } на место указа
web-fox-action-under = Положить { CARD($card, case: "accusative") } под колоду
web-fox-action-keep = Оставить указ
web-fox-seat =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } · { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-fox-points =
    { $points ->
        [one] { $points } очко из { $target }
        [few] { $points } очка из { $target }
       *[many] { $points } очков из { $target }
    }
web-fox-string =
    { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }, это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-fox-trump = Указ, козырь
web-fox-deck = Колода
web-fox-decree-name = Указ: { CARD($card, case: "nominative") }
web-fox-under = под колоду
web-fox-your-card = ваша карта
web-fox-play-here = сыграйте сюда
web-fox-caption =
    { $seat ->
        [you]
            { $did ->
                [led] { $takes ->
                    [yes] ваш ход, ваша взятка
                   *[no] ваш ход
                }
                [followed] { $takes ->
                    [yes] ваша взятка
                   *[no] ваш ответ
                }
                [leads] вы начинаете
               *[follows] вы отвечаете
            }
       *[other]
            { $did ->
                [led] { $takes ->
                    [yes] { $name } берёт взятку
                   *[no] ходит { $name }
                }
                [followed] { $takes ->
                    [yes] { $name } берёт взятку
                   *[no] отвечает { $name }
                }
                [leads] начинает { $name }
               *[follows] отвечает { $name }
            }
    }
web-fox-prompt-lead = Вы начинаете: *любая карта*
web-fox-prompt-free = { $name } начинает: { CARD($led, case: "nominative", form: "short") }; отвечайте *любой картой*
web-fox-prompt-follow = { $name } начинает: { CARD($led, case: "nominative", form: "short") }; нужны *{ SUIT($led, case: "nominative") }*
web-fox-prompt-monarch = Начинает *Монарх*: отвечайте Лебедем или старшей картой ({ SUIT($led, case: "nominative") })
web-fox-prompt-again = Ещё раз, чтобы сыграть *{ CARD($card, case: "accusative") }*
web-fox-prompt-exchange = Ваш *Лис* может сменить указ: выберите карту или оставьте как есть
web-fox-prompt-swap = Ещё раз, чтобы положить туда *{ CARD($card, case: "accusative") }*
web-fox-prompt-return = Ваш *Лесоруб* вытянул { CARD($drawn, case: "accusative") }: положите одну карту под колоду
web-fox-prompt-under = Ещё раз, чтобы положить *{ CARD($card, case: "accusative") }* под колоду
web-fox-prompt-leads = Начинает { $name }
web-fox-prompt-answers = Отвечает { $name }
web-fox-target = До { $target } очков
web-fox-before = Было
web-fox-round = Раунд { $round }
web-fox-treasures = Сокровища
web-fox-tricks = Взятки
web-fox-this-round = Этот раунд
web-fox-total = Всего
web-fox-rounds =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
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
        [greedy] , жадность
       *[other] { "" }
    }

### Места страницы вокруг игр: кто я, другие устройства, подготовка стола, кто здесь, согласие.

## Кто я

web-me = Вы и ваши устройства
web-me-more = Учётная запись не нужна: это устройство узнаёт вас по собственному секрету.
web-saved = Сохранено
web-name-wrong = В имени от 1 до 24 знаков.
web-device = Другое устройство
web-device-more = Откройте ссылку на другом устройстве или наведите его камеру на код. Она действует один раз, десять минут; после этого оба устройства — это вы, на тех же местах.
web-device-make = Создать ссылку
web-device-link = Ссылка для другого устройства
web-device-type = Или введите там этот код:
web-recovery = Если это устройство вас забудет
web-recovery-more = Код восстановления вернёт вас и ваши игры на любом устройстве. Он показан только сейчас, так что берегите его; новый отменяет прежний.
web-recovery-make = Создать код восстановления
web-recovery-code = Ваш код восстановления:
web-copy = Скопировать
web-have-code = У меня есть код
web-device-here = Будьте здесь собой
web-device-here-more = Введите код с другого устройства или ваш код восстановления.
web-code = Код
web-device-go = Это я
web-device-other =
    { $games ->
        [one] Это устройство сейчас играет { $games } игру под именем { $name }. Отсюда она станет недоступна; сначала создайте код восстановления, если хотите её вернуть.
        [few] Это устройство сейчас играет { $games } игры под именем { $name }. Отсюда они станут недоступны; сначала создайте код восстановления, если хотите их вернуть.
       *[many] Это устройство сейчас играет { $games } игр под именем { $name }. Отсюда они станут недоступны; сначала создайте код восстановления, если хотите их вернуть.
    }
web-code-wrong = Этот код неизвестен, уже использован или устарел. Создайте новый на другом устройстве.
web-distance = Люди, от которых вы держитесь в стороне
web-distance-kind =
    { $kind ->
        [mute] Вы не читаете, что говорит этот человек.
       *[block] Этот человек не может сесть за один стол с вами.
    }
web-distance-end = Забудем
web-somebody = Кто-то
web-data = Ваши данные
web-data-export = Скачать всё, что хранится обо мне
web-data-delete = Удалить меня
web-data-delete-more = Ваше имя, коды и всё, что вы написали, исчезнут, а ваши места займут боты. Завершённые игры останутся, без вашего имени. Отменить это нельзя.
web-data-delete-sure = Да, удалить меня
web-data-keep = Нет, оставить всё

## Подготовка стола

web-who = Кто может прийти
web-who-link = Каждый, у кого есть ссылка
web-watching = Кто может смотреть
web-watching-name =
    { $watching ->
        [none] никто
        [seat] любой, глазами одного места
        [delayed] любой, все руки, но позже
       *[end] любой, все руки после конца
    }
web-watching-rule =
    { $watching ->
        [none] Смотреть не может никто.
        [seat] Зрители видят то, что видит { $name }.
        [delayed] Зрители видят все руки, но позже.
       *[end] Зрители видят все руки после конца.
    }
web-watch-seat = Чьими глазами
web-watch-delay = Насколько позже
web-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
web-late = Когда время вышло
web-late-name =
    { $late ->
        [bot] один раз решает бот
       *[wait] стол ждёт
    }
web-talking = Что можно говорить
web-talking-name =
    { $talking ->
        [none] ничего
        [phrases] готовые фразы
       *[text] что угодно
    }
web-option-wrong = Один из параметров не подходит: { $said }
web-other-setup = Подготовить иначе
web-setup-line =
    { $public ->
        [yes] В списке для всех.
       *[no] Для тех, у кого есть ссылка.
    } Время на решение: { $tempo }.

## Открытые столы

web-open-tables = Открытые столы
web-open-count =
    { $count ->
        [0] Открытые столы
       *[other] Открытые столы: { $count }
    }
web-open-wait = Ищем столы …
web-open-none = Сейчас ни один стол не ждёт игроков. Создайте такой, к которому может присоединиться любой, и все увидят его здесь.
web-open-seats =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
web-open-running = идёт игра
web-open-join = Присоединиться
web-open-watch = Смотреть
web-more-games =
    { $count ->
        [one] Ещё { $count } игра
        [few] Ещё { $count } игры
       *[many] Ещё { $count } игр
    }

## Кто здесь

web-this-table = Этот стол
web-people = Кто здесь
web-host = хозяин стола
web-here = здесь
web-kept = бот, за { $name }
web-watchers =
    { $count ->
        [0] Сейчас никто не смотрит.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }
web-mute = Не слышать
web-block = Больше не встречать
web-remove = Удалить
web-remove-sure = Должен ли бот навсегда занять место, где играет { $name }? За этот стол этот человек не вернётся.
web-remove-yes = Да, удалить
web-rest = Пусть за меня играет бот
web-seat-back = Вернуться на своё место
web-bot-for-you = За вас играет бот.
web-you-watch =
    { $how ->
        [seat] Вы смотрите глазами игрока { $name }.
        [referee] Вы видите все руки, на несколько минут позже.
       *[spectator] Вы смотрите; руки будут показаны после конца.
    }
web-sit-refused = Это место не для вас: хозяин удалил вас, кто-то здесь не хочет вас встречать, или вы видели другие карты этой игры.

## Согласие и разговор

web-ask-hints = Попросить подсказки
web-ask-tempo = Другой темп
web-ask-tempo-more = Темп изменится, когда согласятся все за столом. Боты согласны всегда.
web-asks-tempo = Игрок предлагает другое время на решение: { $tempo }.
web-propose = Предложить
web-asked = Вы спросили. Ещё не ответили: { $names }.
web-proposed-already = Это уже предложено; остальные ещё не ответили.
web-takeback-refused = Ход можно вернуть, только пока он последнее, что произошло, и никто с тех пор не увидел ничего нового.
web-not-now = При нынешнем положении — нет.
web-talk-own = Своими словами
web-talk-send = Сказать
web-talk-silent = Не сейчас: у партнёров карты на руках, и никто не говорит, пока они не сыграны.

## Тасовка

web-shuffle = Тасовка
web-shuffle-more = Перед каждой раздачей сервер определяет порядок карт и показывает его печать. Когда карты сыграны, он открывает секрет, и каждый может проверить, что между этим ничего не изменили.
web-pack = Колода { $number }
web-pack-stage =
    { $stage ->
        [next] определена, ещё не роздана
        [dealt] в игре
       *[spent] сыграна, её секрет открыт
    }
web-pack-seal = Печать { $hash }
web-pack-check =
    { $fits ->
        [yes] соответствует печати
       *[no] не соответствует печати
    }
web-luck = Ваша собственная случайность
web-luck-more = Буквы и цифры, которые вы добавите, изменят следующую колоду так, что никто не сможет этого предвидеть, даже сервер.
web-luck-add = Добавить
web-luck-added = Вы добавили { $text } к следующей колоде.
web-luck-wrong = Только буквы A–Z и цифры, не больше 64.
web-shuffle-record = Запись завершённой игры содержит каждую печать и каждый секрет; «foxfire verify» проверяет в ней каждую карту, а короткий скрипт делает это и без Foxfire.
web-shuffle-download = Скачать запись

## Уведомления и ошибки

web-notices = Сообщать, когда мой ход
web-notices-forbidden = Ваш браузер не разрешает уведомлений этой страницы; это можно изменить в его настройках.
web-next =
    { $code ->
        [unreachable] Ничего не потеряно: ваши игры там, где были. Страница пробует снова каждые несколько секунд.
        [unavailable] Ничего не потеряно. Страница пробует снова каждые несколько секунд.
        [not-found] Может быть, ссылка старая или неполная. Попросите её ещё раз или начните с главной.
        [not-allowed] Спросите хозяина стола или начните с главной.
        [not-known] Сыграйте игру или введите код с другого устройства.
        [too-many] Передохните и попробуйте через минуту.
        [too-large] Сделайте короче и попробуйте ещё раз.
        [conflict] Взгляните на стол ещё раз; тем временем что-то изменилось.
        [unknown-game] Выберите одну из игр на главной.
       *[other] Попробуйте ещё раз; если так и останется, об этом должен знать тот, кто ведёт этот сервер.
    }
