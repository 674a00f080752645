### TAC, auf Deutsch. Was die Argumente bedeuten, steht im englischen Katalog.
### Farben heißen wie Wörter ohne Artikel („Rubin“, „Saphir“): so brauchen sie keinen Fall.

tac-name = TAC

## Farben und Karten

tac-suit =
    { $form ->
        [code] { $suit }
       *[long]
            { $suit ->
                [R] Rubin
                [S] Saphir
                [A] Bernstein
               *[J] Jade
            }
    }

tac-card =
    { $form ->
        [code] { $card }
        [short] { tac-card-name }
       *[long]
            { $kind ->
                [number] eine { $card }
                [hidden] eine Karte
                [tac] ein TAC
               *[other]
                    { $case ->
                        [accusative] { tac-card-masculine }
                       *[nominative]
                            { $kind ->
                                [trickster] ein Trickser
                                [fool] der Narr
                                [angel] der Engel
                                [warrior] der Krieger
                               *[devil] der Teufel
                            }
                    }
            }
    }

tac-card-masculine =
    { $kind ->
        [trickster] einen Trickser
        [fool] den Narren
        [angel] den Engel
        [warrior] den Krieger
       *[devil] den Teufel
    }

tac-card-name =
    { $kind ->
        [number] { $card }
        [trickster] Trickser
        [tac] TAC
        [fool] Narr
        [angel] Engel
        [warrior] Krieger
        [devil] Teufel
       *[hidden] ?
    }

tac-card-in-list = { CARD($card, form: "short") }
tac-no-cards = keine

tac-colour = { SUIT($colour, form: "title") }

tac-seat =
    { $own ->
        [yes]
            { $form ->
                [title] Dein { SUIT($colour) }
               *[inside] dein { SUIT($colour) }
            }
       *[no] { SUIT($colour) } von { $name }
    }

## Orte

tac-place =
    { $kind ->
        [ring] { $number }
        [house] Haus { $number }
       *[pocket] Startnest
    }
tac-place-fresh = { $number } (frisch)
tac-place-pocket = { $count } im Startnest
tac-places = { SUIT($colour, form: "title") }: { $places }.

## Was geschieht

tac-event-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Runde { $deal }, frisch gemischt. Du gibst, { $leader } beginnt.
            }
       *[other]
            { $leader_seat ->
                [you] Runde { $deal }, frisch gemischt. { $name } gibt, du beginnst.
               *[other] Runde { $deal }, frisch gemischt. { $name } gibt, { $leader } beginnt.
            }
    }
tac-event-next-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Runde { $deal }. Du gibst, { $leader } beginnt.
            }
       *[other]
            { $leader_seat ->
                [you] Runde { $deal }. { $name } gibt, du beginnst.
               *[other] Runde { $deal }. { $name } gibt, { $leader } beginnt.
            }
    }

tac-deal-partner =
    { $two ->
        [yes] Du spielst { SUIT($colour) } und { SUIT($other) }, jede Farbe mit eigenen Karten.
       *[no] Du spielst { SUIT($colour) }; mit dir spielt { $partner } mit { SUIT($other) }.
    }
tac-board-legend = Auf dem Brett: R S A J sind Kugeln, r s a j leere Startfelder, 1 2 3 4 freie Plätze im Haus; * ist frisch aus dem Startnest, > kam im letzten Zug, o hat er verlassen. Kugeln laufen im Uhrzeigersinn.
tac-deal-exits = Eine 1 oder 13 auf der Hand: { $exits }.
tac-deal-exit =
    { $exit ->
        [yes]
            { $seat ->
                [you] du ja
               *[other] { $name } ja
            }
       *[no]
            { $seat ->
                [you] du nein
               *[other] { $name } nein
            }
    }

tac-event-give =
    { $seat ->
        [you] Du gibst { CARD($card, case: "accusative") } an { $to }.
       *[other]
            { $to_seat ->
                [you] { $name } gibt dir { CARD($card, case: "accusative") }.
               *[other] { $name } gibt { CARD($card, case: "accusative") } an { $to }.
            }
    }
