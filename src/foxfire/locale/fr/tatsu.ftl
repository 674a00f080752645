### Tatsu, en français. Le sens des arguments est expliqué dans le catalogue anglais.
### Les noms de personnes ne suivent jamais « de » ni « que » : on évite ainsi l'élision.

tatsu-name = Tatsu
tatsu-ghost = Fantôme

## Cartes

tatsu-clan =
    { $clan ->
        [red] rouge
       *[yellow] jaune
    }

tatsu-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [one] { $card } ({ $worth } points)
                [fusion] { $card } fusion
                [hidden] une carte { tatsu-clan }
               *[strength] { $card }
            }
       *[long]
            { $kind ->
                [one] le 1 { tatsu-clan } à { $worth } points
                [multiplier] le x{ $factor } { tatsu-clan }
                [fusion] la fusion { tatsu-clan }
                [hidden] une carte { tatsu-clan }
               *[strength] le { $strength } { tatsu-clan }
            }
    }

## Ce qui se passe

tatsu-event-deal =
    { $seat ->
        [you] Manche { $hand }. Vous donnez.
       *[other] Manche { $hand }. { $name } donne.
    }

tatsu-deal-alone = Vous jouez { tatsu-clan }.
tatsu-deal-partner = Vous et { $partner } jouez { tatsu-clan }.
tatsu-deal-ghost = Vous jouez { tatsu-clan }, et aussi les cartes du fantôme.

tatsu-event-lead =
    { $leader_seat ->
        [you] C'est à vous d'entamer.
       *[other] C'est à { $leader } d'entamer.
    }

tatsu-event-ask =
    { $seat ->
        [you] Vous demandez à { $asked } une carte { tatsu-clan }.
        [ghost]
            { $asked_seat ->
                [you] Le fantôme vous demande une carte { tatsu-clan }.
               *[other] Le fantôme demande à { $asked } une carte { tatsu-clan }.
            }
       *[other]
            { $asked_seat ->
                [you] { $name } vous demande une carte { tatsu-clan }.
               *[other] { $name } demande à { $asked } une carte { tatsu-clan }.
            }
    }

tatsu-event-play =
    { $seat ->
        [you] Vous jouez { CARD($card, case: "accusative") }.
        [ghost] Le fantôme joue { CARD($card, case: "accusative") }.
       *[other] { $name } joue { CARD($card, case: "accusative") }.
    }

tatsu-event-give =
    { $source_seat ->
        [you] Vous posez { CARD($card, case: "accusative") } devant { $name }.
        [ghost]
            { $seat ->
                [you] Le fantôme pose { CARD($card, case: "accusative") } devant vous.
               *[other] Le fantôme pose { CARD($card, case: "accusative") } devant { $name }.
            }
       *[other]
            { $seat ->
                [you] { $source } pose { CARD($card, case: "accusative") } devant vous.
                [ghost] { $source } pose { CARD($card, case: "accusative") } devant le fantôme.
               *[other] { $source } pose { CARD($card, case: "accusative") } devant { $name }.
            }
    }

tatsu-event-turn-over =
    { $given ->
        [yes]
            { $source_seat ->
                [you] Vous retournez { CARD($card, case: "accusative") }, qui va devant { $name }.
               *[other] { $source } retourne { CARD($card, case: "accusative") }, qui va devant vous.
            }
       *[no]
            { $source_seat ->
                [you] Vous retournez { CARD($card, case: "accusative") }.
               *[other] { $source } retourne { CARD($card, case: "accusative") }.
            }
    }

tatsu-event-trick =
    { $seat ->
        [you] Vous prenez { $cards } cartes pour le camp { tatsu-clan }.
        [ghost] Le fantôme prend { $cards } cartes pour le camp { tatsu-clan }.
       *[other] { $name } prend { $cards } cartes pour le camp { tatsu-clan }.
    }

tatsu-event-fusion =
    { $seat ->
        [you] Fusion : le pli attend le gagnant du suivant, et vous entamez.
        [ghost] Fusion : le pli attend le gagnant du suivant, et le fantôme entame.
       *[other] Fusion : le pli attend le gagnant du suivant, et { $name } entame.
    }

tatsu-event-last-fusion = Une fusion dans le dernier pli : personne ne le prend.
tatsu-event-hand = La manche { $hand } est terminée.

