### Des joueurs qui sont des programmes : qui ils sont, et pourquoi ils feraient quelque chose.

## Qui est à la table. Niveau 1

bots-name-dormouse = Loir
bots-character-dormouse = se réveille tard et joue à l'instinct
bots-name-hedgehog = Hérisson
bots-character-hedgehog = n'est pas pressé, et content de chaque petit gain
bots-name-wren = Roitelet
bots-character-wren = vif et gai, une brindille à la fois
bots-name-toad = Crapaud
bots-character-toad = reste immobile et prend ce qui passe

## Niveau 2

bots-name-badger = Blaireau
bots-character-badger = connaît les vieux usages de la forêt et s'y tient
bots-name-squirrel = Écureuil
bots-character-squirrel = compte ce qui reste et met de côté
bots-name-jay = Geai
bots-character-jay = voit qui porte quoi, et s'en souvient
bots-name-hare = Lièvre
bots-character-hare = connaît chaque sentier, et quand le quitter

## Niveau 3

bots-name-marten = Martre
bots-character-marten = quelques coups d'œil en avant, puis un bond
bots-name-otter = Loutre
bots-character-otter = joue pour le plaisir et perd rarement
bots-name-woodpecker = Pic
bots-character-woodpecker = sonde toute l'écorce en un rien de temps
bots-name-weasel = Belette
bots-character-weasel = se glisse dans chaque brèche que vous laissez

## Niveau 4

bots-name-owl = Chouette
bots-character-owl = entend dans le noir ce que vous tenez
bots-name-lynx = Lynx
bots-character-lynx = attend le seul moment qui compte
bots-name-stag = Cerf
bots-character-stag = tient son terrain, puis le vôtre
bots-name-boar = Sanglier
bots-character-boar = ne pardonne aucune ouverture

## Niveau 5

bots-name-raven = Corbeau
bots-character-raven = y a déjà pensé
bots-name-wolf = Vieille Louve
bots-character-wolf = a mené bien des hivers et prépare le prochain
bots-name-bear = Ours
bots-character-bear = pense lentement, et puis il ne reste rien à faire
bots-name-viper = Vipère
bots-character-viper = si calme qu'on oublie qui chasse

## Sans niveau

bots-name-moth = Phalène
bots-name-mayfly = Éphémère
bots-name-gnat = Moucheron
bots-name-midge = Moustique
bots-name-rowan = Sorbier
bots-name-hazel = Noisetier
bots-name-alder = Aulne
bots-name-yew = If

## `foxfire bots`

bots-list-level = level:{ $number } est { $bot } : { $about }
bots-list-animal = { $name } : { $character }
bots-list-bot = { $bot } : { $about }
bots-about-random = n'importe quelle action permise
bots-about-novice = des règles simples ; ne voit pas plus loin que ce tour
bots-about-rules = toutes les règles de bon sens ; répond aussitôt
bots-about-search = cherche ; search:50ms, search:sims=2000, search:1s,cores=4
bots-about-thinks = cherche { $time } par tour
bots-about-net = un réseau qui a appris tout seul ; répond aussitôt ; net:FICHIER
bots-about-net-search = cherche et demande aussi à un réseau ; net+search:1s
bots-about-textbook = une recherche de manuel, à déroulements aléatoires, gardée comme mesure
bots-about-beam = prévoit ses propres cartes comme si personne d'autre ne jouait, gardé comme mesure
bots-about-outside = un programme extérieur, voir docs/engine.md
bots-list-warm = Les bots qui cherchent sont compilés une fois, avant leur première partie : foxfire warm
bots-arg-game = seulement les bots de ce jeu : { $games } (par défaut tous les jeux)
bots-arg-json = la même chose en un objet JSON
bots-compiling = La recherche est compilée maintenant, une seule fois ; cela peut prendre une minute ou deux.
bots-compiling-still = Compilation en cours, { $seconds } s déjà.
bots-error-compiling = la recherche n'a pas pu être compilée ; essayez : foxfire warm { $game }

## Pourquoi un conseil recommande quelque chose

bots-why-only = Il n'y a pas de choix : { $turn }.
bots-why-even = Cela ne change guère : { $turn } et { $other } se valent.
bots-why-best = { $turn } donne le mieux à la longue ; aucune raison ne se détache.

