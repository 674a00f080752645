### La page : tout ce qui n'est pas une phrase d'un jeu ou du serveur.
###
### Dans les invites, des *étoiles* entourent ce qui est souligné.

web-title = Foxfire
web-title-turn = À vous · Foxfire
web-subtitle = Trois jeux pour une soirée tranquille
web-guest = Invité

## Accueil

web-games = Jeux
web-play = Jouer
web-learn = Apprendre
web-records = Mes parties
web-settings = Réglages
web-home = Accueil
web-play-now = Jouer maintenant
web-of = { $what } : { $game }
web-with-friends = Entre amis
web-go-on = Continuer
# A table that pauses between two deals; a clock with minutes and seconds follows.
web-pause = Prochaine donne dans
web-waits =
    { $mine ->
        [yes] { $name } vous attend
       *[no] { $game } avec { $name }
    }
web-join = Rejoindre la table d'un ami
web-join-link = Le lien que vous avez reçu
web-join-wrong = Ce n'est pas un lien vers une table.
web-join-go = Y aller

## Préparer une table

web-new-table = Une table entre amis
web-variant = Variante
web-seats = Qui s'assied où
web-seat-kind =
    { $kind ->
        [me] sur cet appareil
        [open] un ami
       *[bot] un bot
    }
web-level = Force
web-bot =
    { $level ->
        [0] { $name }
       *[other] Niveau { $level } : { $name }
    }
web-bot-plain =
    { $bot ->
        [random] joue n'importe quoi
        [novice] débute
        [rules] connaît le jeu
       *[other] { $bot }
    }
web-tempo = Temps par décision
web-tempo-name =
    { $seconds ->
        [0] autant que vous voulez
        [30] une demi-minute
        [60] une minute
        [180] trois minutes
        [86400] un jour
        [259200] trois jours
        [604800] une semaine
       *[other] { $seconds } secondes
    }
web-public = Tout le monde peut venir
web-training = Les conseils sont permis
web-options = Autres options
web-option-default = comme d'habitude
web-make-table = Préparer la table

## Avant la partie

web-lobby = Votre table
web-lobby-guest = Prenez place
web-lobby-wait = L'hôte commence quand tout le monde est là.
web-sit = S'asseoir ici
web-seat-of = Place { $number }
web-your-name = Votre nom
web-save = Enregistrer
web-start = Commencer
web-invite = Faites venir vos amis
web-invite-link = Lien vers cette table
web-qr = Le lien sous forme de code pour un téléphone
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager

## Les gens

web-you = Vous
web-your-turn = À vous
web-seat-open = une place libre
web-thinks = réfléchit
web-away = absent
web-talk = { $name } : { $said }
web-say = Dire quelque chose

## À la table

web-table = La table
web-hand = Votre main
web-hint = Que ferait un bot ?
web-hint-chance = { $turn } : { $percent } %
web-hint-plain = { $turn }
web-menu = Menu
web-close = Fermer
web-record = Ce qui s'est passé
web-record-empty = Rien encore.
web-record-live = Ce qui se passe à la table
web-command = Tapez une action
web-command-list = Ce que vous pouvez faire
web-command-unknown = « { $typed } » n'est pas possible maintenant.
web-command-wait = C'est à quelqu'un d'autre de décider.
web-listen = Écouter, et les touches
web-listen-wanted = Ce qui est demandé
web-listen-laid = Ce qui est posé au milieu
web-listen-last = Ce qui vient de se passer
web-keys = Touches
web-key-arrows = Parcourir une rangée de cartes ou de coups
web-key-steps = Un pas en arrière ou en avant
web-key-escape = Lâcher ce qui est choisi
web-confirm = Confirmer
web-step-back = Un pas en arrière
web-takeback = Demander à reprendre le coup
web-leave = Quitter la table
web-agree = D'accord
web-decline = Non
web-refused-by = Les règles ne le permettent pas ({ $clause }).
web-pass = Au tour du joueur { $number }
web-pass-more = Passez l'appareil ; les cartes sont couvertes.
web-pass-look = Montrer mes cartes
web-card-name = { CARD($card, case: "nominative") }

## Réglages

web-theme = Lumière
web-theme-name =
    { $theme ->
        [night] Nuit
        [paper] Matin
       *[contrast] Contraste fort
    }
web-speed = Mouvement
web-speed-name =
    { $speed ->
        [calm] Calme
        [normal] Normal
        [quick] Rapide
       *[none] Aucun
    }
