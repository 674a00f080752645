### Mitspieler, die Programme sind: wer sie sind, und warum sie etwas tun würden.

## Wer am Tisch sitzt. Stufe 1

bots-name-dormouse = Siebenschläfer
bots-character-dormouse = wacht spät auf und spielt, was sich gut anfühlt
bots-name-hedgehog = Igel
bots-character-hedgehog = hat keine Eile und freut sich über jeden kleinen Gewinn
bots-name-wren = Zaunkönig
bots-character-wren = flink und fröhlich, ein Zweig nach dem anderen
bots-name-toad = Kröte
bots-character-toad = sitzt still und nimmt, was vorbeikommt

## Stufe 2

bots-name-badger = Dachs
bots-character-badger = kennt die alten Wege des Waldes und bleibt dabei
bots-name-squirrel = Eichhörnchen
bots-character-squirrel = zählt, was übrig ist, und legt etwas zurück
bots-name-jay = Eichelhäher
bots-character-jay = sieht, wer was trägt, und merkt es sich
bots-name-hare = Hase
bots-character-hare = kennt jeden Pfad und weiß, wann man ihn verlässt

## Stufe 3

bots-name-marten = Marder
bots-character-marten = ein paar schnelle Blicke voraus, dann ein Sprung
bots-name-otter = Otter
bots-character-otter = spielt aus Freude und verliert selten
bots-name-woodpecker = Specht
bots-character-woodpecker = klopft im Nu jede Stelle der Rinde ab
bots-name-weasel = Wiesel
bots-character-weasel = schlüpft durch jede Lücke, die du lässt

## Stufe 4

bots-name-owl = Eule
bots-character-owl = hört im Dunkeln, was du hältst
bots-name-lynx = Luchs
bots-character-lynx = wartet auf den einen Moment, der zählt
bots-name-stag = Hirsch
bots-character-stag = behauptet seinen Platz, und dann deinen
bots-name-boar = Keiler
bots-character-boar = verzeiht keine Lücke

## Stufe 5

bots-name-raven = Rabe
bots-character-raven = hat daran schon gedacht
bots-name-wolf = Alte Wölfin
bots-character-wolf = hat viele Winter geführt und plant den nächsten
bots-name-bear = Bär
bots-character-bear = denkt langsam, und dann bleibt nichts mehr zu tun
bots-name-viper = Kreuzotter
bots-character-viper = so still, dass man vergisst, wer hier jagt

## Ohne Stufe

bots-name-moth = Motte
bots-name-mayfly = Eintagsfliege
bots-name-gnat = Mücke
bots-name-midge = Schnake
bots-name-rowan = Eberesche
bots-name-hazel = Hasel
bots-name-alder = Erle
bots-name-yew = Eibe

## `foxfire bots`

bots-list-level = level:{ $number } ist { $bot }: { $about }
bots-list-animal = { $name }: { $character }
bots-list-bot = { $bot }: { $about }
bots-about-random = irgendeine erlaubte Aktion
bots-about-novice = einfache Faustregeln; schaut nicht über diesen Zug hinaus
bots-about-rules = alle Faustregeln; antwortet sofort
bots-about-search = sucht; search:50ms, search:sims=2000, search:1s,cores=4
bots-about-thinks = sucht { $time } je Zug
bots-about-net = ein Netz, das von selbst gelernt hat; antwortet sofort; net:DATEI
bots-about-net-search = sucht und fragt dazu ein Netz; net+search:1s
bots-about-textbook = eine Suche wie im Lehrbuch, mit zufälligem Weiterspielen; bleibt als Maßstab
bots-about-beam = plant die eigenen Karten, als spielte sonst niemand; bleibt als Maßstab
bots-about-outside = ein fremdes Programm, siehe docs/engine.md
bots-list-warm = Bots, die suchen, werden einmal vor ihrem ersten Spiel übersetzt: foxfire warm
bots-arg-game = nur die Bots dieses Spiels: { $games } (sonst alle Spiele)
bots-arg-json = dasselbe als ein JSON-Objekt
bots-compiling = Die Suche wird jetzt einmal übersetzt; das kann ein oder zwei Minuten dauern.
bots-compiling-still = Noch am Übersetzen, seit { $seconds } s.
bots-error-compiling = die Suche konnte nicht übersetzt werden; versuche: foxfire warm { $game }

## Warum ein Tipp etwas rät

bots-why-only = Es gibt keine Wahl: { $turn }.
bots-why-even = Es macht kaum einen Unterschied: { $turn } und { $other } sind gleich gut.
bots-why-best = { $turn } ist auf lange Sicht am besten; ein einzelner Grund sticht nicht heraus.

