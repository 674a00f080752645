### Статистика раздач, которые играют боты. $variant называет набор параметров, $share — в процентах.

stats-head = { $variant }: раздач { $deals }, сторона набирает { $mean } очков за раздачу
stats-points-row = { $variant } (среднее { $mean })
stats-points-axis = очки стороны за раздачу
stats-seats-axis = доля выигранных раздач, проценты
stats-cases-axis = доля раздач, проценты
stats-seat-line = выигрыши: { $seat } — { $share } %
stats-case-line = { $case }: { $share } %

stats-seat =
    { $distance ->
        [0] сдающий
        [1] слева от сдающего
        [2] через одно место
       *[other] через два места
    }