tac-event-exchange = { $name } gibt dir { CARD($card, case: "accusative") }.
tac-event-exchange-done = Die Karten sind getauscht.

tac-event-play =
    { $seat ->
        [you] Du legst { CARD($card, case: "accusative") }; es ist niemand mehr da, auf den die Karte wirkt.
       *[other] { $name } legt { CARD($card, case: "accusative") }; es ist niemand mehr da, auf den die Karte wirkt.
    }

tac-event-move =
    { $tac ->
        [yes] Damit: { $moves }.
       *[no]
            { $seat ->
                [you] Du spielst { CARD($card, case: "accusative") }: { $moves }.
               *[other] { $name } spielt { CARD($card, case: "accusative") }: { $moves }.
            }
    }
tac-run = { SUIT($colour) } von { $from } nach { $to }
tac-run-kicking = { SUIT($colour) } von { $from } nach { $to }, schlägt { $kicks }
tac-run-alone = { SUIT($colour) } auf { $from } trifft keine andere Kugel und muss zurück ins Startnest
tac-kick = { SUIT($colour) } auf { $place }

tac-event-enter =
    { $kicks ->
        [yes]
            { $tac ->
                [yes] Damit kommt { SUIT($colour) } auf { $field } ins Spiel und schlägt { SUIT($kicked) }.
               *[no]
                    { $seat ->
                        [you] Du spielst { CARD($card, case: "accusative") }: { SUIT($colour) } kommt auf { $field } ins Spiel und schlägt { SUIT($kicked) }.
                       *[other] { $name } spielt { CARD($card, case: "accusative") }: { SUIT($colour) } kommt auf { $field } ins Spiel und schlägt { SUIT($kicked) }.
                    }
            }
       *[no]
            { $tac ->
                [yes] Damit kommt { SUIT($colour) } auf { $field } ins Spiel.
               *[no]
                    { $seat ->
                        [you] Du spielst { CARD($card, case: "accusative") }: { SUIT($colour) } kommt auf { $field } ins Spiel.
                       *[other] { $name } spielt { CARD($card, case: "accusative") }: { SUIT($colour) } kommt auf { $field } ins Spiel.
                    }
            }
    }

tac-event-swap =
    { $tac ->
        [yes] Damit tauschen { SUIT($first) } auf { $one } und { SUIT($second) } auf { $other } die Plätze.
       *[no]
            { $seat ->
                [you] Du spielst einen Trickser: { SUIT($first) } auf { $one } und { SUIT($second) } auf { $other } tauschen die Plätze.
               *[other] { $name } spielt einen Trickser: { SUIT($first) } auf { $one } und { SUIT($second) } auf { $other } tauschen die Plätze.
            }
    }

tac-event-skip =
    { $tac ->
        [yes]
            { $skipped_seat ->
                [you] Damit setzt du aus: eine Karte muss abgeworfen werden.
               *[other] Damit setzt { $skipped } aus: eine Karte muss abgeworfen werden.
            }
       *[no]
            { $skipped_seat ->
                [you] { $name } spielt eine 8: du setzt aus und wirfst eine Karte ab, wenn du nicht mit TAC antwortest.
               *[other]
                    { $seat ->
                        [you] Du spielst eine 8: { $skipped } setzt aus und wirft eine Karte ab, wenn kein TAC antwortet.
                       *[other] { $name } spielt eine 8: { $skipped } setzt aus und wirft eine Karte ab, wenn kein TAC antwortet.
                    }
            }
    }

tac-event-discard =
    { $skipped ->
        [yes]
            { $seat ->
                [you] Du setzt aus und wirfst { CARD($card, case: "accusative") } ab.
               *[other] { $name } setzt aus und wirft { CARD($card, case: "accusative") } ab.
            }
       *[no]
            { $seat ->
                [you] Du kannst keine Karte spielen und wirfst { CARD($card, case: "accusative") } ab.
               *[other] { $name } kann keine Karte spielen und wirft { CARD($card, case: "accusative") } ab.
            }
    }

