### Der Tisch im Netz: alles um das Spiel herum.

## Was am Tisch geschieht

server-event-sat = { $name } setzt sich.
server-event-vacated = Ein Platz ist frei.
server-event-botted = Ein Bot nimmt einen Platz ein.
server-event-removed = Jemand wurde vom Tisch gewiesen; ein Bot übernimmt den Platz.
server-event-contributed = Jemand hat zum nächsten Mischen beigetragen.
server-event-started = Das Spiel beginnt.
server-event-answered = Jemand hat entschieden und wartet auf die anderen.
server-event-stand-in =
    { $reason ->
        [asleep] Der Bot wacht noch auf; ein einfacherer hat entschieden.
        [absent] Der Bot ist gerade nicht da; ein einfacherer hat entschieden.
        [program] Das fremde Programm hat versagt; ein Bot hat entschieden.
        [weights] Das Netz dieses Bots ist nicht brauchbar; eine Suche hat entschieden.
       *[late] Der Bot hat zu lange gebraucht; ein einfacherer hat entschieden.
    }
server-event-late = Die Zeit ist um: ein Bot hat entschieden.
server-event-proposed =
    { $what ->
        [takeback] Jemand bittet darum, den letzten Zug zurückzunehmen.
        [tempo] Jemand schlägt ein anderes Tempo vor.
       *[hints] Jemand fragt, ob Tipps erlaubt sind.
    }
server-event-agreed = Jemand stimmt zu.
server-event-declined = Jemand stimmt nicht zu.
server-event-taken-back = Der letzte Zug ist zurückgenommen.
server-event-tempo = Das Tempo hat sich geändert.
server-event-hints = An diesem Tisch sind Tipps erlaubt.
server-event-talk = { $name } sagt etwas.
server-event-rematch = Für ein weiteres Spiel gibt es einen neuen Tisch.

## Was man einander sagen kann

server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-well-played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-sorry = Entschuldigung!
server-phrase-one-moment = Einen Moment, bitte.
server-phrase-good-game = Ein schönes Spiel!
server-phrase-again = Noch eins?
server-phrase-goodbye = Auf Wiedersehen!

## Ablehnungen

server-error-refused = Das macht der Server nicht.
server-error-not-known = Du bist hier noch nicht bekannt.
server-error-not-allowed = Das darfst du nicht.
server-error-wrong-origin = Seiten von dort dürfen hier nicht fragen.
server-error-not-found = So etwas gibt es nicht.
server-error-wrong-method = So kann man hier nicht fragen.
server-error-conflict = So, wie es jetzt steht, nicht.
server-error-not-your-turn = Jemand anderes entscheidet.
server-error-stale-decision = Diese Frage ist schon beantwortet.
server-error-incomplete-turn = Der Zug ist noch nicht zu Ende.
server-error-too-large = Das ist zu viel auf einmal.
server-error-too-many = Zu viele Anfragen; warte einen Moment.
server-error-unavailable = Es konnte nicht gespeichert werden, also ist es nicht geschehen. Versuche es noch einmal.
server-error-defect = Auf dem Server ist etwas schiefgegangen.

## `foxfire serve`, `verify`, `backup`, `restore`

server-ready = Foxfire läuft unter { $url }

server-verified =
    { $packs ->
        [one] Die gemischten Karten folgen aus dem Geheimnis, das vorher festgelegt war.
       *[other] Alle { $packs } Mischungen folgen aus den Geheimnissen, die vorher festgelegt waren.
    }
server-backup-made = { $path } hat { $size } Bytes.
server-restored = Die Datenbank ist jetzt die von { $path }; die vorige liegt daneben.
