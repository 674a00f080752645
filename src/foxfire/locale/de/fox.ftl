### The Fox in the Forest, auf Deutsch. Was die Argumente bedeuten, steht im englischen Katalog.
### Karten heißen ohne Artikel („Glocken 7“): so brauchen sie keinen Fall.

fox-name = Der Fuchs im Wald

## Karten

fox-suit =
    { $suit ->
        [B] Glocken
        [K] Schlüssel
       *[M] Monde
    }

fox-character =
    { $rank ->
        [1] Schwan
        [3] Fuchs
        [5] Holzfäller
        [7] Schatz
        [9] Hexe
       *[11] Monarch
    }

fox-card =
    { $form ->
        [code] { $card }
        [short]
            { $power ->
                [yes] { $card } { fox-character }
               *[no] { $card }
            }
       *[long]
            { $power ->
                [yes] { fox-suit } { $rank } ({ fox-character })
               *[no] { fox-suit } { $rank }
            }
    }

## Was geschieht

fox-event-deal =
    { $seat ->
        [you] Runde { $round }. Du gibst und { $opponent } spielt aus; das Dekret ist { CARD($decree, case: "nominative") }.
        [opponent] Runde { $round }. { $name } gibt und du spielst aus; das Dekret ist { CARD($decree, case: "nominative") }.
       *[other] Runde { $round }. { $name } gibt und { $opponent } spielt aus; das Dekret ist { CARD($decree, case: "nominative") }.
    }

fox-event-lead =
    { $seat ->
        [you] Du spielst { CARD($card, case: "accusative") } aus.
       *[other] { $name } spielt { CARD($card, case: "accusative") } aus.
    }

fox-event-follow =
    { $seat ->
        [you] Du antwortest mit { CARD($card, case: "dative") }.
       *[other] { $name } antwortet mit { CARD($card, case: "dative") }.
    }

fox-event-keep =
    { $seat ->
        [you] Du lässt das Dekret, wie es ist: { CARD($decree, case: "nominative") }.
       *[other] { $name } lässt das Dekret, wie es ist: { CARD($decree, case: "nominative") }.
    }

fox-event-exchange =
    { $seat ->
        [you] Du nimmst { CARD($taken, case: "accusative") } vom Dekret und legst { CARD($given, case: "accusative") } hin: { SUIT($given, case: "nominative") } sind Trumpf.
       *[other] { $name } nimmt { CARD($taken, case: "accusative") } vom Dekret und legt { CARD($given, case: "accusative") } hin: { SUIT($given, case: "nominative") } sind Trumpf.
    }

fox-event-draw =
    { $hidden ->
        [yes] { $name } zieht eine Karte vom Stapel.
       *[no]
            { $seat ->
                [you] Du ziehst { CARD($card, case: "accusative") } vom Stapel.
               *[other] { $name } zieht { CARD($card, case: "accusative") } vom Stapel.
            }
    }

fox-event-return =
    { $hidden ->
        [yes] { $name } legt eine Karte unter den Stapel.
       *[no]
            { $seat ->
                [you] Du legst { CARD($card, case: "accusative") } unter den Stapel.
               *[other] { $name } legt { CARD($card, case: "accusative") } unter den Stapel.
            }
    }

fox-event-trick =
    { $seat ->
        [you] Der Stich geht an dich.
       *[other] Der Stich geht an { $name }.
    }

fox-event-treasure =
    { $seat ->
        [you]
            { $points ->
                [one] Der Schatz bringt dir { $points } Punkt.
               *[other] Die Schätze bringen dir { $points } Punkte.
            }
       *[other]
            { $points ->
                [one] Der Schatz bringt { $points } Punkt für { $name }.
               *[other] Die Schätze bringen { $points } Punkte für { $name }.
            }
    }

fox-event-swan =
    { $seat ->
        [you] Dein Schwan hat verloren, also spielst du als Nächstes aus.
       *[other] Der Schwan von { $name } hat verloren, also spielt { $name } als Nächstes aus.
    }

fox-event-round = Runde { $round } ist vorbei.

fox-round-seat =
    { $seat ->
        [you]
            { $tricks ->
                [one] Du hast { $tricks } Stich ({ fox-title }): { fox-points }, jetzt { $score }.
               *[other] Du hast { $tricks } Stiche ({ fox-title }): { fox-points }, jetzt { $score }.
            }
       *[other]
            { $tricks ->
                [one] { $name } hat { $tricks } Stich ({ fox-title }): { fox-points }, jetzt { $score }.
               *[other] { $name } hat { $tricks } Stiche ({ fox-title }): { fox-points }, jetzt { $score }.
            }
    }

fox-title =
    { $title ->
        [humble] bescheiden
        [defeated] unterlegen
        [victorious] siegreich
       *[greedy] gierig
    }

fox-points =
    { $points ->
        [one] { $points } Punkt in dieser Runde
       *[other] { $points } Punkte in dieser Runde
    }

fox-event-over = Das Spiel ist aus.

## Wie es ausging

fox-reason-points =
    { $seat ->
        [you] Du gewinnst { $high } zu { $low }.
       *[other] { $name } gewinnt { $high } zu { $low }.
    }

fox-reason-last-round =
    { $seat ->
        [you] Du gewinnst: beide haben { $score } Punkte, und die letzte Runde ging { $high } zu { $low } an dich.
       *[other] { $name } gewinnt: beide haben { $score } Punkte, und die letzte Runde ging { $high } zu { $low } aus.
    }

fox-reason-draw = Unentschieden: beide haben { $score } Punkte, und gleich viele in der letzten Runde.

## Der Tisch vor einer Entscheidung

fox-table-counts =
    Runde { $round }, Stich { $trick }. Stiche: du { $own }, { $opponent } { $theirs }. Punkte: du { $own_points }, { $opponent } { $their_points }, gespielt wird bis { $target }.

