### Learning: the lessons that are played, and the page that leads to them.
###
### A lesson (web/src/learn/lessons) has steps. Each has up to three messages: what the host wants
### tried, `-else` when something else was tried, `-done` when it has happened. $name1 to $name3 are
### the other players, clockwise. *Stars* mark what is stressed.

## The host of a lesson

web-learn-host = Your host
web-learn-step = Step { $step } of { $count }
web-learn-show = Show me
web-learn-leave = Leave
web-learn-leave-lesson = Leave the lesson
web-learn-more = What else is there?
web-learn-else = That is allowed, but try the other thing first.

## The page

web-learn-lead = Play a few turns with a host beside you. Two to four minutes a game.
web-learn-play = Learn by playing
web-learn-resume = Go on with the lesson
web-learn-again = The lesson once more
web-learn-done = Learnt
web-learn-minutes =
    { $minutes ->
        [one] About { $minutes } minute
       *[other] About { $minutes } minutes
    }
web-learn-fox-about = Following, trump, the six powers, and why greed does not pay.
web-learn-tatsu-about = Your clan, asking, fusion, and what multiplies.
web-learn-tac-about = In and home, kicking, Trickster, 8, 4, 7 and TAC.
web-learn-hints = A real game with bots. The lamp at the top shows the best turns, your chance, and a reason.

# Under a hint of a plain bot, while the one that searches is not ready yet.
web-learn-hint-asleep = A quick guess. The bot that thinks is still waking up; ask again in a minute.

## Editions of Tatsu

web-learn-editions = Tatsu: three editions side by side
web-learn-editions-lead = With four players they agree. With two or three, this is where they differ.
web-learn-switch = Question
web-learn-edition =
    { $edition ->
        [uk] Ukrainian
        [fr] French
       *[ru] Russian
    }
web-learn-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-learn-clause = Clause
# $value is the answer of an edition to a question of the rules.
web-learn-deal = How are the cards dealt?
web-learn-deal-value =
    { $value ->
        [split] each clan by itself, seven of each
       *[mixed] both clans together, fourteen in all
    }
web-learn-face_down = When may a face-down card be used?
web-learn-face_down-value =
    { $value ->
        [neither] when neither player has an open one of that clan
       *[own] when its owner has no open one of that clan
    }
web-learn-rotation = Who is red in the next hand?
web-learn-rotation-value =
    { $value ->
        [left] red’s left neighbour
       *[right] red’s right neighbour
    }
web-learn-leader = Who leads?
web-learn-leader-value =
    { $value ->
        [red] red
       *[chosen] whom red names
    }
web-learn-editions-own = Any of these can be chosen by itself when you make a table.

## Memory aids

web-learn-aids = Memory aids a table may allow
web-learn-aids-lead = Cards that are taken lie face down. A table of learners may keep them open.
web-learn-aid-show_tricks = Fox: all tricks stay open
web-learn-aid-show_tricks-more = Without it you see the last full trick until the next card is led, and after that only how many tricks each player has.
web-learn-aid-show_captured = Tatsu: captured cards stay open
web-learn-aid-show_captured-more = Without it you see how many cards each side has, and must remember which.
web-learn-aid-pile = TAC needs none
web-learn-aid-pile-more = The cards of a deal always lie open in the bowl, in their order. Earlier deals of a pack are counted in the record.
web-learn-aid-where = You find them when you make a table, under the options of the game.

## Fox

web-learn-fox-intro = Welcome. We join a round late: you have taken *five tricks*, { $name1 } none. Eight cards are left.
web-learn-fox-follow = { $name1 } leads { CARD("K6") }. You have keys, so you must *follow* with a key. The higher one wins: play { CARD("K8") }.
web-learn-fox-follow-else = That is allowed, but keep it for later: { CARD("K8") } will do.
web-learn-fox-follow-done = Yours. Whoever takes a trick leads the next one.
web-learn-fox-trump = The card beside the deck is the *decree*. Its suit is trump: bells. Now lead { CARD("M10") }, a high moon.
web-learn-fox-trump-else = Later. Lead { CARD("M10") } and see what a trump does.
web-learn-fox-trump-done = { $name1 } has no moons, so any card was allowed. A small *trump* beats your ten.
web-learn-fox-swan = { $name1 } leads { CARD("K10") }. Do not fight it. Play your *Swan*, { CARD("K1", form: "code") }: it loses the trick, but you lead the next.
web-learn-fox-swan-else = The Monarch is stronger when you lead it. Play the Swan now.
web-learn-fox-swan-done = The trick is gone, but the lead is yours.
web-learn-fox-monarch = Lead your *Monarch*, { CARD("K11", form: "code") }. { $name1 } must answer with the highest key, or with the 1.
web-learn-fox-monarch-else = You have the lead: this is the Monarch’s moment.
web-learn-fox-monarch-done = The highest key was a *Treasure*. Each 7 is a point at once for whoever takes it.
web-learn-fox-fox = Now change the trump. Lead the *Fox*, { CARD("M3", form: "code") }, and put { CARD("M6") } in place of the decree. { $name1 } has no moons.
web-learn-fox-fox-else = Lead { CARD("M3", form: "code") }, then lay { CARD("M6") } on the decree: moons become trump.
web-learn-fox-fox-done = A 3 took the trick, because nobody has a higher trump. The old decree is in your hand.
web-learn-fox-woodcutter = You have *eight* tricks. Lead the *Woodcutter*, { CARD("B5", form: "code") }: you draw a card and put one under the deck.
web-learn-fox-woodcutter-else = First the Woodcutter: your hand needs a change.
web-learn-fox-greed = You drew { CARD("M11", form: "code") }, a sure winner. But look at the lanterns: seven to nine tricks give 6 points, *ten give none*. Put it under the deck.
web-learn-fox-greed-else = It would take a tenth trick, and greed scores nothing. Put { CARD("M11", form: "code") } under the deck.
web-learn-fox-greed-done = Well resisted. { $name1 } takes this trick and leads.
web-learn-fox-witch = One more trick is still good. A *Witch* counts as a trump, if there is only one 9. Play { CARD("B9", form: "code") } against the ten.
web-learn-fox-witch-else = With the 4 you lose this one. The Witch takes it, and nine tricks still give 6 points.
web-learn-fox-witch-done = Nine tricks. Now the last one must not be yours.
web-learn-fox-last = Lead { CARD("B4") } and hope for a higher bell.
web-learn-fox-last-done = Nine tricks are 6 points, and the Treasure makes 7.
web-learn-fox-end = That is the whole game: take seven to nine, or three at most, and let the other be greedy. Usually it goes on to 21 points.

