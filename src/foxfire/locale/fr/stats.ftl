### Statistiques de donnes jouées par des bots. $variant nomme un jeu d'options, $share est en pour cent.

stats-head = { $variant } : { $deals } donnes, un camp marque { $mean } points par donne
stats-points-row = { $variant } (moyenne { $mean })
stats-points-axis = points d'un camp dans une donne
stats-seats-axis = part des donnes gagnées, en pour cent
stats-cases-axis = part des donnes, en pour cent
stats-seat-line = gagne : { $seat } { $share } %
stats-case-line = { $case } : { $share } %

stats-seat =
    { $distance ->
        [0] le donneur
        [1] à gauche du donneur
        [2] deux places plus loin
       *[other] { $distance } places plus loin
    }
