### TAC, en français. Le sens des arguments est expliqué dans le catalogue anglais.
### Les noms de personnes ne suivent jamais « de » ni « que » : on évite ainsi l'élision.

tac-name = TAC

## Couleurs et cartes

tac-suit =
    { $form ->
        [code] { $suit }
        [title]
            { $suit ->
                [R] Rubis
                [S] Saphir
                [A] Ambre
               *[J] Jade
            }
       *[long]
            { $suit ->
                [R] rubis
                [S] saphir
                [A] ambre
               *[J] jade
            }
    }

tac-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [number] { $card }
                [trickster] Filou
                [tac] TAC
                [fool] Fou
                [angel] Ange
                [warrior] Guerrier
                [devil] Diable
               *[hidden] ?
            }
       *[long]
            { $kind ->
                [number] un { $card }
                [trickster] un Filou
                [tac] un TAC
                [fool] le Fou
                [angel] l'Ange
                [warrior] le Guerrier
                [devil] le Diable
               *[hidden] une carte
            }
    }

tac-card-in-list = { CARD($card, form: "short") }
tac-no-cards = aucune

tac-colour =
    { $form ->
        [title] { SUIT($colour, form: "title") }
       *[inside] { SUIT($colour) }
    }

tac-seat =
    { $own ->
        [yes]
            { $form ->
                [title] Votre { SUIT($colour) }
               *[inside] votre { SUIT($colour) }
            }
       *[no]
            { $form ->
                [title] { SUIT($colour, form: "title") } ({ $name })
               *[inside] { SUIT($colour) } ({ $name })
            }
    }

## Lieux

tac-place =
    { $kind ->
        [ring] { $number }
        [house] maison { $number }
       *[pocket] la réserve
    }
tac-place-fresh = { $number } (fraîche)
tac-place-pocket = { $count } en réserve
tac-places = { SUIT($colour, form: "title") } : { $places }.

## Ce qui se passe

tac-event-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Donne { $deal }, d'un nouveau mélange. Vous donnez, { $leader } commence.
            }
       *[other]
            { $leader_seat ->
                [you] Donne { $deal }, d'un nouveau mélange. { $name } donne, vous commencez.
               *[other] Donne { $deal }, d'un nouveau mélange. { $name } donne, { $leader } commence.
            }
    }
tac-event-next-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Donne { $deal }. Vous donnez, { $leader } commence.
            }
       *[other]
            { $leader_seat ->
                [you] Donne { $deal }. { $name } donne, vous commencez.
               *[other] Donne { $deal }. { $name } donne, { $leader } commence.
            }
    }

tac-deal-partner =
    { $two ->
        [yes] Vous jouez { SUIT($colour) } et { SUIT($other) }, chacun avec sa main.
       *[no] Vous jouez { SUIT($colour) } ; avec vous, { $partner } joue { SUIT($other) }.
    }
tac-board-legend = Sur le plateau : R S A J sont des billes, r s a j des départs vides, 1 2 3 4 des places libres en maison ; * sort de la réserve, > est arrivée au dernier coup, o est la case quittée. Les billes tournent dans le sens des aiguilles d'une montre.
tac-deal-exits = Un 1 ou un 13 en main : { $exits }.
tac-deal-exit =
    { $exit ->
        [yes]
            { $seat ->
                [you] vous oui
               *[other] { $name } oui
            }
       *[no]
            { $seat ->
                [you] vous non
               *[other] { $name } non
            }
    }

tac-event-give =
    { $seat ->
        [you] Vous donnez { CARD($card, case: "accusative") } à { $to }.
       *[other]
            { $to_seat ->
                [you] { $name } vous donne { CARD($card, case: "accusative") }.
               *[other] { $name } donne { CARD($card, case: "accusative") } à { $to }.
            }
    }
tac-event-exchange = { $name } vous donne { CARD($card, case: "accusative") }.
tac-event-exchange-done = Les cartes sont échangées.

tac-event-play =
    { $seat ->
        [you] Vous posez { CARD($card, case: "accusative") } ; il ne reste personne sur qui agir.
       *[other] { $name } pose { CARD($card, case: "accusative") } ; il ne reste personne sur qui agir.
    }

tac-event-move =
    { $tac ->
        [yes] Avec elle : { $moves }.
       *[no]
            { $seat ->
                [you] Vous jouez { CARD($card, case: "accusative") } : { $moves }.
               *[other] { $name } joue { CARD($card, case: "accusative") } : { $moves }.
            }
    }
