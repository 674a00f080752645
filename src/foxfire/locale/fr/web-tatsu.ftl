### La page de Tatsu.

web-tatsu-about = De deux à quatre, esprits et lanternes
web-tatsu-variant-four = À quatre, deux équipes
web-tatsu-variant-three = À trois, avec le fantôme
web-tatsu-variant-two = À deux
web-tatsu-edition-uk = Édition ukrainienne
web-tatsu-edition-fr = Édition française
web-tatsu-edition-ru = Édition russe
web-tatsu-deal-split = chaque clan à part
web-tatsu-deal-mixed = toutes les cartes ensemble
web-tatsu-face_down-neither = quand personne n'en a de visible
web-tatsu-face_down-own = quand les siennes sont épuisées
web-tatsu-clan-red = rouge
web-tatsu-clan-yellow = jaune
web-tatsu-rotation-left = vers la gauche
web-tatsu-rotation-right = vers la droite
web-tatsu-leader-red = rouge entame
web-tatsu-leader-chosen = rouge désigne qui entame

web-tatsu-where = Manche { $hand }, pli { $trick }

## Cartes

web-tatsu-letter =
    { $clan ->
        [red] R
       *[yellow] Y
    }
web-tatsu-spirit =
    { $spirit ->
        [one] Lanternes
        [strength-2] Phalène
        [strength-3] Lièvre
        [strength-4] Chouette
        [strength-5] Cerf
        [strength-6] Dragon
        [multiplier-1] Une lune
        [multiplier-2] Deux lunes
        [multiplier-3] Trois lunes
        [fusion] Fusion
       *[hidden] { "" }
    }
web-tatsu-card = { CARD($card) }
web-tatsu-laid = { CARD($card) }, { $place }
web-tatsu-lies =
    { $seat ->
        [you] { CARD($card) } devant vous
        [ghost] { CARD($card) } devant le fantôme
       *[other] { CARD($card) } devant { $name }
    }
web-tatsu-fan =
    { $name } tient { $red ->
        [one] { $red } carte rouge
       *[other] { $red } cartes rouges
    } et { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }
web-tatsu-hand = Vos cartes
web-tatsu-your-piles = Vos piles
web-tatsu-their-piles = Piles ({ $name })
web-tatsu-pile =
    { $clan ->
        [red] Pile { $number } : { CARD($card) } sur une carte rouge
       *[yellow] Pile { $number } : { CARD($card) } sur une carte jaune
    }
web-tatsu-pile-bare = Pile { $number } : { CARD($card) }
web-tatsu-trick = Le pli

## Gens et places

web-tatsu-ghost-title = Le fantôme
web-tatsu-ghost-of =
    { $own ->
        [yes] vous jouez pour lui
       *[no] { $name } joue pour lui
    }
web-tatsu-sub-you =
    { $clan ->
        [red] rouge, avec { $partner }
       *[yellow] jaune, avec { $partner }
    }
web-tatsu-sub-alone =
    { $clan ->
        [red] rouge
       *[yellow] jaune
    }
web-tatsu-sub-partner =
    { $count ->
        [one] allié, 1 carte
       *[other] allié, { $count } cartes
    }
web-tatsu-sub-other =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
web-tatsu-sub-two =
    { $clan ->
        [red] rouge
       *[yellow] jaune
    } · { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · pris { $taken }
web-tatsu-you-are-asked = On vous demande
web-tatsu-slot =
    { $clan ->
        [red] une carte rouge pour { $name }
       *[yellow] une carte jaune pour { $name }
    }
web-tatsu-slot-you =
    { $clan ->
        [red] votre carte rouge
       *[yellow] votre carte jaune
    }
web-tatsu-slot-mine =
    { $second ->
        [yes] votre seconde
       *[no] votre première
    }
web-tatsu-slot-theirs =
    { $second ->
        [yes] { $name }, seconde
       *[no] { $name }, première
    }
web-tatsu-lay-here = posez-la ici
web-tatsu-from = par { $name }
web-tatsu-from-you = par vous
web-tatsu-you-led = vous avez entamé
web-tatsu-led = { $name } a entamé
web-tatsu-pending = attend le prochain gagnant
web-tatsu-before = le pli précédent

## Ce qui est demandé

web-tatsu-clan-card =
    { $clan ->
        [red] carte rouge
       *[yellow] carte jaune
    }
web-tatsu-prompt-both = Jouez une { $card }, ou demandez-en une
web-tatsu-prompt-again = Encore une fois pour jouer *{ CARD($card, case: "accusative") }*
web-tatsu-prompt-lay = Jouez une { $card }
web-tatsu-prompt-ask = Vous n'en avez pas : demandez une { $card }
web-tatsu-prompt-ghost-both = Le fantôme : jouez sa { $card }, ou demandez-en une
web-tatsu-prompt-ghost-lay = Le fantôme : jouez sa { $card }
web-tatsu-prompt-ghost-ask = Le fantôme n'en a pas : demandez une { $card }
web-tatsu-prompt-answer-own = { $name } *vous demande* une { $card }
web-tatsu-prompt-answer-ghost = { $name } demande au fantôme une { $card } : choisissez pour lui
web-tatsu-prompt-ghost-answers = Vous avez demandé au fantôme : choisissez sa { $card }
web-tatsu-prompt-may-not-refuse = Impossible de refuser ; le choix est à vous. Elle compte pour { $name }.
web-tatsu-prompt-wait = { $name } joue une { $card }, ou en demande une
web-tatsu-prompt-you-asked = Vous avez demandé à { $source } une { $card }
web-tatsu-prompt-they-asked = { $name } demande à { $source } une { $card }
web-tatsu-prompt-over = La partie est terminée

## Ce qui est possible

web-tatsu-action-play = Jouer { CARD($card, case: "accusative") }
web-tatsu-action-ask = Demander à { $name }
web-tatsu-action-ask-self = Me demander à moi-même
web-tatsu-action-lead-self = J'entame moi-même
web-tatsu-action-lead = { $name } entame
web-tatsu-action-pile = Retourner la carte cachée de la pile { $pile }
web-tatsu-ask-label =
    { $clan ->
        [red] Demander à { $name } une carte rouge
       *[yellow] Demander à { $name } une carte jaune
    }

## Le score

web-tatsu-score = Score
web-tatsu-side =
    { $clan ->
        [red] Rouge
       *[yellow] Jaune
    }
web-tatsu-taken = Pris
web-tatsu-target = Objectif
web-tatsu-sum =
    { $points ->
        [one] { $points } point × { $factor }
       *[other] { $points } points × { $factor }
    }
web-tatsu-go-on = Continuer
web-tatsu-hand-number = Manche { $hand }
web-tatsu-total = Total
