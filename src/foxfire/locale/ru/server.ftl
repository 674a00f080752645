### Стол в сети: всё вокруг самой игры.

## Что происходит за столом

server-event-sat = { $name } садится за стол.
server-event-vacated = Одно место свободно.
server-event-botted = Место занимает бот.
server-event-removed = Хозяин стола удаляет игрока; место занимает бот.
server-event-contributed = Кто-то добавляет случайности к следующей тасовке.
server-event-started = Игра начинается.
server-event-answered = Кто-то уже решил и ждёт остальных.
server-event-stand-in =
    { $reason ->
        [asleep] Бот ещё просыпается; решил бот попроще.
        [absent] Бота сейчас нет; решил бот попроще.
        [program] Сторонняя программа подвела; решил бот.
        [weights] Сеть этого бота непригодна; решил поиск.
       *[late] Бот думал слишком долго; решил бот попроще.
    }
server-event-late = Время вышло: решил бот.
server-event-proposed =
    { $what ->
        [takeback] Кто-то просит вернуть последний ход.
        [tempo] Кто-то предлагает другой темп.
       *[hints] Кто-то спрашивает, можно ли давать подсказки.
    }
server-event-agreed = Кто-то соглашается.
server-event-declined = Кто-то не соглашается.
server-event-taken-back = Последний ход возвращён.
server-event-tempo = Темп изменён.
server-event-hints = За этим столом разрешены подсказки.
server-event-talk = { $name } что-то говорит.
server-event-rematch = Для ещё одной игры есть новый стол.

## Что можно сказать друг другу

server-phrase-hello = Привет!
server-phrase-good-luck = Удачи!
server-phrase-well-played = Хорошо сыграно!
server-phrase-thanks = Спасибо!
server-phrase-sorry = Извините!
server-phrase-one-moment = Минутку, пожалуйста.
server-phrase-good-game = Отличная игра!
server-phrase-again = Ещё одну?
server-phrase-goodbye = До свидания!

## Отказы

server-error-refused = Сервер этого не делает.
server-error-not-known = Вас здесь ещё не знают.
server-error-not-allowed = Вам этого нельзя.
server-error-wrong-origin = Страницам этого сайта здесь спрашивать нельзя.
server-error-not-found = Такого нет.
server-error-wrong-method = Так об этом не спрашивают.
server-error-conflict = Сейчас это невозможно.
server-error-not-your-turn = Решает кто-то другой.
server-error-stale-decision = На этот вопрос уже ответили.
server-error-incomplete-turn = Ход ещё не закончен.
server-error-too-large = Это слишком много за один раз.
server-error-too-many = Слишком много запросов; подождите немного.
server-error-unavailable = Это не удалось сохранить, значит, этого не было. Попробуйте ещё раз.
server-error-defect = На сервере что-то пошло не так.

## `foxfire serve`, `verify`, `backup`, `restore`

server-ready = Foxfire работает по адресу { $url }

server-verified =
    { $packs ->
        [one] Тасовка следует из тайны, объявленной заранее.
       *[other] Все тасовки ({ $packs }) следуют из тайн, объявленных заранее.
    }
server-backup-made = { $path }: { $size } байт.
server-restored = База данных теперь та, что в { $path }; прежняя лежит рядом.
