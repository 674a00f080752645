### The page: everything that is not a sentence of one game or of the server.

web-title = Foxfire
web-subtitle = Three games for a quiet evening
# The name of somebody who has not said one yet.
web-guest = Guest

## People

web-you = You
web-your-turn = Your turn
web-seat-open = an open seat
web-thinks = thinks
web-away = away
# Bots have the names of the forest's animals.
web-animal =
    { $animal ->
        [owl] Owl
        [stag] Stag
        [hare] Hare
       *[moth] Moth
    }
web-talk = { $name }: { $said }

## The Fox in the Forest

web-fox-where = Round { $round }, trick { $trick }
# The letter of a suit in the corner of a card.
web-fox-letter = { $suit }
# What a character does, in at most two short lines on its card.
web-fox-power-1 = Lose with it, and you lead
web-fox-power-3 = May swap the decree with your hand
web-fox-power-5 = Draw one, put one under
web-fox-power-7 = Winner of the trick: +1
web-fox-power-9 = Alone, it counts as trump
web-fox-power-11 = Led: answer with 1 or your best
web-fox-action-play = Play { CARD($card, case: "accusative") }
web-fox-action-swap = Put { CARD($card, case: "accusative") } in the place of the decree
web-fox-action-under = Put { CARD($card, case: "accusative") } under the deck
web-fox-action-keep = Keep the decree
