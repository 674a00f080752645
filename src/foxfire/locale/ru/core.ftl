### Слова для каждой игры.

core-list-separator = ,{ " " }

core-player = Игрок { $number }
