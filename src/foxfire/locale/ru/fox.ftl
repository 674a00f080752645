### The Fox in the Forest, по-русски. Что означают аргументы, сказано в английском каталоге.
### О людях говорится в настоящем времени: так не нужно знать, он это или она.

fox-name = Лис в лесу

## Карты

fox-suit =
    { $form ->
        [title]
            { $suit ->
                [B] Колокола
                [K] Ключи
               *[M] Луны
            }
       *[long]
            { $case ->
                [genitive] { fox-suit-genitive }
               *[nominative]
                    { $suit ->
                        [B] колокола
                        [K] ключи
                       *[M] луны
                    }
            }
    }

fox-suit-genitive =
    { $suit ->
        [B] колоколов
        [K] ключей
       *[M] лун
    }

fox-character =
    { $rank ->
        [1] Лебедь
        [3] Лис
        [5] Лесоруб
        [7] Сокровище
        [9] Ведьма
       *[11] Монарх
    }

# Число как название карты: основа слова, к которой добавляется окончание.
fox-rank =
    { $case ->
        [accusative]
            { $rank ->
                [1] единицу
               *[other] { fox-rank-stem }у
            }
        [instrumental]
            { $rank ->
                [1] единицей
               *[other] { fox-rank-stem }ой
            }
       *[nominative]
            { $rank ->
                [1] единица
               *[other] { fox-rank-stem }а
            }
    }

fox-rank-stem =
    { $rank ->
        [2] двойк
        [3] тройк
        [4] четвёрк
        [5] пятёрк
        [6] шестёрк
        [7] семёрк
        [8] восьмёрк
        [9] девятк
        [10] десятк
       *[11] одиннадцатк
    }

fox-card =
    { $form ->
        [code] { $card }
        [short]
            { $power ->
                [yes] { $card } { fox-character }
               *[no] { $card }
            }
       *[long]
            { $power ->
                [yes] { fox-rank } { fox-suit-genitive } ({ fox-character })
               *[no] { fox-rank } { fox-suit-genitive }
            }
    }

## Что происходит

fox-event-deal =
    { $seat ->
        [you] Раунд { $round }. Вы сдаёте, начинает { $opponent }; указ — { CARD($decree, case: "nominative") }.
        [opponent] Раунд { $round }. Сдаёт { $name }, начинаете вы; указ — { CARD($decree, case: "nominative") }.
       *[other] Раунд { $round }. Сдаёт { $name }, начинает { $opponent }; указ — { CARD($decree, case: "nominative") }.
    }

fox-event-lead =
    { $seat ->
        [you] Вы начинаете: { CARD($card, case: "nominative") }.
       *[other] Начинает { $name }: { CARD($card, case: "nominative") }.
    }

fox-event-follow =
    { $seat ->
        [you] Вы отвечаете: { CARD($card, case: "nominative") }.
       *[other] Отвечает { $name }: { CARD($card, case: "nominative") }.
    }

fox-event-keep =
    { $seat ->
        [you] Вы оставляете указ как есть: { CARD($decree, case: "nominative") }.
       *[other] { $name } оставляет указ как есть: { CARD($decree, case: "nominative") }.
    }

fox-event-exchange =
    { $seat ->
        [you] Вы берёте с указа { CARD($taken, case: "accusative") } и кладёте туда { CARD($given, case: "accusative") }: козырь теперь — { SUIT($given, case: "nominative") }.
       *[other] { $name } берёт с указа { CARD($taken, case: "accusative") } и кладёт туда { CARD($given, case: "accusative") }: козырь теперь — { SUIT($given, case: "nominative") }.
    }

fox-event-draw =
    { $hidden ->
        [yes] { $name } тянет карту из колоды.
       *[no]
            { $seat ->
                [you] Вы тянете из колоды { CARD($card, case: "accusative") }.
               *[other] { $name } тянет из колоды { CARD($card, case: "accusative") }.
            }
    }

fox-event-return =
    { $hidden ->
        [yes] { $name } кладёт карту под колоду.
       *[no]
            { $seat ->
                [you] Вы кладёте под колоду { CARD($card, case: "accusative") }.
               *[other] { $name } кладёт под колоду { CARD($card, case: "accusative") }.
            }
    }

fox-event-trick =
    { $seat ->
        [you] Взятка ваша.
       *[other] Взятку берёт { $name }.
    }

fox-event-treasure =
    { $seat ->
        [you]
            { $points ->
                [one] Сокровище даёт вам { $points } очко.
               *[few] Сокровища дают вам { $points } очка.
            }
       *[other]
            { $points ->
                [one] { $name } получает за Сокровище { $points } очко.
               *[few] { $name } получает за Сокровища { $points } очка.
            }
    }

fox-event-swan =
    { $seat ->
        [you] Ваш Лебедь проигрывает, и следующую взятку начинаете вы.
       *[other] Лебедь проигрывает, и следующую взятку начинает { $name }.
    }

fox-event-round = Раунд { $round } окончен.

fox-round-seat =
    { $seat ->
        [you] У вас { fox-tricks } ({ fox-title }): { fox-points }, всего { $score }.
       *[other] { $name }: { fox-tricks } ({ fox-title }), { fox-points }, всего { $score }.
    }

fox-tricks =
    { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }

fox-title =
    { $title ->
        [humble] скромность
        [defeated] поражение
        [victorious] победа
       *[greedy] жадность
    }

fox-points =
    { $points ->
        [one] { $points } очко за раунд
        [few] { $points } очка за раунд
       *[many] { $points } очков за раунд
    }

fox-event-over = Игра окончена.

## Чем закончилось

fox-reason-points =
    { $seat ->
        [you] Вы побеждаете со счётом { $high } : { $low }.
       *[other] Побеждает { $name } со счётом { $high } : { $low }.
    }

