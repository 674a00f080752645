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

### Orte der Seite um die Spiele herum: wer ich bin, andere Geräte, Aufbau, wer da ist, Einigkeit.

## Wer ich bin

web-me = Du und deine Geräte
web-me-more = Ein Konto braucht es nicht: dieses Gerät erkennt dich an einem eigenen Geheimnis.
web-saved = Gespeichert
web-name-wrong = Ein Name hat 1 bis 24 Zeichen.
web-device = Anderes Gerät
web-device-more = Öffne den Link auf deinem anderen Gerät, oder halte dessen Kamera auf den Code. Er gilt einmal und zehn Minuten lang; danach bist du auf beiden Geräten du, an denselben Plätzen.
web-device-make = Link machen
web-device-link = Link für dein anderes Gerät
web-device-type = Oder tippe dort diesen Code:
web-recovery = Falls dieses Gerät dich vergisst
web-recovery-more = Ein Rettungscode bringt dich und deine Spiele zurück, auf jedem Gerät. Er wird nur dieses eine Mal gezeigt, also heb ihn gut auf; ein neuer beendet den vorigen.
web-recovery-make = Rettungscode machen
web-recovery-code = Dein Rettungscode:
web-copy = Kopieren
web-have-code = Ich habe einen Code
web-device-here = Sei hier du selbst
web-device-here-more = Gib den Code von deinem anderen Gerät ein, oder deinen Rettungscode.
web-code = Code
web-device-go = Das bin ich
web-device-other =
    { $games ->
        [one] Dieses Gerät spielt gerade ein Spiel als { $name }. Es wäre hier nicht mehr erreichbar; mach vorher einen Rettungscode, wenn du es wiederhaben willst.
       *[other] Dieses Gerät spielt gerade { $games } Spiele als { $name }. Sie wären hier nicht mehr erreichbar; mach vorher einen Rettungscode, wenn du sie wiederhaben willst.
    }
web-code-wrong = Dieser Code ist unbekannt, schon benutzt oder zu alt. Mach auf dem anderen Gerät einen neuen.
web-distance = Leute, zu denen du Abstand hältst
web-distance-kind =
    { $kind ->
        [mute] Du liest nicht, was die Person sagt.
       *[block] Die Person kann sich nicht an einen Tisch mit dir setzen.
    }
web-distance-end = Wieder gut
web-somebody = Jemand
web-data = Deine Daten
web-data-export = Alles herunterladen, was über mich gespeichert ist
web-data-delete = Mich löschen
web-data-delete-more = Dein Name, deine Codes und alles, was du geschrieben hast, verschwinden, und Bots nehmen deine Plätze ein. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-data-delete-sure = Ja, mich löschen
web-data-keep = Nein, alles behalten

## Einen Tisch aufbauen

web-who = Wer kommen darf
web-who-link = Alle, die den Link haben
web-watching = Wer zusehen darf
web-watching-name =
    { $watching ->
        [none] niemand
        [seat] alle, mit den Augen eines Platzes
        [delayed] alle, alle Hände, aber später
       *[end] alle, alle Hände nach dem Ende
    }
web-watching-rule =
    { $watching ->
        [none] Niemand darf zusehen.
        [seat] Wer zusieht, sieht, was { $name } sieht.
        [delayed] Wer zusieht, sieht alle Hände, aber später.
       *[end] Wer zusieht, sieht alle Hände nach dem Ende.
    }
web-watch-seat = Mit wessen Augen
web-watch-delay = Wie viel später
web-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
web-late = Wenn die Zeit um ist
web-late-name =
    { $late ->
        [bot] entscheidet einmal ein Bot
       *[wait] wartet der Tisch
    }
web-talking = Was gesagt werden darf
web-talking-name =
    { $talking ->
        [none] nichts
        [phrases] feste Sätze
       *[text] alles
    }
web-option-wrong = Eine der Optionen passt nicht: { $said }
web-other-setup = Anders aufbauen
web-setup-line =
    { $public ->
        [yes] Für alle in der Liste.
       *[no] Für alle mit dem Link.
    } Bedenkzeit: { $tempo }.

## Offene Tische

web-open-tables = Offene Tische
web-open-count =
    { $count ->
        [0] Offene Tische
       *[other] Offene Tische: { $count }
    }
web-open-wait = Tische werden gesucht …
web-open-none = Gerade wartet kein Tisch auf Mitspieler. Mach einen, zu dem alle dazukommen dürfen, und alle sehen ihn hier.
web-open-seats =
    { $free ->
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }
web-open-running = wird gespielt
web-open-join = Mitspielen
web-open-watch = Zusehen
web-more-games =
    { $count ->
        [one] Noch ein Spiel läuft
       *[other] Noch { $count } Spiele laufen
    }

## Wer da ist