tac-event-tac =
    { $seat ->
        [you] Du spielst TAC, nimmst den letzten Zug zurück ({ $undone }) und nutzt dessen Karte: { CARD($used, case: "nominative") }.
       *[other] { $name } spielt TAC, nimmt den letzten Zug zurück ({ $undone }) und nutzt dessen Karte: { CARD($used, case: "nominative") }.
    }
tac-event-tac-nothing =
    { $seat ->
        [you] Du spielst TAC und nutzt die letzte Karte: { CARD($used, case: "nominative") }; keine Kugel hatte sich bewegt, also geht keine zurück.
       *[other] { $name } spielt TAC und nutzt die letzte Karte: { CARD($used, case: "nominative") }; keine Kugel hatte sich bewegt, also geht keine zurück.
    }
tac-undone = { SUIT($colour) } von { $from } nach { $to }

tac-event-fool =
    { $seat ->
        [you] Du spielst den Narren: alle geben ihre ganze Hand nach rechts, und du spielst noch eine Karte.
       *[other] { $name } spielt den Narren: alle geben ihre ganze Hand nach rechts, und wer ihn gelegt hat, spielt noch eine Karte.
    }
tac-fool-hand =
    { $seat ->
        [you] Du hast jetzt die Karten von { $left }: { $cards }. Deine alten hat { $right }.
       *[other] { $name } hat jetzt: { $cards }.
    }

tac-event-devil =
    { $seat ->
        [you] Du spielst den Teufel, siehst die Karten von { $victim } und spielst diesen Zug.
       *[other]
            { $victim_seat ->
                [you] { $name } spielt den Teufel, sieht deine Karten und spielt deinen Zug.
               *[other] { $name } spielt den Teufel, sieht die Karten von { $victim } und spielt diesen Zug.
            }
    }

tac-event-home = Alle vier Kugeln von { SUIT($colour) } sind zu Hause.
tac-event-over = Das Spiel ist aus.

## Wie es ausging

tac-reason-home =
    { $team ->
        [yes]
            { $seat ->
                [you] Du und { $partner } gewinnt: alle acht Kugeln sind zu Hause. Bei den anderen sind es { $home }. Gelegte Karten: { $cards }.
               *[other] { $name } und { $partner } gewinnen: alle acht Kugeln sind zu Hause. Bei den anderen sind es { $home }. Gelegte Karten: { $cards }.
            }
       *[no]
            { $seat ->
                [you] Du gewinnst: alle acht Kugeln sind zu Hause. Auf der anderen Seite sind es { $home }. Gelegte Karten: { $cards }.
               *[other] { $name } gewinnt: alle acht Kugeln sind zu Hause. Auf der anderen Seite sind es { $home }. Gelegte Karten: { $cards }.
            }
    }
tac-reason-together = Alle sechzehn Kugeln sind zu Hause, mit { $cards } gelegten Karten.
tac-masterpiece = Ein Meisterstück: weniger Karten als ein ganzer Stapel!

## Der Tisch vor einer Entscheidung

tac-table-counts = Runde { $deal }. Karten im Stapel: { $stock }. Im Spiel gelegt: { $laid }.
tac-table-counts-best = Runde { $deal }. Karten im Stapel: { $stock }. Im Spiel gelegt: { $laid } (Rekord: { $best }).
tac-room-turn = =>{ " " }
tac-room-name =
    { $who ->
        [you] { SUIT($colour, form: "title") }: du
        [partner] { SUIT($colour, form: "title") }: { $name } (Partner)
        [alone] { SUIT($colour, form: "title") }
       *[other] { SUIT($colour, form: "title") }: { $name }
    }
tac-room-pocket = Startnest: { $marbles }
tac-room-empty = leer
tac-room-hand =
    { $exit ->
        [yes]
            { $size ->
                [one] 1 Karte; 1 oder 13: ja
               *[other] { $size } Karten; 1 oder 13: ja
            }
       *[no]
            { $size ->
                [one] 1 Karte; 1 oder 13: nein
               *[other] { $size } Karten; 1 oder 13: nein
            }
    }
