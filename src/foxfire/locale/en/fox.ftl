### The Fox in the Forest.
###
### Arguments that many messages share:
###   $seat      who it is about, as the reader sees it: `you`, `opponent`, or `other` for a reader
###              who does not play. Select on it, so that verbs and names can take their forms.
###   $name      the name of that player, and $opponent the name of the one against him
###   $card ...  a card in notation, such as B7. Never print it bare in a sentence; write
###                  { CARD($card, case: "accusative") }
###              which formats the message `fox-card` below with the parts of the card: $suit (B, K
###              or M), $rank (a number), $power (yes or no), $card, $case and $form. `case` is any
###              word that your language has a use for (nominative when left out); `form` is `long`
###              when left out, `short` for lists, `code` for the notation alone.
###   SUIT($card, case: "nominative", form: "title")
###              formats `fox-suit` for the suit of a card; form `title` begins a line.
### A web page provides the same two functions. $hidden is `yes` when a card is not shown to the reader.

fox-name = The Fox in the Forest

## Cards

fox-suit =
    { $form ->
        [title]
            { $suit ->
                [B] Bells
                [K] Keys
               *[M] Moons
            }
       *[long]
            { $suit ->
                [B] bells
                [K] keys
               *[M] moons
            }
    }

fox-character =
    { $rank ->
        [1] Swan
        [3] Fox
        [5] Woodcutter
        [7] Treasure
        [9] Witch
       *[11] Monarch
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
                [yes] the { $rank } of { fox-suit } ({ fox-character })
               *[no] the { $rank } of { fox-suit }
            }
    }

## What happens

fox-event-deal =
    { $seat ->
        [you] Round { $round }. You deal and { $opponent } leads; the decree is { CARD($decree, case: "nominative") }.
        [opponent] Round { $round }. { $name } deals and you lead; the decree is { CARD($decree, case: "nominative") }.
       *[other] Round { $round }. { $name } deals and { $opponent } leads; the decree is { CARD($decree, case: "nominative") }.
    }

fox-event-lead =
    { $seat ->
        [you] You lead { CARD($card, case: "accusative") }.
       *[other] { $name } leads { CARD($card, case: "accusative") }.
    }

fox-event-follow =
    { $seat ->
        [you] You answer with { CARD($card, case: "instrumental") }.
       *[other] { $name } answers with { CARD($card, case: "instrumental") }.
    }

fox-event-keep =
    { $seat ->
        [you] You leave the decree as it is: { CARD($decree, case: "nominative") }.
       *[other] { $name } leaves the decree as it is: { CARD($decree, case: "nominative") }.
    }

fox-event-exchange =
    { $seat ->
        [you] You take { CARD($taken, case: "accusative") } from the decree and put { CARD($given, case: "accusative") } there: { SUIT($given, case: "nominative") } are trump.
       *[other] { $name } takes { CARD($taken, case: "accusative") } from the decree and puts { CARD($given, case: "accusative") } there: { SUIT($given, case: "nominative") } are trump.
    }

fox-event-draw =
    { $hidden ->
        [yes] { $name } draws a card from the deck.
       *[no]
            { $seat ->
                [you] You draw { CARD($card, case: "accusative") } from the deck.
               *[other] { $name } draws { CARD($card, case: "accusative") } from the deck.
            }
    }

fox-event-return =
    { $hidden ->
        [yes] { $name } puts a card under the deck.
       *[no]
            { $seat ->
                [you] You put { CARD($card, case: "accusative") } under the deck.
               *[other] { $name } puts { CARD($card, case: "accusative") } under the deck.
            }
    }

fox-event-trick =
    { $seat ->
        [you] You take the trick.
       *[other] { $name } takes the trick.
    }

fox-event-treasure =
    { $seat ->
        [you]
            { $points ->
                [one] The Treasure gives you { $points } point.
               *[other] The Treasures give you { $points } points.
            }
       *[other]
            { $points ->
                [one] The Treasure gives { $name } { $points } point.
               *[other] The Treasures give { $name } { $points } points.
            }
    }

fox-event-swan =
    { $seat ->
        [you] Your Swan lost, so you lead next.
       *[other] { $name }'s Swan lost, so { $name } leads next.
    }

fox-event-round = Round { $round } is over.

# One line a player, after `fox-event-round`. $title: 0-3 tricks humble, 4-6 defeated,
# 7-9 victorious, 10-13 greedy. $points were won in this round, $score is the sum so far.
fox-round-seat =
    { $seat ->
        [you]
            { $tricks ->
                [one] You took { $tricks } trick ({ fox-title }): { fox-points }, now { $score }.
               *[other] You took { $tricks } tricks ({ fox-title }): { fox-points }, now { $score }.
            }
       *[other]
            { $tricks ->
                [one] { $name } took { $tricks } trick ({ fox-title }): { fox-points }, now { $score }.
               *[other] { $name } took { $tricks } tricks ({ fox-title }): { fox-points }, now { $score }.
            }
    }

fox-title =
    { $title ->
        [humble] humble
        [defeated] defeated
        [victorious] victorious
       *[greedy] greedy
    }

fox-points =
    { $points ->
        [one] { $points } point this round
       *[other] { $points } points this round
    }

fox-event-over = The game is over.

## How it ended. $seat and $name: the winner. $high and $low: his points and the other's.

fox-reason-points =
    { $seat ->
        [you] You win, { $high } to { $low }.
       *[other] { $name } wins, { $high } to { $low }.
    }

