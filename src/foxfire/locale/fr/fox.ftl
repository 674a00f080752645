### The Fox in the Forest, en français. Le sens des arguments est expliqué dans le catalogue anglais.
### Les noms de personnes ne suivent jamais « de » ni « que » : on évite ainsi l'élision.

fox-name = Le Renard et la Forêt

## Cartes

fox-suit =
    { $form ->
        [title]
            { $suit ->
                [B] Cloches
                [K] Clés
               *[M] Lunes
            }
       *[long]
            { $case ->
                [bare] { fox-suit-bare }
               *[nominative] les { fox-suit-bare }
            }
    }

fox-suit-bare =
    { $suit ->
        [B] cloches
        [K] clés
       *[M] lunes
    }

fox-character =
    { $rank ->
        [1] Cygne
        [3] Renard
        [5] Bûcheron
        [7] Trésor
        [9] Sorcière
       *[11] Monarque
    }

fox-card =
    { $form ->
        [code] { $card }
        [short]
            { $power ->
                [yes] { $card } { fox-character }
               *[no] { $card }
            }
       *[long]
            { $power ->
                [yes] le { $rank } de { fox-suit-bare } ({ fox-character })
               *[no] le { $rank } de { fox-suit-bare }
            }
    }

## Ce qui se passe

fox-event-deal =
    { $seat ->
        [you] Manche { $round }. Vous donnez et { $opponent } entame ; le décret est { CARD($decree, case: "nominative") }.
        [opponent] Manche { $round }. { $name } donne et vous entamez ; le décret est { CARD($decree, case: "nominative") }.
       *[other] Manche { $round }. { $name } donne et { $opponent } entame ; le décret est { CARD($decree, case: "nominative") }.
    }

fox-event-lead =
    { $seat ->
        [you] Vous entamez avec { CARD($card, case: "accusative") }.
       *[other] { $name } entame avec { CARD($card, case: "accusative") }.
    }

fox-event-follow =
    { $seat ->
        [you] Vous répondez avec { CARD($card, case: "accusative") }.
       *[other] { $name } répond avec { CARD($card, case: "accusative") }.
    }

fox-event-keep =
    { $seat ->
        [you] Vous laissez le décret tel quel : { CARD($decree, case: "nominative") }.
       *[other] { $name } laisse le décret tel quel : { CARD($decree, case: "nominative") }.
    }

fox-event-exchange =
    { $seat ->
        [you] Vous prenez { CARD($taken, case: "accusative") } au décret et y posez { CARD($given, case: "accusative") } : { SUIT($given, case: "nominative") } sont l'atout.
       *[other] { $name } prend { CARD($taken, case: "accusative") } au décret et y pose { CARD($given, case: "accusative") } : { SUIT($given, case: "nominative") } sont l'atout.
    }

fox-event-draw =
    { $hidden ->
        [yes] { $name } pioche une carte.
       *[no]
            { $seat ->
                [you] Vous piochez { CARD($card, case: "accusative") }.
               *[other] { $name } pioche { CARD($card, case: "accusative") }.
            }
    }

fox-event-return =
    { $hidden ->
        [yes] { $name } glisse une carte sous la pioche.
       *[no]
            { $seat ->
                [you] Vous glissez { CARD($card, case: "accusative") } sous la pioche.
               *[other] { $name } glisse { CARD($card, case: "accusative") } sous la pioche.
            }
    }

fox-event-trick =
    { $seat ->
        [you] Vous remportez le pli.
       *[other] { $name } remporte le pli.
    }

fox-event-treasure =
    { $seat ->
        [you]
            { $points ->
                [one] Le Trésor vous donne { $points } point.
               *[other] Les Trésors vous donnent { $points } points.
            }
       *[other]
            { $points ->
                [one] Le Trésor donne { $points } point à { $name }.
               *[other] Les Trésors donnent { $points } points à { $name }.
            }
    }

fox-event-swan =
    { $seat ->
        [you] Votre Cygne a perdu : c'est à vous d'entamer.
       *[other] { $name } a perdu avec le Cygne et entame donc le pli suivant.
    }

fox-event-round = La manche { $round } est terminée.

fox-round-seat =
    { $seat ->
        [you]
            { $tricks ->
                [one] Vous avez fait { $tricks } pli ({ fox-title }) : { fox-points }, { $score } en tout.
               *[other] Vous avez fait { $tricks } plis ({ fox-title }) : { fox-points }, { $score } en tout.
            }
       *[other]
            { $tricks ->
                [one] { $name } a fait { $tricks } pli ({ fox-title }) : { fox-points }, { $score } en tout.
               *[other] { $name } a fait { $tricks } plis ({ fox-title }) : { fox-points }, { $score } en tout.
            }
    }

fox-title =
    { $title ->
        [humble] humilité
        [defeated] défaite
        [victorious] victoire
       *[greedy] cupidité
    }

fox-points =
    { $points ->
        [one] { $points } point dans cette manche
       *[other] { $points } points dans cette manche
    }

fox-event-over = La partie est terminée.

## Comment elle s'est terminée

fox-reason-points =
    { $seat ->
        [you] Vous gagnez, { $high } à { $low }.
       *[other] { $name } gagne, { $high } à { $low }.
    }

fox-reason-last-round =
    { $seat ->
        [you] Vous gagnez : { $score } points chacun, et { $high } à { $low } pour vous dans la dernière manche.
       *[other] { $name } gagne : { $score } points chacun, et { $high } à { $low } dans la dernière manche.
    }