# The Fox in the Forest
bots-why-fox-keep = { SUIT($decree, form: "title") } nützen dir als Trumpf am meisten, also bleibt das Dekret.
bots-why-fox-trump = Damit werden { SUIT($given) } Trumpf.
bots-why-fox-under = { CARD($card, form: "code") } hilft dir von deinen Karten am wenigsten.
bots-why-fox-takes =
    { $sure ->
        [yes] Damit nimmst du den Stich.
       *[no] Damit nimmst du den Stich höchstwahrscheinlich.
    }
bots-why-fox-treasure =
    { $sure ->
        [yes] Damit nimmst du den Stich, mit dem Schatz darin.
       *[no] Damit nimmst du den Stich höchstwahrscheinlich, mit dem Schatz darin.
    }
bots-why-fox-leaves =
    { $sure ->
        [yes] Das überlässt diesen Stich der anderen Seite und behält die besseren Karten.
       *[no] Das überlässt diesen Stich höchstwahrscheinlich der anderen Seite und behält die besseren Karten.
    }
bots-why-fox-swan = Der Schwan verliert den Stich, und du spielst zum nächsten aus.
bots-why-fox-humble = Lieber ducken: { $name } ist auf dem Weg zur Gier, und du bleibst bescheiden.
bots-why-fox-open = Damit nimmst du den Stich in etwa { $percent } von 100 Welten; keine andere Wahl ist über alle besser.

# Tatsu
bots-why-tatsu-lead = Wer dann ausspielt, passt deiner Seite am besten.
bots-why-tatsu-ask =
    { $lost ->
        [yes] Der Stich ist höchstwahrscheinlich verloren, und eine Bitte kostet keine eigene Karte.
       *[no] Eine fremde Karte tut es, und deine bleiben für später; deine Seite nimmt den Stich in etwa { $percent } von 100 Welten.
    }
bots-why-tatsu-takes = Deine Seite nimmt den Stich in etwa { $percent } von 100 Welten.
bots-why-tatsu-multiplier = { CARD($card, form: "short") } kommt heim: deine Seite nimmt diesen Stich höchstwahrscheinlich.
bots-why-tatsu-pending = Deine Seite nimmt höchstwahrscheinlich diesen Stich und die wartenden Karten: { $cards } insgesamt.
bots-why-tatsu-cheap = Der Stich ist höchstwahrscheinlich verloren, und { CARD($card, form: "short") } kostet deine Seite am wenigsten.
bots-why-tatsu-fusion = Die Fusion schiebt den Stich auf, und du spielst zum nächsten aus.
bots-why-tatsu-turn-over = Die verdeckte Karte kann eine von mehreren sein; deine Seite nimmt den Stich in etwa { $percent } von 100 Welten.
bots-why-tatsu-open = Deine Seite nimmt den Stich in etwa { $percent } von 100 Welten; keine andere Wahl ist über alle besser.

# TAC
bots-why-tac-wins =
    { $sure ->
        [yes] Das gewinnt das Spiel.
       *[no] Das gewinnt das Spiel, wenn niemand mit TAC antworten kann.
    }
bots-why-tac-gift =
    { $exit ->
        [yes] Das gibt eine Karte weiter, mit der eine Kugel ins Spiel kommt.
       *[no] { CARD($card, form: "short") } ist am ehesten entbehrlich und kann dort nützen, wo sie hingeht.
    }
bots-why-tac-discard = { CARD($card, form: "short") } fehlt dir am wenigsten.
bots-why-tac-kicks = Das schickt eine Kugel von { SUIT($colour) } zurück ins Startnest.
bots-why-tac-tac = Das nimmt den letzten Zug zurück und nutzt { CARD($used, case: "accusative") } für dich.
bots-why-tac-home = Das bringt eine Kugel von { SUIT($colour) } nach Hause.
bots-why-tac-enter = Das bringt eine Kugel von { SUIT($colour) } ins Spiel.
bots-why-tac-skip = Das nimmt { SUIT($colour) } einen Zug und eine Karte.
bots-why-tac-swap = Die Kugeln auf { $one } und { $other } stehen nach dem Tausch besser.
bots-why-tac-fool = Eine andere Hand ist deiner Seite mehr wert als deine jetzige.
bots-why-tac-devil = Damit spielst du den Zug der nächsten Person.
bots-why-tac-settle = Das schafft Platz im Haus.
bots-why-tac-move = Das bringt { SUIT($colour) } von { $from } nach { $to }, wo die kommenden Karten am besten passen.