tac-room-dealer = gibt
tac-room-gave = gab { CARD($gave, form: "short") }
tac-room-gave-and-got = gab { CARD($gave, form: "short") }, bekam { CARD($got, form: "short") }
tac-board-top = [{ CARD($card, form: "short") }]

tac-table-pile = In dieser Runde gelegt (Abwürfe in Klammern): { $cards }.
tac-pile-card = { SUIT($colour, form: "code") } { CARD($card, form: "short") }
tac-pile-discard = { SUIT($colour, form: "code") } ({ CARD($card, form: "short") })
tac-pile-laid =
    { $discarded ->
        [yes]
            { $seat ->
                [you] { $number }. Du hast { CARD($card, case: "accusative") } abgeworfen.
               *[other] { $number }. { $name } hat { CARD($card, case: "accusative") } abgeworfen.
            }
       *[no]
            { $seat ->
                [you] { $number }. Du hast { CARD($card, case: "accusative") } gespielt.
               *[other] { $number }. { $name } hat { CARD($card, case: "accusative") } gespielt.
            }
    }
tac-pile-empty = In dieser Runde ist noch keine Karte gelegt.

tac-table-hand =
    { $seat ->
        [you] Deine Karten: { $cards }.
       *[other] { $name } hält { $cards }.
    }
tac-table-cards =
    { $kind ->
        [give] Gib eine: { $choices }.
        [discard] Keine kann gespielt werden; wirf eine ab: { $choices }.
       *[play] Du kannst spielen: { $choices }.
    }
tac-choice-card = { $label }) { CARD($card, form: "short") }
tac-choice-discard = { $label }) { CARD($card, form: "short") } abwerfen
tac-choice-tac =
    { $undoes ->
        [yes] { $label }) TAC (nimmt den letzten Zug zurück und nutzt { CARD($used, case: "accusative") })
       *[no] { $label }) TAC (nutzt { CARD($used, case: "accusative") })
    }
tac-table-choices = Du kannst wählen: { $choices }.
tac-choice-skip = { $label }) aussetzen lassen: wer als Nächstes dran ist, setzt aus
tac-choice-pocket = { $label }) { SUIT($colour) } aus dem Startnest
tac-choice-from = { $label }) von { $place }
tac-choice-marble = { $label }) { SUIT($colour) } auf { $place }
tac-choice-to = { $label }) nach { $place }
tac-choice-kick = { $label }) nach { $place }, schlägt { SUIT($colour) }
tac-table-undone =
    { $undone ->
        [yes] TAC hat den letzten Zug zurückgenommen. Auf diesem Brett nutzt du { CARD($card, case: "accusative") }:
       *[no] Keine Kugel hatte sich bewegt, also nimmt TAC nichts zurück. Du nutzt { CARD($card, case: "accusative") }:
    }

## Fragen

tac-ask-give =
    { $seat ->
        [you] Welche Karte gibst du an { $to }?
       *[other] Welche Karte gibt { $name } an { $to }?
    }
tac-ask-card =
    { $seat ->
        [you] Du bist dran: welche Karte?
       *[other] { $name } ist dran: welche Karte?
    }
tac-ask-only-tac =
    { $seat ->
        [you] Du bist dran, und nur TAC kann gespielt werden:
       *[other] { $name } ist dran, und nur TAC kann gespielt werden:
    }
tac-ask-devil = Dein Teufel spielt den Zug von { $name }: welche Karte?
tac-ask-skipped =
    { $answers ->
        [yes]
            { $seat ->
                [you] Wegen einer 8 setzt du aus: wirf eine Karte ab oder antworte mit TAC.
               *[other] Wegen einer 8 setzt { $name } aus: eine Karte abwerfen oder mit TAC antworten.
            }
       *[no]
            { $seat ->
                [you] Wegen einer 8 setzt du aus: welche Karte wirfst du ab?
               *[other] Wegen einer 8 setzt { $name } aus: welche Karte wird abgeworfen?
            }
    }