# The Fox in the Forest
bots-why-fox-keep = Ces atouts vous servent le mieux ({ SUIT($decree, case: "bare") }) : le décret reste.
bots-why-fox-trump = Cela change l'atout : { SUIT($given, case: "bare") }.
bots-why-fox-under = { CARD($card, form: "code") } est la carte qui vous sert le moins.
bots-why-fox-takes =
    { $sure ->
        [yes] Cela remporte le pli.
       *[no] Cela remporte très probablement le pli.
    }
bots-why-fox-treasure =
    { $sure ->
        [yes] Cela remporte le pli, avec le Trésor.
       *[no] Cela remporte très probablement le pli, avec le Trésor.
    }
bots-why-fox-leaves =
    { $sure ->
        [yes] Cela laisse ce pli à l'autre camp et garde les meilleures cartes.
       *[no] Cela laisse très probablement ce pli à l'autre camp et garde les meilleures cartes.
    }
bots-why-fox-swan = Le Cygne perd le pli, et vous entamez le suivant.
bots-why-fox-humble = Mieux vaut esquiver : { $name } glisse vers la cupidité, et vous restez humble.
bots-why-fox-open = Cela remporte le pli dans { $percent } mondes sur 100 environ ; aucun autre choix ne fait mieux sur l'ensemble.

# Tatsu
bots-why-tatsu-lead = Qui entame alors convient le mieux à votre camp.
bots-why-tatsu-ask =
    { $lost ->
        [yes] Le pli est très probablement perdu, et demander ne coûte aucune de vos cartes.
       *[no] La carte d'un autre suffit, et les vôtres restent pour plus tard ; votre camp prend le pli dans { $percent } mondes sur 100 environ.
    }
bots-why-tatsu-takes = Votre camp prend le pli dans { $percent } mondes sur 100 environ.
bots-why-tatsu-multiplier = { CARD($card, form: "short") } rentre à la maison : votre camp prend très probablement ce pli.
bots-why-tatsu-pending = Votre camp prend très probablement ce pli et les cartes en attente : { $cards } en tout.
bots-why-tatsu-cheap = Le pli est très probablement perdu, et { CARD($card, form: "short") } coûte le moins à votre camp.
bots-why-tatsu-fusion = La fusion reporte le pli, et vous entamez le suivant.
bots-why-tatsu-turn-over = La carte cachée peut être l'une de plusieurs ; votre camp prend le pli dans { $percent } mondes sur 100 environ.
bots-why-tatsu-open = Votre camp prend le pli dans { $percent } mondes sur 100 environ ; aucun autre choix ne fait mieux sur l'ensemble.

# TAC
bots-why-tac-wins =
    { $sure ->
        [yes] Cela gagne la partie.
       *[no] Cela gagne la partie, sauf si quelqu'un répond par un TAC.
    }
bots-why-tac-gift =
    { $exit ->
        [yes] Cela donne une carte pour faire entrer une bille.
       *[no] { CARD($card, form: "short") } vous manquera le moins et peut servir là où elle va.
    }
bots-why-tac-discard = { CARD($card, form: "short") } est la carte qui vous manquera le moins.
bots-why-tac-kicks = Cela renvoie une bille { SUIT($colour) } en réserve.
bots-why-tac-tac = Cela annule le dernier coup et utilise { CARD($used, case: "accusative") } pour vous.
bots-why-tac-home = Cela rentre une bille { SUIT($colour) } à la maison.
bots-why-tac-enter = Cela fait entrer une bille { SUIT($colour) } en jeu.
bots-why-tac-skip = Cela prend un tour et une carte à { SUIT($colour) }.
bots-why-tac-swap = Les billes en { $one } et { $other } sont mieux après l'échange.
bots-why-tac-fool = Une autre main vaut plus pour votre camp que la vôtre.
bots-why-tac-devil = Cela vous laisse jouer le tour du joueur suivant.
bots-why-tac-settle = Cela fait de la place dans la maison.
bots-why-tac-move = Cela mène { SUIT($colour) }, { $from } vers { $to }, où les cartes à venir conviennent le mieux.