web-cards = Cartes
web-big-index = Grands chiffres
web-one-tap = Jouer d'un seul toucher
web-sound = Son
web-announced = Annonces, pour lecteurs d’écran
web-announced-level =
    { $level ->
        [all] Tout ce qui se passe
        [own] Mes décisions, ce qui me concerne et les résultats
       *[none] Rien
    }
web-letter-keys = Touches d’une seule lettre à la table
web-language = Langue

## La ligne

web-line-lost = Connexion perdue. Votre place est gardée ; nouvel essai en cours.
web-unreachable = Le serveur est injoignable
web-try-again = Réessayer

## La fin, et le regard en arrière

web-ending =
    { $ending ->
        [won] Victoire
        [lost] Défaite
        [draw] Égalité
       *[over] La fin
    }
web-again = Une autre partie
web-look-back = Revoir
web-play-on = Continuer à partir d'ici
web-copy-record = Copier le lien
web-score = Le score
web-packs = Chaque mélange était fixé avant d'être distribué.
web-records-none = Aucune partie encore.
web-record-of = Une partie
web-eyes = Point de vue
web-eyes-open = Tout visible
web-step-slider = Étape
web-step-first = Au début
web-step-prev = Une étape en arrière
web-step-play = Lecture
web-step-pause = Arrêt
web-step-next = Une étape en avant
web-step-last = À la fin
web-step-of = { $step } sur { $steps }

## Apprendre

web-rules = Règles
web-contents = Sommaire
web-learn-table = Jouer avec conseils

## Le Renard et la Forêt

web-fox-about = À deux, treize plis
web-fox-where = Manche { $round }, pli { $trick }
web-fox-letter = { $suit }
web-fox-power-1 = Perdez avec lui, vous entamez
web-fox-power-3 = Peut échanger le décret
web-fox-power-5 = Piochez, puis rendez une carte
web-fox-power-7 = Qui prend le pli : +1
web-fox-power-9 = Seule, elle est atout
web-fox-power-11 = Entamé : le 1 ou la plus forte
web-fox-action-play = Jouer { CARD($card, case: "accusative") }
web-fox-action-swap = Poser { CARD($card, case: "accusative") } à la place du décret
web-fox-action-under = Glisser { CARD($card, case: "accusative") } sous la pioche
web-fox-action-keep = Garder le décret
web-fox-seat =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-fox-points =
    { $points ->
        [one] { $points } point sur { $target }
       *[other] { $points } points sur { $target }
    }
web-fox-string =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-fox-trump = Décret, atout
web-fox-deck = Pioche
web-fox-decree-name = Le décret : { CARD($card, case: "nominative") }
web-fox-under = sous la pioche
web-fox-your-card = votre carte
web-fox-play-here = jouez-la ici
web-fox-caption =
    { $seat ->
        [you]
            { $did ->
                [led] { $takes ->
                    [yes] entamé et pris
                   *[no] vous avez entamé
                }
                [followed] { $takes ->
                    [yes] vous l'avez pris
                   *[no] vous avez répondu
                }
                [leads] vous entamez
               *[follows] vous répondez
            }
       *[other]
            { $did ->
                [led] { $takes ->
                    [yes] { $name } a pris le pli
                   *[no] { $name } a entamé
                }
                [followed] { $takes ->
                    [yes] { $name } a pris le pli
                   *[no] { $name } a répondu
                }
                [leads] { $name } entame
               *[follows] { $name } répond
            }
    }
web-fox-prompt-lead = Vous entamez : *n'importe quelle carte*
web-fox-prompt-free = { $name } a entamé { CARD($led, case: "accusative", form: "short") } : répondez avec *n'importe quelle carte*
web-fox-prompt-follow = { $name } a entamé { CARD($led, case: "accusative", form: "short") } : fournissez *{ SUIT($led, case: "bare") }*
web-fox-prompt-monarch = Le *Monarque* est entamé : répondez avec le Cygne ou votre plus forte carte ({ SUIT($led, case: "bare") })
web-fox-prompt-again = Encore une fois pour jouer *{ CARD($card, case: "accusative") }*
web-fox-prompt-exchange = Votre *Renard* peut changer le décret : choisissez une carte, ou gardez-le
web-fox-prompt-swap = Encore une fois pour y poser *{ CARD($card, case: "accusative") }*
web-fox-prompt-return = Votre *Bûcheron* a pioché { CARD($drawn, case: "accusative") } : glissez une carte sous la pioche
web-fox-prompt-under = Encore une fois pour glisser *{ CARD($card, case: "accusative") }* sous la pioche
web-fox-prompt-leads = { $name } entame
web-fox-prompt-answers = { $name } répond
web-fox-target = Jusqu'à { $target } points
web-fox-before = Avant
web-fox-round = Manche { $round }
web-fox-treasures = Trésors
web-fox-tricks = Plis
web-fox-this-round = Cette manche
web-fox-total = Total
web-fox-rounds =
    { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    }
