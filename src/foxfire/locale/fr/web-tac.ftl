### La page de TAC.

web-tac-about = À quatre autour d'un plateau de bois
web-tac-variant-teams = Deux équipes
web-tac-variant-teams-master = Deux équipes, cartes maîtresses
web-tac-variant-two = À deux
web-tac-variant-coop = Tous ensemble
web-tac-variant-solo = Seul

web-tac-where = Donne { $deal } sur { $deals }, carte { $card }

## Cartes

web-tac-power-1 = Entrer, ou 1
web-tac-power-4 = En arrière
web-tac-power-7 = Se partage, chasse en route
web-tac-power-8 = 8, ou le suivant passe
web-tac-power-13 = Entrer, ou 13
web-tac-power-trickster = Échange deux billes
web-tac-power-tac = Annule, et joue cette carte
web-tac-power-fool = Toutes les mains à droite
web-tac-power-angel = Fait entrer le voisin
web-tac-power-warrior = Court à la suivante, la chasse
web-tac-power-devil = Joue la main de gauche
web-tac-card = { CARD($card) }

## Lieux et billes

web-tac-place-ring = case { $number }
web-tac-place-house = maison { SUIT($colour) }, place { $number }
web-tac-place-pocket = la réserve { SUIT($colour) }
web-tac-board = Le plateau
web-tac-touch-marble = Déplacer { SUIT($colour) } : { $place }
web-tac-touch-target = Vers { $place }
web-tac-touch-kick = Vers { $place }, en chassant { SUIT($colour) }
web-tac-touch-swap = Échanger avec { SUIT($colour) } : { $place }
web-tac-ways = Tous les coups en liste
web-tac-way =
    { $kind ->
        [kick] { SUIT($colour, form: "title") } : { $from } vers { $to }, en chassant { SUIT($other) }
        [swap] { SUIT($colour, form: "title") } : { $from }, change de place avec { SUIT($other) }, { $to }
       *[move] { SUIT($colour, form: "title") } : { $from } vers { $to }
    }
web-tac-numbers = Numéros des cases
web-tac-moves = Les derniers coups
web-tac-pile =
    { $count ->
        [one] La carte de cette donne
       *[other] Les { $count } cartes de cette donne dans l'ordre
    }
web-tac-close = Fermer

## Places

web-tac-sub =
    { $who ->
        [you] { SUIT($colour, form: "title") }
        [partner] Allié
       *[other] { "" }
    }{ $who ->
        [you] { " · " }
        [partner] { " · " }
       *[other] { "" }
    }{ $home ->
        [one] { $home } rentrée
       *[other] { $home } rentrées
    }{ $who ->
        [you] { "" }
       *[other] { " · " }{ $cards ->
            [one] 1 carte
           *[other] { $cards } cartes
        }
    }
web-tac-sub-short =
    { $who ->
        [you] { SUIT($colour, form: "title") } · { $home ->
            [one] { $home } rentrée
           *[other] { $home } rentrées
        }
        [partner] Allié · { $cards ->
            [one] 1 carte
           *[other] { $cards } cartes
        }
       *[other] { $home ->
            [one] { $home } rentrée
           *[other] { $home } rentrées
        } · { $cards ->
            [one] 1 carte
           *[other] { $cards } cartes
        }
    }
web-tac-exit-yes = a annoncé un 1 ou un 13
web-tac-exit-no = n'a annoncé ni 1 ni 13
web-tac-bedevilled =
    { $own ->
        [yes] votre Diable joue
       *[no] le Diable joue (posé par { $name })
    }
web-tac-saw = vous avez vu { $cards }
web-tac-hand = Vos cartes
web-tac-hand-of = Les cartes tenues par { $name }
web-tac-gift-lies = un don, face cachée

## Ce qui est demandé

web-tac-wait = { $name } joue
web-tac-wait-gifts = Votre don est posé ; les autres choisissent encore
web-tac-must-discard =
    { $seat ->
        [you] Aucune carte n'est jouable : défaussez-en une
       *[other] { $name } ne peut jouer aucune carte : défaussez-en une
    }
web-tac-split =
    { $steps ->
        [one] Partagez le sept : *encore un pas*
       *[other] Partagez le sept : *encore { $steps } pas*
    }
web-tac-tap = Touchez une bille ou une case qui luit.
web-tac-ready-give = { CARD($card, form: "short") } pour { $to }
web-tac-ready-discard = Défausser { CARD($card, case: "accusative") } ?
web-tac-ready-skip = Avec le 8, { $name } passe son tour
web-tac-ready = Ainsi serait la table après { CARD($card, case: "accusative") }
web-tac-swap = { $one } et { $other } changent de place
web-tac-undone =
    { $undone ->
        [yes] TAC a annulé le dernier coup (en pointillé : où sont les billes à présent) ; vous utilisez { CARD($card, case: "accusative") }.
       *[no] Aucune bille n'avait bougé ; TAC utilise { CARD($card, case: "accusative") }.
    }

## Boutons et actions

web-tac-back = Un pas en arrière
web-tac-other-card = Une autre carte
web-tac-confirm = Confirmer
web-tac-confirm-give = Donner à { $to }
web-tac-confirm-discard = Défausser { CARD($card, form: "short") }
web-tac-answer = Répondre par un TAC
web-tac-skip = Faire passer { $name }
web-tac-seven =
    { $left ->
        [one] { $used } pas sur 7, encore 1
       *[other] { $used } pas sur 7, encore { $left }
    }
web-tac-action-play = Jouer { CARD($card, case: "accusative") }
web-tac-action-give = Donner { CARD($card, case: "accusative") }
web-tac-action-discard = Défausser { CARD($card, case: "accusative") }
web-tac-action-skip = Faire passer le suivant
web-tac-action-from = Prendre la bille : { $place }
web-tac-action-to = Vers { $place }

## Le résultat

web-tac-side = Billes
web-tac-home = rentrées
web-tac-together = ensemble
web-tac-laid = Cartes posées

web-tac-home-of =
    { $who ->
        [you] { SUIT($colour) } (vous) { $home }
        [partner] { SUIT($colour) } (allié) { $home }
       *[other] { SUIT($colour) } { $home }
    }
web-tac-homes = Billes rentrées : { $homes }.
web-tac-starts = L’anneau va de 1 à 64. Cases de départ : { $starts }.
