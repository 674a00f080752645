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
