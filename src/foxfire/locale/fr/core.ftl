### Mots pour tous les jeux.

core-list-separator = ,{ " " }

core-player = Joueur { $number }