fox-reason-last-round =
    { $seat ->
        [you] Вы побеждаете: очков поровну ({ $score }), а последний раунд { $high } : { $low } в вашу пользу.
       *[other] Побеждает { $name }: очков поровну ({ $score }), а в последнем раунде { $high } : { $low }.
    }

fox-reason-draw = Ничья: очков поровну ({ $score }), и в последнем раунде тоже.

## Стол перед решением

fox-table-counts =
    Раунд { $round }, взятка { $trick }. Взятки: вы { $own }, { $opponent } { $theirs }. Очки: вы { $own_points }, { $opponent } { $their_points }; игра до { $target }.

fox-table-decree = Указ — { CARD($decree, case: "nominative") }: козырь — { SUIT($decree, case: "nominative") }.

fox-table-led = Ваш ход: { CARD($led, case: "nominative") }.
fox-table-answered = { $opponent } начинает: { CARD($led, case: "nominative") }; ваш ответ: { CARD($answer, case: "nominative") }.

fox-table-last-trick =
    { $seat ->
        [you] Последняя взятка: ваш ход { CARD($led, case: "nominative") }, { $opponent } отвечает: { CARD($answer, case: "nominative") }.
       *[other] Последняя взятка: { $name } ходит { CARD($led, case: "instrumental") }, ваш ответ: { CARD($answer, case: "nominative") }.
    }

fox-hand-suit = { SUIT($suit, case: "nominative", form: "title") }: { $cards }
fox-hand-card = { CARD($card, case: "nominative", form: "short") }
fox-hand-choice = { $number }) { CARD($card, case: "nominative", form: "short") }
fox-hand-keep = { $number }) оставить указ

fox-ask-lead = Вы начинаете. Какая карта?
fox-ask-follow = { $opponent } ходит { CARD($led, case: "instrumental") }. Ваш ответ?
fox-ask-exchange = Ваш Лис может сменить указ. Какую карту положить туда или оставить как есть?
fox-ask-return = Ваш Лесоруб вытянул { CARD($drawn, case: "accusative") }. Какую карту положить под колоду?

## Прошлые взятки

fox-tricks-hidden = Сыгранные взятки лежат рубашкой вверх (FOX-3.6). В игре, начатой с --show-tricks, на них можно смотреть.
fox-tricks-none = В этом раунде ещё нет сыгранных взяток.
fox-tricks-trick = Взятка { $number }: { $name } ходит { CARD($led, case: "instrumental") }, { $opponent } отвечает { CARD($answer, case: "instrumental") }.

## Почему что-то не разрешено

fox-refusal-2-2 = Пока карты не сданы, ничего делать нельзя (FOX-2.2).
fox-refusal-3-1 = Карты { CARD($card, case: "nominative", form: "short") } у вас на руках нет (FOX-3.1).
fox-refusal-3-2 = Первая карта — { CARD($led, case: "nominative", form: "short") }, а у вас есть { SUIT($led, case: "nominative") }: отвечать нужно этой мастью (FOX-3.2).
fox-refusal-3-3 = Сначала выполните действие только что сыгранной карты (FOX-3.3).
fox-refusal-4-2 = Указ меняют только сразу после своего Лиса (3) и только на карту с руки (FOX-4.2).
fox-refusal-4-3 = Карту под колоду кладут только сразу после своего Лесоруба (5) и только с руки (FOX-4.3).
fox-refusal-4-6 = Первая карта — Монарх { SUIT($led, case: "genitive") }: отвечайте старшей картой масти или её Лебедем (FOX-4.6).
fox-refusal-5-2 = Игра окончена (FOX-5.2).

## Правила коротко

fox-rules-follow = Отвечайте в масть, если можете; иначе играйте любую карту.
fox-rules-win = Козырь бьёт другие масти; иначе выигрывает старшая карта масти, с которой начали.
fox-rules-1 = 1 Лебедь: если он проигрывает взятку, следующую начинаете вы.
fox-rules-3 = 3 Лис: можно обменять указ на карту с руки — это меняет козырь.
fox-rules-5 = 5 Лесоруб: возьмите карту из колоды и положите любую карту с руки под неё.
fox-rules-7 = 7 Сокровище: 1 очко сразу тому, кто берёт взятку.
fox-rules-9 = 9 Ведьма: считается козырем, если не обе карты — Ведьмы.
fox-rules-11 = 11 Монарх: если с него начинают, соперник должен отдать Лебедя или старшую карту масти.
fox-rules-points = Из 13 взяток 7–9 дают 6 очков, и 0–3 тоже; 4, 5, 6 дают 1, 2, 3.
fox-rules-greed = 10 взяток и больше — это жадность, за неё ничего.

## Стол, каким его может видеть каждый

fox-look-counts = Взятки: { $first } { $first_tricks }, { $second } { $second_tricks }. Очки: { $first } { $first_points }, { $second } { $second_points }.
fox-look-hand = { $name } держит { $cards }.
fox-look-hidden =
    { $size ->
        [one] { $name } держит { $size } карту.
        [few] { $name } держит { $size } карты.
       *[many] { $name } держит { $size } карт.
    }
fox-look-card = { CARD($card, case: "nominative", form: "code") }
fox-look-empty = У игрока { $name } нет карт.

## Параметры

fox-option-target = очки, которые заканчивают игру
fox-option-dealer = кто сдаёт первым
fox-option-show_tricks = на прошлые взятки можно смотреть

## Примечательное в раунде

fox-remark-greedy = кто-то пожадничал (10 взяток или больше)
fox-remark-all-tricks = кто-то взял все 13 взяток
fox-remark-close = 7 взяток против 6
fox-remark-treasures = все три Сокровища на одной стороне
fox-remark-tie = очков поровну