tac-run = { SUIT($colour) }, { $from } vers { $to }
tac-run-kicking = { SUIT($colour) }, { $from } vers { $to }, en chassant { $kicks }
tac-run-alone = { SUIT($colour) } en { $from } ne rencontre aucune autre bille et retourne en réserve
tac-kick = { SUIT($colour) } en { $place }

tac-event-enter =
    { $kicks ->
        [yes]
            { $tac ->
                [yes] Avec elle, { SUIT($colour) } entre en { $field } et chasse { SUIT($kicked) }.
               *[no]
                    { $seat ->
                        [you] Vous jouez { CARD($card, case: "accusative") } : { SUIT($colour) } entre en { $field } et chasse { SUIT($kicked) }.
                       *[other] { $name } joue { CARD($card, case: "accusative") } : { SUIT($colour) } entre en { $field } et chasse { SUIT($kicked) }.
                    }
            }
       *[no]
            { $tac ->
                [yes] Avec elle, { SUIT($colour) } entre en { $field }.
               *[no]
                    { $seat ->
                        [you] Vous jouez { CARD($card, case: "accusative") } : { SUIT($colour) } entre en { $field }.
                       *[other] { $name } joue { CARD($card, case: "accusative") } : { SUIT($colour) } entre en { $field }.
                    }
            }
    }

tac-event-swap =
    { $tac ->
        [yes] Avec elle, { SUIT($first) } en { $one } et { SUIT($second) } en { $other } changent de place.
       *[no]
            { $seat ->
                [you] Vous jouez un Filou : { SUIT($first) } en { $one } et { SUIT($second) } en { $other } changent de place.
               *[other] { $name } joue un Filou : { SUIT($first) } en { $one } et { SUIT($second) } en { $other } changent de place.
            }
    }

tac-event-skip =
    { $tac ->
        [yes]
            { $skipped_seat ->
                [you] Avec elle, vous passez votre tour : une carte doit être défaussée.
               *[other] Avec elle, { $skipped } passe son tour : une carte doit être défaussée.
            }
       *[no]
            { $skipped_seat ->
                [you] { $name } joue un 8 : vous passez votre tour et défaussez une carte, sauf à répondre par un TAC.
               *[other]
                    { $seat ->
                        [you] Vous jouez un 8 : { $skipped } passe son tour et défausse une carte, sauf si un TAC répond.
                       *[other] { $name } joue un 8 : { $skipped } passe son tour et défausse une carte, sauf si un TAC répond.
                    }
            }
    }

tac-event-discard =
    { $skipped ->
        [yes]
            { $seat ->
                [you] Vous passez votre tour et défaussez { CARD($card, case: "accusative") }.
               *[other] { $name } passe son tour et défausse { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] Vous ne pouvez jouer aucune carte et défaussez { CARD($card, case: "accusative") }.
               *[other] { $name } ne peut jouer aucune carte et défausse { CARD($card, case: "accusative") }.
            }
    }

tac-event-tac =
    { $seat ->
        [you] Vous jouez TAC, annulez le dernier coup ({ $undone }) et utilisez sa carte, { CARD($used, case: "nominative") }.
       *[other] { $name } joue TAC, annule le dernier coup ({ $undone }) et utilise sa carte, { CARD($used, case: "nominative") }.
    }
tac-event-tac-nothing =
    { $seat ->
        [you] Vous jouez TAC et utilisez la dernière carte, { CARD($used, case: "nominative") } ; aucune bille n'avait bougé, aucune ne revient.
       *[other] { $name } joue TAC et utilise la dernière carte, { CARD($used, case: "nominative") } ; aucune bille n'avait bougé, aucune ne revient.
    }
tac-undone = { SUIT($colour) }, { $from } vers { $to }

tac-event-fool =
    { $seat ->
        [you] Vous jouez le Fou : chacun passe toute sa main à droite, et vous jouez encore une carte.
       *[other] { $name } joue le Fou : chacun passe toute sa main à droite, et qui l'a posé joue encore une carte.
    }
tac-fool-hand =
    { $seat ->
        [you] Vous tenez maintenant ce que tenait { $left } : { $cards }. { $right } a vos anciennes cartes.
       *[other] { $name } tient maintenant : { $cards }.
    }

