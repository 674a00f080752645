### Lernen: die Lektionen, die man spielt, und die Seite, die zu ihnen führt.

## Wer durch die Lektion führt

web-learn-host = Deine Begleitung
web-learn-step = Schritt { $step } von { $count }
web-learn-show = Zeig es mir
web-learn-leave = Verlassen
web-learn-leave-lesson = Die Lektion verlassen
web-learn-more = Was gibt es noch?
web-learn-else = Das geht auch, aber probiere erst das andere.

## Die Seite

web-learn-lead = Spiele ein paar Züge mit jemandem an deiner Seite. Zwei bis vier Minuten je Spiel.
web-learn-play = Spielend lernen
web-learn-resume = Weiter mit der Lektion
web-learn-again = Die Lektion noch einmal
web-learn-done = Gelernt
web-learn-minutes =
    { $minutes ->
        [one] Etwa { $minutes } Minute
       *[other] Etwa { $minutes } Minuten
    }
web-learn-fox-about = Bedienen, Trumpf, die sechs Kräfte, und warum Gier sich nicht lohnt.
web-learn-tatsu-about = Dein Clan, das Bitten, die Fusion, und was multipliziert.
web-learn-tac-about = Hinein und nach Hause, Schlagen, Trickser, 8, 4, 7 und TAC.
web-learn-hints = Ein richtiges Spiel gegen Bots. Die Lampe oben zeigt die besten Züge, deine Chance und einen Grund.

web-learn-hint-asleep = Eine schnelle Vermutung. Der Bot, der nachdenkt, wacht noch auf; frage in einer Minute noch einmal.

## Ausgaben von Tatsu

web-learn-editions = Tatsu: drei Ausgaben nebeneinander
web-learn-editions-lead = Zu viert sind sie sich einig. Zu zweit oder zu dritt unterscheiden sie sich hier.
web-learn-switch = Frage
web-learn-edition =
    { $edition ->
        [uk] Ukrainisch
        [fr] Französisch
       *[ru] Russisch
    }
web-learn-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
web-learn-clause = Regel
web-learn-deal = Wie werden die Karten gegeben?
web-learn-deal-value =
    { $value ->
        [split] jeder Clan für sich, je sieben
       *[mixed] beide Clans zusammen, je vierzehn
    }
web-learn-face_down = Wann darf eine verdeckte Karte verwendet werden?
web-learn-face_down-value =
    { $value ->
        [neither] wenn keiner eine offene des Clans hat
       *[own] wenn auf der eigenen Seite keine offene des Clans liegt
    }
web-learn-rotation = Wer ist in der nächsten Runde Rot?
web-learn-rotation-value =
    { $value ->
        [left] links von Rot
       *[right] rechts von Rot
    }
web-learn-leader = Wer spielt aus?
web-learn-leader-value =
    { $value ->
        [red] Rot
       *[chosen] wen Rot bestimmt
    }
web-learn-editions-own = Alles davon lässt sich auch einzeln wählen, wenn du einen Tisch eröffnest.

## Gedächtnishilfen

web-learn-aids = Gedächtnishilfen, die ein Tisch erlauben kann
web-learn-aids-lead = Genommene Karten liegen verdeckt. Ein Tisch zum Lernen kann sie offen lassen.
web-learn-aid-show_tricks = Fuchs: alle Stiche bleiben offen
web-learn-aid-show_tricks-more = Ohne dies siehst du den letzten ganzen Stich, bis die nächste Karte ausgespielt ist, und danach nur, wie viele Stiche jeder hat.
web-learn-aid-show_captured = Tatsu: erbeutete Karten bleiben offen
web-learn-aid-show_captured-more = Ohne dies siehst du, wie viele Karten jede Seite hat, und musst dir merken, welche.
web-learn-aid-pile = TAC braucht keine
web-learn-aid-pile-more = Die Karten einer Runde liegen immer offen in der Schale, der Reihe nach. Frühere Runden eines Stapels zählt die Aufzeichnung.
web-learn-aid-where = Du findest sie, wenn du einen Tisch eröffnest, bei den Optionen des Spiels.

## Fuchs

