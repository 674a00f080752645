### Гравці-програми: хто вони й чому щось зробили б.

## Хто сидить за столом. Рівень 1

bots-name-dormouse = Соня
bots-character-dormouse = прокидається пізно й грає, як серце підкаже
bots-name-hedgehog = Їжак
bots-character-hedgehog = не поспішає й радіє кожній дрібниці
bots-name-wren = Волове Очко
bots-character-wren = жваве й веселе, гілочка за гілочкою
bots-name-toad = Ропуха
bots-character-toad = сидить тихо й бере, що трапиться

## Рівень 2

bots-name-badger = Борсук
bots-character-badger = знає старі звичаї лісу й тримається їх
bots-name-squirrel = Білка
bots-character-squirrel = рахує, що лишилося, і відкладає на потім
bots-name-jay = Сойка
bots-character-jay = бачить, хто що несе, і пам’ятає
bots-name-hare = Заєць
bots-character-hare = знає кожну стежку й коли з неї зійти

## Рівень 3

bots-name-marten = Куниця
bots-character-marten = кілька швидких поглядів уперед — і стрибок
bots-name-otter = Видра
bots-character-otter = грає задля втіхи й рідко програє
bots-name-woodpecker = Дятел
bots-character-woodpecker = вмить перестукає всю кору
bots-name-weasel = Ласка
bots-character-weasel = прослизне в кожну щілину, яку ви лишите

## Рівень 4

bots-name-owl = Сова
bots-character-owl = чує в темряві, що ви тримаєте
bots-name-lynx = Рись
bots-character-lynx = чекає на ту єдину мить
bots-name-stag = Олень
bots-character-stag = не поступається своїм місцем, а тоді й вашим
bots-name-boar = Вепр
bots-character-boar = не пробачає жодної щілини

## Рівень 5

bots-name-raven = Крук
bots-character-raven = уже про це подумав
bots-name-wolf = Стара Вовчиця
bots-character-wolf = провела зграю крізь багато зим і планує наступну
bots-name-bear = Ведмідь
bots-character-bear = думає повільно, а потім уже нічого не вдієш
bots-name-viper = Гадюка
bots-character-viper = така тиха, що забуваєш, хто тут полює

## Без рівня

bots-name-moth = Метелик
bots-name-mayfly = Одноденка
bots-name-gnat = Мошка
bots-name-midge = Комар
bots-name-rowan = Горобина
bots-name-hazel = Ліщина
bots-name-alder = Вільха
bots-name-yew = Тис

## `foxfire bots`

bots-list-level = level:{ $number } — це { $bot }: { $about }
bots-list-animal = { $name }: { $character }
bots-list-bot = { $bot }: { $about }
bots-about-random = будь-яка дозволена дія
bots-about-novice = прості правила; не дивиться далі цього ходу
bots-about-rules = усі правила досвіду; відповідає одразу
bots-about-search = шукає; search:50ms, search:sims=2000, search:1s,cores=4
bots-about-thinks = шукає { $time } на хід
bots-about-net = мережа, що навчилася сама; відповідає одразу; net:ФАЙЛ
bots-about-net-search = шукає й питає також мережу; net+search:1s
bots-about-textbook = пошук з підручника з випадковим дограванням; лишається як мірка
bots-about-beam = планує свої карти, ніби більше ніхто не грає; лишається як мірка
bots-about-outside = стороння програма, див. docs/engine.md
bots-list-warm = Ботів, що шукають, компілюють один раз, перед першою грою: foxfire warm
bots-arg-game = лише боти цієї гри: { $games } (типово всі ігри)
bots-arg-json = те саме одним об’єктом JSON
bots-compiling = Зараз пошук компілюється, один раз; це може тривати хвилину-дві.
bots-compiling-still = Ще компілюється, уже { $seconds } с.
bots-error-compiling = пошук не вдалося скомпілювати; спробуйте: foxfire warm { $game }

## Чому підказка щось радить

bots-why-only = Вибору немає: { $turn }.
bots-why-even = Майже байдуже: { $turn } і { $other } однаково добрі.
bots-why-best = { $turn } — найкраще на довгу перспективу; жодна окрема причина не виділяється.