web-fox-reason =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }{ $treasures ->
        [0] { "" }
       *[other] { " +" }{ $treasures }
    }{ $title ->
        [greedy] , cupidité
       *[other] { "" }
    }

### Les lieux de la page autour des jeux : qui je suis, autres appareils, préparation, qui est là, accords.

## Qui je suis

web-me = Vous et vos appareils
web-me-more = Aucun compte n'est nécessaire : cet appareil vous reconnaît à un secret qui lui est propre.
web-saved = Enregistré
web-name-wrong = Un nom a de 1 à 24 caractères.
web-device = Un autre appareil
web-device-more = Ouvrez le lien sur votre autre appareil, ou pointez sa caméra sur le code. Il sert une fois, pendant dix minutes ; ensuite vous êtes vous-même sur les deux, aux mêmes places.
web-device-make = Créer un lien
web-device-link = Lien pour votre autre appareil
web-device-type = Ou tapez-y ce code :
web-recovery = Si cet appareil vous oublie
web-recovery-more = Un code de secours vous ramène, vous et vos parties, sur n'importe quel appareil. Il n'est montré que cette fois : gardez-le bien ; un nouveau met fin au précédent.
web-recovery-make = Créer un code de secours
web-recovery-code = Votre code de secours :
web-copy = Copier
web-have-code = J'ai un code
web-device-here = Soyez vous-même ici
web-device-here-more = Entrez le code de votre autre appareil, ou votre code de secours.
web-code = Code
web-device-go = C'est moi
web-device-other =
    { $games ->
        [one] Cet appareil joue une partie sous le nom de { $name }. Elle ne serait plus accessible ici ; créez d'abord un code de secours si vous voulez la retrouver.
       *[other] Cet appareil joue { $games } parties sous le nom de { $name }. Elles ne seraient plus accessibles ici ; créez d'abord un code de secours si vous voulez les retrouver.
    }
web-code-wrong = Ce code est inconnu, a déjà servi ou est trop ancien. Créez-en un nouveau sur l'autre appareil.
web-distance = Personnes que vous tenez à distance
web-distance-kind =
    { $kind ->
        [mute] Vous ne lisez pas ce que dit cette personne.
       *[block] Cette personne ne peut pas s'asseoir à une table avec vous.
    }
web-distance-end = N'y pensons plus
web-somebody = Quelqu'un
web-data = Vos données
web-data-export = Télécharger tout ce qui est gardé sur moi
web-data-delete = Me supprimer
web-data-delete-more = Votre nom, vos codes et tout ce que vous avez écrit disparaîtront, et des bots prendront vos places. Les parties finies restent, sans votre nom. Cela ne peut pas être annulé.
web-data-delete-sure = Oui, me supprimer
web-data-keep = Non, tout garder

## Préparer une table

web-who = Qui peut venir
web-who-link = Qui a le lien
web-watching = Qui peut regarder
web-watching-name =
    { $watching ->
        [none] personne
        [seat] tous, par les yeux d'une place
        [delayed] tous, toutes les mains, plus tard
       *[end] tous, toutes les mains après la fin
    }
web-watching-rule =
    { $watching ->
        [none] Personne ne peut regarder.
        [seat] Qui regarde voit ce que voit { $name }.
        [delayed] Qui regarde voit toutes les mains, mais plus tard.
       *[end] Qui regarde voit toutes les mains après la fin.
    }
web-watch-seat = Par les yeux de qui
web-watch-delay = Avec quel retard
web-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
web-late = Quand le temps est écoulé
web-late-name =
    { $late ->
        [bot] un bot décide une fois
       *[wait] la table attend
    }
web-talking = Ce qui peut se dire
web-talking-name =
    { $talking ->
        [none] rien
        [phrases] des phrases toutes faites
       *[text] tout
    }
web-option-wrong = Une des options ne convient pas : { $said }
web-other-setup = Préparer autrement
web-setup-line =
    { $public ->
        [yes] Dans la liste, pour tous.
       *[no] Pour qui a le lien.
    } Temps de réflexion : { $tempo }.

## Tables ouvertes

web-open-tables = Tables ouvertes
web-open-count =
    { $count ->
        [0] Tables ouvertes
       *[other] Tables ouvertes : { $count }
    }
web-open-wait = Recherche de tables …
web-open-none = Aucune table n'attend de joueurs en ce moment. Préparez-en une où tout le monde peut venir, et chacun la verra ici.
web-open-seats =
    { $free ->
        [one] une place libre
       *[other] { $free } places libres
    }
