### Matchs, échelles et programmes extérieurs. Les bots se nomment comme on les tape sur la ligne de commande.

## Le résultat d'un match

arena-head =
    { $sets ->
        [one] { $one } contre { $other }, { $game } : 1 série, { $games } parties, graine { $seed }
       *[other] { $one } contre { $other }, { $game } : { $sets } séries, { $games } parties, graine { $seed }
    }
arena-options = options : { $options }
arena-option = { $name } = { $value }
arena-share = points pour { $bot } : { $share } % ({ $low } à { $high })
arena-won =
    { $what ->
        [sets] séries au meilleur résultat : { $won }, égales { $drawn }, moins bonnes { $lost }
       *[games] parties gagnées { $won }, nulles { $drawn }, perdues { $lost }
    }
arena-pairs = paires selon les points pour { $bot } : { $pairs }
arena-elo = Elo : { $elo } ({ $low } à { $high })
arena-superiority = { $bot } est le meilleur avec une probabilité de { $share } %
arena-part =
    { $own ->
        [1] { $bot } seul contre { $others } fois { $other } gagne { $share } % ({ $low } à { $high }) ; bots égaux : { $fair } %
       *[other] { $own } fois { $bot } contre { $other } gagnent { $share } % ({ $low } à { $high }) ; bots égaux : { $fair } %
    }
arena-worth = valeur moyenne d'une partie : { $one } et { $other }, différence { $gap } ({ $low } à { $high })
arena-effort = réflexion : { $one } et { $other } ms par décision, au plus { $one_slow } et { $other_slow }
arena-cut =
    { $what ->
        [sets] parties coupées à { $cap } décisions : { $games } ; une partie coupée vaut le minimum
       *[games] parties coupées à { $cap } décisions : { $games } ; une partie coupée compte comme nulle
    }
arena-sprt =
    { $verdict ->
        [elo0] test d'Elo { $elo0 } contre { $elo1 } : décidé pour { $elo0 }
        [elo1] test d'Elo { $elo0 } contre { $elo1 } : décidé pour { $elo1 }
       *[open] test d'Elo { $elo0 } contre { $elo1 } : non décidé
    } (LLR { $llr } entre { $lower } et { $upper }, risques { $alpha } % et { $beta } %)
arena-ended =
    { $why ->
        [decided] arrêté avant terme : le test est décidé
        [given-up] arrêté avant terme : un programme ne jouait plus
       *[interrupted] interrompu : voici le résultat jusqu'ici
    }
arena-unbounded =
    { $sign ->
        [minus] -infini
       *[plus] +infini
    }

## L'échelle

arena-ladder-head = Échelle, { $game } : { $games } parties, graine { $seed }. Elo autour de la moyenne, avec des intervalles à 95 %.
arena-ladder-cross = Points en pour cent, ligne contre colonne
arena-ladder-title = { $game } : { $games } parties
arena-ladder-time = Force et temps de réflexion
arena-ladder-interrupted = interrompu : voici l'échelle jusqu'ici
arena-column =
    { $column ->
        [bot] bot
        [elo] Elo
        [margin] +/-
        [points] points %
        [sets] séries
        [better] meilleur que le suivant %
       *[ms] ms par décision
    }

## Là où deux bots prendraient des chemins différents

# $host est le bot qui joue les parties où l'on interroge les deux à certains tours.
arena-choices-head =
    { $games ->
        [one] { $one } et { $other } à { $turns } tours d'une partie, { $game }, jouée par { $host }, graine { $seed }
       *[other] { $one } et { $other } à { $turns } tours de { $games } parties, { $game }, jouées par { $host }, graine { $seed }
    }
arena-choices-differ = ils prennent des chemins différents à { $number } d'entre eux ({ $share } %)
# $gain se compte en $parts-ièmes d'une partie ; il a un signe.
arena-choices-gain = ce que choisit { $bot } rapporte { $gain } par tour ({ $low } à { $high }) à côté de { $other }, en { $parts }es d'une partie

