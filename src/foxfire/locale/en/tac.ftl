### TAC.
###
### Arguments that many messages share:
###   $seat      who it is about: `you` or `other`. Only with four players is anybody `you`; with
###              one or two every seat is called by its colour, as $name says.
###   $name      the player of that seat, or the seat by its colour (message `tac-seat`). Roles
###              beside it have two arguments each, such as $to_seat (you, other) and $to (a name).
###   $colour    R, S, A or J: ruby, sapphire, amber, jade. Never print it bare in a sentence; write
###                  { SUIT($colour) }, or { SUIT($colour, form: "title") } at a beginning,
###              which formats the message `tac-suit` below.
###   $card      a card in notation, such as 7 or trickster. Never print it bare; write
###                  { CARD($card, case: "accusative") }
###              which formats the message `tac-card` below with the parts of the card: $kind
###              (number, trickster, tac, fool, angel, warrior, devil or hidden), $number, $card,
###              $case and $form. `form` is `long` when left out and `short` for lists.
###   $tac       `yes` when a TAC has just undone the last move and uses its card
###   $label     the letter by which something is chosen

tac-name = TAC

## Colours and cards

tac-suit =
    { $form ->
        [code] { $suit }
        [title]
            { $suit ->
                [R] Ruby
                [S] Sapphire
                [A] Amber
               *[J] Jade
            }
       *[long]
            { $suit ->
                [R] ruby
                [S] sapphire
                [A] amber
               *[J] jade
            }
    }

tac-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [number] { $card }
                [trickster] Trickster
                [tac] TAC
                [fool] Fool
                [angel] Angel
                [warrior] Warrior
                [devil] Devil
               *[hidden] ?
            }
       *[long]
            { $kind ->
                [number]
                    { $number ->
                        [8] an 8
                       *[other] a { $card }
                    }
                [trickster] a Trickster
                [tac] a TAC
                [fool] the Fool
                [angel] the Angel
                [warrior] the Warrior
                [devil] the Devil
               *[hidden] a card
            }
    }

tac-card-in-list = { CARD($card, form: "short") }
tac-no-cards = none

# A seat called by its colour, with one player or none of two; $form is `title` or `inside`.
tac-colour =
    { $form ->
        [title] { SUIT($colour, form: "title") }
       *[inside] { SUIT($colour) }
    }

# A seat with two players; $own is `yes` when it is the reader's.
tac-seat =
    { $own ->
        [yes]
            { $form ->
                [title] Your { SUIT($colour) }
               *[inside] your { SUIT($colour) }
            }
       *[no] { $name }'s { SUIT($colour) }
    }

## Places

# $kind: ring (a field with its number), house (a slot, from 1), pocket.
tac-place =
    { $kind ->
        [ring] { $number }
        [house] house { $number }
       *[pocket] the pocket
    }
tac-place-fresh = { $number } (fresh)
tac-place-pocket = { $count } in the pocket
tac-places = { SUIT($colour, form: "title") }: { $places }.

## What happens

tac-event-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Deal { $deal }, from a new pack. You deal, { $leader } leads.
            }
       *[other]
            { $leader_seat ->
                [you] Deal { $deal }, from a new pack. { $name } deals, you lead.
               *[other] Deal { $deal }, from a new pack. { $name } deals, { $leader } leads.
            }
    }
tac-event-next-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Deal { $deal }. You deal, { $leader } leads.
            }
       *[other]
            { $leader_seat ->
                [you] Deal { $deal }. { $name } deals, you lead.
               *[other] Deal { $deal }. { $name } deals, { $leader } leads.
            }
    }

# Before the first deal. $two is `yes` when the reader plays both colours himself.
tac-deal-partner =
    { $two ->
        [yes] You play { SUIT($colour) } and { SUIT($other) }, each with a hand of its own.
       *[no] You play { SUIT($colour) }; your partner { $partner } plays { SUIT($other) }.
    }
tac-board-legend = On the board: R S A J are marbles, r s a j empty start fields, 1 2 3 4 free house slots; * is fresh from the pocket, > came in the last move, o was left by it. Marbles run clockwise.
tac-deal-exits = A 1 or 13 in hand: { $exits }.
tac-deal-exit =
    { $exit ->
        [yes]
            { $seat ->
                [you] you yes
               *[other] { $name } yes
            }
       *[no]
            { $seat ->
                [you] you no
               *[other] { $name } no
            }
    }

