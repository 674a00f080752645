### Die Seite: alles, was kein Satz eines Spiels oder des Servers ist.
###
### In Aufforderungen stehen *Sterne* um das, was betont ist.

web-title = Foxfire
web-title-turn = Du bist dran · Foxfire
web-subtitle = Drei Spiele für einen stillen Abend
web-guest = Gast

## Startseite

web-games = Spiele
web-play = Spielen
web-learn = Lernen
web-records = Meine Spiele
web-settings = Einstellungen
web-home = Startseite
web-play-now = Jetzt spielen
web-of = { $what }: { $game }
web-with-friends = Mit Freunden
web-go-on = Weiter
# A table that pauses between two deals; a clock with minutes and seconds follows.
web-pause = Die nächsten Karten kommen in
web-waits =
    { $mine ->
        [yes] { $name } wartet auf dich
       *[no] { $game } mit { $name }
    }
web-join = An den Tisch von Freunden
web-join-link = Der Link, den du bekommen hast
web-join-wrong = Das ist kein Link zu einem Tisch.
web-join-go = Dorthin

## Einen Tisch eröffnen

web-new-table = Ein Tisch für Freunde
web-variant = Spielart
web-seats = Wer wo sitzt
web-seat-kind =
    { $kind ->
        [me] an diesem Gerät
        [open] Freund oder Freundin
       *[bot] ein Bot
    }
web-level = Spielstärke
web-bot =
    { $level ->
        [0] { $name }
       *[other] Stufe { $level }: { $name }
    }
web-bot-plain =
    { $bot ->
        [random] spielt irgendetwas
        [novice] fängt gerade an
        [rules] kennt das Spiel
       *[other] { $bot }
    }
web-tempo = Zeit für eine Entscheidung
web-tempo-name =
    { $seconds ->
        [0] so lange du magst
        [30] eine halbe Minute
        [60] eine Minute
        [180] drei Minuten
        [86400] ein Tag
        [259200] drei Tage
        [604800] eine Woche
       *[other] { $seconds } Sekunden
    }
web-public = Alle dürfen dazukommen
web-training = Tipps sind erlaubt
web-options = Weitere Optionen
web-option-default = wie üblich
web-make-table = Tisch eröffnen

## Vor dem Spiel

web-lobby = Dein Tisch
web-lobby-guest = Nimm Platz
web-lobby-wait = Los geht es, sobald alle da sind.
web-sit = Hier sitzen
web-seat-of = Platz { $number }
web-your-name = Dein Name
web-save = Speichern
web-start = Anfangen
web-invite = Hol deine Freunde dazu
web-invite-link = Link zu diesem Tisch
web-qr = Der Link als Code für die Kamera eines Telefons
web-copy-link = Link kopieren
web-copied = Kopiert
web-share = Teilen

## Leute

web-you = Du
web-your-turn = Du bist dran
web-seat-open = ein freier Platz
web-thinks = überlegt
web-away = abwesend
web-talk = { $name }: { $said }
web-say = Etwas sagen

## Am Tisch

web-table = Der Tisch
web-hand = Deine Hand
web-hint = Was täte ein Bot?
web-hint-chance = { $turn }: { $percent } %
web-hint-plain = { $turn }
web-menu = Menü
web-close = Schließen
web-record = Was geschah
web-record-empty = Noch nichts.
web-record-live = Was am Tisch geschieht
web-command = Aktion tippen
web-command-list = Was du tun kannst
web-command-unknown = „{ $typed }“ geht jetzt nicht.
web-command-wait = Jemand anderes entscheidet.
web-listen = Anhören und Tasten
web-listen-wanted = Was zu tun ist
web-listen-laid = Was in der Mitte liegt
web-listen-last = Was zuletzt geschah
web-keys = Tasten
web-key-arrows = Durch eine Reihe von Karten oder Zügen
web-key-steps = Einen Schritt zurück oder weiter
web-key-escape = Die Auswahl loslassen
web-confirm = Bestätigen
web-step-back = Einen Schritt zurück
web-takeback = Um Zurücknehmen bitten
web-leave = Den Tisch verlassen
web-agree = Einverstanden
web-decline = Nein
web-refused-by = Die Regeln erlauben es nicht ({ $clause }).
web-pass = Spieler { $number } ist an der Reihe
web-pass-more = Gib das Gerät weiter; die Karten sind verdeckt.
web-pass-look = Meine Karten zeigen
web-card-name = { CARD($card, case: "nominative") }

## Einstellungen

web-theme = Licht
web-theme-name =
    { $theme ->
        [night] Nacht
        [paper] Morgen
       *[contrast] Hoher Kontrast
    }
web-speed = Bewegung
web-speed-name =
    { $speed ->
        [calm] Ruhig
        [normal] Normal
        [quick] Schnell
       *[none] Keine
    }
web-cards = Karten
web-big-index = Große Zahlen
web-one-tap = Mit einem Tippen spielen
web-sound = Ton
web-announced = Ansagen, für Vorleseprogramme
web-announced-level =
    { $level ->
        [all] Alles, was geschieht
        [own] Was ich entscheide, was mich betrifft, und Ergebnisse
       *[none] Nichts
    }
