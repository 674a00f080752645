### Игроки-программы: кто они и почему что-то сделали бы.

## Кто сидит за столом. Уровень 1

bots-name-dormouse = Соня
bots-character-dormouse = просыпается поздно и играет, как сердце подскажет
bots-name-hedgehog = Ёж
bots-character-hedgehog = не торопится и рад каждой мелочи
bots-name-wren = Крапивник
bots-character-wren = шустрый и весёлый, веточка за веточкой
bots-name-toad = Жаба
bots-character-toad = сидит тихо и берёт, что попадётся

## Уровень 2

bots-name-badger = Барсук
bots-character-badger = знает старые обычаи леса и держится их
bots-name-squirrel = Белка
bots-character-squirrel = считает, что осталось, и откладывает на потом
bots-name-jay = Сойка
bots-character-jay = видит, кто что несёт, и помнит
bots-name-hare = Заяц
bots-character-hare = знает каждую тропу и когда с неё сойти

## Уровень 3

bots-name-marten = Куница
bots-character-marten = несколько быстрых взглядов вперёд — и прыжок
bots-name-otter = Выдра
bots-character-otter = играет ради удовольствия и редко проигрывает
bots-name-woodpecker = Дятел
bots-character-woodpecker = вмиг простучит всю кору
bots-name-weasel = Ласка
bots-character-weasel = проскользнёт в каждую щель, которую вы оставите

## Уровень 4

bots-name-owl = Сова
bots-character-owl = слышит в темноте, что вы держите
bots-name-lynx = Рысь
bots-character-lynx = ждёт того единственного мига
bots-name-stag = Олень
bots-character-stag = не уступает своего места, а потом и вашего
bots-name-boar = Вепрь
bots-character-boar = не прощает ни одной щели

## Уровень 5

bots-name-raven = Ворон
bots-character-raven = уже подумал об этом
bots-name-wolf = Старая Волчица
bots-character-wolf = провела стаю через много зим и готовит следующую
bots-name-bear = Медведь
bots-character-bear = думает медленно, а потом уже ничего не поделать
bots-name-viper = Гадюка
bots-character-viper = так тиха, что забываешь, кто тут охотится

## Без уровня

bots-name-moth = Мотылёк
bots-name-mayfly = Подёнка
bots-name-gnat = Мошка
bots-name-midge = Комар
bots-name-rowan = Рябина
bots-name-hazel = Лещина
bots-name-alder = Ольха
bots-name-yew = Тис

## `foxfire bots`

bots-list-level = level:{ $number } — это { $bot }: { $about }
bots-list-animal = { $name }: { $character }
bots-list-bot = { $bot }: { $about }
bots-about-random = любое разрешённое действие
bots-about-novice = простые правила; не смотрит дальше этого хода
bots-about-rules = все правила опыта; отвечает сразу
bots-about-search = ищет; search:50ms, search:sims=2000, search:1s,cores=4
bots-about-thinks = ищет { $time } на ход
bots-about-net = сеть, которая научилась сама; отвечает сразу; net:ФАЙЛ
bots-about-net-search = ищет и спрашивает также сеть; net+search:1s
bots-about-textbook = поиск из учебника со случайным доигрыванием; остаётся как мерка
bots-about-beam = планирует свои карты, будто больше никто не играет; остаётся как мерка
bots-about-outside = сторонняя программа, см. docs/engine.md
bots-list-warm = Ботов, которые ищут, компилируют один раз, перед первой игрой: foxfire warm
bots-arg-game = только боты этой игры: { $games } (по умолчанию все игры)
bots-arg-json = то же одним объектом JSON
bots-compiling = Сейчас поиск компилируется, один раз; это может занять минуту-две.
bots-compiling-still = Ещё компилируется, уже { $seconds } с.
bots-error-compiling = поиск не удалось скомпилировать; попробуйте: foxfire warm { $game }

## Почему подсказка что-то советует

bots-why-only = Выбора нет: { $turn }.
bots-why-even = Почти безразлично: { $turn } и { $other } одинаково хороши.
bots-why-best = { $turn } — лучшее на долгий срок; ни одна отдельная причина не выделяется.