tac-event-give =
    { $seat ->
        [you] You give { CARD($card, case: "accusative") } to { $to }.
       *[other]
            { $to_seat ->
                [you] { $name } gives { CARD($card, case: "accusative") } to you.
               *[other] { $name } gives { CARD($card, case: "accusative") } to { $to }.
            }
    }
# $seat and $name: who gave the card to the reader.
tac-event-exchange = { $name } gives you { CARD($card, case: "accusative") }.
tac-event-exchange-done = The cards are exchanged.

# A card that can do nothing any more.
tac-event-play =
    { $seat ->
        [you] You lay { CARD($card, case: "accusative") }; nobody is left for it to work on.
       *[other] { $name } lays { CARD($card, case: "accusative") }; nobody is left for it to work on.
    }

# $moves is a list of `tac-run`.
tac-event-move =
    { $tac ->
        [yes] With it: { $moves }.
       *[no]
            { $seat ->
                [you] You play { CARD($card, case: "accusative") }: { $moves }.
               *[other] { $name } plays { CARD($card, case: "accusative") }: { $moves }.
            }
    }
# One marble that moves; $from and $to are `tac-place`, $kicks a list of `tac-kick`.
tac-run = { SUIT($colour) } from { $from } to { $to }
tac-run-kicking = { SUIT($colour) } from { $from } to { $to }, kicking { $kicks }
tac-run-alone = { SUIT($colour) } on { $from } meets no other marble and must go back to its pocket
tac-kick = { SUIT($colour) } on { $place }

# $kicks is `yes` when a marble of the colour $kicked stood there.
tac-event-enter =
    { $kicks ->
        [yes]
            { $tac ->
                [yes] With it { SUIT($colour) } comes in on { $field }, kicking { SUIT($kicked) }.
               *[no]
                    { $seat ->
                        [you] You play { CARD($card, case: "accusative") }: { SUIT($colour) } comes in on { $field }, kicking { SUIT($kicked) }.
                       *[other] { $name } plays { CARD($card, case: "accusative") }: { SUIT($colour) } comes in on { $field }, kicking { SUIT($kicked) }.
                    }
            }
       *[no]
            { $tac ->
                [yes] With it { SUIT($colour) } comes in on { $field }.
               *[no]
                    { $seat ->
                        [you] You play { CARD($card, case: "accusative") }: { SUIT($colour) } comes in on { $field }.
                       *[other] { $name } plays { CARD($card, case: "accusative") }: { SUIT($colour) } comes in on { $field }.
                    }
            }
    }

# $one and $other are fields, $first and $second the colours that stood there.
tac-event-swap =
    { $tac ->
        [yes] With it { SUIT($first) } on { $one } and { SUIT($second) } on { $other } change places.
       *[no]
            { $seat ->
                [you] You play a Trickster: { SUIT($first) } on { $one } and { SUIT($second) } on { $other } change places.
               *[other] { $name } plays a Trickster: { SUIT($first) } on { $one } and { SUIT($second) } on { $other } change places.
            }
    }

tac-event-skip =
    { $tac ->
        [yes]
            { $skipped_seat ->
                [you] With it you miss a turn: a card must be discarded.
               *[other] With it { $skipped } misses a turn: a card must be discarded.
            }
       *[no]
            { $skipped_seat ->
                [you] { $name } plays an 8: you miss a turn and discard a card, unless you answer with TAC.
               *[other]
                    { $seat ->
                        [you] You play an 8: { $skipped } misses a turn and discards a card, unless TAC answers it.
                       *[other] { $name } plays an 8: { $skipped } misses a turn and discards a card, unless TAC answers it.
                    }
            }
    }

# $skipped is `yes` when an 8 was the reason.
tac-event-discard =
    { $skipped ->
        [yes]
            { $seat ->
                [you] You miss a turn and discard { CARD($card, case: "accusative") }.
               *[other] { $name } misses a turn and discards { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] You can play no card and discard { CARD($card, case: "accusative") }.
               *[other] { $name } can play no card and discards { CARD($card, case: "accusative") }.
            }
    }

# $undone is a list of `tac-undone`, $used the card that is played again.
tac-event-tac =
    { $seat ->
        [you] You play TAC, taking back the last move ({ $undone }) and using its card, { CARD($used, case: "nominative") }.
       *[other] { $name } plays TAC, taking back the last move ({ $undone }) and using its card, { CARD($used, case: "nominative") }.
    }