tatsu-hand-side =
    { $factor ->
        [0] Le camp { tatsu-clan } a capturé { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, mais aucun de ses multiplicateurs : 0.
       *[other] Le camp { tatsu-clan } a capturé { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, fois { $factor } font { $score }.
    }

tatsu-hand-seat =
    { $seat ->
        [you] Vous : { $gained } dans cette manche, { $score } en tout.
       *[other] { $name } : { $gained } dans cette manche, { $score } en tout.
    }

tatsu-event-over = La partie est terminée.

## Comment elle s'est terminée

tatsu-reason-points =
    { $seat ->
        [you] Vous gagnez avec { $high } points.
       *[other] { $name } gagne avec { $high } points.
    }
tatsu-reason-team =
    { $seat ->
        [you] Vous et { $partner } gagnez, { $high } à { $low }.
       *[other] { $name } et { $partner } gagnent, { $high } à { $low }.
    }

## La table avant une décision

tatsu-table-counts = Manche { $hand }, pli { $trick } sur 7. Vous jouez { tatsu-clan }. Points : { $scores } ; partie en { $target }.
tatsu-look-counts = Manche { $hand }, pli { $trick } sur 7. Points : { $scores } ; partie en { $target }.
tatsu-table-score =
    { $seat ->
        [you] vous { $score }
       *[other] { $name } { $score }
    }
tatsu-table-leads = Le pli est vide.
tatsu-table-trick = Sur la table : { $cards }.
tatsu-table-laid =
    { $seat ->
        [you] { CARD($card, form: "short") } devant vous
        [ghost] { CARD($card, form: "short") } devant le fantôme
       *[other] { CARD($card, form: "short") } devant { $name }
    }
tatsu-table-last = Le pli précédent : { $cards }.
tatsu-table-pending = En attente du prochain gagnant : { $cards }.
tatsu-table-captured = Capturées : rouge { $red }, jaune { $yellow } cartes.
tatsu-table-captured-cards = Capturées par le camp { tatsu-clan } : { $cards }.
tatsu-table-hand =
    { $seat ->
        [ghost] Le fantôme tient { $red } cartes rouges et { $yellow } jaunes.
       *[other] { $name } tient { $red } cartes rouges et { $yellow } jaunes.
    }
tatsu-table-open = Les cartes visibles du fantôme : { $cards }.
tatsu-table-own = Vos cartes : { $cards }.
tatsu-table-piles =
    { $seat ->
        [you] Vos piles : { $cards }.
       *[other] Piles, { $name } : { $cards }.
    }
tatsu-table-pile = { $number } : { CARD($up, form: "short") } sur { CARD($down, form: "short") }
tatsu-table-bare = { $number } : { CARD($up, form: "short") }
tatsu-table-choices = Vous pouvez choisir : { $choices }.
tatsu-choice-card = { $number }) { CARD($card, form: "short") }
tatsu-choice-pile = { $number }) retourner la pile { $pile }
tatsu-choice-ask =
    { $seat ->
        [you] { $number }) demander à vous-même
        [ghost] { $number }) demander au fantôme
       *[other] { $number }) demander à { $name }
    }
tatsu-choice-lead =
    { $seat ->
        [you] { $number }) entamer soi-même
       *[other] { $number }) faire entamer { $name }
    }
tatsu-card-in-list = { CARD($card, form: "short") }
tatsu-none = aucune

tatsu-ask-turn =
    { $seat ->
        [ghost] C'est au fantôme, et vous choisissez : une carte de sa main, ou demander à quelqu'un ?
       *[you] À vous : une de vos cartes, ou demander à quelqu'un ?
    }

tatsu-ask-answer =
    { $source_seat ->
        [ghost]
            { $seat ->
                [you] Vous avez demandé au fantôme et choisissez pour lui : quelle carte { tatsu-clan } ?
               *[other] { $name } demande au fantôme une carte { tatsu-clan }, et vous choisissez pour lui : laquelle ?
            }
       *[you]
            { $seat ->
                [ghost] Le fantôme vous demande : laquelle de vos cartes en { tatsu-clan } ?
               *[other] { $name } vous demande : laquelle de vos cartes en { tatsu-clan } ?
            }
    }
tatsu-ask-lead = Vous êtes rouge : qui entame le premier pli ?

## Plis passés

tatsu-tricks-hidden = Les cartes capturées restent face cachée (TATSU-7.3). Une partie lancée avec --show-captured permet de les revoir.
tatsu-tricks-none = Rien n'a encore été capturé.

