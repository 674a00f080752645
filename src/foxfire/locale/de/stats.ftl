### Statistik von Runden, die Bots spielen. $variant nennt einen Satz von Optionen, $share ist in Prozent.

stats-head = { $variant }: { $deals } Runden, eine Seite macht { $mean } Punkte je Runde
stats-points-row = { $variant } (Mittel { $mean })
stats-points-axis = Punkte einer Seite in einer Runde
stats-seats-axis = Anteil der gewonnenen Runden in Prozent
stats-cases-axis = Anteil der Runden in Prozent
stats-seat-line = gewinnt: { $seat } { $share } %
stats-case-line = { $case }: { $share } %

stats-seat =
    { $distance ->
        [0] wer gibt
        [1] links davon
        [2] zwei Plätze weiter
       *[other] { $distance } Plätze weiter
    }