tac-event-tac-nothing =
    { $seat ->
        [you] You play TAC, using the last card, { CARD($used, case: "nominative") }; no marble had moved, so none is put back.
       *[other] { $name } plays TAC, using the last card, { CARD($used, case: "nominative") }; no marble had moved, so none is put back.
    }
tac-undone = { SUIT($colour) } from { $from } to { $to }

tac-event-fool =
    { $seat ->
        [you] You play the Fool: everybody passes the whole hand to the right, and you play one more card.
       *[other] { $name } plays the Fool: everybody passes the whole hand to the right, and who laid it plays one more card.
    }
# $left: whose hand came, $right: who has the hand that went.
tac-fool-hand =
    { $seat ->
        [you] You now hold what { $left } held: { $cards }. { $right } has your old cards.
       *[other] { $name } now holds: { $cards }.
    }

tac-event-devil =
    { $seat ->
        [you] You play the Devil, look at the cards of { $victim } and play that turn.
       *[other]
            { $victim_seat ->
                [you] { $name } plays the Devil, looks at your cards and plays your turn for you.
               *[other] { $name } plays the Devil, looks at the cards of { $victim } and plays that turn.
            }
    }

tac-event-home = All four { SUIT($colour) } marbles are home.
tac-event-over = The game is over.

## How it ended

# A side has its eight marbles home; $home counts those of the other side. $team: two players.
tac-reason-home =
    { $team ->
        [yes]
            { $seat ->
                [you] You and { $partner } win: all eight marbles are home. The others brought { $home } home. { $cards ->
                    [one] One card was laid.
                   *[other] { $cards } cards were laid.
                }
               *[other] { $name } and { $partner } win: all eight marbles are home. The others brought { $home } home. { $cards ->
                    [one] One card was laid.
                   *[other] { $cards } cards were laid.
                }
            }
       *[no]
            { $seat ->
                [you] You win: all eight marbles are home. The other side brought { $home } home. { $cards ->
                    [one] One card was laid.
                   *[other] { $cards } cards were laid.
                }
               *[other] { $name } wins: all eight marbles are home. The other side brought { $home } home. { $cards ->
                    [one] One card was laid.
                   *[other] { $cards } cards were laid.
                }
            }
    }
tac-reason-together = All sixteen marbles are home, with { $cards } cards laid.
tac-masterpiece = A masterpiece: fewer cards than one whole deck!

## The table before a decision

tac-table-counts = Deal { $deal }. Cards left in the stock: { $stock }. Cards laid in the game: { $laid }.
tac-table-counts-best = Deal { $deal }. Cards left in the stock: { $stock }. Cards laid in the game: { $laid } (record: { $best }).
# Beside a start field, at most 28 letters. $turn is `yes` for the seat whose turn it is; $who is
# you, partner, other, or alone when one player has all the seats.
tac-room-turn = =>{ " " }
tac-room-name =
    { $who ->
        [you] { SUIT($colour, form: "title") }: you
        [partner] { SUIT($colour, form: "title") }: { $name } (partner)
        [alone] { SUIT($colour, form: "title") }
       *[other] { SUIT($colour, form: "title") }: { $name }
    }
tac-room-pocket = pocket: { $marbles }
tac-room-empty = empty
# What was said before the exchange: whether there was a 1 or a 13.
tac-room-hand =
    { $exit ->
        [yes]
            { $size ->
                [one] 1 card; 1 or 13: yes
               *[other] { $size } cards; 1 or 13: yes
            }
       *[no]
            { $size ->
                [one] 1 card; 1 or 13: no
               *[other] { $size } cards; 1 or 13: no
            }
    }
tac-room-dealer = deals
tac-room-gave = gave { CARD($gave, form: "short") }
tac-room-gave-and-got = gave { CARD($gave, form: "short") }, got { CARD($got, form: "short") }
tac-board-top = [{ CARD($card, form: "short") }]

tac-table-pile = Laid in this deal (discards in brackets): { $cards }.
tac-pile-card = { SUIT($colour, form: "code") } { CARD($card, form: "short") }
tac-pile-discard = { SUIT($colour, form: "code") } ({ CARD($card, form: "short") })
tac-pile-laid =
    { $discarded ->
        [yes]
            { $seat ->
                [you] { $number }. You discarded { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } discarded { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] { $number }. You played { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } played { CARD($card, case: "accusative") }.
            }
    }
