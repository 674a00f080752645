### Statistics of deals that bots play. $variant names a set of options, $share is in percent.

stats-head = { $variant }: { $deals } deals, a side makes { $mean } points a deal
stats-points-row = { $variant } (mean { $mean })
stats-points-axis = points of a side in one deal
stats-seats-axis = share of deals won, in percent
stats-cases-axis = share of deals, in percent
stats-seat-line = wins: { $seat } { $share } %
stats-case-line = { $case }: { $share } %

# $distance counts clockwise from the dealer.
stats-seat =
    { $distance ->
        [0] the dealer
        [1] left of the dealer
        [2] two places on
       *[other] { $distance } places on
    }
