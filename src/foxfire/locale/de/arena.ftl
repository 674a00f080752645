### Wettkämpfe, Leitern und fremde Programme. Bots heißen, wie man sie auf der Befehlszeile tippt.

## Das Ergebnis eines Wettkampfs

arena-head =
    { $sets ->
        [one] { $one } gegen { $other }, { $game }: 1 Satz, { $games } Spiele, Startwert { $seed }
       *[other] { $one } gegen { $other }, { $game }: { $sets } Sätze, { $games } Spiele, Startwert { $seed }
    }
arena-options = Optionen: { $options }
arena-option = { $name } = { $value }
arena-share = Punkte von { $bot }: { $share } % ({ $low } bis { $high })
arena-won =
    { $what ->
        [sets] Sätze mit besserem Ergebnis: { $won }, gleich { $drawn }, schlechter { $lost }
       *[games] Spiele gewonnen { $won }, unentschieden { $drawn }, verloren { $lost }
    }
arena-pairs = Paare nach Punkten von { $bot }: { $pairs }
arena-elo = Elo: { $elo } ({ $low } bis { $high })
arena-superiority = { $bot } ist mit einer Wahrscheinlichkeit von { $share } % besser
arena-part =
    { $own ->
        [1] { $bot } allein gegen { $others } von { $other } gewinnt { $share } % ({ $low } bis { $high }); gleiche Bots: { $fair } %
       *[other] { $own } von { $bot } gegen { $other } gewinnen { $share } % ({ $low } bis { $high }); gleiche Bots: { $fair } %
    }
arena-worth = mittlerer Wert eines Spiels: { $one } und { $other }, Unterschied { $gap } ({ $low } bis { $high })
arena-effort = Bedenkzeit: { $one } und { $other } ms je Entscheidung, höchstens { $one_slow } und { $other_slow }
arena-cut =
    { $what ->
        [sets] { $games } nach { $cap } Entscheidungen abgebrochen; ein abgebrochenes Spiel ist am wenigsten wert
       *[games] { $games } nach { $cap } Entscheidungen abgebrochen; ein abgebrochenes Spiel zählt als unentschieden
    }
arena-sprt =
    { $verdict ->
        [elo0] Test von Elo { $elo0 } gegen { $elo1 }: für { $elo0 } entschieden
        [elo1] Test von Elo { $elo0 } gegen { $elo1 }: für { $elo1 } entschieden
       *[open] Test von Elo { $elo0 } gegen { $elo1 }: nicht entschieden
    } (LLR { $llr } zwischen { $lower } und { $upper }, Risiken { $alpha } % und { $beta } %)
arena-ended =
    { $why ->
        [decided] früh beendet: der Test ist entschieden
        [given-up] früh beendet: ein Programm spielte nicht mehr
       *[interrupted] unterbrochen: das ist das Ergebnis bis hierher
    }
arena-unbounded =
    { $sign ->
        [minus] -unendlich
       *[plus] +unendlich
    }

## Die Leiter

arena-ladder-head = Leiter von { $game }: { $games } Spiele, Startwert { $seed }. Elo um das Mittel aller, mit Intervallen zu 95 %.
arena-ladder-cross = Punkte in Prozent, Zeile gegen Spalte
arena-ladder-title = { $game }: { $games } Spiele
arena-ladder-time = Spielstärke und Bedenkzeit
arena-ladder-interrupted = unterbrochen: das ist die Leiter bis hierher
arena-column =
    { $column ->
        [bot] Bot
        [elo] Elo
        [margin] +/-
        [points] Punkte %
        [sets] Sätze
        [better] besser als der nächste %
       *[ms] ms je Entscheidung
    }

## Wo zwei Bots verschiedene Wege gehen würden

# $host ist der Bot, der die Spiele spielt, in denen beide bei einigen Zügen gefragt werden.
arena-choices-head =
    { $games ->
        [one] { $one } und { $other } bei { $turns } Zügen aus 1 Spiel, { $game }, gespielt von { $host }, Startwert { $seed }
       *[other] { $one } und { $other } bei { $turns } Zügen aus { $games } Spielen, { $game }, gespielt von { $host }, Startwert { $seed }
    }
arena-choices-differ = bei { $number } davon gehen sie verschiedene Wege ({ $share } %)
# $gain zählt $parts-tel eines Spiels; mit Vorzeichen.
arena-choices-gain = was { $bot } wählt, bringt neben { $other } je Zug { $gain } ({ $low } bis { $high }), in { $parts }steln eines Spiels

