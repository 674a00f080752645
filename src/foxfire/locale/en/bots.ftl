### Players that are programs: who they are, and why they would do something.

## Who sits at a table. Level 1

bots-name-dormouse = Dormouse
bots-character-dormouse = wakes up late, and plays what feels right
bots-name-hedgehog = Hedgehog
bots-character-hedgehog = in no hurry, and glad of every small gain
bots-name-wren = Wren
bots-character-wren = quick and cheerful, one twig at a time
bots-name-toad = Toad
bots-character-toad = sits still and takes what comes by

## Level 2

bots-name-badger = Badger
bots-character-badger = knows the old ways of the forest and keeps to them
bots-name-squirrel = Squirrel
bots-character-squirrel = counts what is left, and puts by for later
bots-name-jay = Jay
bots-character-jay = sees who carries what, and remembers
bots-name-hare = Hare
bots-character-hare = knows every path, and when to leave it

## Level 3

bots-name-marten = Marten
bots-character-marten = a few quick looks ahead, then a leap
bots-name-otter = Otter
bots-character-otter = plays for the fun of it, and seldom loses
bots-name-woodpecker = Woodpecker
bots-character-woodpecker = tries every spot of the bark in no time
bots-name-weasel = Weasel
bots-character-weasel = slips through whatever gap you leave

## Level 4

bots-name-owl = Owl
bots-character-owl = hears in the dark what you hold
bots-name-lynx = Lynx
bots-character-lynx = waits for the one moment that counts
bots-name-stag = Stag
bots-character-stag = stands his ground, and then yours
bots-name-boar = Boar
bots-character-boar = does not forgive an opening

## Level 5

bots-name-raven = Raven
bots-character-raven = has thought of that already
bots-name-wolf = Old She-Wolf
bots-character-wolf = has led many winters, and plans the next
bots-name-bear = Bear
bots-character-bear = thinks slowly, and then there is nothing left to do
bots-name-viper = Viper
bots-character-viper = so still that you forget who is hunting

## Without a level: whoever plays anything at all, and programs of somebody's own

bots-name-moth = Moth
bots-name-mayfly = Mayfly
bots-name-gnat = Gnat
bots-name-midge = Midge
bots-name-rowan = Rowan
bots-name-hazel = Hazel
bots-name-alder = Alder
bots-name-yew = Yew

## `foxfire bots`

bots-list-level = level:{ $number } is { $bot }: { $about }
bots-list-animal = { $name }: { $character }
bots-list-bot = { $bot }: { $about }
bots-about-random = any action that is allowed
bots-about-novice = simple rules of thumb; looks no further than this turn
bots-about-rules = all the rules of thumb; answers at once
bots-about-search = searches; search:50ms, search:sims=2000, search:1s,cores=4
bots-about-thinks = searches for { $time } a turn
bots-about-net = a network that has learnt by itself; answers at once; net:FILE
bots-about-net-search = searches and asks a network too; net+search:1s
bots-about-textbook = a textbook search with random rollouts, kept as a measure
bots-about-beam = plans its own cards as if nobody else played, kept as a measure
bots-about-outside = an outside program, see docs/engine.md
bots-list-warm = Bots that search are compiled once, before their first game: foxfire warm
bots-arg-game = only the bots of this game: { $games } (default: all games)
bots-arg-json = the same as one JSON object

## Compiling

bots-compiling = The search is compiled now, once; that may take a minute or two.
bots-compiling-still = Still compiling, { $seconds } s so far.
bots-error-compiling = the search could not be compiled; try: foxfire warm { $game }

## Why a hint advises something. $percent: in how many of a hundred worlds that the player cannot tell
## from the true one. $sure is `yes` when it is so in all of them.

bots-why-only = There is no choice: { $turn }.
bots-why-even = It hardly matters: { $turn } and { $other } are as good as each other.
bots-why-best = { $turn } does best in the long run; no single reason stands out.

# The Fox in the Forest
bots-why-fox-keep = { SUIT($decree, form: "title") } serve you best as trump, so the decree stays.
bots-why-fox-trump = It makes { SUIT($given) } trump.
bots-why-fox-under = { CARD($card, form: "code") } helps you least of what you hold.
bots-why-fox-takes =
    { $sure ->
        [yes] It takes the trick.
       *[no] It most likely takes the trick.
    }
bots-why-fox-treasure =
    { $sure ->
        [yes] It takes the trick, with the Treasure in it.
       *[no] It most likely takes the trick, with the Treasure in it.
    }
bots-why-fox-leaves =
    { $sure ->
        [yes] It leaves this trick to the other side and keeps the better cards.
       *[no] It most likely leaves this trick to the other side and keeps the better cards.
    }
bots-why-fox-swan = The Swan loses the trick, and you lead the next one.
bots-why-fox-humble = It ducks: { $name } is on the way to being greedy, and you stay humble.
bots-why-fox-open = It takes the trick in about { $percent } of 100 worlds; no other choice does better over all of them.

# Tatsu
bots-why-tatsu-lead = Who leads then suits your side best.
bots-why-tatsu-ask =
    { $lost ->
        [yes] The trick is most likely lost, and asking spends none of your own cards.
       *[no] Somebody else's card does it, and yours stay for later; your side takes the trick in about { $percent } of 100 worlds.
    }
bots-why-tatsu-takes = Your side takes the trick in about { $percent } of 100 worlds.
bots-why-tatsu-multiplier = { CARD($card, form: "short") } comes home: your side most likely takes this trick.
bots-why-tatsu-pending = Your side most likely takes this trick, and the cards that wait: { $cards } in all.
bots-why-tatsu-cheap = The trick is most likely lost, and { CARD($card, form: "short") } costs your side least.
bots-why-tatsu-fusion = The fusion puts the trick off, and you lead to the next one.
bots-why-tatsu-turn-over = The face-down card may be any of several; your side takes the trick in about { $percent } of 100 worlds.
bots-why-tatsu-open = Your side takes the trick in about { $percent } of 100 worlds; no other choice does better over all of them.

# TAC
bots-why-tac-wins =
    { $sure ->
        [yes] It wins the game.
       *[no] It wins the game, unless somebody can answer with TAC.
    }
bots-why-tac-gift =
    { $exit ->
        [yes] It hands over a card to bring a marble in with.
       *[no] { CARD($card, form: "short") } can be spared best, and may be of use where it goes.
    }
bots-why-tac-discard = { CARD($card, form: "short") } is the card that you miss least.
bots-why-tac-kicks = It sends a marble of { SUIT($colour) } back into the pocket.
bots-why-tac-tac = It takes the last move back and uses { CARD($used, case: "accusative") } for you.
bots-why-tac-home = It brings a marble of { SUIT($colour) } home.
bots-why-tac-enter = It brings a marble of { SUIT($colour) } into the game.
bots-why-tac-skip = It takes a turn and a card from { SUIT($colour) }.
bots-why-tac-swap = The marbles on { $one } and { $other } stand better after the swap.
bots-why-tac-fool = Another hand is worth more to your side than the one you have.
bots-why-tac-devil = It lets you play the turn of the next player.
bots-why-tac-settle = It makes room in the house.
bots-why-tac-move = It brings { SUIT($colour) } from { $from } to { $to }, where the coming cards fit best.