tac-ask-from =
    { $kind ->
        [seven]
            { $steps ->
                [one] Die 7, noch 1 Schritt: welche Kugel geht einen Schritt?
               *[other] Die 7, noch { $steps } Schritte: welche Kugel geht einen Schritt?
            }
        [trickster] Der Trickser vertauscht zwei Kugeln: welche ist die erste?
        [warrior] Der Krieger: welche Kugel stürmt auf die nächste vor ihr?
        [angel] Der Engel: welcher Kugel hilft er?
       *[move] { CARD($card, case: "nominative", form: "short") }: welche Kugel?
    }
tac-ask-skip = { CARD($card, case: "nominative", form: "short") }: aussetzen lassen, oder welche Kugel?
tac-ask-to =
    { $kind ->
        [trickster] Mit welcher tauscht die Kugel auf { $from } den Platz?
       *[move] Die Kugel von { $from }: wohin?
    }

## Ein Zug, bevor er gespielt wird

tac-preview = Was { $turn } bewirken würde:
tac-preview-undone = Erst nimmt TAC den letzten Zug zurück:
tac-preview-fool = Alle Hände gehen nach rechts weiter; dann wird aus der neuen Hand noch eine Karte gespielt.
tac-preview-devil = Du wirst die Karten der nächsten Person sehen und ihren Zug damit spielen.

## Warum etwas nicht geht

tac-refusal-2-1 = Bevor die Karten gegeben sind, geht nichts (TAC-2.1).
tac-refusal-2-4 = Vor der ersten Karte einer Runde geben alle dem Partner eine Handkarte (TAC-2.4).
tac-refusal-3-1 = Ein Zug ist eine Handkarte, ganz ausgeführt; nur wenn keine geht, wird eine abgeworfen (TAC-3.1).
tac-refusal-not-in-hand = In der Hand, die spielt, fehlt { CARD($card, case: "nominative") } (TAC-3.1).
tac-refusal-3-3 = Du ziehst mit deinen Kugeln, mit denen des Partners erst, wenn deine alle zu Hause sind (TAC-3.3).
tac-refusal-4-1 = Dorthin kann keine Kugel: die Zahl muss genau passen, und überholt wird nicht (TAC-4.1).
tac-refusal-4-7 = Diese Kugel sitzt fest: alle tieferen Plätze ihres Hauses waren zu Beginn des Zuges besetzt (TAC-4.7).
tac-refusal-5-3 = Eine 4 führt eine Kugel des Rings 4 Felder zurück oder rückwärts über ihr Startfeld ins Haus; nichts darf im Weg stehen (TAC-5.3).
tac-refusal-5-4 = Aussetzen lassen braucht eine 8, eine eigene Kugel auf dem Ring und danach jemanden mit Karte; wer aussetzt, wirft ab oder antwortet mit TAC (TAC-5.4).
tac-refusal-6-3 = Eine 7 besteht aus einzelnen Schritten: vorwärts auf dem Ring, vor oder zurück im Haus, mit Kugeln, die nicht festsitzen (TAC-6.3).
tac-refusal-6-5 = Diese Kugel wäre als letzte zu Hause, und die übrigen Schritte der 7 wären nicht mehr möglich (TAC-6.5).
tac-refusal-7-1 = Der Trickser vertauscht zwei Kugeln auf dem Ring und braucht dort eine von deinen (TAC-7.1).
tac-refusal-8-1 = TAC braucht eine Karte, die du an der Stelle des Vorigen hättest spielen können (TAC-8.1).
tac-refusal-8-5 = TAC kann nicht die erste Karte einer Runde sein: es gibt nichts zurückzunehmen (TAC-8.5).
tac-refusal-8-6 = TAC beantwortet eine 8 nur, wenn du die 8 selbst spielen könntest (TAC-8.6).
tac-refusal-8-8 = Einen Zug, der gewinnt, muss mit TAC beantworten, wer kann (TAC-8.8).
tac-refusal-9-5 = Der Engel bringt eine Kugel des linken Nachbarn ins Spiel; ist keine im Startnest, zieht er eine um 1 oder 13 vor (TAC-9.5).
tac-refusal-9-6 = Der Krieger stürmt mit einer deiner Kugeln auf dem Ring zur nächsten Kugel davor (TAC-9.6).
tac-refusal-10-1 = Das Spiel ist aus (TAC-10.1).
tac-refusal-11-1 = Eine 7 wird mit einer Farbe gemacht, bis diese ganz zu Hause ist (TAC-11.1).
tac-refusal-11-2 = Nach der sechzehnten Kugel muss ein TAC, das geht, gespielt werden (TAC-11.2).