## Bilder

arena-picture-title = { $game }: { $one } gegen { $other }: { $share } %, Elo { $elo } ({ $low } bis { $high })
arena-axis-share = Punkte von { $bot }, Prozent
arena-axis-sets = Sätze
arena-axis-points =
    { $games ->
        [1] Ergebnis eines Satzes: 0 schlechter, 0.5 gleich, 1 besser
       *[other] Punkte eines Satzes von { $games } Spielen
    }
arena-axis-llr = Log-Likelihood-Quotient
arena-axis-claim = Elo { $elo }
arena-axis-elo = Elo

## Fremde Programme, die sich danebenbenehmen

arena-faults =
    { $faults ->
        [one] { $name }: 1 von { $decisions } Entscheidungen wurde dem Programm abgenommen
       *[other] { $name }: { $faults } von { $decisions } Entscheidungen wurden dem Programm abgenommen
    }
arena-fault =
    { $kind ->
        [start] nicht gestartet ({ $count }): { $example }
        [crash] mitten im Spiel beendet ({ $count }): { $example }
        [late] keine Antwort vor der Frist ({ $count }): { $example }
        [rubbish] eine Zeile, die keine Nachricht ist ({ $count }): { $example }
        [long] eine zu lange Zeile ({ $count }): { $example }
        [other] eine Antwort auf etwas anderes ({ $count }): { $example }
        [illegal] eine unerlaubte Aktion ({ $count }): { $example }
       *[absent] kein Programm mehr ({ $count }): { $example }
    }
arena-given-up = es wurde aufgegeben: zu viele Starts ohne brauchbare Antwort
arena-stderr = das Letzte, was es nach stderr schrieb:

## Hilfe der Befehlszeilen

arena-arg-bot = ein Bot von Foxfire, etwa rules, oder engine:BEFEHL für ein fremdes Programm
arena-arg-bot-other = der Bot, mit dem verglichen wird
arena-arg-asked = ein Bot von Foxfire, etwa search:50ms
arena-arg-host = der Bot, der die Spiele spielt und von beiden Entscheidungen aus weiterspielt (sonst { $default })
arena-arg-games = in wie vielen Spielen sie gefragt werden (sonst { $default })
arena-arg-every = bei jedem N-ten Zug fragen, der eine Wahl lässt (sonst { $default })
arena-arg-tries = wie oft von jeder Entscheidung aus weitergespielt wird (sonst { $default })
arena-arg-bots = Bots von Foxfire, oder engine:BEFEHL für fremde Programme
arena-arg-game = welches Spiel: { $games }
arena-arg-option = eine Option des Spiels, etwa target=16; auch mehrmals
arena-arg-pairs = wie viele Mischungen gespielt werden, jede mit vertauschten Plätzen (sonst { $default }); mit --sprt höchstens
arena-arg-seatings = wo jeder für sich spielt: jeder Bot allein gegen die anderen, oder nur der erste allein (sonst alle)
arena-arg-seed = gleiche Startwerte geben gleiche Mischungen und gleiche Würfe (sonst ein neuer, der genannt wird)
arena-arg-cap = Entscheidungen, nach denen ein Spiel abgebrochen wird und unentschieden zählt (sonst { $default })
arena-arg-deadline = Sekunden, die ein fremdes Programm für eine Entscheidung hat (sonst { $default })
arena-arg-records = ein neuer Ordner für die Aufzeichnung jedes Spiels
arena-arg-results = eine JSON-Datei, in der alle Ergebnisse aufgehoben werden; was schon darin steht, zählt und wird nicht noch einmal gespielt
arena-arg-plot = ein Bild des Ergebnisses, als .png, .svg oder .pdf
arena-arg-json = das Ergebnis als ein JSON-Objekt
arena-arg-jobs = wie viele Prozesse spielen (sonst einer je Kern)
arena-arg-sprt = aufhören, sobald ein sequenzieller Test entschieden hat, ob der Unterschied in Elo E0 oder E1 ist
arena-arg-alpha = das Risiko, sich für E1 zu entscheiden, wenn E0 stimmt (sonst { $default })
arena-arg-beta = das Risiko, sich für E0 zu entscheiden, wenn E1 stimmt (sonst { $default })
arena-arg-engine-bot = welcher Bot von Foxfire spielt (sonst rules)
arena-engine-epilog = JSON-Zeilen über stdin und stdout; docs/engine.md beschreibt sie.
