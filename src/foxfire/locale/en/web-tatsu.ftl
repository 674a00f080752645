### The page of Tatsu. Arguments as in tatsu.ftl: $clan is red or yellow, $card a card in notation.

web-tatsu-about = Two to four, spirits and lanterns
# The ways to play, by the names of their variants.
web-tatsu-variant-four = Four players, two teams
web-tatsu-variant-three = Three players and the ghost
web-tatsu-variant-two = Two players
# The choices of options.
web-tatsu-edition-uk = Ukrainian edition
web-tatsu-edition-fr = French edition
web-tatsu-edition-ru = Russian edition
web-tatsu-deal-split = each clan by itself
web-tatsu-deal-mixed = all cards together
web-tatsu-face_down-neither = when nobody has a face-up one
web-tatsu-face_down-own = when the own ones are used up
web-tatsu-clan-red = red
web-tatsu-clan-yellow = yellow
web-tatsu-rotation-left = to the left
web-tatsu-rotation-right = to the right
web-tatsu-leader-red = red leads
web-tatsu-leader-chosen = red names who leads

web-tatsu-where = Hand { $hand }, trick { $trick }

## Cards

# The letter of a clan in the corner of a card.
web-tatsu-letter =
    { $clan ->
        [red] R
       *[yellow] Y
    }
# The name under the picture of a card: one or two short words.
web-tatsu-spirit =
    { $spirit ->
        [one] Lanterns
        [strength-2] Moth
        [strength-3] Hare
        [strength-4] Owl
        [strength-5] Stag
        [strength-6] Dragon
        [multiplier-1] One moon
        [multiplier-2] Two moons
        [multiplier-3] Three moons
        [fusion] Fusion
       *[hidden] { "" }
    }
# The name of a card for somebody who does not see it.
web-tatsu-card = { CARD($card) }
# $place: before whom it lies.
web-tatsu-laid = { CARD($card) }, { $place }
# A card of the trick, for those who hear it; $seat and $name: before whom it lies.
web-tatsu-lies =
    { $seat ->
        [you] { CARD($card) } before you
        [ghost] { CARD($card) } before the ghost
       *[other] { CARD($card) } before { $name }
    }
web-tatsu-fan =
    { $yellow ->
        [one] { $name } holds { $red } red and { $yellow } yellow card
       *[other] { $name } holds { $red } red and { $yellow } yellow cards
    }
web-tatsu-hand = Your cards
web-tatsu-your-piles = Your piles
web-tatsu-their-piles = { $name }’s piles
# A pile: $card lies on a card of the clan $clan.
web-tatsu-pile =
    { $clan ->
        [red] Pile { $number }: { CARD($card) } on a red card
       *[yellow] Pile { $number }: { CARD($card) } on a yellow card
    }
web-tatsu-pile-bare = Pile { $number }: { CARD($card) }
web-tatsu-trick = The trick

## People and places

web-tatsu-ghost-title = The ghost
# Who decides for the ghost.
web-tatsu-ghost-of =
    { $own ->
        [yes] you play for it
       *[no] { $name } plays for it
    }
web-tatsu-sub-you =
    { $clan ->
        [red] red, with { $partner }
       *[yellow] yellow, with { $partner }
    }
web-tatsu-sub-alone =
    { $clan ->
        [red] red
       *[yellow] yellow
    }
web-tatsu-sub-partner =
    { $count ->
        [one] partner, 1 card
       *[other] partner, { $count } cards
    }
web-tatsu-sub-other =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-tatsu-sub-two =
    { $clan ->
        [red] red
       *[yellow] yellow
    } · { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · took { $taken }
web-tatsu-you-are-asked = You are asked
# In an empty place; the next card lands there.
web-tatsu-slot =
    { $clan ->
        [red] a red card for { $name }
       *[yellow] a yellow card for { $name }
    }
web-tatsu-slot-you =
    { $clan ->
        [red] your red card
       *[yellow] your yellow card
    }
# Two players lay two cards each; $second is `yes` for the later one.
web-tatsu-slot-mine =
    { $second ->
        [yes] your second
       *[no] your first
    }
web-tatsu-slot-theirs =
    { $second ->
        [yes] { $name }’s second
       *[no] { $name }’s first
    }
web-tatsu-lay-here = lay it here
web-tatsu-from = from { $name }
web-tatsu-from-you = from you
web-tatsu-you-led = you led
web-tatsu-led = { $name } led
web-tatsu-pending = waiting for the next winner
web-tatsu-before = the trick before

## What is wanted. $card is `web-tatsu-clan-card`, set off by its emblem.

web-tatsu-clan-card =
    { $clan ->
        [red] red card
       *[yellow] yellow card
    }
web-tatsu-prompt-both = Play a { $card }, or ask for one
web-tatsu-prompt-again = Once more to play *{ CARD($card, case: "accusative") }*
web-tatsu-prompt-lay = Play a { $card }
web-tatsu-prompt-ask = You have none: ask for a { $card }
web-tatsu-prompt-ghost-both = The ghost’s turn: play its { $card }, or ask for one
web-tatsu-prompt-ghost-lay = The ghost’s turn: play its { $card }
web-tatsu-prompt-ghost-ask = The ghost has none: ask for a { $card }
# Somebody ($name) asks the reader, or the ghost for whom the reader decides.
web-tatsu-prompt-answer-own = { $name } *asks you* for a { $card }
web-tatsu-prompt-answer-ghost = { $name } asks the ghost for a { $card }: choose for it
# The reader asked the ghost, and decides for it.
web-tatsu-prompt-ghost-answers = You asked the ghost: choose its { $card }
web-tatsu-prompt-may-not-refuse = You may not refuse; which one is up to you. It counts for { $name }.
web-tatsu-prompt-wait = { $name } plays a { $card }, or asks
# $source was asked.
web-tatsu-prompt-you-asked = You asked { $source } for a { $card }
web-tatsu-prompt-they-asked = { $name } asks { $source } for a { $card }
web-tatsu-prompt-over = The game is over

## What can be done

web-tatsu-action-play = Play { CARD($card, case: "accusative") }
web-tatsu-action-ask = Ask { $name }
# For the ghost the reader may ask himself.
web-tatsu-action-ask-self = Ask yourself
web-tatsu-action-lead-self = Lead yourself
web-tatsu-action-lead = { $name } leads
web-tatsu-action-pile = Turn over the face-down card of pile { $pile }
web-tatsu-ask-label =
    { $clan ->
        [red] Ask { $name } for a red card
       *[yellow] Ask { $name } for a yellow card
    }

## The score

web-tatsu-score = Score
web-tatsu-side =
    { $clan ->
        [red] Red
       *[yellow] Yellow
    }
web-tatsu-taken = Taken this hand
web-tatsu-target = The game is to
# The points a side took, times the sum of its own multipliers.
web-tatsu-sum =
    { $points ->
        [one] { $points } point × { $factor }
       *[other] { $points } points × { $factor }
    }
web-tatsu-go-on = Go on
web-tatsu-hand-number = Hand { $hand }
web-tatsu-total = Total
