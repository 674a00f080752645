### Mots pour tous les jeux.

core-list-separator = ,{ " " }

core-player = Joueur { $number }

core-bot-name =
    { $bot ->
        [random]
            { $number ->
                [1] Phalène
                [2] Éphémère
               *[3] Moucheron
            }
       *[other]
            { $number ->
                [1] Sorbier
                [2] Noisetier
               *[3] Aulne
            }
    }
