### Статистика роздач, які грають боти. $variant називає набір параметрів, $share — у відсотках.

stats-head = { $variant }: роздач { $deals }, сторона набирає { $mean } очок за роздачу
stats-points-row = { $variant } (середнє { $mean })
stats-points-axis = очки сторони за роздачу
stats-seats-axis = частка виграних роздач, відсотки
stats-cases-axis = частка роздач, відсотки
stats-seat-line = виграші: { $seat } — { $share } %
stats-case-line = { $case }: { $share } %

stats-seat =
    { $distance ->
        [0] той, хто роздає
        [1] ліворуч від того, хто роздає
        [2] через одне місце
       *[other] через два місця
    }