## Images

arena-picture-title = { $game } : { $one } contre { $other } : { $share } %, Elo { $elo } ({ $low } à { $high })
arena-axis-share = points pour { $bot }, pour cent
arena-axis-sets = séries
arena-axis-points =
    { $games ->
        [1] résultat d'une série : 0 moins bon, 0.5 égal, 1 meilleur
       *[other] points d'une série de { $games } parties
    }
arena-axis-llr = logarithme du rapport de vraisemblance
arena-axis-claim = Elo { $elo }
arena-axis-elo = Elo

## Programmes extérieurs qui se conduisent mal

arena-faults =
    { $faults ->
        [one] { $name } : 1 décision sur { $decisions } a été retirée au programme
       *[other] { $name } : { $faults } décisions sur { $decisions } ont été retirées au programme
    }
arena-fault =
    { $kind ->
        [start] non démarré ({ $count }) : { $example }
        [crash] arrêté en pleine partie ({ $count }) : { $example }
        [late] pas de réponse dans le délai ({ $count }) : { $example }
        [rubbish] une ligne qui n'est pas un message ({ $count }) : { $example }
        [long] une ligne trop longue ({ $count }) : { $example }
        [other] une réponse à autre chose ({ $count }) : { $example }
        [illegal] une action non permise ({ $count }) : { $example }
       *[absent] plus de programme ({ $count }) : { $example }
    }
arena-given-up = abandonné : trop de démarrages sans réponse utilisable
arena-stderr = ses dernières lignes sur stderr :

## Aide des lignes de commande

arena-arg-bot = un bot de Foxfire, comme rules, ou engine:COMMANDE pour un programme extérieur
arena-arg-bot-other = le bot auquel on le compare
arena-arg-asked = un bot de Foxfire, par exemple search:50ms
arena-arg-host = le bot qui joue les parties et continue à partir des deux choix (par défaut { $default })
arena-arg-games = le nombre de parties où on les interroge (par défaut { $default })
arena-arg-every = interroger à chaque N-ième tour qui laisse un choix (par défaut { $default })
arena-arg-tries = combien de fois on continue à partir de chaque choix (par défaut { $default })
arena-arg-bots = des bots de Foxfire, ou engine:COMMANDE pour des programmes extérieurs
arena-arg-game = quel jeu : { $games }
arena-arg-option = une option du jeu, comme target=16 ; peut être répétée
arena-arg-pairs = combien de mélanges sont joués, chacun avec les places échangées (par défaut { $default }) ; avec --sprt, au plus
arena-arg-seatings = quand chacun joue pour soi : chaque bot seul contre les autres, ou seulement le premier seul (par défaut tous)
arena-arg-seed = des graines égales donnent des mélanges et des tirages égaux (par défaut une nouvelle, qui est dite)
arena-arg-cap = décisions après lesquelles une partie est coupée et compte comme nulle (par défaut { $default })
arena-arg-deadline = secondes dont dispose un programme extérieur pour une décision (par défaut { $default })
arena-arg-records = un nouveau dossier pour l'enregistrement de chaque partie
arena-arg-results = un fichier JSON où tous les résultats sont gardés ; ce qu'il contient déjà compte et n'est pas rejoué
arena-arg-plot = une image du résultat, en .png, .svg ou .pdf
arena-arg-json = le résultat en un objet JSON
arena-arg-jobs = combien de processus jouent (par défaut un par cœur)
arena-arg-sprt = finir dès qu'un test séquentiel a décidé si la différence en Elo est E0 ou E1
arena-arg-alpha = le risque de décider pour E1 quand E0 est vrai (par défaut { $default })
arena-arg-beta = le risque de décider pour E0 quand E1 est vrai (par défaut { $default })
arena-arg-engine-bot = quel bot de Foxfire joue (par défaut rules)
arena-engine-epilog = Des lignes JSON par stdin et stdout ; docs/engine.md les décrit.