fox-reason-draw = Égalité : { $score } points chacun, et autant dans la dernière manche.

## La table avant une décision

fox-table-counts =
    Manche { $round }, pli { $trick }. Plis : vous { $own }, { $opponent } { $theirs }. Points : vous { $own_points }, { $opponent } { $their_points }, partie en { $target }.

fox-table-decree = Le décret est { CARD($decree, case: "nominative") } : { SUIT($decree, case: "nominative") } sont l'atout.

fox-table-led = Vous avez entamé avec { CARD($led, case: "accusative") }.
fox-table-answered = { $opponent } a entamé avec { CARD($led, case: "accusative") } et vous avez répondu avec { CARD($answer, case: "accusative") }.

fox-table-last-trick =
    { $seat ->
        [you] Au dernier pli, vous avez entamé avec { CARD($led, case: "accusative") } et { $opponent } a joué { CARD($answer, case: "accusative") }.
       *[other] Au dernier pli, { $name } a entamé avec { CARD($led, case: "accusative") } et vous avez joué { CARD($answer, case: "accusative") }.
    }

fox-hand-suit = { SUIT($suit, case: "nominative", form: "title") } : { $cards }
fox-hand-card = { CARD($card, case: "nominative", form: "short") }
fox-hand-choice = { $number }) { CARD($card, case: "nominative", form: "short") }
fox-hand-keep = { $number }) garder le décret

fox-ask-lead = À vous d'entamer. Quelle carte ?
fox-ask-follow = { $opponent } a entamé avec { CARD($led, case: "accusative") }. Votre réponse ?
fox-ask-exchange = Votre Renard peut changer le décret. Quelle carte y poser, ou le garder ?
fox-ask-return = Votre Bûcheron a pioché { CARD($drawn, case: "accusative") }. Quelle carte va sous la pioche ?

## Plis passés

fox-tricks-hidden = Les plis terminés restent face cachée (FOX-3.6). Une partie lancée avec --show-tricks permet de les revoir.
fox-tricks-none = Aucun pli n'est encore terminé dans cette manche.
fox-tricks-trick = Pli { $number } : { $name } a entamé avec { CARD($led, case: "accusative") }, { $opponent } a joué { CARD($answer, case: "accusative") }.

## Pourquoi quelque chose n'est pas permis

fox-refusal-2-2 = Rien n'est possible avant la donne (FOX-2.2).
fox-refusal-3-1 = { CARD($card, case: "nominative", form: "short") } n'est pas dans votre main (FOX-3.1).
fox-refusal-3-2 = L'entame est { CARD($led, case: "nominative", form: "short") } et vous avez des { SUIT($led, case: "bare") } : il faut en fournir (FOX-3.2).
fox-refusal-3-3 = Réglez d'abord l'effet de la carte que vous venez de jouer (FOX-3.3).
fox-refusal-4-2 = Le décret ne change que juste après un Renard (3), et seulement contre une carte de votre main (FOX-4.2).
fox-refusal-4-3 = Une carte ne va sous la pioche que juste après un Bûcheron (5), et seulement depuis votre main (FOX-4.3).
fox-refusal-4-6 = Le Monarque de { SUIT($led, case: "bare") } est entamé : répondez avec votre plus forte carte de la couleur ou avec son Cygne (FOX-4.6).
fox-refusal-5-2 = La partie est terminée (FOX-5.2).

## Rappel des règles

fox-rules-follow = Fournissez la couleur entamée si vous le pouvez ; sinon, jouez n'importe quelle carte.
fox-rules-win = L'atout bat les autres couleurs ; sinon la plus forte carte de la couleur entamée l'emporte.
fox-rules-1 = 1 Cygne : si vous perdez le pli avec lui, vous entamez le suivant.
fox-rules-3 = 3 Renard : vous pouvez échanger le décret contre une carte de votre main, ce qui change l'atout.
fox-rules-5 = 5 Bûcheron : piochez une carte, puis glissez une carte de votre main sous la pioche.
fox-rules-7 = 7 Trésor : 1 point tout de suite pour qui remporte le pli.
fox-rules-9 = 9 Sorcière : compte comme atout, sauf si les deux cartes sont des Sorcières.
fox-rules-11 = 11 Monarque : entamé, il fait sortir de l'autre main le Cygne ou la plus forte carte de sa couleur.
fox-rules-points = Sur 13 plis, 7 à 9 donnent 6 points, et 0 à 3 aussi ; 4, 5, 6 donnent 1, 2, 3.
fox-rules-greed = 10 plis ou plus, c'est de la cupidité : rien.

## Une table comme chacun peut la voir

fox-look-counts = Plis : { $first } { $first_tricks }, { $second } { $second_tricks }. Points : { $first } { $first_points }, { $second } { $second_points }.
fox-look-hand = { $name } tient { $cards }.
fox-look-hidden =
    { $size ->
        [one] { $name } tient { $size } carte.
       *[other] { $name } tient { $size } cartes.
    }
fox-look-card = { CARD($card, case: "nominative", form: "code") }
fox-look-empty = { $name } n'a plus de carte.

## Options

fox-option-target = points qui terminent la partie
fox-option-dealer = qui donne en premier
fox-option-show_tricks = les plis passés peuvent être revus

## Ce qu'une manche a de remarquable

fox-remark-greedy = quelqu'un a été cupide (10 plis ou plus)
fox-remark-all-tricks = quelqu'un a fait les 13 plis
fox-remark-close = 7 plis contre 6
fox-remark-treasures = les trois Trésors du même côté
fox-remark-tie = autant de points pour les deux
