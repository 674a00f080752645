### Tatsu.
###
### Arguments that many messages share:
###   $seat      who it is about: `you`, `ghost` (the open hand that the red player leads in games
###              for three), or `other`. Select on it, so that verbs and names can take their forms.
###   $name      the name of that seat's player
###   $clan      red or yellow
###   $card      a card in notation, such as R1/5. Never print it bare in a sentence; write
###                  { CARD($card, case: "accusative") }
###              which formats the message `tatsu-card` below with the parts of the card: $clan,
###              $kind (one, strength, multiplier, fusion or hidden), $strength, $worth, $factor,
###              $card, $case and $form. `form` is `long` when left out and `short` for lists.

tatsu-name = Tatsu
tatsu-ghost = the ghost

## Cards

tatsu-clan =
    { $clan ->
        [red] red
       *[yellow] yellow
    }

tatsu-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [one] { $card } ({ $worth } points)
                [fusion] { $card } fusion
                [hidden] a { tatsu-clan } card
               *[strength] { $card }
            }
       *[long]
            { $kind ->
                [one] the { tatsu-clan } 1 worth { $worth }
                [multiplier] the { tatsu-clan } x{ $factor }
                [fusion] the { tatsu-clan } fusion
                [hidden] a { tatsu-clan } card
               *[strength] the { tatsu-clan } { $strength }
            }
    }

## What happens

tatsu-event-deal =
    { $seat ->
        [you] Hand { $hand }. You deal.
       *[other] Hand { $hand }. { $name } deals.
    }

# After the deal: with whom the reader plays.
tatsu-deal-alone = You play { tatsu-clan }.
tatsu-deal-partner = You and { $partner } play { tatsu-clan }.
tatsu-deal-ghost = You play { tatsu-clan }, and you also play the ghost's cards.

# With three players; $leader_seat and $leader: who was named.
tatsu-event-lead =
    { $leader_seat ->
        [you] You are named to lead.
       *[other] { $leader } is named to lead.
    }

# $asked_seat and $asked: who is asked.
tatsu-event-ask =
    { $seat ->
        [you] You ask { $asked } for a { tatsu-clan } card.
        [ghost]
            { $asked_seat ->
                [you] The ghost asks you for a { tatsu-clan } card.
               *[other] The ghost asks { $asked } for a { tatsu-clan } card.
            }
       *[other]
            { $asked_seat ->
                [you] { $name } asks you for a { tatsu-clan } card.
               *[other] { $name } asks { $asked } for a { tatsu-clan } card.
            }
    }

tatsu-event-play =
    { $seat ->
        [you] You play { CARD($card, case: "accusative") }.
        [ghost] The ghost plays { CARD($card, case: "accusative") }.
       *[other] { $name } plays { CARD($card, case: "accusative") }.
    }

# $source_seat and $source: whose card it was.
tatsu-event-give =
    { $source_seat ->
        [you] You lay { CARD($card, case: "accusative") } before { $name }.
        [ghost]
            { $seat ->
                [you] The ghost lays { CARD($card, case: "accusative") } before you.
               *[other] The ghost lays { CARD($card, case: "accusative") } before { $name }.
            }
       *[other]
            { $seat ->
                [you] { $source } lays { CARD($card, case: "accusative") } before you.
                [ghost] { $source } lays { CARD($card, case: "accusative") } before the ghost.
               *[other] { $source } lays { CARD($card, case: "accusative") } before { $name }.
            }
    }

# Only with two players. $given is `yes` when the card lands before the one who asked for it.
tatsu-event-turn-over =
    { $given ->
        [yes]
            { $source_seat ->
                [you] You turn over { CARD($card, case: "accusative") }, and it lies before { $name }.
               *[other] { $source } turns over { CARD($card, case: "accusative") }, and it lies before you.
            }
       *[no]
            { $source_seat ->
                [you] You turn over { CARD($card, case: "accusative") }.
               *[other] { $source } turns over { CARD($card, case: "accusative") }.
            }
    }

# $cards counts what is taken: 4, 8 or 12.
tatsu-event-trick =
    { $seat ->
        [you] You take { $cards } cards for { tatsu-clan }.
        [ghost] The ghost takes { $cards } cards for { tatsu-clan }.
       *[other] { $name } takes { $cards } cards for { tatsu-clan }.
    }

