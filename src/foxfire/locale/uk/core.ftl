### Слова для кожної гри.

core-list-separator = ,{ " " }

core-player = Гравець { $number }

core-bot-name =
    { $bot ->
        [random]
            { $number ->
                [1] Метелик
                [2] Одноденка
               *[3] Мошка
            }
       *[other]
            { $number ->
                [1] Горобина
                [2] Ліщина
               *[3] Вільха
            }
    }