web-this-table = Dieser Tisch
web-people = Wer da ist
web-host = hat den Tisch gemacht
web-here = da
web-kept = ein Bot, für { $name }
web-watchers =
    { $count ->
        [0] Gerade sieht niemand zu.
        [one] Eine Person sieht zu.
       *[other] { $count } Leute sehen zu.
    }
web-mute = Nicht hören
web-block = Nie mehr begegnen
web-remove = Entfernen
web-remove-sure = Soll ein Bot den Platz von { $name } für immer nehmen? Die Person kann nicht an diesen Tisch zurück.
web-remove-yes = Ja, entfernen
web-rest = Einen Bot für mich spielen lassen
web-seat-back = Meinen Platz zurücknehmen
web-bot-for-you = Ein Bot spielt für dich.
web-you-watch =
    { $how ->
        [seat] Du siehst mit den Augen von { $name } zu.
        [referee] Du siehst alle Hände, einige Minuten später.
       *[spectator] Du siehst zu; die Hände werden nach dem Ende gezeigt.
    }
web-sit-refused = Dieser Platz ist nicht für dich: du wurdest hier entfernt, jemand hier will dir nicht begegnen, oder du hast andere Karten dieses Spiels gesehen.

## Sich einigen und reden

web-ask-hints = Um Tipps bitten
web-ask-tempo = Anderes Tempo
web-ask-tempo-more = Das Tempo ändert sich, wenn alle am Tisch einverstanden sind. Bots sind es immer.
web-asks-tempo = Jemand schlägt eine andere Bedenkzeit vor: { $tempo }.
web-propose = Vorschlagen
web-asked = Du hast gefragt. Es fehlt noch: { $names }.
web-proposed-already = Das ist schon vorgeschlagen; die anderen haben noch nicht geantwortet.
web-takeback-refused = Ein Zug lässt sich nur zurücknehmen, solange er das Letzte ist, was geschah, und seither niemand etwas Neues gesehen hat.
web-not-now = So, wie es jetzt steht, geht es nicht.
web-talk-own = Mit eigenen Worten
web-talk-send = Sagen
web-talk-silent = Jetzt nicht: Partner halten Karten, und niemand redet, bis sie gespielt sind.

## Das Mischen

web-shuffle = Das Mischen
web-shuffle-more = Vor jedem Geben legt der Server die Reihenfolge der Karten fest und zeigt ihr Siegel. Sind die Karten gespielt, öffnet er das Geheimnis, und alle können prüfen, dass dazwischen nichts geändert wurde.
web-pack = Mischung { $number }
web-pack-stage =
    { $stage ->
        [next] festgelegt, noch nicht gegeben
        [dealt] im Spiel
       *[spent] gespielt, das Geheimnis ist offen
    }
web-pack-seal = Siegel { $hash }
web-pack-check =
    { $fits ->
        [yes] passt zum Siegel
       *[no] passt nicht zum Siegel
    }
web-luck = Dein eigenes Glück
web-luck-more = Buchstaben und Ziffern, die du dazugibst, ändern die nächste Mischung so, dass niemand sie vorhersehen kann, auch der Server nicht.
web-luck-add = Dazugeben
web-luck-added = Du hast { $text } zur nächsten Mischung gegeben.
web-luck-wrong = Nur die Buchstaben A bis Z und Ziffern, höchstens 64.
web-shuffle-record = Die Aufzeichnung eines beendeten Spiels enthält jedes Siegel und jedes Geheimnis; „foxfire verify“ prüft jede Karte darin, und ein kurzes Skript tut es ganz ohne Foxfire.
web-shuffle-download = Aufzeichnung herunterladen

## Bescheid und Fehler

web-notices = Bescheid sagen, wenn ich dran bin
web-notices-forbidden = Dein Browser lässt diese Seite nicht Bescheid sagen; in seinen Einstellungen lässt sich das ändern.
web-next =
    { $code ->
        [unreachable] Nichts ist verloren: deine Spiele bleiben, wo sie sind. Diese Seite sieht alle paar Sekunden wieder nach.
        [unavailable] Nichts ist verloren. Diese Seite sieht alle paar Sekunden wieder nach.
        [not-found] Der Link ist vielleicht alt oder nicht ganz. Lass ihn dir noch einmal geben, oder fang auf der Startseite an.
        [not-allowed] Frag, wer den Tisch gemacht hat, oder fang auf der Startseite an.
        [not-known] Spiel ein Spiel, oder gib einen Code von einem anderen Gerät ein.
        [too-many] Atme durch und versuche es in einer Minute noch einmal.
        [too-large] Fass dich kürzer und versuche es noch einmal.
        [conflict] Sieh dir den Tisch noch einmal an; inzwischen hat sich etwas geändert.
        [unknown-game] Wähle eines der Spiele auf der Startseite.
       *[other] Versuche es noch einmal; bleibt es so, sollte es wissen, wer diesen Server betreibt.
    }
