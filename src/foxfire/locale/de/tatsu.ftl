### Tatsu, auf Deutsch. Was die Argumente bedeuten, steht im englischen Katalog.

tatsu-name = Tatsu
tatsu-ghost = Geist

## Karten

# Vor einem weiblichen Wort: „eine rote Karte“.
tatsu-clan-attribute =
    { $clan ->
        [red] rote
       *[yellow] gelbe
    }

tatsu-clan-noun =
    { $clan ->
        [red] Rot
       *[yellow] Gelb
    }

tatsu-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [one] { $card } ({ $worth } Punkte)
                [fusion] { $card } Fusion
                [hidden] eine { tatsu-clan-attribute } Karte
               *[strength] { $card }
            }
       *[long]
            { $kind ->
                [one] die { tatsu-clan-attribute } 1 ({ $worth } Punkte)
                [multiplier] die { tatsu-clan-attribute } x{ $factor }
                [fusion] die { tatsu-clan-attribute } Fusion
                [hidden] eine { tatsu-clan-attribute } Karte
               *[strength] die { tatsu-clan-attribute } { $strength }
            }
    }

## Was geschieht

tatsu-event-deal =
    { $seat ->
        [you] Runde { $hand }. Du gibst.
       *[other] Runde { $hand }. { $name } gibt.
    }

tatsu-deal-alone = Du spielst { tatsu-clan-noun }.
tatsu-deal-partner = Du und { $partner } spielt { tatsu-clan-noun }.
tatsu-deal-ghost = Du spielst { tatsu-clan-noun }, und die Karten des Geistes spielst auch du.

tatsu-event-lead =
    { $leader_seat ->
        [you] Du sollst ausspielen.
       *[other] { $leader } soll ausspielen.
    }

tatsu-event-ask =
    { $seat ->
        [you] Du bittest { $asked } um eine { tatsu-clan-attribute } Karte.
        [ghost]
            { $asked_seat ->
                [you] Der Geist bittet dich um eine { tatsu-clan-attribute } Karte.
               *[other] Der Geist bittet { $asked } um eine { tatsu-clan-attribute } Karte.
            }
       *[other]
            { $asked_seat ->
                [you] { $name } bittet dich um eine { tatsu-clan-attribute } Karte.
               *[other] { $name } bittet { $asked } um eine { tatsu-clan-attribute } Karte.
            }
    }

tatsu-event-play =
    { $seat ->
        [you] Du spielst { CARD($card, case: "accusative") }.
        [ghost] Der Geist spielt { CARD($card, case: "accusative") }.
       *[other] { $name } spielt { CARD($card, case: "accusative") }.
    }

tatsu-event-give =
    { $source_seat ->
        [you] Du legst { CARD($card, case: "accusative") } vor { $name }.
        [ghost]
            { $seat ->
                [you] Der Geist legt { CARD($card, case: "accusative") } vor dich.
               *[other] Der Geist legt { CARD($card, case: "accusative") } vor { $name }.
            }
       *[other]
            { $seat ->
                [you] { $source } legt { CARD($card, case: "accusative") } vor dich.
                [ghost] { $source } legt { CARD($card, case: "accusative") } vor den Geist.
               *[other] { $source } legt { CARD($card, case: "accusative") } vor { $name }.
            }
    }

tatsu-event-turn-over =
    { $given ->
        [yes]
            { $source_seat ->
                [you] Du deckst { CARD($card, case: "accusative") } auf, und sie liegt vor { $name }.
               *[other] { $source } deckt { CARD($card, case: "accusative") } auf, und sie liegt vor dir.
            }
       *[no]
            { $source_seat ->
                [you] Du deckst { CARD($card, case: "accusative") } auf.
               *[other] { $source } deckt { CARD($card, case: "accusative") } auf.
            }
    }

tatsu-event-trick =
    { $seat ->
        [you] Du nimmst { $cards } Karten für { tatsu-clan-noun }.
        [ghost] Der Geist nimmt { $cards } Karten für { tatsu-clan-noun }.
       *[other] { $name } nimmt { $cards } Karten für { tatsu-clan-noun }.
    }

tatsu-event-fusion =
    { $seat ->
        [you] Fusion: der Stich bleibt für den, der den nächsten gewinnt, und du spielst aus.
        [ghost] Fusion: der Stich bleibt für den, der den nächsten gewinnt, und der Geist spielt aus.
       *[other] Fusion: der Stich bleibt für den, der den nächsten gewinnt, und { $name } spielt aus.
    }

tatsu-event-last-fusion = Eine Fusion im letzten Stich: niemand nimmt ihn.
tatsu-event-hand = Runde { $hand } ist vorbei.