tac-pile-empty = No card has been laid in this deal yet.

tac-table-hand =
    { $seat ->
        [you] Your cards: { $cards }.
       *[other] { $name } holds { $cards }.
    }
# $kind: give, play or discard.
tac-table-cards =
    { $kind ->
        [give] Give one: { $choices }.
        [discard] None can be played; discard one: { $choices }.
       *[play] You may play: { $choices }.
    }
tac-choice-card = { $label }) { CARD($card, form: "short") }
tac-choice-discard = { $label }) discard { CARD($card, form: "short") }
tac-choice-tac =
    { $undoes ->
        [yes] { $label }) TAC (takes back the last move and uses { CARD($used, case: "accusative") })
       *[no] { $label }) TAC (uses { CARD($used, case: "accusative") })
    }
tac-table-choices = You may choose: { $choices }.
tac-choice-skip = { $label }) skip: the next player misses a turn
tac-choice-pocket = { $label }) { SUIT($colour) } from the pocket
tac-choice-from = { $label }) from { $place }
tac-choice-marble = { $label }) { SUIT($colour) } on { $place }
tac-choice-to = { $label }) to { $place }
tac-choice-kick = { $label }) to { $place }, kicking { SUIT($colour) }
tac-table-undone =
    { $undone ->
        [yes] TAC has taken back the last move. This is the board on which you use { CARD($card, case: "accusative") }:
       *[no] No marble had moved, so TAC takes nothing back. You use { CARD($card, case: "accusative") }:
    }

## Questions

tac-ask-give =
    { $seat ->
        [you] Which card do you give to { $to }?
       *[other] Which card does { $name } give to { $to }?
    }
tac-ask-card =
    { $seat ->
        [you] Your turn: which card?
       *[other] { $name } is to play: which card?
    }
tac-ask-only-tac =
    { $seat ->
        [you] Your turn, and TAC is the only card that may be played:
       *[other] { $name } is to play, and TAC is the only card that may be played:
    }
# $seat and $name: the seat for which the Devil chooses.
tac-ask-devil = Your Devil plays the turn of { $name }: which card?
tac-ask-skipped =
    { $answers ->
        [yes]
            { $seat ->
                [you] An 8 makes you miss this turn: discard a card, or answer with TAC.
               *[other] An 8 makes { $name } miss this turn: discard a card, or answer with TAC.
            }
       *[no]
            { $seat ->
                [you] An 8 makes you miss this turn: which card do you discard?
               *[other] An 8 makes { $name } miss this turn: which card is discarded?
            }
    }
tac-ask-from =
    { $kind ->
        [seven]
            { $steps ->
                [one] The 7, 1 step left: which marble goes one step?
               *[other] The 7, { $steps } steps left: which marble goes one step?
            }
        [trickster] The Trickster swaps two marbles: which is the first?
        [warrior] The Warrior: which marble charges at the next one ahead?
        [angel] The Angel: which marble does it help?
       *[move] With { CARD($card, case: "accusative") }: which marble?
    }
tac-ask-skip = With { CARD($card, case: "accusative") }: skip, or which marble?
tac-ask-to =
    { $kind ->
        [trickster] The marble on { $from } changes places with which one?
       *[move] The marble from { $from }: to which place?
    }

## A turn before it is played

tac-preview = What { $turn } would do:
tac-preview-undone = First TAC takes back the last move:
tac-preview-fool = All hands will go on to the right neighbour; then one more card is played from the new hand.
tac-preview-devil = You will see the cards of the next player and play that turn with them.

## Why something is not allowed: one message a clause.