web-learn-fox-intro = Willkommen. Wir kommen spät in eine Runde: du hast *fünf Stiche*, { $name1 } keinen. Acht Karten sind übrig.
web-learn-fox-follow = { $name1 } spielt { CARD("K6") } aus. Du hast Schlüssel, also musst du *bedienen*. Die höhere gewinnt: spiele { CARD("K8") }.
web-learn-fox-follow-else = Das geht, aber heb sie dir auf: { CARD("K8") } genügt.
web-learn-fox-follow-done = Deiner. Wer den Stich nimmt, spielt zum nächsten aus.
web-learn-fox-trump = Die Karte neben dem Stapel ist das *Dekret*. Ihre Farbe ist Trumpf: Glocken. Spiele jetzt { CARD("M10") } aus.
web-learn-fox-trump-else = Später. Spiele { CARD("M10") } aus und sieh, was ein Trumpf kann.
web-learn-fox-trump-done = { $name1 } hat keine Monde und durfte alles spielen. Ein kleiner *Trumpf* schlägt deine Zehn.
web-learn-fox-swan = { $name1 } spielt { CARD("K10") } aus. Kämpfe nicht darum. Spiele deinen *Schwan*, { CARD("K1", form: "code") }: er verliert, aber du spielst als Nächstes aus.
web-learn-fox-swan-else = Der Monarch ist stärker, wenn du ihn ausspielst. Jetzt der Schwan.
web-learn-fox-swan-done = Der Stich ist weg, aber du spielst aus.
web-learn-fox-monarch = Spiele deinen *Monarchen* aus, { CARD("K11", form: "code") }. { $name1 } muss mit dem höchsten Schlüssel antworten oder mit der 1.
web-learn-fox-monarch-else = Du spielst aus: das ist der Moment des Monarchen.
web-learn-fox-monarch-done = Der höchste Schlüssel war ein *Schatz*. Jede 7 ist sofort ein Punkt für den, der sie nimmt.
web-learn-fox-fox = Ändere jetzt den Trumpf. Spiele den *Fuchs* aus, { CARD("M3", form: "code") }, und lege { CARD("M6") } an die Stelle des Dekrets. { $name1 } hat keine Monde.
web-learn-fox-fox-else = Spiele { CARD("M3", form: "code") } aus, dann lege { CARD("M6") } auf das Dekret: Monde werden Trumpf.
web-learn-fox-fox-done = Eine 3 nahm den Stich, weil niemand einen höheren Trumpf hat. Das alte Dekret ist in deiner Hand.
web-learn-fox-woodcutter = Du hast *acht* Stiche. Spiele den *Holzfäller* aus, { CARD("B5", form: "code") }: du ziehst eine Karte und legst eine unter den Stapel.
web-learn-fox-woodcutter-else = Erst der Holzfäller: deine Hand braucht eine Änderung.
web-learn-fox-greed = Du hast { CARD("M11", form: "code") } gezogen, einen sicheren Stich. Aber sieh auf die Laternen: sieben bis neun geben 6 Punkte, *zehn geben nichts*. Lege sie unter den Stapel.
web-learn-fox-greed-else = Sie nähme einen zehnten Stich, und Gier bringt nichts. Lege { CARD("M11", form: "code") } unter den Stapel.
web-learn-fox-greed-done = Gut widerstanden. { $name1 } nimmt diesen Stich und spielt aus.
web-learn-fox-witch = Ein Stich mehr ist noch gut. Eine *Hexe* zählt als Trumpf, wenn nur eine 9 im Stich liegt. Spiele { CARD("B9", form: "code") } gegen die Zehn.
web-learn-fox-witch-else = Mit der 4 verlierst du ihn. Die Hexe nimmt ihn, und neun Stiche geben noch 6 Punkte.
web-learn-fox-witch-done = Neun Stiche. Der letzte darf nicht deiner sein.
web-learn-fox-last = Spiele { CARD("B4") } aus und hoffe auf eine höhere Glocke.
web-learn-fox-last-done = Neun Stiche sind 6 Punkte, und mit dem Schatz sind es 7.
web-learn-fox-end = Das ist das ganze Spiel: nimm sieben bis neun oder höchstens drei, und lass den anderen gierig sein. Sonst geht es bis 21 Punkte.

## Tatsu

web-learn-tatsu-intro = Willkommen. Du und { $name2 } gegenüber seid der *rote* Clan. Vier Stiche sind in dieser Runde übrig.
web-learn-tatsu-clan = Vor dir kann nur eine *rote* Karte liegen, wer auch immer sie legt. Die stärkste von vieren nimmt den Stich. Spiele deine 6 aus.
web-learn-tatsu-clan-else = Eine gute Karte, aber die 6 ist die stärkste. Spiele sie aus.
web-learn-tatsu-clan-done = Der Stich ist deiner, mit 14 Punkten darin: die Laternen auf den Karten.
web-learn-tatsu-ask = Du musst keine eigene Karte ausgeben. { $name3 } hält eine rote Karte: der Rücken zeigt den Clan. *Bitte { $name3 }* darum.
web-learn-tatsu-ask-else = Behalte deine Karten. Bitte { $name3 }: die eine rote Karte muss kommen.
web-learn-tatsu-ask-done = Eine 5. Sie lag vor dir, also gewann sie für dich. { $name2 } legte euer *x2* dazu: es multipliziert, was eure Seite erbeutet.
web-learn-tatsu-fusion = Jetzt die *Fusion*. Ihren Stich gewinnt noch niemand: die Karten warten, und du spielst wieder aus.
web-learn-tatsu-fusion-else = Lege erst die Fusion, dann kann die 4 zwei Stiche auf einmal nehmen.
web-learn-tatsu-fusion-done = Die Fusion liegt. Nun legen die anderen in den Stich, der wartet.
web-learn-tatsu-asked = { $name1 } bittet *dich* um eine gelbe Karte. Du musst eine geben und wählst, welche. Du hast nur das gelbe x3.
web-learn-tatsu-asked-done = Nimmt deine Seite sie, kann Gelb dieses x3 nicht mehr nutzen.
web-learn-tatsu-pending = Vier Karten warten auf den, der diesen Stich gewinnt. Lege deine 4: unter gleichen gewinnt die, die *zuerst* lag.
web-learn-tatsu-pending-else = { $name2 } würde helfen, aber lege jetzt deine eigene 4: Höheres gibt es nicht mehr.
web-learn-tatsu-pending-done = Acht Karten auf einmal.
web-learn-tatsu-end = Du hast 50 Punkte erbeutet, mit eurem x1 und x2: *50 mal 3*. Die Punkte von Gelb zählten nur doppelt. Ein ganzes Spiel geht bis 500.