tatsu-hand-side =
    { $factor ->
        [0] { tatsu-clan-noun } hat { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } erbeutet, aber keinen eigenen Multiplikator: 0.
       *[other] { tatsu-clan-noun } hat { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } erbeutet, mal { $factor } macht { $score }.
    }

tatsu-hand-seat =
    { $seat ->
        [you] Du: { $gained } in dieser Runde, jetzt { $score }.
       *[other] { $name }: { $gained } in dieser Runde, jetzt { $score }.
    }

tatsu-event-over = Das Spiel ist aus.

## Wie es ausging

tatsu-reason-points =
    { $seat ->
        [you] Du gewinnst mit { $high } Punkten.
       *[other] { $name } gewinnt mit { $high } Punkten.
    }
tatsu-reason-team =
    { $seat ->
        [you] Du und { $partner } gewinnt { $high } zu { $low }.
       *[other] { $name } und { $partner } gewinnen { $high } zu { $low }.
    }

## Der Tisch vor einer Entscheidung

tatsu-table-counts = Runde { $hand }, Stich { $trick } von 7. Du spielst { tatsu-clan-noun }. Punkte: { $scores }; gespielt wird bis { $target }.
tatsu-look-counts = Runde { $hand }, Stich { $trick } von 7. Punkte: { $scores }; gespielt wird bis { $target }.
tatsu-table-score =
    { $seat ->
        [you] du { $score }
       *[other] { $name } { $score }
    }
tatsu-table-leads = Der Stich ist leer.
tatsu-table-trick = Auf dem Tisch: { $cards }.
tatsu-table-laid =
    { $seat ->
        [you] { CARD($card, form: "short") } vor dir
        [ghost] { CARD($card, form: "short") } vor dem Geist
       *[other] { CARD($card, form: "short") } vor { $name }
    }
tatsu-table-last = Der Stich davor: { $cards }.
tatsu-table-pending = Es wartet auf den nächsten Stich: { $cards }.
tatsu-table-captured = Erbeutet: Rot { $red }, Gelb { $yellow } Karten.
tatsu-table-captured-cards = Erbeutet von { tatsu-clan-noun }: { $cards }.
tatsu-table-hand =
    { $seat ->
        [ghost] Der Geist hält { $red } rote und { $yellow } gelbe Karten.
       *[other] { $name } hält { $red } rote und { $yellow } gelbe Karten.
    }
tatsu-table-open = Die offenen Karten des Geistes: { $cards }.
tatsu-table-own = Deine Karten: { $cards }.
tatsu-table-piles =
    { $seat ->
        [you] Deine Stapel: { $cards }.
       *[other] Stapel von { $name }: { $cards }.
    }
tatsu-table-pile = { $number }: { CARD($up, form: "short") } auf { CARD($down, form: "short") }
tatsu-table-bare = { $number }: { CARD($up, form: "short") }
tatsu-table-choices = Du kannst wählen: { $choices }.
tatsu-choice-card = { $number }) { CARD($card, form: "short") }
tatsu-choice-pile = { $number }) Stapel { $pile } aufdecken
tatsu-choice-ask =
    { $seat ->
        [you] { $number }) dich selbst bitten
        [ghost] { $number }) den Geist bitten
       *[other] { $number }) { $name } bitten
    }
tatsu-choice-lead =
    { $seat ->
        [you] { $number }) selbst ausspielen
       *[other] { $number }) { $name } ausspielen lassen
    }
tatsu-card-in-list = { CARD($card, form: "short") }
tatsu-none = keine

tatsu-ask-turn =
    { $seat ->
        [ghost] Der Geist ist dran, und du wählst: eine Karte seiner Hand, oder jemanden bitten?
       *[you] Du bist dran: eine eigene Karte, oder jemanden bitten?
    }

tatsu-ask-answer =
    { $source_seat ->
        [ghost]
            { $seat ->
                [you] Du hast den Geist gebeten und wählst für ihn: welche { tatsu-clan-attribute } Karte?
               *[other] { $name } bittet den Geist um eine { tatsu-clan-attribute } Karte, und du wählst für ihn: welche?
            }
       *[you]
            { $seat ->
                [ghost] Der Geist bittet dich: welche { tatsu-clan-attribute } Karte von dir?
               *[other] { $name } bittet dich: welche { tatsu-clan-attribute } Karte von dir?
            }
    }
tatsu-ask-lead = Du bist Rot: wer spielt zum ersten Stich aus?

## Vergangene Stiche

tatsu-tricks-hidden = Erbeutete Karten liegen verdeckt (TATSU-7.3). In einem Spiel mit --show-captured darf man nachsehen.
tatsu-tricks-none = Noch ist nichts erbeutet.

## Warum etwas nicht geht

