### Die Seite von Tatsu.

web-tatsu-about = Zu zweit bis zu viert, Geister und Laternen
web-tatsu-variant-four = Zu viert, zwei Teams
web-tatsu-variant-three = Zu dritt, mit dem Geist
web-tatsu-variant-two = Zu zweit
web-tatsu-edition-uk = Ukrainische Ausgabe
web-tatsu-edition-fr = Französische Ausgabe
web-tatsu-edition-ru = Russische Ausgabe
web-tatsu-deal-split = jeder Clan für sich
web-tatsu-deal-mixed = alle Karten zusammen
web-tatsu-face_down-neither = wenn niemand eine offene hat
web-tatsu-face_down-own = wenn die eigenen verbraucht sind
web-tatsu-clan-red = rot
web-tatsu-clan-yellow = gelb
web-tatsu-rotation-left = nach links
web-tatsu-rotation-right = nach rechts
web-tatsu-leader-red = Rot spielt aus
web-tatsu-leader-chosen = Rot bestimmt, wer ausspielt

web-tatsu-where = Runde { $hand }, Stich { $trick }

## Karten

web-tatsu-letter =
    { $clan ->
        [red] R
       *[yellow] Y
    }
web-tatsu-spirit =
    { $spirit ->
        [one] Laternen
        [strength-2] Motte
        [strength-3] Hase
        [strength-4] Eule
        [strength-5] Hirsch
        [strength-6] Drache
        [multiplier-1] Ein Mond
        [multiplier-2] Zwei Monde
        [multiplier-3] Drei Monde
        [fusion] Fusion
       *[hidden] { "" }
    }
web-tatsu-card = { CARD($card) }
web-tatsu-laid = { CARD($card) }, { $place }
web-tatsu-lies =
    { $seat ->
        [you] { CARD($card) } vor dir
        [ghost] { CARD($card) } vor dem Geist
       *[other] { CARD($card) } vor { $name }
    }
web-tatsu-fan =
    { $yellow ->
        [one] { $name } hält { $red } rote und { $yellow } gelbe Karte
       *[other] { $name } hält { $red } rote und { $yellow } gelbe Karten
    }
web-tatsu-hand = Deine Karten
web-tatsu-your-piles = Deine Stapel
web-tatsu-their-piles = Stapel von { $name }
web-tatsu-pile =
    { $clan ->
        [red] Stapel { $number }: { CARD($card) } auf einer roten Karte
       *[yellow] Stapel { $number }: { CARD($card) } auf einer gelben Karte
    }
web-tatsu-pile-bare = Stapel { $number }: { CARD($card) }
web-tatsu-trick = Der Stich

## Leute und Plätze

web-tatsu-ghost-title = Der Geist
web-tatsu-ghost-of =
    { $own ->
        [yes] du spielst für ihn
       *[no] { $name } spielt für ihn
    }
web-tatsu-sub-you =
    { $clan ->
        [red] rot, mit { $partner }
       *[yellow] gelb, mit { $partner }
    }
web-tatsu-sub-alone =
    { $clan ->
        [red] rot
       *[yellow] gelb
    }
web-tatsu-sub-partner =
    { $count ->
        [one] Partner, 1 Karte
       *[other] Partner, { $count } Karten
    }
web-tatsu-sub-other =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-tatsu-sub-two =
    { $clan ->
        [red] rot
       *[yellow] gelb
    } · { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } · nahm { $taken }
web-tatsu-you-are-asked = Du wirst gebeten
web-tatsu-slot =
    { $clan ->
        [red] eine rote Karte für { $name }
       *[yellow] eine gelbe Karte für { $name }
    }
web-tatsu-slot-you =
    { $clan ->
        [red] deine rote Karte
       *[yellow] deine gelbe Karte
    }
web-tatsu-slot-mine =
    { $second ->
        [yes] deine zweite
       *[no] deine erste
    }
web-tatsu-slot-theirs =
    { $second ->
        [yes] die zweite von { $name }
       *[no] die erste von { $name }
    }
web-tatsu-lay-here = hierher legen
web-tatsu-from = von { $name }
web-tatsu-from-you = von dir
web-tatsu-you-led = du hast ausgespielt
web-tatsu-led = { $name } spielte aus
web-tatsu-pending = wartet auf den nächsten Stich
web-tatsu-before = der Stich davor

## Was gefragt ist

web-tatsu-clan-card =
    { $clan ->
        [red] rote Karte
       *[yellow] gelbe Karte
    }
web-tatsu-prompt-both = Spiele eine { $card } oder bitte um eine
web-tatsu-prompt-again = Noch einmal, um *{ CARD($card, case: "accusative") }* zu spielen
web-tatsu-prompt-lay = Spiele eine { $card }
web-tatsu-prompt-ask = Du hast keine: bitte um eine { $card }
web-tatsu-prompt-ghost-both = Der Geist ist dran: spiele seine { $card } oder bitte um eine
web-tatsu-prompt-ghost-lay = Der Geist ist dran: spiele seine { $card }
web-tatsu-prompt-ghost-ask = Der Geist hat keine: bitte um eine { $card }
web-tatsu-prompt-answer-own = { $name } *bittet dich* um eine { $card }
web-tatsu-prompt-answer-ghost = { $name } bittet den Geist um eine { $card }: wähle für ihn
web-tatsu-prompt-ghost-answers = Du hast den Geist gebeten: wähle seine { $card }
web-tatsu-prompt-may-not-refuse = Ablehnen darfst du nicht; welche Karte, bestimmst du. Sie zählt für { $name }.
web-tatsu-prompt-wait = { $name } spielt eine { $card } oder bittet um eine
web-tatsu-prompt-you-asked = Du hast { $source } um eine { $card } gebeten
web-tatsu-prompt-they-asked = { $name } bittet { $source } um eine { $card }
web-tatsu-prompt-over = Das Spiel ist aus

## Was möglich ist

web-tatsu-action-play = { CARD($card, case: "accusative") } spielen
web-tatsu-action-ask = { $name } bitten
web-tatsu-action-ask-self = Dich selbst bitten
web-tatsu-action-lead-self = Selbst ausspielen
web-tatsu-action-lead = { $name } spielt aus
web-tatsu-action-pile = Die verdeckte Karte von Stapel { $pile } aufdecken
web-tatsu-ask-label =
    { $clan ->
        [red] { $name } um eine rote Karte bitten
       *[yellow] { $name } um eine gelbe Karte bitten
    }

## Die Punkte

web-tatsu-score = Punkte
web-tatsu-side =
    { $clan ->
        [red] Rot
       *[yellow] Gelb
    }
web-tatsu-taken = Genommen
web-tatsu-target = Ziel
web-tatsu-sum =
    { $points ->
        [one] { $points } Punkt × { $factor }
       *[other] { $points } Punkte × { $factor }
    }
web-tatsu-go-on = Weiter
web-tatsu-hand-number = Runde { $hand }
web-tatsu-total = Summe
