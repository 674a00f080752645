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
web-of = { $what } : { $game }
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
       *[other] Niveau { $level } : { $name }
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
web-talk = { $name } : { $said }
web-say = Dire quelque chose

## À la table

web-table = La table
web-hand = Votre main
web-hint = Que ferait un bot ?
web-hint-chance = { $turn } : { $percent } %
web-hint-plain = { $turn }
web-menu = Menu
web-close = Fermer
web-record = Ce qui s'est passé
web-record-empty = Rien encore.
web-record-live = Ce qui se passe à la table
web-command = Tapez une action
web-command-list = Ce que vous pouvez faire
web-command-unknown = « { $typed } » n'est pas possible maintenant.
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
web-pass-more = Passez l'appareil ; les cartes sont couvertes.
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

web-line-lost = Connexion perdue. Votre place est gardée ; nouvel essai en cours.
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
web-fox-power-7 = Qui prend le pli : +1
web-fox-power-9 = Seule, elle est atout
web-fox-power-11 = Entamé : le 1 ou la plus forte
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
web-fox-decree-name = Le décret : { CARD($card, case: "nominative") }
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
web-fox-prompt-lead = Vous entamez : *n'importe quelle carte*
web-fox-prompt-free = { $name } a entamé { CARD($led, case: "accusative", form: "short") } : répondez avec *n'importe quelle carte*
web-fox-prompt-follow = { $name } a entamé { CARD($led, case: "accusative", form: "short") } : fournissez *{ SUIT($led, case: "bare") }*
web-fox-prompt-monarch = Le *Monarque* est entamé : répondez avec le Cygne ou votre plus forte carte ({ SUIT($led, case: "bare") })
web-fox-prompt-again = Encore une fois pour jouer *{ CARD($card, case: "accusative") }*
web-fox-prompt-exchange = Votre *Renard* peut changer le décret : choisissez une carte, ou gardez-le
web-fox-prompt-swap = Encore une fois pour y poser *{ CARD($card, case: "accusative") }*
web-fox-prompt-return = Votre *Bûcheron* a pioché { CARD($drawn, case: "accusative") } : glissez une carte sous la pioche
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