web-open-running = partie en cours
web-open-join = Rejoindre
web-open-watch = Regarder
web-more-games =
    { $count ->
        [one] Encore une partie
       *[other] Encore { $count } parties
    }

## Qui est là

web-this-table = Cette table
web-people = Qui est là
web-host = hôte
web-here = ici
web-kept = un bot, pour { $name }
web-watchers =
    { $count ->
        [0] Personne ne regarde en ce moment.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-mute = Ne plus entendre
web-block = Ne plus rencontrer
web-remove = Exclure
web-remove-sure = Un bot doit-il prendre pour de bon la place de { $name } ? Cette personne ne pourra pas revenir à cette table.
web-remove-yes = Oui, exclure
web-rest = Laisser un bot jouer pour moi
web-seat-back = Reprendre ma place
web-bot-for-you = Un bot joue pour vous.
web-you-watch =
    { $how ->
        [seat] Vous regardez par les yeux de { $name }.
        [referee] Vous voyez toutes les mains, avec quelques minutes de retard.
       *[spectator] Vous regardez ; les mains seront montrées après la fin.
    }
web-sit-refused = Cette place n'est pas pour vous : l'hôte vous a exclu, quelqu'un ici ne veut pas vous rencontrer, ou vous avez vu d'autres cartes de cette partie.

## S'accorder et parler

web-ask-hints = Demander des conseils
web-ask-tempo = Un autre rythme
web-ask-tempo-more = Le rythme change quand tout le monde à la table est d'accord. Les bots le sont toujours.
web-asks-tempo = Un joueur propose un autre temps par décision : { $tempo }.
web-propose = Proposer
web-asked = Vous avez demandé. On attend { $names }.
web-proposed-already = C'est déjà proposé ; les autres n'ont pas encore répondu.
web-takeback-refused = Un tour ne peut être repris que s'il est la dernière chose arrivée et que personne n'a rien vu de nouveau depuis.
web-not-now = Pas dans l'état actuel des choses.
web-talk-own = Avec vos propres mots
web-talk-send = Le dire
web-talk-silent = Pas maintenant : des partenaires ont des cartes en main, et personne ne parle avant qu'elles soient jouées.

## Le mélange

web-shuffle = Le mélange
web-shuffle-more = Avant chaque donne, le serveur fixe l'ordre des cartes et en montre le sceau. Quand les cartes sont jouées, il ouvre le secret, et chacun peut vérifier que rien n'a changé entre-temps.
web-pack = Paquet { $number }
web-pack-stage =
    { $stage ->
        [next] fixé, pas encore donné
        [dealt] en jeu
       *[spent] joué, son secret est ouvert
    }
web-pack-seal = Sceau { $hash }
web-pack-check =
    { $fits ->
        [yes] conforme à son sceau
       *[no] non conforme à son sceau
    }
web-luck = Votre propre hasard
web-luck-more = Les lettres et chiffres que vous ajoutez changent le prochain paquet d'une façon que personne ne peut prévoir, pas même le serveur.
web-luck-add = Ajouter
web-luck-added = Vous avez ajouté { $text } au prochain paquet.
web-luck-wrong = Seulement les lettres A à Z et des chiffres, 64 au plus.
web-shuffle-record = L'enregistrement d'une partie finie contient chaque sceau et chaque secret ; « foxfire verify » en vérifie chaque carte, et un court script le fait sans Foxfire.
web-shuffle-download = Télécharger l'enregistrement

## Avis et erreurs

web-notices = Me prévenir quand c'est à moi
web-notices-forbidden = Votre navigateur n'autorise pas les avis de cette page ; ses réglages peuvent changer cela.
web-next =
    { $code ->
        [unreachable] Rien n'est perdu : vos parties restent où elles sont. Cette page réessaie toutes les quelques secondes.
        [unavailable] Rien n'est perdu. Cette page réessaie toutes les quelques secondes.
        [not-found] Le lien est peut-être ancien ou incomplet. Redemandez-le, ou repartez de l'accueil.
        [not-allowed] Demandez à l'hôte de la table, ou repartez de l'accueil.
        [not-known] Jouez une partie, ou entrez un code d'un autre appareil.
        [too-many] Respirez et réessayez dans une minute.
        [too-large] Faites plus court et réessayez.
        [conflict] Regardez de nouveau la table ; quelque chose a changé entre-temps.
        [unknown-game] Choisissez l'un des jeux à l'accueil.
       *[other] Réessayez ; si cela persiste, prévenez qui s'occupe de ce serveur.
    }