## Kurz die Regeln

tac-rules-goal = Bringe deine vier Kugeln einmal im Uhrzeigersinn um den Ring in dein Haus; dann hilf deinem Partner.
tac-rules-turn = Spiele eine Karte und führe sie ganz aus. Wer kann, der muss; nur wenn keine Karte geht, wirf eine ab.
tac-rules-enter = Eine 1 oder 13 bringt eine Kugel aus dem Startnest aufs Startfeld, oder zieht 1 oder 13.
tac-rules-move = Andere Zahlen ziehen eine Kugel so weit. Überholt wird nicht; wer getroffen wird, geht ins Startnest, auch eigene.
tac-rules-home = Vom Startfeld geht es mit genauer Zahl ins Haus, aber nicht für eine frische Kugel.
tac-rules-four = Eine 4 geht rückwärts; bis zu drei Felder hinter dem Startfeld darf sie gleich ins Haus abbiegen.
tac-rules-seven = Eine 7 sind sieben einzelne Schritte, auf deine Kugeln verteilt, wie du magst; jeder Schritt schlägt.
tac-rules-eight = Eine 8 zieht 8 oder lässt die nächste Person eine Karte abwerfen, statt zu spielen.
tac-rules-trickster = Der Trickser vertauscht zwei beliebige Kugeln auf dem Ring.
tac-rules-tac = TAC nimmt zurück, was zuletzt geschah, und spielt diese Karte für dich.
tac-rules-master = Meisterkarten: der Narr gibt alle Hände nach rechts, der Engel hilft links, der Krieger schlägt die nächste Kugel voraus, der Teufel spielt den Zug des linken Nachbarn.
tac-rules-exchange = In jeder Runde sagen alle, ob sie eine 1 oder 13 haben, und geben dem Partner verdeckt eine Karte.
tac-rules-team = Der Partner sitzt gegenüber. Wer zuerst alle acht Kugeln zu Hause hat, gewinnt.
tac-rules-coop = Miteinander (mode coop): alle sechzehn Kugeln mit so wenigen Karten wie möglich nach Hause.
tac-rules-two = Zu zweit hat jeder zwei gegenüberliegende Farben, jede mit eigener Hand.
tac-rules-alone = Allein: alle vier Farben, alle Karten offen, alle sechzehn Kugeln mit so wenigen Karten wie möglich nach Hause.

## Optionen

tac-option-mode = wer mit wem spielt
tac-option-mode-teams = zu viert in zwei Teams (TAC-10.1)
tac-option-mode-coop = zu viert, alle miteinander (TAC-11.1)
tac-option-mode-solo = allein mit allen vier Farben, alle Karten offen (TAC-11.3)
tac-option-mode-two = zu zweit mit je zwei Farben (TAC-11.4)
tac-option-master = mit Narr, Engel, Krieger und Teufel
tac-option-angel_house = ob der Engel Kugeln im Haus bewegen darf (TAC-9.5)
tac-option-dealer = der Platz, der zuerst gibt

## Bemerkenswertes an einem Stapel

tac-remark-game-ended = das Spiel endete damit
tac-remark-masterpiece = ein Meisterstück: weniger Karten als ein Stapel
tac-remark-shut-out = die Verlierer brachten keine Kugel nach Hause
tac-remark-close = den Verlierern fehlte eine Kugel