tac-event-devil =
    { $seat ->
        [you] Vous jouez le Diable : vous voyez les cartes tenues par { $victim } et jouez ce tour.
       *[other]
            { $victim_seat ->
                [you] { $name } joue le Diable, voit vos cartes et joue votre tour à votre place.
               *[other] { $name } joue le Diable, voit les cartes tenues par { $victim } et joue ce tour.
            }
    }

tac-event-home = Les quatre billes { SUIT($colour) } sont à la maison.
tac-event-over = La partie est terminée.

## Comment elle s'est terminée

tac-reason-home =
    { $team ->
        [yes]
            { $seat ->
                [you] Vous et { $partner } gagnez : vos huit billes sont à la maison. Les autres en ont { $home }. Cartes posées : { $cards }.
               *[other] { $name } et { $partner } gagnent : leurs huit billes sont à la maison. Les autres en ont { $home }. Cartes posées : { $cards }.
            }
       *[no]
            { $seat ->
                [you] Vous gagnez : vos huit billes sont à la maison. L'autre camp en a { $home }. Cartes posées : { $cards }.
               *[other] { $name } gagne : ses huit billes sont à la maison. L'autre camp en a { $home }. Cartes posées : { $cards }.
            }
    }
tac-reason-together = Les seize billes sont à la maison, avec { $cards } cartes posées.
tac-masterpiece = Un chef-d'œuvre : moins de cartes qu'un paquet entier !

## La table avant une décision

tac-table-counts = Donne { $deal }. Cartes en pioche : { $stock }. Cartes posées dans la partie : { $laid }.
tac-table-counts-best = Donne { $deal }. Cartes en pioche : { $stock }. Cartes posées dans la partie : { $laid } (record : { $best }).
tac-room-turn = =>{ " " }
tac-room-name =
    { $who ->
        [you] { SUIT($colour, form: "title") } : vous
        [partner] { SUIT($colour, form: "title") } : { $name } (allié)
        [alone] { SUIT($colour, form: "title") }
       *[other] { SUIT($colour, form: "title") } : { $name }
    }
tac-room-pocket = réserve : { $marbles }
tac-room-empty = vide
tac-room-hand =
    { $exit ->
        [yes]
            { $size ->
                [one] 1 carte ; 1 ou 13 : oui
               *[other] { $size } cartes ; 1 ou 13 : oui
            }
       *[no]
            { $size ->
                [one] 1 carte ; 1 ou 13 : non
               *[other] { $size } cartes ; 1 ou 13 : non
            }
    }
tac-room-dealer = donne
tac-room-gave = donné { CARD($gave, form: "short") }
tac-room-gave-and-got = donné { CARD($gave, form: "short") }, reçu { CARD($got, form: "short") }
tac-board-top = [{ CARD($card, form: "short") }]

tac-table-pile = Posées dans cette donne (défausses entre parenthèses) : { $cards }.
tac-pile-card = { SUIT($colour, form: "code") } { CARD($card, form: "short") }
tac-pile-discard = { SUIT($colour, form: "code") } ({ CARD($card, form: "short") })
tac-pile-laid =
    { $discarded ->
        [yes]
            { $seat ->
                [you] { $number }. Vous avez défaussé { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } a défaussé { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] { $number }. Vous avez joué { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } a joué { CARD($card, case: "accusative") }.
            }
    }
tac-pile-empty = Aucune carte n'a encore été posée dans cette donne.

tac-table-hand =
    { $seat ->
        [you] Vos cartes : { $cards }.
       *[other] { $name } tient { $cards }.
    }
tac-table-cards =
    { $kind ->
        [give] Donnez-en une : { $choices }.
        [discard] Aucune ne peut être jouée ; défaussez-en une : { $choices }.
       *[play] Vous pouvez jouer : { $choices }.
    }
tac-choice-card = { $label }) { CARD($card, form: "short") }
tac-choice-discard = { $label }) défausser { CARD($card, form: "short") }
tac-choice-tac =
    { $undoes ->
        [yes] { $label }) TAC (annule le dernier coup et utilise { CARD($used, case: "accusative") })
       *[no] { $label }) TAC (utilise { CARD($used, case: "accusative") })
    }
