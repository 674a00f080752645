### Worte für jedes Spiel.

core-list-separator = ,{ " " }

core-player = Spieler { $number }
