### Das Terminal: alles um das Spiel herum.

## Anfang und Ende

terminal-welcome = { $game }, mit { $opponents }. ? zeigt die Hilfe.
terminal-welcome-alone = { $game }, für dich allein. ? zeigt die Hilfe.
terminal-resumed = Das Spiel geht da weiter, wo es unterbrochen wurde.
terminal-unfinished = (Ein unfertiges Spiel wartet: foxfire play { $game } --resume)
terminal-hand-over = { $name } ist dran. Gib { $name } die Tastatur und drücke Enter.
terminal-saved = Gespeichert in { $path }
terminal-lost = Dieses Spiel konnte nicht gespeichert werden.
terminal-resume-with = Weiter geht es mit: foxfire play { $game } --resume
terminal-look-at-it = Noch einmal ansehen: foxfire replay { $path }
terminal-same-again = Dieselben Karten noch einmal: foxfire play { $game } { $options }--seed { $seed }

terminal-best-first = Das erste Ergebnis seiner Art, und damit der Rekord: { $score }.
terminal-best-new = Ein neuer Rekord! Vorher waren es { $before }.
terminal-best-stays = Der Rekord bleibt bei { $before }.

## Fragen

terminal-prompt = >{ " " }
terminal-you-may = Ja, das geht jetzt.
terminal-no-choice =
    { $count ->
        [one] Eine Wahl { $label } gibt es nicht; die einzige ist { $first }.
       *[other] Eine Wahl { $label } gibt es nicht; sie gehen von { $first } bis { $last }.
    }
terminal-confirm = Enter spielt das; zurück ändert es.
terminal-confirm-first = Drücke Enter, um das zu spielen, oder tippe zurück, um etwas anderes zu wählen.
terminal-past-end = Der Zug endet vor dem Ende dieser Zeile. Spiele ihn erst; was dann kommt, sieht man dann.
terminal-nothing-back = Kein Schritt lässt sich zurücknehmen; was gespielt ist, bleibt.
terminal-unreadable = „{ $text }“ ist hier weder eine Wahl noch ein Befehl. ? zeigt die Hilfe.
terminal-cannot-save = In { $path } konnte nicht gespeichert werden: { $reason }
terminal-not-kept = Ab hier speichert sich das Spiel nicht mehr selbst; { $path } kann nicht geschrieben werden: { $reason }

## Befehle, wie sie getippt werden. Die englischen gehen in jeder Sprache auch.

terminal-command-table = tisch
terminal-command-tricks = stiche
terminal-command-rules = regeln
terminal-command-save = speichern
terminal-command-quit = ende
terminal-command-why = warum
terminal-command-hint = tipp
terminal-command-back = zurück
terminal-command-pile = stapel
terminal-command-places = orte
terminal-command-numbers = nummern

## Tipps

terminal-hint-thinking = Einen Moment nachdenken ...
terminal-hint-turn = Zug
terminal-hint-value =
    { $measure ->
        [cards] Karten
       *[chance] Gewinnchance
    }
terminal-hint-spread = Streuung
terminal-hint-tries = Versuche
terminal-hint-chance = { $percent } %
terminal-hint-cards = { $cards }
terminal-hint-within = +- { $within }

## Bots, die noch nicht wach sind

terminal-waking =
    { $count ->
        [one] { $names } wacht noch auf: die Suche wird einmal übersetzt. Bis dahin entscheidet an diesem Platz ein einfacherer Bot.
       *[other] { $names } wachen noch auf: die Suche wird einmal übersetzt. Bis dahin entscheiden an ihren Plätzen einfachere Bots.
    }
terminal-awake =
    { $count ->
        [one] { $names } ist jetzt wach.
       *[other] { $names } sind jetzt wach.
    }
terminal-asleep = Die Suche konnte hier nicht übersetzt werden; für { $names } machen einfachere Bots weiter.

## Hilfe

terminal-help-choose =
    { $letters ->
        [yes] Wähle mit einem Buchstaben, oder schreibe es, Schritt für Schritt oder einen ganzen Zug in einer Zeile: { $examples }
       *[no] Wähle mit einer Nummer, oder schreibe die Aktion: { $examples }
    }
terminal-help-draft = Nichts wird gespielt, bevor du gesehen hast, was es bewirkt, und Enter gedrückt hast; zurück nimmt die letzte Wahl zurück. Eine Zeile mit ! am Ende wird sofort gespielt.
terminal-help-why = ? KARTE oder ? AKTION sagt, ob es geht, und nach welcher Regel nicht.
terminal-help-hint = tipp zeigt, was ein starker Spieler tun würde, und warum.
terminal-help-table = tisch zeigt den Tisch noch einmal.
terminal-help-tricks = stiche zeigt die vergangenen Stiche, wo das Spiel es erlaubt.
terminal-help-pile = stapel zeigt die Karten, die in dieser Runde gelegt wurden, und von wem.
terminal-help-places = orte sagt in Worten, wo alle Kugeln sind.
terminal-help-numbers = nummern zeigt die Nummern der Felder und verbirgt sie wieder.
terminal-help-rules = regeln ist eine kurze Erinnerung an die Regeln.
terminal-help-save = speichern DATEI legt eine Kopie des Spiels in eine Datei; das Spiel speichert sich auch selbst.
terminal-help-quit = ende hört auf; das Spiel kann später weitergehen.