# The Fox in the Forest
bots-why-fox-keep = { SUIT($decree, form: "title") } вам лучше всего как козырь, и указ остаётся.
bots-why-fox-trump = Тогда козырь — { SUIT($given) }.
bots-why-fox-under = { CARD($card, form: "code") } помогает вам меньше всего из того, что на руках.
bots-why-fox-takes =
    { $sure ->
        [yes] Так вы берёте взятку.
       *[no] Так вы, скорее всего, берёте взятку.
    }
bots-why-fox-treasure =
    { $sure ->
        [yes] Так вы берёте взятку с Сокровищем.
       *[no] Так вы, скорее всего, берёте взятку с Сокровищем.
    }
bots-why-fox-leaves =
    { $sure ->
        [yes] Так взятка достаётся другой стороне, а лучшие карты остаются у вас.
       *[no] Так взятка, скорее всего, достаётся другой стороне, а лучшие карты остаются у вас.
    }
bots-why-fox-swan = Лебедь проигрывает взятку, и следующую начинаете вы.
bots-why-fox-humble = Лучше уступить: { $name } идёт к жадности, а вы остаётесь скромными.
bots-why-fox-open = Так вы берёте взятку примерно в { $percent } мирах из 100; никакой другой выбор не лучше в целом.

# Tatsu
bots-why-tatsu-lead = Кто тогда начинает, лучше всего для вашей стороны.
bots-why-tatsu-ask =
    { $lost ->
        [yes] Взятка, скорее всего, потеряна, а просьба не стоит вам ни одной карты.
       *[no] Хватит чужой карты, а ваши остаются на потом; ваша сторона берёт взятку примерно в { $percent } мирах из 100.
    }
bots-why-tatsu-takes = Ваша сторона берёт взятку примерно в { $percent } мирах из 100.
bots-why-tatsu-multiplier = { CARD($card, form: "short") } возвращается домой: ваша сторона, скорее всего, берёт эту взятку.
bots-why-tatsu-pending = Ваша сторона, скорее всего, берёт эту взятку и ждущие карты: всего { $cards }.
bots-why-tatsu-cheap = Взятка, скорее всего, потеряна, и { CARD($card, form: "short") } стоит вашей стороне меньше всего.
bots-why-tatsu-fusion = Слияние откладывает взятку, и следующую начинаете вы.
bots-why-tatsu-turn-over = Закрытая карта может быть одной из нескольких; ваша сторона берёт взятку примерно в { $percent } мирах из 100.
bots-why-tatsu-open = Ваша сторона берёт взятку примерно в { $percent } мирах из 100; никакой другой выбор не лучше в целом.

# TAC
bots-why-tac-wins =
    { $sure ->
        [yes] Так вы выигрываете игру.
       *[no] Так вы выигрываете игру, если никто не ответит картой TAC.
    }
bots-why-tac-gift =
    { $exit ->
        [yes] Это даёт карту, которой можно вывести шар.
       *[no] { CARD($card, form: "short") } вам нужна меньше всего и может пригодиться там, куда идёт.
    }
bots-why-tac-discard = { CARD($card, form: "short") } — карта, без которой вам легче всего.
bots-why-tac-kicks = Это отправляет шар ({ SUIT($colour) }) обратно в гнездо.
bots-why-tac-tac = Это отменяет последний ход и берёт для вас { CARD($used, case: "accusative") }.
bots-why-tac-home = Это заводит шар ({ SUIT($colour) }) домой.
bots-why-tac-enter = Это выводит шар ({ SUIT($colour) }) в игру.
bots-why-tac-skip = Это отнимает ход и карту ({ SUIT($colour) }).
bots-why-tac-swap = Шары на { $one } и { $other } после обмена стоят лучше.
bots-why-tac-fool = Другая рука для вашей стороны лучше вашей нынешней.
bots-why-tac-devil = Это даёт вам сыграть ход следующего игрока.
bots-why-tac-settle = Это освобождает место в доме.
bots-why-tac-move = Это ведёт шар ({ SUIT($colour) }) { $from } → { $to }, где следующие карты подходят лучше всего.
