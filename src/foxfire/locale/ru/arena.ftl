### Матчи, лестницы и сторонние программы. Боты зовутся так, как их пишут в командной строке.

## Результат матча

arena-head = { $one } против { $other }, { $game }: серий { $sets }, игр { $games }, зерно { $seed }
arena-options = параметры: { $options }
arena-option = { $name } = { $value }
arena-share = очки { $bot }: { $share } % (от { $low } до { $high })
arena-won =
    { $what ->
        [sets] серии с лучшим результатом: { $won }, равные { $drawn }, с худшим { $lost }
       *[games] игр выиграно { $won }, ничьих { $drawn }, проиграно { $lost }
    }
arena-pairs = пары по очкам { $bot }: { $pairs }
arena-elo = Эло: { $elo } (от { $low } до { $high })
arena-superiority = { $bot } лучше с вероятностью { $share } %
arena-part =
    { $own ->
        [1] { $bot } один против { $others } × { $other } выигрывает { $share } % (от { $low } до { $high }); равные боты: { $fair } %
       *[other] { $own } × { $bot } против { $other } выигрывают { $share } % (от { $low } до { $high }); равные боты: { $fair } %
    }
arena-worth = средняя ценность игры: { $one } и { $other }, разница { $gap } (от { $low } до { $high })
arena-effort = раздумья: { $one } и { $other } мс на решение, самое большее { $one_slow } и { $other_slow }
arena-cut =
    { $what ->
        [sets] оборвано игр: { $games }, после { $cap } решений; оборванная игра стоит меньше всего
       *[games] оборвано игр: { $games }, после { $cap } решений; оборванная игра считается ничьей
    }
arena-sprt =
    { $verdict ->
        [elo0] проверка Эло { $elo0 } против { $elo1 }: решено в пользу { $elo0 }
        [elo1] проверка Эло { $elo0 } против { $elo1 }: решено в пользу { $elo1 }
       *[open] проверка Эло { $elo0 } против { $elo1 }: не решено
    } (LLR { $llr } между { $lower } и { $upper }, риски { $alpha } % и { $beta } %)
arena-ended =
    { $why ->
        [decided] закончено раньше: проверка решена
        [given-up] закончено раньше: программа больше не играла
       *[interrupted] прервано: результат на этот момент
    }
arena-unbounded =
    { $sign ->
        [minus] -бесконечность
       *[plus] +бесконечность
    }

## Лестница

arena-ladder-head = Лестница, { $game }: игр { $games }, зерно { $seed }. Эло вокруг среднего, с интервалами 95 %.
arena-ladder-cross = Очки в процентах, строка против столбца
arena-ladder-title = { $game }: игр { $games }
arena-ladder-time = Сила игры и время на раздумья
arena-ladder-interrupted = прервано: лестница на этот момент
arena-column =
    { $column ->
        [bot] бот
        [elo] Эло
        [margin] +/-
        [points] очки %
        [sets] серии
        [better] лучше следующего %
       *[ms] мс на решение
    }

## Где два бота пошли бы разными путями

# $host — бот, который играет игры, где на некоторых ходах спрашивают обоих.
arena-choices-head = { $one } и { $other }, { $game }: ходов { $turns }, игр { $games }, играет { $host }, зерно { $seed }
arena-choices-differ = разными путями идут на { $number } из них ({ $share } %)
# $gain считается в $parts-х долях игры; имеет знак.
arena-choices-gain = выбор { $bot } даёт { $gain } за ход ({ $low } до { $high }) рядом с { $other }, в { $parts }-х долях игры

## Рисунки

arena-picture-title = { $game }: { $one } против { $other }: { $share } %, Эло { $elo } (от { $low } до { $high })
arena-axis-share = очки { $bot }, проценты
arena-axis-sets = серии
arena-axis-points =
    { $games ->
        [1] результат серии: 0 хуже, 0.5 равный, 1 лучше
       *[other] очки за серию (игр: { $games })
    }
arena-axis-llr = логарифм отношения правдоподобий
arena-axis-claim = Эло { $elo }
arena-axis-elo = Эло

## Сторонние программы, которые ведут себя плохо

arena-faults = { $name }: решений, отнятых у программы: { $faults } из { $decisions }
arena-fault =
    { $kind ->
        [start] не запустилась ({ $count }): { $example }
        [crash] остановилась посреди игры ({ $count }): { $example }
        [late] нет ответа вовремя ({ $count }): { $example }
        [rubbish] строка, которая не сообщение ({ $count }): { $example }
        [long] слишком длинная строка ({ $count }): { $example }
        [other] ответ на что-то другое ({ $count }): { $example }
        [illegal] неразрешённое действие ({ $count }): { $example }
       *[absent] программы больше нет ({ $count }): { $example }
    }
arena-given-up = от неё отказались: слишком много запусков без пригодного ответа
arena-stderr = последнее, что она написала в stderr:

## Справка командных строк

arena-arg-bot = бот Foxfire, например rules, или engine:КОМАНДА для сторонней программы
arena-arg-bot-other = бот, с которым сравнивают
arena-arg-asked = бот Foxfire, например search:50ms
arena-arg-host = бот, который играет игры и продолжает после обоих выборов (по умолчанию { $default })
arena-arg-games = в скольких играх их спрашивают (по умолчанию { $default })
arena-arg-every = спрашивать на каждом N-м ходу, где есть выбор (по умолчанию { $default })
arena-arg-tries = сколько раз играть дальше после каждого выбора (по умолчанию { $default })
arena-arg-bots = боты Foxfire или engine:КОМАНДА для сторонних программ
arena-arg-game = какая игра: { $games }
arena-arg-option = параметр игры, например target=16; можно несколько раз
arena-arg-pairs = сколько колод сыграть, каждую со сменой мест (по умолчанию { $default }); с --sprt самое большее
arena-arg-seatings = когда каждый играет за себя: каждый бот один против других или только первый (по умолчанию все)
arena-arg-seed = одинаковые зёрна дают одинаковые колоды и жребии (по умолчанию новое, оно будет названо)
arena-arg-cap = решения, после которых игра обрывается и считается ничьей (по умолчанию { $default })
arena-arg-deadline = секунды, которые есть у сторонней программы на решение (по умолчанию { $default })
arena-arg-records = новая папка для записи каждой игры
arena-arg-results = файл JSON, в котором хранятся все результаты; что в нём уже есть, то учитывается и не играется снова
arena-arg-plot = рисунок результата, как .png, .svg или .pdf
arena-arg-json = результат одним объектом JSON
arena-arg-jobs = сколько процессов играет (по умолчанию по одному на ядро)
arena-arg-sprt = закончить, как только последовательная проверка решит, равна ли разница в Эло E0 или E1
arena-arg-alpha = риск решить в пользу E1, когда верно E0 (по умолчанию { $default })
arena-arg-beta = риск решить в пользу E0, когда верно E1 (по умолчанию { $default })
arena-arg-engine-bot = какой бот Foxfire играет (по умолчанию rules)
arena-engine-epilog = Строки JSON через stdin и stdout; их описывает docs/engine.md.
