### Words for every game.
###
### For translators: copy this folder, keep the ids, change the sentences. Nothing in the programs
### joins words into sentences, so every sentence may take whatever order and forms it needs.

core-list-separator = ,{ " " }

# A player without a name; $number counts from 1.
core-player = Player { $number }