## Wiedergabe

terminal-replay-head = { $game }: { $names }.
terminal-replay-options = Optionen: { $options }.
terminal-replay-option = { $name } = { $value }
terminal-replay-step = Schritt { $step } von { $steps }.
terminal-replay-prompt = Enter für den nächsten Schritt, eine Zahl zum Springen, q zum Aufhören >{ " " }
terminal-replay-no-step = Einen Schritt { $number } gibt es nicht; sie gehen von 1 bis { $steps }.
terminal-replay-unreadable = Drücke Enter, oder tippe die Nummer eines Schritts, oder q.
terminal-replay-end = Hier endet die Aufzeichnung.
terminal-replay-open = Hier endet die Aufzeichnung, bevor das Spiel aus ist.

## Fehler auf der Befehlszeile

terminal-error-game = { $game } kann im Terminal noch nicht gespielt werden; die Spiele sind { $games }
terminal-error-seat = einen Platz { $given } gibt es nicht; erwartet wird eine Zahl von 0 bis { $last }, mehrere als 0,1, all, oder random
terminal-error-same-name = zwei heißen { $name }
terminal-error-seed = der Startwert { $given } ist keine ganze Zahl
terminal-error-option = { $given } hat nicht die Form NAME=WERT
terminal-error-option-twice = die Option { $name } ist zweimal angegeben
terminal-error-view = eine Sicht { $given } gibt es nicht; erwartet wird ein Platz von 0 bis { $last }, spectator oder referee
terminal-error-no-save = in { $folder } ist kein unfertiges Spiel von { $game }
terminal-error-no-file = eine Datei { $path } gibt es nicht
terminal-error-other-game = { $path } ist ein Spiel von { $found }, nicht von { $game }
terminal-error-is-over = { $path } ist ein Spiel, das aus ist; ansehen mit: foxfire replay { $path }
terminal-error-save = { $path } kann nicht fortgesetzt werden und bleibt, wie es ist: { $reason }
terminal-error-no-person = { $path } ist ein Spiel, in dem kein Mensch spielt
terminal-error-program = gespielt wird mit einem fremden Programm; nenne es noch einmal, damit es läuft: --bot '{ $program }'
terminal-error-fixed = { $option } kann in einem fortgesetzten Spiel nicht geändert werden
terminal-error-record = { $path } kann nicht geschrieben werden: { $reason }
terminal-reason-folder = es ist ein Ordner
terminal-reason-no-folder = einen solchen Ordner gibt es nicht
terminal-reason-other = es ist schon da und kein Spiel von Foxfire

## `foxfire rules`

terminal-rules-options = Optionen, für `foxfire play { $game }`:
terminal-rules-option = --{ $flag }: { $help }
terminal-rules-where = Jede Regel mit ihrer Nummer: docs/rules/de/{ $game }.md
terminal-rules-same = Kein Unterschied.
terminal-rules-when = { $name } = { $value }
terminal-rules-difference = { $name }: { $one } / { $other }
terminal-rules-meaning = { $value }: { $meaning }
terminal-rules-absent = -
terminal-error-versus = --versus { $given } braucht eine Option zum Vergleichen, oder NAME=WERT

## Hilfe der Befehlszeile

terminal-arg-game = welches Spiel: { $games }
terminal-arg-option = eine Option des Spiels, etwa target=16; auch mehrmals
terminal-arg-bot = der Gegner: { $bots }, oder engine:BEFEHL für ein fremdes Programm (sonst { $default })
terminal-arg-deadline = Sekunden, die ein fremdes Programm für eine Entscheidung hat (sonst { $default })
terminal-arg-seat = wo Menschen sitzen: eine Zahl ab 0, mehrere als 0,2, all, oder random (sonst 0)
terminal-arg-seed = gleiche Startwerte geben gleiche Karten und gleiche Bots
terminal-arg-name = dein Name für die Aufzeichnung; mehrere als Anna,Ben
terminal-arg-lang = die Sprache: { $languages } (sonst wie dein System, oder en)
terminal-arg-no-color = keine Farben; die Variable NO_COLOR bewirkt dasselbe
terminal-arg-json = ein JSON-Objekt je Zeile in beiden Richtungen, für Programme
terminal-arg-resume = ein gespeichertes Spiel fortsetzen (sonst das neueste)
terminal-arg-record = wohin die Aufzeichnung am Ende geschrieben wird (sonst { $folder })
terminal-arg-file = eine Aufzeichnung, als Text oder als JSON-Zeilen
terminal-arg-all = alle Schritte auf einmal ausgeben
terminal-arg-view = wer zusieht: ein Platz ab 0, spectator oder referee (sonst referee, der alle Hände sieht)
terminal-arg-versus = damit vergleichen: ein anderer Wert der einen Option, oder NAME=WERT ...
terminal-arg-group = Optionen von { $game }
terminal-arg-integer = { $about }: { $low } bis { $high } (sonst { $default })
terminal-arg-integer-named = { $about }: { $low } bis { $high }, oder { $named } (sonst { $default })
terminal-arg-choice = { $about }: { $choices } (sonst { $default })
terminal-arg-choice-preset = { $about }: { $choices } (sonst folgt es aus den anderen Optionen)
terminal-arg-boolean = { $about }: true oder false (sonst { $default })
terminal-arg-named = { $word } = { $value }