web-letter-keys = Tasten mit einem Buchstaben am Tisch
web-language = Sprache

## Die Leitung

web-line-lost = Verbindung verloren. Dein Platz bleibt; neuer Versuch läuft.
web-unreachable = Der Server ist nicht zu erreichen
web-try-again = Noch einmal versuchen

## Das Ende, und der Blick zurück

web-ending =
    { $ending ->
        [won] Gewonnen
        [lost] Verloren
        [draw] Unentschieden
       *[over] Das Ende
    }
web-again = Noch ein Spiel
web-look-back = Zurückblicken
web-play-on = Von hier weiterspielen
web-copy-record = Link kopieren
web-score = Der Punktestand
web-packs = Jede Mischung war festgelegt, bevor sie gegeben wurde.
web-records-none = Noch kein Spiel.
web-record-of = Eine Aufzeichnung
web-eyes = Aus wessen Sicht
web-eyes-open = Alles offen
web-step-slider = Schritt
web-step-first = Zum Anfang
web-step-prev = Einen Schritt zurück
web-step-play = Abspielen
web-step-pause = Anhalten
web-step-next = Einen Schritt weiter
web-step-last = Zum Ende
web-step-of = { $step } von { $steps }

## Lernen

web-rules = Regeln
web-contents = Inhalt
web-learn-table = Mit Tipps spielen

## Der Fuchs im Wald

web-fox-about = Zu zweit, dreizehn Stiche
web-fox-where = Runde { $round }, Stich { $trick }
web-fox-letter = { $suit }
web-fox-power-1 = Verliere damit und spiele aus
web-fox-power-3 = Darf das Dekret mit der Hand tauschen
web-fox-power-5 = Ziehe eine, lege eine darunter
web-fox-power-7 = Wer den Stich nimmt: +1
web-fox-power-9 = Allein zählt sie als Trumpf
web-fox-power-11 = Ausgespielt: 1 oder die höchste
web-fox-action-play = { CARD($card, case: "accusative") } spielen
web-fox-action-swap = { CARD($card, case: "accusative") } an die Stelle des Dekrets legen
web-fox-action-under = { CARD($card, case: "accusative") } unter den Stapel legen
web-fox-action-keep = Dekret behalten
web-fox-seat =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-fox-points =
    { $points ->
        [one] { $points } Punkt von { $target }
       *[other] { $points } Punkte von { $target }
    }
web-fox-string =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, wert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-fox-trump = Dekret, Trumpf
web-fox-deck = Ziehstapel
web-fox-decree-name = Das Dekret: { CARD($card, case: "nominative") }
web-fox-under = unter den Stapel
web-fox-your-card = deine Karte
web-fox-play-here = hierher spielen
web-fox-caption =
    { $seat ->
        [you]
            { $did ->
                [led] { $takes ->
                    [yes] ausgespielt und genommen
                   *[no] du hast ausgespielt
                }
                [followed] { $takes ->
                    [yes] du hast ihn genommen
                   *[no] du hast geantwortet
                }
                [leads] du spielst aus
               *[follows] du antwortest
            }
       *[other]
            { $did ->
                [led] { $takes ->
                    [yes] { $name } nahm den Stich
                   *[no] { $name } spielte aus
                }
                [followed] { $takes ->
                    [yes] { $name } nahm den Stich
                   *[no] { $name } antwortete
                }
                [leads] { $name } spielt aus
               *[follows] { $name } antwortet
            }
    }
web-fox-prompt-lead = Du spielst aus: *irgendeine Karte*
web-fox-prompt-free = { $name } spielte { CARD($led, case: "accusative", form: "short") } aus: antworte mit *irgendeiner Karte*
web-fox-prompt-follow = { $name } spielte { CARD($led, case: "accusative", form: "short") } aus: antworte mit *{ SUIT($led, case: "dative") }*
web-fox-prompt-monarch = Der *Monarch* ist ausgespielt: antworte mit dem Schwan oder deiner höchsten Karte ({ SUIT($led, case: "nominative") })
web-fox-prompt-again = Noch einmal, um *{ CARD($card, case: "accusative") }* zu spielen
web-fox-prompt-exchange = Dein *Fuchs* darf das Dekret ändern: wähle eine Karte dafür, oder behalte es
web-fox-prompt-swap = Noch einmal, um *{ CARD($card, case: "accusative") }* hinzulegen
web-fox-prompt-return = Dein *Holzfäller* zog { CARD($drawn, case: "accusative") }: lege eine Karte unter den Stapel
web-fox-prompt-under = Noch einmal, um *{ CARD($card, case: "accusative") }* unter den Stapel zu legen
web-fox-prompt-leads = { $name } spielt aus
web-fox-prompt-answers = { $name } antwortet
web-fox-target = Bis { $target } Punkte
web-fox-before = Vorher
web-fox-round = Runde { $round }
web-fox-treasures = Schätze
web-fox-tricks = Stiche
web-fox-this-round = Diese Runde
web-fox-total = Summe
web-fox-rounds =
    { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }
web-fox-reason =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }{ $treasures ->
        [0] { "" }
       *[other] { " +" }{ $treasures }
    }{ $title ->
        [greedy] , gierig
       *[other] { "" }
    }
