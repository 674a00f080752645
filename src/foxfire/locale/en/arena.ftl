### Matches, ladders and outside programs. Bots are named as they are typed on the command line.

## The result of a match

# $one and $other are the two bots, $sets are games over the same packs with the seats changed round.
arena-head =
    { $sets ->
        [one] { $one } against { $other }, { $game }: 1 set, { $games } games, seed { $seed }
       *[other] { $one } against { $other }, { $game }: { $sets } sets, { $games } games, seed { $seed }
    }
arena-options = options: { $options }
arena-option = { $name } = { $value }
arena-share = points of { $bot }: { $share } % ({ $low } to { $high })
arena-won =
    { $what ->
        [sets] sets with the better result: { $won }, equal { $drawn }, worse { $lost }
       *[games] games won { $won }, drawn { $drawn }, lost { $lost }
    }
# $pairs lists points of a pair, each with the number of pairs.
arena-pairs = pairs by points of { $bot }: { $pairs }
arena-elo = Elo: { $elo } ({ $low } to { $high })
arena-superiority = { $bot } is the better one with a likelihood of { $share } %
# Games in which the first bot has $own places and the other has $others.
arena-part =
    { $own ->
        [1] { $bot } alone against { $others } of { $other } wins { $share } % ({ $low } to { $high }); equal bots: { $fair } %
       *[other] { $own } of { $bot } against { $other } win { $share } % ({ $low } to { $high }); equal bots: { $fair } %
    }
arena-worth = mean worth of a game: { $one } and { $other }, difference { $gap } ({ $low } to { $high })
arena-effort = thinking: { $one } and { $other } ms a decision, at most { $one_slow } and { $other_slow }
# Where everybody plays together ($what is sets), such a game is worth the least.
arena-cut =
    { $what ->
        [sets] { $games } cut at { $cap } decisions; a game that was cut is worth the least
       *[games] { $games } cut at { $cap } decisions; a game that was cut counts as drawn
    }
# $alpha and $beta are risks in percent.
arena-sprt =
    { $verdict ->
        [elo0] test of Elo { $elo0 } against { $elo1 }: decided for { $elo0 }
        [elo1] test of Elo { $elo0 } against { $elo1 }: decided for { $elo1 }
       *[open] test of Elo { $elo0 } against { $elo1 }: not decided
    } (LLR { $llr } between { $lower } and { $upper }, risks { $alpha } % and { $beta } %)
arena-ended =
    { $why ->
        [decided] ended early: the test is decided
        [given-up] ended early: a program did not play any more
       *[interrupted] interrupted: this is the result so far
    }
arena-unbounded =
    { $sign ->
        [minus] -infinite
       *[plus] +infinite
    }

## The ladder

arena-ladder-head = Ladder of { $game }: { $games } games, seed { $seed }. Elo around the mean of all, with 95 % intervals.
arena-ladder-cross = Points in percent, row against column
arena-ladder-title = { $game }: { $games } games
arena-ladder-time = Strength against thinking time
arena-ladder-interrupted = interrupted: this is the ladder so far
arena-column =
    { $column ->
        [bot] bot
        [elo] Elo
        [margin] +/-
        [points] points %
        [sets] sets
        [better] better than next %
       *[ms] ms a decision
    }

## Where two bots would go different ways

# $host is the bot that plays the games in which both are asked at some turns.
arena-choices-head =
    { $games ->
        [one] { $one } and { $other } at { $turns } turns of 1 game, { $game }, played by { $host }, seed { $seed }
       *[other] { $one } and { $other } at { $turns } turns of { $games } games, { $game }, played by { $host }, seed { $seed }
    }
arena-choices-differ = they go different ways at { $number } of them ({ $share } %)
# $gain is counted in $parts-ths of a match; it has a sign.
arena-choices-gain = what { $bot } chooses brings { $gain } for each turn ({ $low } to { $high }) beside { $other }, in { $parts }ths of a match

## Pictures

arena-picture-title = { $game }: { $one } against { $other }: { $share } %, Elo { $elo } ({ $low } to { $high })
arena-axis-share = points of { $bot }, percent
arena-axis-sets = sets
arena-axis-points =
    { $games ->
        [1] result of a set: 0 worse, 0.5 equal, 1 better
       *[other] points of a set of { $games } games
    }
arena-axis-llr = log-likelihood ratio
arena-axis-claim = Elo { $elo }
arena-axis-elo = Elo

## Outside programs that misbehave. Every fault is a decision that the fallback took.

arena-faults =
    { $faults ->
        [one] { $name }: 1 of { $decisions } decisions was taken away from the program
       *[other] { $name }: { $faults } of { $decisions } decisions were taken away from the program
    }
# $example is what the first such fault was.
arena-fault =
    { $kind ->
        [start] not started ({ $count }): { $example }
        [crash] ended in the middle of a game ({ $count }): { $example }
        [late] no answer before the deadline ({ $count }): { $example }
        [rubbish] a line that is no message ({ $count }): { $example }
        [long] a line that is too long ({ $count }): { $example }
        [other] an answer to something else ({ $count }): { $example }
        [illegal] an action that is not allowed ({ $count }): { $example }
       *[absent] no program any more ({ $count }): { $example }
    }
arena-given-up = it was given up: too many starts without an answer that could be used
arena-stderr = the last it wrote to stderr:

## Help of the command lines

arena-arg-bot = a bot of Foxfire, such as rules, or engine:COMMAND for an outside program
arena-arg-bot-other = the bot that it is compared with
arena-arg-asked = a bot of Foxfire, such as search:50ms
arena-arg-host = the bot that plays the games, and plays on from either choice (default { $default })
arena-arg-games = in how many games they are asked (default { $default })
arena-arg-every = ask at each N-th turn that leaves a choice (default { $default })
arena-arg-tries = how often the host plays on from either choice (default { $default })
arena-arg-bots = bots of Foxfire, or engine:COMMAND for outside programs
arena-arg-game = which game: { $games }
arena-arg-option = an option of the game, such as target=16; may be repeated
arena-arg-pairs = how many packs are played, each with the seats changed round (default { $default }); with --sprt, at most
arena-arg-seatings = where each plays for themselves: each bot alone against the others, or only the first one alone (default all)
arena-arg-seed = equal seeds give equal packs and equal dice (default: a new one, which is told)
arena-arg-cap = decisions after which a game is cut and counts as drawn (default { $default })
arena-arg-deadline = seconds that an outside program has for a decision (default { $default })
arena-arg-records = a new folder for the record of every game
arena-arg-results = a JSON file in which all results are kept; what it holds already is counted and not played again
arena-arg-plot = a picture of the result, as .png, .svg or .pdf
arena-arg-json = the result as one JSON object
arena-arg-jobs = how many processes play (default: one for each core)
arena-arg-sprt = end as soon as a sequential test has decided whether the difference in Elo is E0 or E1
arena-arg-alpha = the risk of deciding for E1 when E0 is true (default { $default })
arena-arg-beta = the risk of deciding for E0 when E1 is true (default { $default })
arena-arg-engine-bot = which bot of Foxfire plays (default rules)
arena-engine-epilog = JSON lines over stdin and stdout; docs/engine.md describes them.
