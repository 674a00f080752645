### Матчі, драбини й сторонні програми. Боти звуться так, як їх пишуть у командному рядку.

## Результат матчу

arena-head = { $one } проти { $other }, { $game }: серій { $sets }, ігор { $games }, зерно { $seed }
arena-options = параметри: { $options }
arena-option = { $name } = { $value }
arena-share = очки { $bot }: { $share } % (від { $low } до { $high })
arena-won =
    { $what ->
        [sets] серії з кращим результатом: { $won }, рівні { $drawn }, з гіршим { $lost }
       *[games] ігор виграно { $won }, нічиїх { $drawn }, програно { $lost }
    }
arena-pairs = пари за очками { $bot }: { $pairs }
arena-elo = Ело: { $elo } (від { $low } до { $high })
arena-superiority = { $bot } кращий з імовірністю { $share } %
arena-part =
    { $own ->
        [1] { $bot } сам проти { $others } × { $other } виграє { $share } % (від { $low } до { $high }); рівні боти: { $fair } %
       *[other] { $own } × { $bot } проти { $other } виграють { $share } % (від { $low } до { $high }); рівні боти: { $fair } %
    }
arena-worth = середня вартість гри: { $one } і { $other }, різниця { $gap } (від { $low } до { $high })
arena-effort = роздуми: { $one } і { $other } мс на рішення, щонайбільше { $one_slow } і { $other_slow }
arena-cut =
    { $what ->
        [sets] обірвано ігор: { $games }, після { $cap } рішень; обірвана гра варта найменше
       *[games] обірвано ігор: { $games }, після { $cap } рішень; обірвана гра вважається нічиєю
    }
arena-sprt =
    { $verdict ->
        [elo0] перевірка Ело { $elo0 } проти { $elo1 }: вирішено на користь { $elo0 }
        [elo1] перевірка Ело { $elo0 } проти { $elo1 }: вирішено на користь { $elo1 }
       *[open] перевірка Ело { $elo0 } проти { $elo1 }: не вирішено
    } (LLR { $llr } між { $lower } і { $upper }, ризики { $alpha } % і { $beta } %)
arena-ended =
    { $why ->
        [decided] закінчено раніше: перевірку вирішено
        [given-up] закінчено раніше: програма більше не грала
       *[interrupted] перервано: результат на цю мить
    }
arena-unbounded =
    { $sign ->
        [minus] -нескінченність
       *[plus] +нескінченність
    }

## Драбина

arena-ladder-head = Драбина, { $game }: ігор { $games }, зерно { $seed }. Ело довкола середнього, з інтервалами 95 %.
arena-ladder-cross = Очки у відсотках, рядок проти стовпця
arena-ladder-title = { $game }: ігор { $games }
arena-ladder-time = Сила гри й час на роздуми
arena-ladder-interrupted = перервано: драбина на цю мить
arena-column =
    { $column ->
        [bot] бот
        [elo] Ело
        [margin] +/-
        [points] очки %
        [sets] серії
        [better] кращий за наступного %
       *[ms] мс на рішення
    }

## Де два боти пішли б різними шляхами

# $host — бот, який грає ігри, де на деяких ходах питають обох.
arena-choices-head = { $one } і { $other }, { $game }: ходів { $turns }, ігор { $games }, грає { $host }, зерно { $seed }
arena-choices-differ = різними шляхами йдуть на { $number } з них ({ $share } %)
# $gain рахується в $parts-х частках гри; має знак.
arena-choices-gain = вибір { $bot } дає { $gain } за хід ({ $low } до { $high }) поруч із { $other }, у { $parts }-х частках гри

## Малюнки

arena-picture-title = { $game }: { $one } проти { $other }: { $share } %, Ело { $elo } (від { $low } до { $high })
arena-axis-share = очки { $bot }, відсотки
arena-axis-sets = серії
arena-axis-points =
    { $games ->
        [1] результат серії: 0 гірший, 0.5 рівний, 1 кращий
       *[other] очки за серію (ігор: { $games })
    }
arena-axis-llr = логарифм відношення правдоподібностей
arena-axis-claim = Ело { $elo }
arena-axis-elo = Ело

## Сторонні програми, що поводяться погано

arena-faults = { $name }: рішень, забраних у програми: { $faults } з { $decisions }
arena-fault =
    { $kind ->
        [start] не запустилася ({ $count }): { $example }
        [crash] зупинилася посеред гри ({ $count }): { $example }
        [late] немає відповіді вчасно ({ $count }): { $example }
        [rubbish] рядок, що не є повідомленням ({ $count }): { $example }
        [long] задовгий рядок ({ $count }): { $example }
        [other] відповідь на щось інше ({ $count }): { $example }
        [illegal] недозволена дія ({ $count }): { $example }
       *[absent] програми вже немає ({ $count }): { $example }
    }
arena-given-up = від неї відмовилися: забагато запусків без придатної відповіді
arena-stderr = останнє, що вона написала в stderr:

## Довідка командних рядків

arena-arg-bot = бот Foxfire, наприклад rules, або engine:КОМАНДА для сторонньої програми
arena-arg-bot-other = бот, з яким порівнюють
arena-arg-asked = бот Foxfire, наприклад search:50ms
arena-arg-host = бот, який грає ігри й продовжує після обох виборів (типово { $default })
arena-arg-games = у скількох іграх їх питають (типово { $default })
arena-arg-every = питати на кожному N-му ході, де є вибір (типово { $default })
arena-arg-tries = скільки разів грати далі після кожного вибору (типово { $default })
arena-arg-bots = боти Foxfire або engine:КОМАНДА для сторонніх програм
arena-arg-game = яка гра: { $games }
arena-arg-option = параметр гри, наприклад target=16; можна кілька разів
arena-arg-pairs = скільки колод зіграти, кожну зі зміною місць (типово { $default }); з --sprt щонайбільше
arena-arg-seatings = коли кожен грає за себе: кожен бот сам проти інших або лише перший (типово всі)
arena-arg-seed = однакові зерна дають однакові колоди й жереби (типово нове, його буде названо)
arena-arg-cap = рішення, після яких гру обірвано й зараховано нічию (типово { $default })
arena-arg-deadline = секунди, які стороння програма має на рішення (типово { $default })
arena-arg-records = нова тека для запису кожної гри
arena-arg-results = файл JSON, у якому зберігаються всі результати; що в ньому вже є, те враховано й не грають знову
arena-arg-plot = малюнок результату, як .png, .svg або .pdf
arena-arg-json = результат одним об’єктом JSON
arena-arg-jobs = скільки процесів грає (типово по одному на ядро)
arena-arg-sprt = закінчити, щойно послідовна перевірка вирішить, чи різниця в Ело E0, чи E1
arena-arg-alpha = ризик вирішити на користь E1, коли правда E0 (типово { $default })
arena-arg-beta = ризик вирішити на користь E0, коли правда E1 (типово { $default })
arena-arg-engine-bot = який бот Foxfire грає (типово rules)
arena-engine-epilog = Рядки JSON через stdin і stdout; їх описує docs/engine.md.