# $high and $low are the points of the last round here, $score what both have in all.
fox-reason-last-round =
    { $seat ->
        [you] You win: { $score } points each, and { $high } to { $low } for you in the last round.
       *[other] { $name } wins: { $score } points each, and { $high } to { $low } in the last round.
    }

fox-reason-draw = A draw: { $score } points each, and as many in the last round.

## The table before a decision

# $own and $theirs count tricks, $own_points and $their_points points.
fox-table-counts =
    Round { $round }, trick { $trick }. Tricks: you { $own }, { $opponent } { $theirs }. Points: you { $own_points }, { $opponent } { $their_points }, game to { $target }.

fox-table-decree = The decree is { CARD($decree, case: "nominative") }: { SUIT($decree, case: "nominative") } are trump.

# While a player's own power waits: what lies in the trick.
fox-table-led = You led { CARD($led, case: "accusative") }.
fox-table-answered = { $opponent } led { CARD($led, case: "accusative") } and you answered with { CARD($answer, case: "instrumental") }.

# A trick that is over stays on the table until the next card is led.
fox-table-last-trick =
    { $seat ->
        [you] In the last trick you led { CARD($led, case: "accusative") } and { $opponent } played { CARD($answer, case: "accusative") }.
       *[other] In the last trick { $name } led { CARD($led, case: "accusative") } and you played { CARD($answer, case: "accusative") }.
    }

# Cards of one suit in a hand; those that may be chosen have a number.
fox-hand-suit = { SUIT($suit, case: "nominative", form: "title") }: { $cards }
fox-hand-card = { CARD($card, case: "nominative", form: "short") }
fox-hand-choice = { $number }) { CARD($card, case: "nominative", form: "short") }
fox-hand-keep = { $number }) keep the decree

fox-ask-lead = You lead. Which card?
fox-ask-follow = { $opponent } led { CARD($led, case: "accusative") }. Your answer?
fox-ask-exchange = Your Fox may change the decree. Put which card there, or keep it?
fox-ask-return = Your Woodcutter drew { CARD($drawn, case: "accusative") }. Put which card under the deck?

## Past tricks

fox-tricks-hidden = Tricks that are over stay face down (FOX-3.6). A game started with --show-tricks lets you look.
fox-tricks-none = No trick of this round is over yet.
fox-tricks-trick = Trick { $number }: { $name } led { CARD($led, case: "accusative") }, { $opponent } played { CARD($answer, case: "accusative") }.

## Why something is not allowed: one message a clause. $card is what was asked for (not with `keep`),
## $led the card that was led, both in notation, or - where there is none.

fox-refusal-2-2 = Nothing can be done before the cards are dealt (FOX-2.2).
fox-refusal-3-1 = { CARD($card, case: "nominative", form: "short") } is not in your hand (FOX-3.1).
fox-refusal-3-2 = { CARD($led, case: "nominative", form: "short") } was led and you hold { SUIT($led, case: "accusative") }, so you must answer with one of them (FOX-3.2).
fox-refusal-3-3 = First settle the power of the card you have just played (FOX-3.3).
fox-refusal-4-2 = The decree changes only right after you play a Fox (3), and only for a card from your hand (FOX-4.2).
fox-refusal-4-3 = A card goes under the deck only right after you play a Woodcutter (5), and only from your hand (FOX-4.3).
fox-refusal-4-6 = The Monarch of { SUIT($led, case: "genitive") } was led: answer with your highest of the suit, or with its Swan (FOX-4.6).
fox-refusal-5-2 = The game is over (FOX-5.2).

## The reminder of the rules

fox-rules-follow = Answer in the suit that was led if you can; otherwise play any card.
fox-rules-win = A trump beats the other suits; else the higher card of the led suit wins.
fox-rules-1 = 1 Swan: lose the trick with it and you lead the next one.
fox-rules-3 = 3 Fox: you may swap the decree for a card from your hand, which changes trump.
fox-rules-5 = 5 Woodcutter: draw a card, then put any card of your hand under the deck.
fox-rules-7 = 7 Treasure: 1 point at once to whoever takes the trick.
fox-rules-9 = 9 Witch: counts as trump, unless both cards are Witches.
fox-rules-11 = 11 Monarch: led, it draws the Swan or the highest card of its suit from the other hand.
fox-rules-points = Of 13 tricks, 7 to 9 give 6 points, and so do 0 to 3; 4, 5, 6 give 1, 2, 3.
fox-rules-greed = 10 or more tricks are greedy and give nothing.

## A table as anybody may see it, for records

fox-look-counts = Tricks: { $first } { $first_tricks }, { $second } { $second_tricks }. Points: { $first } { $first_points }, { $second } { $second_points }.
fox-look-hand = { $name } holds { $cards }.
fox-look-hidden =
    { $size ->
        [one] { $name } holds { $size } card.
       *[other] { $name } holds { $size } cards.
    }
fox-look-card = { CARD($card, case: "nominative", form: "code") }
fox-look-empty = { $name } holds no card.

## Options, for the help of the command line

fox-option-target = points that end the game
fox-option-dealer = who deals first
fox-option-show_tricks = past tricks may be looked at

## Telling things about a round, for statistics

fox-remark-greedy = somebody was greedy (10 tricks or more)
fox-remark-all-tricks = somebody took all 13 tricks
fox-remark-close = 7 tricks against 6
fox-remark-treasures = all three Treasures on one side
fox-remark-tie = as many points for both