tac-table-choices = Vous pouvez choisir : { $choices }.
tac-choice-skip = { $label }) faire passer son tour au joueur suivant
tac-choice-pocket = { $label }) { SUIT($colour) } depuis la réserve
tac-choice-from = { $label }) depuis { $place }
tac-choice-marble = { $label }) { SUIT($colour) } en { $place }
tac-choice-to = { $label }) vers { $place }
tac-choice-kick = { $label }) vers { $place }, en chassant { SUIT($colour) }
tac-table-undone =
    { $undone ->
        [yes] TAC a annulé le dernier coup. Voici le plateau sur lequel vous utilisez { CARD($card, case: "accusative") } :
       *[no] Aucune bille n'avait bougé, TAC n'annule donc rien. Vous utilisez { CARD($card, case: "accusative") } :
    }

## Questions

tac-ask-give =
    { $seat ->
        [you] Quelle carte donnez-vous à { $to } ?
       *[other] { $name } donne quelle carte à { $to } ?
    }
tac-ask-card =
    { $seat ->
        [you] À vous : quelle carte ?
       *[other] { $name } joue : quelle carte ?
    }
tac-ask-only-tac =
    { $seat ->
        [you] À vous, et TAC est la seule carte jouable :
       *[other] { $name } joue, et TAC est la seule carte jouable :
    }
tac-ask-devil = Votre Diable joue le tour pour { $name } : quelle carte ?
tac-ask-skipped =
    { $answers ->
        [yes]
            { $seat ->
                [you] Un 8 vous fait passer ce tour : défaussez une carte ou répondez par un TAC.
               *[other] Un 8 fait passer ce tour à { $name } : défausser une carte ou répondre par un TAC.
            }
       *[no]
            { $seat ->
                [you] Un 8 vous fait passer ce tour : quelle carte défaussez-vous ?
               *[other] Un 8 fait passer ce tour à { $name } : quelle carte est défaussée ?
            }
    }
tac-ask-from =
    { $kind ->
        [seven]
            { $steps ->
                [one] Le 7, encore 1 pas : quelle bille avance d'un pas ?
               *[other] Le 7, encore { $steps } pas : quelle bille avance d'un pas ?
            }
        [trickster] Le Filou échange deux billes : quelle est la première ?
        [warrior] Le Guerrier : quelle bille charge la suivante devant elle ?
        [angel] L'Ange : quelle bille aide-t-il ?
       *[move] Avec { CARD($card, case: "accusative") } : quelle bille ?
    }
tac-ask-skip = Avec { CARD($card, case: "accusative") } : faire passer un tour, ou quelle bille ?
tac-ask-to =
    { $kind ->
        [trickster] Avec laquelle la bille en { $from } change-t-elle de place ?
       *[move] La bille en { $from } : vers quelle place ?
    }

## Un tour avant d'être joué

tac-preview = Ce que ferait { $turn } :
tac-preview-undone = D'abord, TAC annule le dernier coup :
tac-preview-fool = Toutes les mains passeront à droite ; puis une carte de plus sera jouée depuis la nouvelle main.
tac-preview-devil = Vous verrez les cartes du joueur suivant et jouerez ce tour avec elles.

## Pourquoi quelque chose n'est pas permis

tac-refusal-2-1 = Rien n'est possible avant la donne (TAC-2.1).
tac-refusal-2-4 = Avant la première carte d'une donne, chacun donne une carte de sa main à son allié (TAC-2.4).
tac-refusal-3-1 = Un tour, c'est une carte de la main, exécutée entièrement ; on n'en défausse une que si aucune n'est jouable (TAC-3.1).
tac-refusal-not-in-hand = Il manque à la main qui joue : { CARD($card, case: "nominative") } (TAC-3.1).
tac-refusal-3-3 = Vous déplacez vos billes, et celles de votre allié seulement quand toutes les vôtres sont rentrées (TAC-3.3).
tac-refusal-4-1 = Aucune bille ne peut aller là : le compte doit être exact, et on ne dépasse personne (TAC-4.1).
tac-refusal-4-7 = Cette bille est bloquée : toutes les places plus profondes de sa maison étaient prises au début du tour (TAC-4.7).
tac-refusal-5-3 = Un 4 recule une bille de l'anneau de 4 cases, ou la fait entrer en arrière dans sa maison par son départ ; rien ne doit barrer le chemin (TAC-5.3).
tac-refusal-5-4 = Faire passer un tour demande un 8, une bille à vous sur l'anneau et un joueur suivant qui a une carte ; il défausse ou répond par un TAC (TAC-5.4).
tac-refusal-6-3 = Un 7 se fait pas à pas : en avant sur l'anneau, en avant ou en arrière dans la maison, avec des billes non bloquées (TAC-6.3).
tac-refusal-6-5 = Cette bille rentrerait la dernière, et les pas restants du 7 ne pourraient plus être faits (TAC-6.5).
tac-refusal-7-1 = Le Filou échange deux billes de l'anneau, et il lui en faut une des vôtres (TAC-7.1).
tac-refusal-8-1 = TAC demande une carte que vous auriez pu jouer à la place du joueur précédent (TAC-8.1).
tac-refusal-8-5 = TAC ne peut être la première carte d'une donne : il n'y a rien à annuler (TAC-8.5).
tac-refusal-8-6 = TAC ne répond à un 8 que si vous pouviez jouer ce 8 vous-même (TAC-8.6).
tac-refusal-8-8 = À un coup gagnant, qui le peut doit répondre par un TAC (TAC-8.8).
tac-refusal-9-5 = L'Ange fait entrer une bille du voisin de gauche ; si sa réserve est vide, il en avance une de 1 ou de 13 (TAC-9.5).
tac-refusal-9-6 = Le Guerrier charge avec une de vos billes sur l'anneau, jusqu'à la bille suivante (TAC-9.6).
tac-refusal-10-1 = La partie est terminée (TAC-10.1).
tac-refusal-11-1 = Un 7 se fait avec une seule couleur jusqu'à ce qu'elle soit toute rentrée (TAC-11.1).
tac-refusal-11-2 = Après la seizième bille, un TAC utilisable doit être joué (TAC-11.2).

