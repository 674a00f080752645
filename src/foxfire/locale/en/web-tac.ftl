### The page of TAC. Arguments as in tac.ftl: $colour is R, S, A or J, $card a card in notation,
### $place a place in words (web-tac-place-...).

web-tac-about = Four around a wooden board
# The ways to play, by the names of their variants.
web-tac-variant-teams = Two teams
web-tac-variant-teams-master = Two teams, master deck
web-tac-variant-two = Two players
web-tac-variant-coop = All together
web-tac-variant-solo = Alone

# $card counts the cards of the deal, the next one included.
web-tac-where = Deal { $deal } of { $deals }, card { $card }

## Cards: what one does, in at most two short lines on it

web-tac-power-1 = Enter, or 1
web-tac-power-4 = Backward
web-tac-power-7 = Split, kicks on the way
web-tac-power-8 = 8, or the next one waits
web-tac-power-13 = Enter, or 13
web-tac-power-trickster = Swap two marbles
web-tac-power-tac = Undo, and play that card
web-tac-power-fool = All hands pass right
web-tac-power-angel = Bring a neighbour in
web-tac-power-warrior = Run to the next, kick it
web-tac-power-devil = Play your left neighbour’s hand
# The name of a card for somebody who does not see it.
web-tac-card = { CARD($card) }

## Places and marbles

web-tac-place-ring = field { $number }
web-tac-place-house = { SUIT($colour) } house, slot { $number }
web-tac-place-pocket = the { SUIT($colour) } pocket
web-tac-board = The board
web-tac-touch-marble = Move { SUIT($colour) } on { $place }
web-tac-touch-target = To { $place }
web-tac-touch-kick = To { $place }, kicking { SUIT($colour) }
web-tac-touch-swap = Swap with { SUIT($colour) } on { $place }
web-tac-ways = All moves as a list
# $kind: move, kick (a marble of the colour $other stands there), swap (with that one).
web-tac-way =
    { $kind ->
        [kick] { SUIT($colour, form: "title") }: { $from } to { $to }, kicking { SUIT($other) }
        [swap] { SUIT($colour, form: "title") }: { $from }, changes places with { SUIT($other) }, { $to }
       *[move] { SUIT($colour, form: "title") }: { $from } to { $to }
    }
web-tac-numbers = Numbers of the fields
web-tac-moves = The last moves
web-tac-pile =
    { $count ->
        [one] The card of this deal
       *[other] The { $count } cards of this deal in order
    }
web-tac-close = Close

## Seats. $who: you, partner, other, or colour where the name says the colour already.

web-tac-sub =
    { $who ->
        [colour]
            { $cards ->
                [one] { $home } home · 1 card
               *[other] { $home } home · { $cards } cards
            }
        [you] { SUIT($colour, form: "title") } · { $home } home
        [partner]
            { $cards ->
                [one] Partner · { $home } home · 1 card
               *[other] Partner · { $home } home · { $cards } cards
            }
       *[other]
            { $cards ->
                [one] { $home } home · 1 card
               *[other] { $home } home · { $cards } cards
            }
    }
# The same on a phone, in as few words as can be.
web-tac-sub-short =
    { $who ->
        [you] { SUIT($colour, form: "title") } · { $home } home
        [partner]
            { $cards ->
                [one] Partner · 1 card
               *[other] Partner · { $cards } cards
            }
       *[other]
            { $cards ->
                [one] { $home } home · 1 card
               *[other] { $home } home · { $cards } cards
            }
    }
# The door sign: what was announced before the exchange.
web-tac-exit-yes = announced a 1 or a 13
web-tac-exit-no = announced no 1 and no 13
# $name: whose Devil plays this turn.
web-tac-bedevilled =
    { $own ->
        [yes] your Devil plays
       *[no] the Devil of { $name } plays
    }
web-tac-saw = you saw { $cards }
web-tac-hand = Your cards
web-tac-hand-of = The cards of { $name }
web-tac-gift-lies = a gift, face down

## What is wanted

web-tac-wait = { $name } is to play
web-tac-wait-gifts = Your gift lies there; the others still choose theirs
web-tac-must-discard =
    { $seat ->
        [you] No card can be played: discard one
       *[other] { $name } can play no card: discard one
    }
web-tac-split =
    { $steps ->
        [one] Split the seven: *one step left*
       *[other] Split the seven: *{ $steps } steps left*
    }
web-tac-tap = Tap a glowing marble, or a glowing bowl.
web-tac-ready-give = { CARD($card, form: "short") } for { $to }
web-tac-ready-discard = Discard { CARD($card, case: "accusative") }?
web-tac-ready-skip = With the 8 { $name } has to wait
web-tac-ready = So it would lie after { CARD($card, case: "accusative") }
web-tac-swap = { $one } and { $other } change places
web-tac-undone =
    { $undone ->
        [yes] TAC has taken back the last move (dashed: where the marbles stand now); you use { CARD($card, case: "accusative") }.
       *[no] No marble had moved; TAC uses { CARD($card, case: "accusative") }.
    }

## Buttons and actions

web-tac-back = One step back
web-tac-other-card = Another card
web-tac-confirm = Confirm
web-tac-confirm-give = Give it to { $to }
web-tac-confirm-discard = Discard { CARD($card, form: "short") }
web-tac-answer = Answer with TAC
web-tac-skip = Let { $name } wait
web-tac-seven =
    { $left ->
        [one] { $used } of 7 steps used, 1 left
       *[other] { $used } of 7 steps used, { $left } left
    }
web-tac-action-play = Play { CARD($card, case: "accusative") }
web-tac-action-give = Give { CARD($card, case: "accusative") }
web-tac-action-discard = Discard { CARD($card, case: "accusative") }
web-tac-action-skip = Make the next one wait
web-tac-action-from = Take the marble: { $place }
web-tac-action-to = To { $place }

## The result

web-tac-side = Marbles
web-tac-home = home
web-tac-together = together
web-tac-laid = Cards laid

## The table in words
# One colour in the list of `web-tac-homes`; $who: you, partner, alone, other.
web-tac-home-of =
    { $who ->
        [you] { SUIT($colour) } (you) { $home }
        [partner] { SUIT($colour) } (partner) { $home }
       *[other] { SUIT($colour) } { $home }
    }
web-tac-homes = Marbles home: { $homes }.
web-tac-starts = The ring counts from 1 to 64. Start fields: { $starts }.
