### Worte für jedes Spiel.

core-list-separator = ,{ " " }

core-player = Spieler { $number }

core-bot-name =
    { $bot ->
        [random]
            { $number ->
                [1] Motte
                [2] Eintagsfliege
               *[3] Mücke
            }
       *[other]
            { $number ->
                [1] Eberesche
                [2] Hasel
               *[3] Erle
            }
    }