tatsu-event-fusion =
    { $seat ->
        [you] Fusion: the trick stays for the winner of the next one, and you lead.
        [ghost] Fusion: the trick stays for the winner of the next one, and the ghost leads.
       *[other] Fusion: the trick stays for the winner of the next one, and { $name } leads.
    }

tatsu-event-last-fusion = A fusion in the final trick: nobody takes it.
tatsu-event-hand = Hand { $hand } is over.

# One line a side, after `tatsu-event-hand`: $points captured, times $factor, make the $score.
tatsu-hand-side =
    { $factor ->
        [0] The { tatsu-clan } side captured { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, but none of its multipliers: 0.
       *[other] The { tatsu-clan } side captured { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, times { $factor } makes { $score }.
    }

# One line a player. $gained in this hand, $score in all.
tatsu-hand-seat =
    { $seat ->
        [you] You: { $gained } this hand, now { $score }.
       *[other] { $name }: { $gained } this hand, now { $score }.
    }

tatsu-event-over = The game is over.

## How it ended. $seat and $name: a winner, $partner the other one of a team.

tatsu-reason-points =
    { $seat ->
        [you] You win with { $high } points.
       *[other] { $name } wins with { $high } points.
    }
tatsu-reason-team =
    { $seat ->
        [you] You and { $partner } win, { $high } to { $low }.
       *[other] { $name } and { $partner } win, { $high } to { $low }.
    }

## The table before a decision

tatsu-table-counts = Hand { $hand }, trick { $trick } of 7. You play { tatsu-clan }. Points: { $scores }; game to { $target }.
tatsu-look-counts = Hand { $hand }, trick { $trick } of 7. Points: { $scores }; game to { $target }.
tatsu-table-score =
    { $seat ->
        [you] you { $score }
       *[other] { $name } { $score }
    }
tatsu-table-leads = The trick is empty.
tatsu-table-trick = On the table: { $cards }.
tatsu-table-laid =
    { $seat ->
        [you] { CARD($card, form: "short") } before you
        [ghost] { CARD($card, form: "short") } before the ghost
       *[other] { CARD($card, form: "short") } before { $name }
    }
tatsu-table-last = The trick before: { $cards }.
tatsu-table-pending = Waiting for the next winner: { $cards }.
tatsu-table-captured = Captured: red { $red }, yellow { $yellow } cards.
tatsu-table-captured-cards = Captured by { tatsu-clan }: { $cards }.
tatsu-table-hand =
    { $seat ->
        [ghost] The ghost holds { $red } red and { $yellow } yellow cards.
       *[other] { $name } holds { $red } red and { $yellow } yellow cards.
    }
tatsu-table-open = The ghost's open cards: { $cards }.
tatsu-table-own = Your cards: { $cards }.
tatsu-table-piles =
    { $seat ->
        [you] Your piles: { $cards }.
       *[other] { $name }'s piles: { $cards }.
    }
tatsu-table-pile = { $number }: { CARD($up, form: "short") } on { CARD($down, form: "short") }
tatsu-table-bare = { $number }: { CARD($up, form: "short") }
tatsu-table-choices = You may choose: { $choices }.
tatsu-choice-card = { $number }) { CARD($card, form: "short") }
tatsu-choice-pile = { $number }) turn over pile { $pile }
tatsu-choice-ask =
    { $seat ->
        [you] { $number }) ask yourself
        [ghost] { $number }) ask the ghost
       *[other] { $number }) ask { $name }
    }
tatsu-choice-lead =
    { $seat ->
        [you] { $number }) lead yourself
       *[other] { $number }) let { $name } lead
    }
tatsu-card-in-list = { CARD($card, form: "short") }
tatsu-none = none

tatsu-ask-turn =
    { $seat ->
        [ghost] The ghost's turn, and you choose: a card of its hand, or ask somebody?
       *[you] Your turn: a card of yours, or ask somebody?
    }

# An asked player answers; $seat and $name: who asked. $source_seat: whose cards are used.
tatsu-ask-answer =
    { $source_seat ->
        [ghost]
            { $seat ->
                [you] You asked the ghost, and you choose for it: which { tatsu-clan } card?
               *[other] { $name } asks the ghost for a { tatsu-clan } card, and you choose for it: which one?
            }
       *[you]
            { $seat ->
                [ghost] The ghost asks you: which { tatsu-clan } card of yours?
               *[other] { $name } asks you: which { tatsu-clan } card of yours?
            }
    }
