### Слова для каждой игры.

core-list-separator = ,{ " " }

core-player = Игрок { $number }

core-bot-name =
    { $bot ->
        [random]
            { $number ->
                [1] Мотылёк
                [2] Подёнка
               *[3] Мошка
            }
       *[other]
            { $number ->
                [1] Рябина
                [2] Лещина
               *[3] Ольха
            }
    }