## Tatsu

web-learn-tatsu-intro = Welcome. You and { $name2 }, opposite, are the *red* clan. Four tricks are left in this hand.
web-learn-tatsu-clan = Before you only a *red* card can lie, whoever lays it. The strongest of four takes the trick. Lead your 6.
web-learn-tatsu-clan-else = A good card, but the 6 is the strongest there is. Lead it.
web-learn-tatsu-clan-done = The trick is yours, with 14 points in it: the lanterns on the cards.
web-learn-tatsu-ask = You need not spend a card of your own. { $name3 } holds one red card: its back shows the clan. *Ask { $name3 }* for it.
web-learn-tatsu-ask-else = Keep your cards. Ask { $name3 }, who has to give the one red card.
web-learn-tatsu-ask-done = A 5. It lay before you, so it won for you. { $name2 } added your *x2*: it multiplies what your side captures.
web-learn-tatsu-fusion = Now the *fusion*. Nobody wins its trick yet: the cards wait, and you lead again.
web-learn-tatsu-fusion-else = Lay the fusion first, then the 4 can take two tricks at once.
web-learn-tatsu-fusion-done = The fusion lies. Now the others lay their cards into the trick that waits.
web-learn-tatsu-asked = { $name1 } asks *you* for a yellow card. You have to give one, and choose which. You have only the yellow x3.
web-learn-tatsu-asked-done = If your side takes it, yellow cannot use that x3 any more.
web-learn-tatsu-pending = Four cards wait for whoever wins this trick. Lay your 4: among equals, the one that lay *first* wins.
web-learn-tatsu-pending-else = { $name2 } would help, but lay your own 4 now: nothing higher is left.
web-learn-tatsu-pending-done = Eight cards at once.
web-learn-tatsu-end = You captured 50 points, with your x1 and x2: *50 times 3*. Yellow’s points counted only twice. A whole game goes to 500.

## TAC

web-learn-tac-intro = Welcome. You are *ruby*, and { $name2 } is your partner. Bring all your marbles round and home.
web-learn-tac-enter = You are *ruby*. A marble waits in your pocket. Only a 1 or a *13* brings one in. Choose the 13 and then your start field.
web-learn-tac-enter-else = A 13 can also move 13 steps. Use it to bring in the marble from your pocket.
web-learn-tac-enter-done = It is in. Who can play nothing *discards*: your new marble blocks the way for the others.
web-learn-tac-kick = Marbles never jump over others, but they may land on them. Move from 57 with your 5 and *kick* the marble on 62.
web-learn-tac-kick-else = Use the 5 with the marble on 57: it lands exactly on 62.
web-learn-tac-kick-done = Kicked: back into its pocket. This happens to friends, too, so look where you land.
web-learn-tac-one = Your new marble stands on your start, just before the house. But it is *fresh* and may not go in. Move it one field with the 1.
web-learn-tac-one-else = Take the 1, and the marble on your start field.
web-learn-tac-one-done = Now it is past the house. It need not go all the way round: wait for the 4.
web-learn-tac-trickster = The *Trickster* swaps two marbles on the ring. Swap yours on 20 with the one on 64, right before your house.
web-learn-tac-trickster-else = Other swaps are possible. Best for you: 20 and 64.
web-learn-tac-trickster-done = Forty-four fields in one move.
web-learn-tac-eight = An *8* moves eight steps, or makes the next player miss a turn. Let { $name1 } wait.
web-learn-tac-eight-else = Choose the second way of the 8: the next player waits.
web-learn-tac-eight-done = { $name1 } had to throw a card away. The hands are empty, and new cards are dealt.
web-learn-tac-give = First everybody tells who has a 1 or 13. Then partners *exchange* one card, unseen. Give { $name2 } a 4.
web-learn-tac-give-else = You have two 4s and need one. { $name2 } can use the other.
web-learn-tac-give-done = { $name2 } gave you a 7. You will need it.
web-learn-tac-four = A *4* goes backward, and past your start it may turn into the house. Take the marble on 2 to the third place.
web-learn-tac-four-else = Use the 4 with the marble on 2, and let it go into the house.
web-learn-tac-four-done = Two are home. Your partner now does the same trick.
web-learn-tac-tac = { $name3 } swapped your marble away from 64! Play *TAC*: it takes that back, and you use the Trickster. Swap 31 with 49.
web-learn-tac-tac-else = Take TAC, and then swap the two others: 31 and 49.
web-learn-tac-tac-done = Your marble is back on 64, as if nothing had happened.
web-learn-tac-seven = Now the *7*: seven single steps for as many marbles as you like. Three with the marble on 64, four with the one on 62: both go home.
web-learn-tac-seven-else = Start with the marble on 64: three steps into the house. Then four with the other.
web-learn-tac-seven-done = All your marbles are home.
web-learn-tac-end = Your partner’s four were home already, so *your team has won*. At a new table all sixteen marbles begin in their pockets.