## Rappel des règles

tac-rules-goal = Faites faire à vos quatre billes un tour d'anneau, dans le sens horaire, jusqu'à votre maison ; puis aidez votre allié.
tac-rules-turn = Jouez une carte et faites tout ce qu'elle dit. Qui peut jouer le doit ; si aucune carte n'est jouable, défaussez-en une.
tac-rules-enter = Un 1 ou un 13 fait entrer une bille de la réserve sur le départ, ou avance de 1 ou 13.
tac-rules-move = Les autres nombres avancent d'autant. On ne dépasse personne ; la bille touchée retourne en réserve, la vôtre aussi.
tac-rules-home = Du départ, une bille entre en maison par compte exact, mais pas tant qu'elle est fraîche.
tac-rules-four = Un 4 recule ; jusqu'à trois cases après le départ, il peut entrer directement en maison.
tac-rules-seven = Un 7, ce sont sept pas séparés, répartis comme vous voulez sur vos billes ; chaque pas chasse.
tac-rules-eight = Un 8 avance de 8, ou fait défausser une carte au joueur suivant au lieu de jouer.
tac-rules-trickster = Le Filou échange deux billes de l'anneau.
tac-rules-tac = TAC annule ce qu'a fait le dernier joueur et joue cette carte pour vous.
tac-rules-master = Cartes maîtresses : le Fou passe toutes les mains à droite, l'Ange aide le voisin de gauche, le Guerrier chasse la bille suivante, le Diable joue le tour du voisin de gauche.
tac-rules-exchange = À chaque donne, chacun dit s'il tient un 1 ou un 13, et donne à son allié une carte face cachée.
tac-rules-team = L'allié est en face. L'équipe qui rentre la première ses huit billes gagne.
tac-rules-coop = Ensemble (mode coop) : les seize billes à la maison avec le moins de cartes possible.
tac-rules-two = À deux, chacun a deux couleurs opposées, avec une main pour chacune.
tac-rules-alone = Seul : les quatre couleurs, toutes cartes visibles, les seize billes à la maison avec le moins de cartes possible.

## Options

tac-option-mode = qui joue avec qui
tac-option-mode-teams = à quatre, en deux équipes (TAC-10.1)
tac-option-mode-coop = à quatre, tous ensemble (TAC-11.1)
tac-option-mode-solo = seul avec les quatre couleurs, toutes cartes visibles (TAC-11.3)
tac-option-mode-two = à deux, avec deux couleurs chacun (TAC-11.4)
tac-option-master = avec le Fou, l'Ange, le Guerrier et le Diable
tac-option-angel_house = si l'Ange peut déplacer des billes dans une maison (TAC-9.5)
tac-option-dealer = la place qui donne en premier

## Ce qu'un mélange a de remarquable

tac-remark-game-ended = la partie s'est terminée avec lui
tac-remark-masterpiece = un chef-d'œuvre : moins de cartes qu'un paquet
tac-remark-shut-out = les perdants n'ont rentré aucune bille
tac-remark-close = il manquait une bille aux perdants