# The Fox in the Forest
bots-why-fox-keep = { SUIT($decree, form: "title") } вам найкращі як козир, тож указ лишається.
bots-why-fox-trump = Тоді козир — { SUIT($given) }.
bots-why-fox-under = { CARD($card, form: "code") } допомагає вам найменше з усього на руках.
bots-why-fox-takes =
    { $sure ->
        [yes] Так ви берете взятку.
       *[no] Так ви, найімовірніше, берете взятку.
    }
bots-why-fox-treasure =
    { $sure ->
        [yes] Так ви берете взятку зі Скарбом.
       *[no] Так ви, найімовірніше, берете взятку зі Скарбом.
    }
bots-why-fox-leaves =
    { $sure ->
        [yes] Так взятка дістається іншій стороні, а кращі карти лишаються у вас.
       *[no] Так взятка, найімовірніше, дістається іншій стороні, а кращі карти лишаються у вас.
    }
bots-why-fox-swan = Лебідь програє взятку, і наступну починаєте ви.
bots-why-fox-humble = Краще поступитися: { $name } іде до жадібності, а ви лишаєтеся скромними.
bots-why-fox-open = Так ви берете взятку приблизно в { $percent } світах зі 100; жоден інший вибір не кращий загалом.

# Tatsu
bots-why-tatsu-lead = Хто тоді починає, найкраще для вашої сторони.
bots-why-tatsu-ask =
    { $lost ->
        [yes] Взятку, найімовірніше, втрачено, а прохання не коштує вам жодної карти.
       *[no] Вистачить чужої карти, а ваші лишаються на потім; ваша сторона бере взятку приблизно в { $percent } світах зі 100.
    }
bots-why-tatsu-takes = Ваша сторона бере взятку приблизно в { $percent } світах зі 100.
bots-why-tatsu-multiplier = { CARD($card, form: "short") } повертається додому: ваша сторона, найімовірніше, бере цю взятку.
bots-why-tatsu-pending = Ваша сторона, найімовірніше, бере цю взятку й карти, що чекають: усього { $cards }.
bots-why-tatsu-cheap = Взятку, найімовірніше, втрачено, і { CARD($card, form: "short") } коштує вашій стороні найменше.
bots-why-tatsu-fusion = Злиття відкладає взятку, і наступну починаєте ви.
bots-why-tatsu-turn-over = Закрита карта може бути однією з кількох; ваша сторона бере взятку приблизно в { $percent } світах зі 100.
bots-why-tatsu-open = Ваша сторона бере взятку приблизно в { $percent } світах зі 100; жоден інший вибір не кращий загалом.

# TAC
bots-why-tac-wins =
    { $sure ->
        [yes] Так ви виграєте гру.
       *[no] Так ви виграєте гру, якщо ніхто не відповість картою TAC.
    }
bots-why-tac-gift =
    { $exit ->
        [yes] Це дає карту, якою можна вивести кулю.
       *[no] { CARD($card, form: "short") } вам найменш потрібна й може стати в пригоді там, куди йде.
    }
bots-why-tac-discard = { CARD($card, form: "short") } — карта, без якої вам найлегше.
bots-why-tac-kicks = Це відправляє кулю ({ SUIT($colour) }) назад у гніздо.
bots-why-tac-tac = Це скасовує останній хід і бере для вас { CARD($used, case: "accusative") }.
bots-why-tac-home = Це заводить кулю ({ SUIT($colour) }) додому.
bots-why-tac-enter = Це виводить кулю ({ SUIT($colour) }) у гру.
bots-why-tac-skip = Це забирає хід і карту ({ SUIT($colour) }).
bots-why-tac-swap = Кулі на { $one } і { $other } після обміну стоять краще.
bots-why-tac-fool = Інша рука для вашої сторони краща за теперішню вашу.
bots-why-tac-devil = Це дає вам зіграти хід наступного гравця.
bots-why-tac-settle = Це звільняє місце в домі.
bots-why-tac-move = Це веде кулю ({ SUIT($colour) }) { $from } → { $to }, де наступні карти пасують найкраще.
