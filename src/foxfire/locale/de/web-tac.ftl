### Die Seite von TAC.

web-tac-about = Zu viert um ein Brett aus Holz
web-tac-variant-teams = Zwei Teams
web-tac-variant-teams-master = Zwei Teams, Meisterkarten
web-tac-variant-two = Zu zweit
web-tac-variant-coop = Alle miteinander
web-tac-variant-solo = Allein

web-tac-where = Runde { $deal } von { $deals }, Karte { $card }

## Karten

web-tac-power-1 = Hinaus, oder 1
web-tac-power-4 = Rückwärts
web-tac-power-7 = Teilbar, schlägt unterwegs
web-tac-power-8 = 8, oder der Nächste setzt aus
web-tac-power-13 = Hinaus, oder 13
web-tac-power-trickster = Zwei Kugeln tauschen
web-tac-power-tac = Zurück, und diese Karte spielen
web-tac-power-fool = Alle Hände nach rechts
web-tac-power-angel = Hilft links ins Spiel
web-tac-power-warrior = Zur nächsten, und schlagen
web-tac-power-devil = Spielt die Hand links von dir
web-tac-card = { CARD($card) }

## Orte und Kugeln

web-tac-place-ring = Feld { $number }
web-tac-place-house = Haus von { SUIT($colour) }, Platz { $number }
web-tac-place-pocket = das Startnest von { SUIT($colour) }
web-tac-board = Das Brett
web-tac-touch-marble = { SUIT($colour) } bewegen: { $place }
web-tac-touch-target = Nach { $place }
web-tac-touch-kick = Nach { $place }, schlägt { SUIT($colour) }
web-tac-touch-swap = Mit { SUIT($colour) } tauschen: { $place }
web-tac-ways = Alle Züge als Liste
web-tac-way =
    { $kind ->
        [kick] { SUIT($colour, form: "title") }: { $from } nach { $to }, schlägt { SUIT($other) }
        [swap] { SUIT($colour, form: "title") }: { $from }, tauscht den Platz mit { SUIT($other) }, { $to }
       *[move] { SUIT($colour, form: "title") }: { $from } nach { $to }
    }
web-tac-numbers = Nummern der Felder
web-tac-moves = Die letzten Züge
web-tac-pile =
    { $count ->
        [one] Die Karte dieser Runde
       *[other] Die { $count } Karten dieser Runde der Reihe nach
    }
web-tac-close = Schließen

## Plätze

web-tac-sub =
    { $who ->
        [colour]
            { $cards ->
                [one] { $home } zu Hause · 1 Karte
               *[other] { $home } zu Hause · { $cards } Karten
            }
        [you] { SUIT($colour, form: "title") } · { $home } zu Hause
        [partner]
            { $cards ->
                [one] Partner · { $home } zu Hause · 1 Karte
               *[other] Partner · { $home } zu Hause · { $cards } Karten
            }
       *[other]
            { $cards ->
                [one] { $home } zu Hause · 1 Karte
               *[other] { $home } zu Hause · { $cards } Karten
            }
    }
web-tac-sub-short =
    { $who ->
        [you] { SUIT($colour, form: "title") } · { $home } zu Hause
        [partner]
            { $cards ->
                [one] Partner · 1 Karte
               *[other] Partner · { $cards } Karten
            }
       *[other]
            { $cards ->
                [one] { $home } daheim · 1 Karte
               *[other] { $home } daheim · { $cards } Karten
            }
    }
web-tac-exit-yes = hat eine 1 oder 13 angesagt
web-tac-exit-no = hat weder 1 noch 13 angesagt
web-tac-bedevilled =
    { $own ->
        [yes] dein Teufel spielt
       *[no] der Teufel von { $name } spielt
    }
web-tac-saw = du hast gesehen: { $cards }
web-tac-hand = Deine Karten
web-tac-hand-of = Die Karten von { $name }
web-tac-gift-lies = ein Geschenk, verdeckt

## Was gefragt ist

web-tac-wait = { $name } ist dran
web-tac-wait-gifts = Deine Karte liegt bereit; die anderen wählen noch
web-tac-must-discard =
    { $seat ->
        [you] Keine Karte geht: wirf eine ab
       *[other] { $name } kann keine Karte spielen: wirf eine ab
    }
web-tac-split =
    { $steps ->
        [one] Teile die Sieben: *noch ein Schritt*
       *[other] Teile die Sieben: *noch { $steps } Schritte*
    }
web-tac-tap = Tippe auf eine leuchtende Kugel oder Mulde.
web-tac-ready-give = { CARD($card, form: "short") } für { $to }
web-tac-ready-discard = { CARD($card, form: "short") } abwerfen?
web-tac-ready-skip = Mit der 8 setzt { $name } aus
web-tac-ready = So läge es nach: { CARD($card, form: "short") }
web-tac-swap = { $one } und { $other } tauschen die Plätze
web-tac-undone =
    { $undone ->
        [yes] TAC hat den letzten Zug zurückgenommen (gestrichelt: wo die Kugeln jetzt stehen); du nutzt { CARD($card, case: "accusative") }.
       *[no] Keine Kugel hatte sich bewegt; TAC nutzt { CARD($card, case: "accusative") }.
    }

## Knöpfe und Aktionen

web-tac-back = Einen Schritt zurück
web-tac-other-card = Eine andere Karte
web-tac-confirm = Bestätigen
web-tac-confirm-give = An { $to } geben
web-tac-confirm-discard = { CARD($card, form: "short") } abwerfen
web-tac-answer = Mit TAC antworten
web-tac-skip = { $name } aussetzen lassen
web-tac-seven =
    { $left ->
        [one] { $used } von 7 Schritten, noch 1
       *[other] { $used } von 7 Schritten, noch { $left }
    }
web-tac-action-play = { CARD($card, case: "accusative") } spielen
web-tac-action-give = { CARD($card, case: "accusative") } geben
web-tac-action-discard = { CARD($card, case: "accusative") } abwerfen
web-tac-action-skip = Den Nächsten aussetzen lassen
web-tac-action-from = Kugel nehmen: { $place }
web-tac-action-to = Nach { $place }

## Das Ergebnis

web-tac-side = Kugeln
web-tac-home = zu Hause
web-tac-together = zusammen
web-tac-laid = Gelegte Karten

web-tac-home-of =
    { $who ->
        [you] { SUIT($colour) } (du) { $home }
        [partner] { SUIT($colour) } (Partner) { $home }
       *[other] { SUIT($colour) } { $home }
    }
web-tac-homes = Kugeln zu Hause: { $homes }.
web-tac-starts = Der Ring zählt von 1 bis 64. Startfelder: { $starts }.
