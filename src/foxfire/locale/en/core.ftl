### Words for every game.
###
### For translators: copy this folder, keep the ids, change the sentences. Nothing in the programs
### joins words into sentences, so every sentence may take whatever order and forms it needs.

core-list-separator = ,{ " " }

# A player without a name; $number counts from 1.
core-player = Player { $number }

# The name of an opponent that is a program: $bot is the bot's id, $number tells several apart.
core-bot-name =
    { $bot ->
        [random]
            { $number ->
                [1] Moth
                [2] Mayfly
               *[3] Gnat
            }
       *[other]
            { $number ->
                [1] Rowan
                [2] Hazel
               *[3] Alder
            }
    }