tac-refusal-2-1 = Nothing can be done before the cards are dealt (TAC-2.1).
tac-refusal-2-4 = Before the first card of a deal everybody gives the partner one card from the hand (TAC-2.4).
tac-refusal-3-1 = A turn is one card of the hand, carried out completely; only when none can be played one is discarded (TAC-3.1).
tac-refusal-not-in-hand = The hand that plays does not hold { CARD($card, case: "accusative") } (TAC-3.1).
tac-refusal-3-3 = You move your own marbles, and your partner's only when all of yours are home (TAC-3.3).
tac-refusal-4-1 = No marble can go there: the count must be exact, and no marble may be passed over (TAC-4.1).
tac-refusal-4-7 = That marble is stuck: all deeper slots of its house were taken when the turn began (TAC-4.7).
tac-refusal-5-3 = A 4 takes a marble of the ring 4 fields back, or backward into its house past its own start field; nothing may stand in its way (TAC-5.3).
tac-refusal-5-4 = Skipping needs an 8, a marble of yours on the ring, and a next player with a card; who is made to skip discards a card or answers with TAC (TAC-5.4).
tac-refusal-6-3 = A 7 is made in single steps: forward on the ring, forward or back inside the house, with marbles that are not stuck (TAC-6.3).
tac-refusal-6-5 = That marble would be the last one home, and the steps left of the 7 could not be made (TAC-6.5).
tac-refusal-7-1 = The Trickster swaps two marbles on the ring, and needs one of yours there (TAC-7.1).
tac-refusal-8-1 = TAC needs a card that you could have played in the place of the last player (TAC-8.1).
tac-refusal-8-5 = TAC cannot be the first card of a deal: there is nothing to take back (TAC-8.5).
tac-refusal-8-6 = TAC answers an 8 only if you could play the 8 yourself (TAC-8.6).
tac-refusal-8-8 = A winning move must be answered with TAC by who can (TAC-8.8).
tac-refusal-9-5 = The Angel brings in a marble of the left neighbour; if none is in the pocket, it moves one of them 1 or 13 forward (TAC-9.5).
tac-refusal-9-6 = The Warrior charges with one of your marbles on the ring, to the next marble ahead (TAC-9.6).
tac-refusal-10-1 = The game is over (TAC-10.1).
tac-refusal-11-1 = A 7 is made with one colour until it is completely home (TAC-11.1).
tac-refusal-11-2 = After the sixteenth marble a TAC that can be used must be played (TAC-11.2).

## The reminder of the rules

tac-rules-goal = Bring your four marbles once around the ring, clockwise, into your house; then help your partner.
tac-rules-turn = Play one card and do all it says. Who can play, must; only when no card can be played, discard one.
tac-rules-enter = A 1 or a 13 brings a marble from the pocket onto the start field, or moves 1 or 13.
tac-rules-move = Other numbers move a marble that far. Nobody is passed over; who is landed on goes back to the pocket, your own too.
tac-rules-home = From the start field a marble goes on into the house by exact count, but not while it is fresh from the pocket.
tac-rules-four = A 4 goes backward; from up to three fields past the start field it may turn straight into the house.
tac-rules-seven = A 7 is seven single steps, spread over your marbles as you like; each step kicks.
tac-rules-eight = An 8 moves 8, or makes the next player discard a card instead of playing.
tac-rules-trickster = The Trickster swaps any two marbles on the ring.
tac-rules-tac = TAC takes back what the last player did and plays that card for you.
tac-rules-master = Master deck: the Fool passes all hands to the right, the Angel helps the left neighbour, the Warrior kicks the next marble ahead, the Devil plays the left neighbour's turn.
tac-rules-exchange = Each deal all say whether they hold a 1 or a 13, and give their partner one card unseen.
tac-rules-team = The partner sits opposite. The team that first has all eight marbles home wins.
tac-rules-coop = Together (mode coop): all sixteen marbles home with as few cards as possible.
tac-rules-two = With two players each has two opposite colours, with a hand for each.
tac-rules-alone = Alone: all four colours, all cards open, all sixteen marbles home with as few cards as possible.

## Options, for the help of the command line and for `foxfire rules`

tac-option-mode = who plays with whom
tac-option-mode-teams = four players, two teams (TAC-10.1)
tac-option-mode-coop = four players, all together (TAC-11.1)
tac-option-mode-solo = one player with all four colours, all cards open (TAC-11.3)
tac-option-mode-two = two players with two colours each (TAC-11.4)
tac-option-master = with the Fool, the Angel, the Warrior and the Devil
tac-option-angel_house = whether the Angel may move marbles inside a house (TAC-9.5)
tac-option-dealer = the seat that deals first

## Telling things about a pack, for statistics

tac-remark-game-ended = the game ended with it
tac-remark-masterpiece = a masterpiece: fewer cards than one deck
tac-remark-shut-out = the losers brought no marble home
tac-remark-close = the losers were one marble short