tatsu-refusal-2-2 = Bevor die Karten gegeben sind, geht nichts (TATSU-2.2).
tatsu-refusal-3-1 = Nur Karten des Clans, der an der Reihe ist, dürfen gelegt werden (TATSU-3.1).
tatsu-refusal-3-2 = Diese Karte ist nicht in der Hand, die spielt (TATSU-3.2).
tatsu-refusal-3-3 = Bitten kann man nur jemand anderen, der eine Karte des Clans hat (TATSU-3.3).
tatsu-refusal-3-4 = Wer gebeten wird, muss aus der gebetenen Hand eine Karte vom Clan der bittenden Seite legen (TATSU-3.4).
tatsu-refusal-7-1 = Das Spiel ist aus (TATSU-7.1).
tatsu-refusal-8-5 = Gespielt werden nur offene Karten des Clans, und bitten kann man nur, wenn der Gegner eine hat (TATSU-8.5).
tatsu-refusal-8-7 = Eine verdeckte Karte geht nur, wenn keine offene ihres Clans im Weg steht (TATSU-8.7).
tatsu-refusal-8-11 = Wer ausspielt, bestimmt Rot vor der ersten Karte, und nur bei leader = chosen (TATSU-8.11).

## Kurz die Regeln

tatsu-rules-cards = Eine 1 ist schwach, aber 3 bis 7 Punkte wert; 2 bis 6 zählen je 1 Punkt, Multiplikatoren und Fusionen nichts.
tatsu-rules-turn = Lege eine Karte deines Clans vor dich, oder bitte jemanden, dort eine von seinen zu legen.
tatsu-rules-asked = Wer gebeten wird, muss legen und wählt die Karte selbst.
tatsu-rules-win = Die stärkste der vier Karten nimmt den Stich, von gleichen die frühere. Multiplikatoren haben Stärke 0.
tatsu-rules-fusion = Liegt eine Fusion im Stich, wartet er: wer den nächsten gewinnt, nimmt beide, und der Platz der Fusion spielt aus.
tatsu-rules-score = Eine Seite nimmt ihre erbeuteten Punkte mal die Summe der erbeuteten Multiplikatoren ihres eigenen Clans.
tatsu-rules-zero = Ohne eigenen Multiplikator bekommt eine Seite nichts.
tatsu-rules-two = Zu zweit: erst offene Karten; verdeckte nur, wenn keine offene des Clans mehr da ist.
tatsu-rules-three = Zu dritt: Rot spielt allein mit dem Geist, dessen Karten offen liegen, gegen die beiden anderen.

## Optionen

tatsu-option-players = wie viele spielen
tatsu-option-edition = wessen gedruckte Regeln gelten, wo unten nichts gesetzt ist
tatsu-option-target = Punkte, die das Spiel beenden
tatsu-option-dealer = wer zuerst gibt; zu dritt, wer Rot ist
tatsu-option-deal = wie zwei Spieler zu ihren Karten kommen
tatsu-option-deal-split = jeder Clan wird für sich gegeben, je sieben Karten (TATSU-8.2)
tatsu-option-deal-mixed = alle Karten werden zusammen gegeben, je vierzehn (TATSU-8.2)
tatsu-option-face_down = wann zwei Spieler verdeckte Karten verwenden dürfen
tatsu-option-face_down-neither = erst wenn niemand eine offene Karte des Clans hat (TATSU-8.7)
tatsu-option-face_down-own = sobald, wer spielt, keine offene Karte des Clans hat (TATSU-8.7)
tatsu-option-clan = der Clan des ersten von zwei Spielern
tatsu-option-rotation = wer von dreien als Nächstes Rot ist
tatsu-option-rotation-left = links von Rot (TATSU-8.15)
tatsu-option-rotation-right = rechts von Rot (TATSU-8.15)
tatsu-option-leader = wer zu dritt zum ersten Stich ausspielt
tatsu-option-leader-red = Rot spielt aus (TATSU-8.11)
tatsu-option-leader-chosen = Rot bestimmt einen der drei (TATSU-8.11)
tatsu-option-show_captured = erbeutete Karten dürfen angesehen werden

## Bemerkenswertes an einer Runde

tatsu-remark-last-fusion = eine Fusion im letzten Stich
tatsu-remark-lost-cards = mehr als ein Stich durch eine späte Fusion verloren
tatsu-remark-no-multiplier = eine Seite ohne eigenen Multiplikator
tatsu-remark-no-multipliers = beide Seiten ohne eigenen Multiplikator
tatsu-remark-all-multipliers = eine Seite mit allen drei eigenen Multiplikatoren

## Ein Tisch, wie ihn alle sehen dürfen

tatsu-look-hand = { $name } hält { $cards }.