fox-table-decree = Das Dekret ist { CARD($decree, case: "nominative") }: { SUIT($decree, case: "nominative") } sind Trumpf.

fox-table-led = Du hast { CARD($led, case: "accusative") } ausgespielt.
fox-table-answered = { $opponent } hat { CARD($led, case: "accusative") } ausgespielt und du hast mit { CARD($answer, case: "dative") } geantwortet.

fox-table-last-trick =
    { $seat ->
        [you] Im letzten Stich hast du { CARD($led, case: "accusative") } ausgespielt und { $opponent } hat { CARD($answer, case: "accusative") } gelegt.
       *[other] Im letzten Stich hat { $name } { CARD($led, case: "accusative") } ausgespielt und du hast { CARD($answer, case: "accusative") } gelegt.
    }

fox-hand-suit = { SUIT($suit, case: "nominative", form: "title") }: { $cards }
fox-hand-card = { CARD($card, case: "nominative", form: "short") }
fox-hand-choice = { $number }) { CARD($card, case: "nominative", form: "short") }
fox-hand-keep = { $number }) Dekret behalten

fox-ask-lead = Du spielst aus. Welche Karte?
fox-ask-follow = { $opponent } hat { CARD($led, case: "accusative") } ausgespielt. Deine Antwort?
fox-ask-exchange = Dein Fuchs darf das Dekret ändern. Welche Karte legst du hin, oder bleibt es?
fox-ask-return = Dein Holzfäller hat { CARD($drawn, case: "accusative") } gezogen. Welche Karte kommt unter den Stapel?

## Vergangene Stiche

fox-tricks-hidden = Vergangene Stiche liegen verdeckt (FOX-3.6). In einem Spiel mit --show-tricks darf man nachsehen.
fox-tricks-none = In dieser Runde ist noch kein Stich gemacht.
fox-tricks-trick = Stich { $number }: { $name } spielte { CARD($led, case: "accusative") } aus, { $opponent } legte { CARD($answer, case: "accusative") }.

## Warum etwas nicht geht

fox-refusal-2-2 = Bevor die Karten gegeben sind, geht nichts (FOX-2.2).
fox-refusal-3-1 = { CARD($card, case: "nominative", form: "short") } ist nicht in deiner Hand (FOX-3.1).
fox-refusal-3-2 = Ausgespielt ist { CARD($led, case: "nominative", form: "short") } und du hast { SUIT($led, case: "accusative") }, also musst du damit bedienen (FOX-3.2).
fox-refusal-3-3 = Erst kommt die Wirkung der Karte, die du eben gespielt hast (FOX-3.3).
fox-refusal-4-2 = Das Dekret wechselt nur gleich nach einem gespielten Fuchs (3), und nur gegen eine Karte aus deiner Hand (FOX-4.2).
fox-refusal-4-3 = Unter den Stapel kommt eine Karte nur gleich nach einem gespielten Holzfäller (5), und nur aus deiner Hand (FOX-4.3).
fox-refusal-4-6 = Der Monarch ist ausgespielt ({ SUIT($led, case: "nominative") }): antworte mit deiner höchsten Karte der Farbe oder mit ihrem Schwan (FOX-4.6).
fox-refusal-5-2 = Das Spiel ist aus (FOX-5.2).

## Kurz die Regeln

fox-rules-follow = Bediene die ausgespielte Farbe, wenn du kannst; sonst spiele irgendeine Karte.
fox-rules-win = Trumpf sticht die anderen Farben; sonst gewinnt die höhere Karte der ausgespielten Farbe.
fox-rules-1 = 1 Schwan: verlierst du damit den Stich, spielst du zum nächsten aus.
fox-rules-3 = 3 Fuchs: du darfst das Dekret gegen eine Handkarte tauschen; das ändert den Trumpf.
fox-rules-5 = 5 Holzfäller: ziehe eine Karte, dann lege irgendeine Handkarte unter den Stapel.
fox-rules-7 = 7 Schatz: 1 Punkt sofort für den, der den Stich nimmt.
fox-rules-9 = 9 Hexe: zählt als Trumpf, außer wenn beide Karten Hexen sind.
fox-rules-11 = 11 Monarch: ausgespielt, holt er den Schwan oder die höchste Karte seiner Farbe aus der anderen Hand.
fox-rules-points = Von 13 Stichen bringen 7 bis 9 sechs Punkte und 0 bis 3 ebenso; 4, 5, 6 bringen 1, 2, 3.
fox-rules-greed = 10 oder mehr Stiche sind gierig und bringen nichts.

## Ein Tisch, wie ihn alle sehen dürfen

fox-look-counts = Stiche: { $first } { $first_tricks }, { $second } { $second_tricks }. Punkte: { $first } { $first_points }, { $second } { $second_points }.
fox-look-hand = { $name } hält { $cards }.
fox-look-hidden =
    { $size ->
        [one] { $name } hält { $size } Karte.
       *[other] { $name } hält { $size } Karten.
    }
fox-look-card = { CARD($card, case: "nominative", form: "code") }
fox-look-empty = { $name } hält keine Karte.

## Optionen

fox-option-target = Punkte, die das Spiel beenden
fox-option-dealer = wer zuerst gibt
fox-option-show_tricks = vergangene Stiche dürfen angesehen werden

## Bemerkenswertes an einer Runde

fox-remark-greedy = jemand war gierig (10 Stiche oder mehr)
fox-remark-all-tricks = jemand nahm alle 13 Stiche
fox-remark-close = 7 Stiche gegen 6
fox-remark-treasures = alle drei Schätze auf einer Seite
fox-remark-tie = gleich viele Punkte für beide