## TAC

web-learn-tac-intro = Willkommen. Du bist *Rubin*, und { $name2 } spielt mit dir. Bringe alle deine Kugeln herum und nach Hause.
web-learn-tac-enter = Du bist *Rubin*. Eine Kugel wartet im Startnest. Nur eine 1 oder *13* bringt sie hinein. Wähle die 13 und dann dein Startfeld.
web-learn-tac-enter-else = Eine 13 kann auch 13 Felder ziehen. Bringe damit die Kugel aus dem Startnest hinein.
web-learn-tac-enter-done = Sie ist drin. Wer nichts spielen kann, *wirft ab*: deine neue Kugel versperrt den anderen den Weg.
web-learn-tac-kick = Kugeln springen nie über andere, aber sie dürfen auf ihnen landen. Ziehe mit der 5 von 57 und *schlage* die Kugel auf 62.
web-learn-tac-kick-else = Nimm die 5 mit der Kugel auf 57: sie landet genau auf 62.
web-learn-tac-kick-done = Geschlagen: zurück ins Startnest. Das trifft auch Freunde, also sieh, wo du landest.
web-learn-tac-one = Deine neue Kugel steht auf deinem Start, gleich vor dem Haus. Aber sie ist *frisch* und darf nicht hinein. Ziehe sie mit der 1 ein Feld weiter.
web-learn-tac-one-else = Nimm die 1 und die Kugel auf deinem Startfeld.
web-learn-tac-one-done = Nun ist sie am Haus vorbei. Sie muss nicht ganz herum: warte auf die 4.
web-learn-tac-trickster = Der *Trickser* vertauscht zwei Kugeln auf dem Ring. Tausche deine auf 20 mit der auf 64, gleich vor deinem Haus.
web-learn-tac-trickster-else = Andere Tausche gehen auch. Am besten für dich: 20 und 64.
web-learn-tac-trickster-done = Vierundvierzig Felder in einem Zug.
web-learn-tac-eight = Eine *8* zieht acht Felder oder lässt die nächste Person aussetzen. Lass { $name1 } aussetzen.
web-learn-tac-eight-else = Wähle die zweite Art der 8: die nächste Person setzt aus.
web-learn-tac-eight-done = { $name1 } musste eine Karte abwerfen. Die Hände sind leer, und neue Karten werden gegeben.
web-learn-tac-give = Erst sagen alle, ob sie eine 1 oder 13 haben. Dann *tauschen* Partner eine Karte, ungesehen. Gib { $name2 } eine 4.
web-learn-tac-give-else = Du hast zwei 4 und brauchst eine. Die andere kann { $name2 } brauchen.
web-learn-tac-give-done = { $name2 } hat dir eine 7 gegeben. Du wirst sie brauchen.
web-learn-tac-four = Eine *4* geht rückwärts, und hinter deinem Start darf sie ins Haus abbiegen. Bringe die Kugel von 2 auf den dritten Platz.
web-learn-tac-four-else = Nimm die 4 mit der Kugel auf 2, und lass sie ins Haus gehen.
web-learn-tac-four-done = Zwei sind zu Hause. Auf der anderen Seite geschieht nun dasselbe.
web-learn-tac-tac = { $name3 } hat deine Kugel von 64 weggetauscht! Spiele *TAC*: das nimmt es zurück, und du nutzt den Trickser. Tausche 31 mit 49.
web-learn-tac-tac-else = Nimm TAC, und tausche dann die beiden anderen: 31 und 49.
web-learn-tac-tac-done = Deine Kugel steht wieder auf 64, als wäre nichts gewesen.
web-learn-tac-seven = Jetzt die *7*: sieben einzelne Schritte für so viele Kugeln, wie du magst. Drei mit der Kugel auf 64, vier mit der auf 62: beide kommen nach Hause.
web-learn-tac-seven-else = Beginne mit der Kugel auf 64: drei Schritte ins Haus. Dann vier mit der anderen.
web-learn-tac-seven-done = Alle deine Kugeln sind zu Hause.
web-learn-tac-end = Die vier von gegenüber waren schon daheim, also *hat euer Team gewonnen*. An einem neuen Tisch beginnen alle sechzehn Kugeln im Startnest.