## Pourquoi quelque chose n'est pas permis

tatsu-refusal-2-2 = Rien n'est possible avant la donne (TATSU-2.2).
tatsu-refusal-3-1 = On ne peut poser que des cartes du clan dont c'est le tour (TATSU-3.1).
tatsu-refusal-3-2 = Cette carte n'est pas dans la main qui joue (TATSU-3.2).
tatsu-refusal-3-3 = On ne peut demander qu'à quelqu'un d'autre qui tient une carte du clan (TATSU-3.3).
tatsu-refusal-3-4 = Qui est sollicité doit poser, depuis la main sollicitée, une carte du clan de qui demande (TATSU-3.4).
tatsu-refusal-7-1 = La partie est terminée (TATSU-7.1).
tatsu-refusal-8-5 = On ne joue que des cartes visibles du clan, et on ne demande qu'à un adversaire qui en a une (TATSU-8.5).
tatsu-refusal-8-7 = Une carte cachée ne sert que si aucune carte visible de son clan ne passe avant (TATSU-8.7).
tatsu-refusal-8-11 = Rouge désigne qui entame avant la première carte, et seulement avec leader = chosen (TATSU-8.11).

## Rappel des règles

tatsu-rules-cards = Un 1 est faible mais vaut de 3 à 7 points ; 2 à 6 valent 1 point, multiplicateurs et fusions rien.
tatsu-rules-turn = Posez devant vous une carte de votre clan, ou demandez à quelqu'un d'y poser une des siennes de votre clan.
tatsu-rules-asked = Qui est sollicité doit le faire et choisit la carte.
tatsu-rules-win = La plus forte des quatre cartes prend le pli ; à égalité, la première posée. Les multiplicateurs ont une force de 0.
tatsu-rules-fusion = Avec une fusion, le pli attend : le gagnant du suivant prend les deux, et la place de la fusion entame.
tatsu-rules-score = Un camp multiplie les points capturés par la somme des multiplicateurs de son clan qu'il a capturés.
tatsu-rules-zero = Sans multiplicateur de son clan, un camp ne marque rien.
tatsu-rules-two = À deux : d'abord les cartes visibles ; les cachées seulement quand il n'en reste plus de visible du clan.
tatsu-rules-three = À trois : rouge joue seul avec le fantôme, dont les cartes sont visibles, contre les deux autres.

## Options

tatsu-option-players = combien jouent
tatsu-option-edition = les règles imprimées qui décident de ce qui n'est pas réglé plus bas
tatsu-option-target = points qui terminent la partie
tatsu-option-dealer = qui donne en premier ; à trois, qui est rouge
tatsu-option-deal = comment les cartes viennent à deux joueurs
tatsu-option-deal-split = chaque clan est donné à part, sept cartes à chacun (TATSU-8.2)
tatsu-option-deal-mixed = toutes les cartes sont données ensemble, quatorze à chacun (TATSU-8.2)
tatsu-option-face_down = quand deux joueurs peuvent utiliser les cartes cachées
tatsu-option-face_down-neither = seulement quand personne n'a de carte visible du clan (TATSU-8.7)
tatsu-option-face_down-own = dès que celui qui joue n'a plus de carte visible du clan (TATSU-8.7)
tatsu-option-clan = le clan du premier des deux joueurs
tatsu-option-rotation = qui des trois est ensuite rouge
tatsu-option-rotation-left = le voisin de gauche du rouge (TATSU-8.15)
tatsu-option-rotation-right = le voisin de droite du rouge (TATSU-8.15)
tatsu-option-leader = qui entame le premier pli à trois
tatsu-option-leader-red = rouge entame (TATSU-8.11)
tatsu-option-leader-chosen = rouge désigne l'un des trois (TATSU-8.11)
tatsu-option-show_captured = les cartes capturées peuvent être revues

## Ce qu'une manche a de remarquable

tatsu-remark-last-fusion = une fusion dans le dernier pli
tatsu-remark-lost-cards = plus d'un pli perdu par une fusion tardive
tatsu-remark-no-multiplier = un camp sans multiplicateur à lui
tatsu-remark-no-multipliers = les deux camps sans multiplicateur à eux
tatsu-remark-all-multipliers = un camp avec ses trois multiplicateurs

## Une table comme chacun peut la voir

tatsu-look-hand = { $name } tient { $cards }.