tatsu-ask-lead = You are red: who leads the first trick?

## Past tricks

tatsu-tricks-hidden = Captured cards lie face down (TATSU-7.3). A game started with --show-captured lets you look.
tatsu-tricks-none = Nothing has been captured yet.

## Why something is not allowed: one message a clause.

tatsu-refusal-2-2 = Nothing can be done before the cards are dealt (TATSU-2.2).
tatsu-refusal-3-1 = Only cards of the clan whose turn it is may be laid (TATSU-3.1).
tatsu-refusal-3-2 = That card is not in the hand that plays (TATSU-3.2).
tatsu-refusal-3-3 = Only somebody else who holds a card of the clan can be asked (TATSU-3.3).
tatsu-refusal-3-4 = Whoever is asked must lay a card of the asking side's clan, from the asked hand (TATSU-3.4).
tatsu-refusal-7-1 = The game is over (TATSU-7.1).
tatsu-refusal-8-5 = Only face-up cards of the clan can be played, and asking needs an opponent who has one (TATSU-8.5).
tatsu-refusal-8-7 = A face-down card can be used only when no face-up card of its clan stands in the way (TATSU-8.7).
tatsu-refusal-8-11 = The leader is named by red, before the first card, and only with leader = chosen (TATSU-8.11).

## The reminder of the rules

tatsu-rules-cards = A 1 is weak but worth 3 to 7 points; 2 to 6 are worth 1 point each; multipliers and fusions nothing.
tatsu-rules-turn = Lay a card of your clan before you, or ask anybody to lay one of theirs of your clan there.
tatsu-rules-asked = Whoever is asked must do it and chooses the card.
tatsu-rules-win = The strongest of the four cards takes the trick; of equals the earlier. Multipliers have strength 0.
tatsu-rules-fusion = With a fusion in it a trick waits: the winner of the next one takes both, and the seat of the fusion leads.
tatsu-rules-score = A side multiplies the points it captured by the sum of its own clan's multipliers that it captured.
tatsu-rules-zero = Without a multiplier of its own a side scores nothing.
tatsu-rules-two = With two players: face-up cards first; face-down ones only when no face-up card of the clan is left.
tatsu-rules-three = With three: red plays alone with the ghost, whose cards are open, against the other two.

## Options, for the help of the command line and for `foxfire rules`

tatsu-option-players = how many play
tatsu-option-edition = whose printed rules decide what is not set below
tatsu-option-target = points that end the game
tatsu-option-dealer = who deals first; with three players, who is red
tatsu-option-deal = how the cards come to two players
tatsu-option-deal-split = each clan is dealt by itself, seven cards to each player (TATSU-8.2)
tatsu-option-deal-mixed = all cards are dealt together, fourteen to each player (TATSU-8.2)
tatsu-option-face_down = when two players may use face-down cards
tatsu-option-face_down-neither = only when nobody has a face-up card of the clan (TATSU-8.7)
tatsu-option-face_down-own = as soon as the one who plays has no face-up card of the clan (TATSU-8.7)
tatsu-option-clan = the clan of the first of two players
tatsu-option-rotation = who of three players is red next
tatsu-option-rotation-left = the left neighbour of red (TATSU-8.15)
tatsu-option-rotation-right = the right neighbour of red (TATSU-8.15)
tatsu-option-leader = who leads the first trick with three players
tatsu-option-leader-red = red leads (TATSU-8.11)
tatsu-option-leader-chosen = red names one of the three players (TATSU-8.11)
tatsu-option-show_captured = captured cards may be looked at

## Telling things about a hand, for statistics

tatsu-remark-last-fusion = a fusion in the last trick
tatsu-remark-lost-cards = more than one trick lost to a late fusion
tatsu-remark-no-multiplier = a side without a multiplier of its own
tatsu-remark-no-multipliers = both sides without a multiplier of their own
tatsu-remark-all-multipliers = a side with all three of its multipliers

## A table as anybody may see it, for records

tatsu-look-hand = { $name } holds { $cards }.
