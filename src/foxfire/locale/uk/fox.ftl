### The Fox in the Forest, українською. Що означають аргументи, сказано в англійському каталозі.
### Про людей говорять у теперішньому часі: так не треба знати, хто він чи вона.

fox-name = Лис у лісі

## Карти

fox-suit =
    { $form ->
        [title]
            { $suit ->
                [B] Дзвони
                [K] Ключі
               *[M] Місяці
            }
       *[long]
            { $case ->
                [genitive] { fox-suit-genitive }
               *[nominative]
                    { $suit ->
                        [B] дзвони
                        [K] ключі
                       *[M] місяці
                    }
            }
    }

fox-suit-genitive =
    { $suit ->
        [B] дзвонів
        [K] ключів
       *[M] місяців
    }

fox-character =
    { $rank ->
        [1] Лебідь
        [3] Лис
        [5] Лісоруб
        [7] Скарб
        [9] Відьма
       *[11] Монарх
    }

# Число як назва карти: основа слова, до якої додається закінчення.
fox-rank =
    { $case ->
        [accusative]
            { $rank ->
                [1] одиницю
               *[other] { fox-rank-stem }у
            }
        [instrumental]
            { $rank ->
                [1] одиницею
               *[other] { fox-rank-stem }ою
            }
       *[nominative]
            { $rank ->
                [1] одиниця
               *[other] { fox-rank-stem }а
            }
    }

fox-rank-stem =
    { $rank ->
        [2] двійк
        [3] трійк
        [4] четвірк
        [5] п’ятірк
        [6] шістк
        [7] сімк
        [8] вісімк
        [9] дев’ятк
        [10] десятк
       *[11] одинадцятк
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

## Що відбувається

fox-event-deal =
    { $seat ->
        [you] Раунд { $round }. Ви роздаєте, починає { $opponent }; указ — { CARD($decree, case: "nominative") }.
        [opponent] Раунд { $round }. Роздає { $name }, починаєте ви; указ — { CARD($decree, case: "nominative") }.
       *[other] Раунд { $round }. Роздає { $name }, починає { $opponent }; указ — { CARD($decree, case: "nominative") }.
    }

fox-event-lead =
    { $seat ->
        [you] Ви починаєте: { CARD($card, case: "nominative") }.
       *[other] Починає { $name }: { CARD($card, case: "nominative") }.
    }

fox-event-follow =
    { $seat ->
        [you] Ви відповідаєте: { CARD($card, case: "nominative") }.
       *[other] Відповідає { $name }: { CARD($card, case: "nominative") }.
    }

fox-event-keep =
    { $seat ->
        [you] Ви лишаєте указ, як є: { CARD($decree, case: "nominative") }.
       *[other] { $name } лишає указ, як є: { CARD($decree, case: "nominative") }.
    }

fox-event-exchange =
    { $seat ->
        [you] Ви берете з указу { CARD($taken, case: "accusative") } і кладете туди { CARD($given, case: "accusative") }: козир тепер — { SUIT($given, case: "nominative") }.
       *[other] { $name } бере з указу { CARD($taken, case: "accusative") } і кладе туди { CARD($given, case: "accusative") }: козир тепер — { SUIT($given, case: "nominative") }.
    }

fox-event-draw =
    { $hidden ->
        [yes] { $name } тягне карту з колоди.
       *[no]
            { $seat ->
                [you] Ви тягнете з колоди { CARD($card, case: "accusative") }.
               *[other] { $name } тягне з колоди { CARD($card, case: "accusative") }.
            }
    }

fox-event-return =
    { $hidden ->
        [yes] { $name } кладе карту під колоду.
       *[no]
            { $seat ->
                [you] Ви кладете під колоду { CARD($card, case: "accusative") }.
               *[other] { $name } кладе під колоду { CARD($card, case: "accusative") }.
            }
    }

fox-event-trick =
    { $seat ->
        [you] Взятка ваша.
       *[other] Взятку бере { $name }.
    }

fox-event-treasure =
    { $seat ->
        [you]
            { $points ->
                [one] Скарб дає вам { $points } очко.
               *[few] Скарби дають вам { $points } очки.
            }
       *[other]
            { $points ->
                [one] { $name } отримує за Скарб { $points } очко.
               *[few] { $name } отримує за Скарби { $points } очки.
            }
    }

fox-event-swan =
    { $seat ->
        [you] Ваш Лебідь програє, тож наступну взятку починаєте ви.
       *[other] Лебідь програє, тож наступну взятку починає { $name }.
    }

fox-event-round = Раунд { $round } закінчено.

fox-round-seat =
    { $seat ->
        [you] У вас { fox-tricks } ({ fox-title }): { fox-points }, усього { $score }.
       *[other] { $name }: { fox-tricks } ({ fox-title }), { fox-points }, усього { $score }.
    }

fox-tricks =
    { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }

fox-title =
    { $title ->
        [humble] скромність
        [defeated] поразка
        [victorious] перемога
       *[greedy] жадібність
    }

fox-points =
    { $points ->
        [one] { $points } очко за раунд
        [few] { $points } очки за раунд
       *[many] { $points } очок за раунд
    }

fox-event-over = Гру закінчено.

## Чим закінчилося

fox-reason-points =
    { $seat ->
        [you] Ви перемагаєте з рахунком { $high } : { $low }.
       *[other] Перемагає { $name } з рахунком { $high } : { $low }.
    }

fox-reason-last-round =
    { $seat ->
        [you] Ви перемагаєте: порівну очок ({ $score }), а останній раунд { $high } : { $low } на вашу користь.
       *[other] Перемагає { $name }: порівну очок ({ $score }), а в останньому раунді { $high } : { $low }.
    }

fox-reason-draw = Нічия: порівну очок ({ $score }), і в останньому раунді теж.

## Стіл перед рішенням

fox-table-counts =
    Раунд { $round }, взятка { $trick }. Взятки: ви { $own }, { $opponent } { $theirs }. Очки: ви { $own_points }, { $opponent } { $their_points }; гра до { $target }.

fox-table-decree = Указ — { CARD($decree, case: "nominative") }: козир — { SUIT($decree, case: "nominative") }.

fox-table-led = Ваш хід: { CARD($led, case: "nominative") }.
fox-table-answered = { $opponent } починає: { CARD($led, case: "nominative") }; ваша відповідь: { CARD($answer, case: "nominative") }.

fox-table-last-trick =
    { $seat ->
        [you] Остання взятка: ваш хід { CARD($led, case: "nominative") }, { $opponent } відповідає: { CARD($answer, case: "nominative") }.
       *[other] Остання взятка: { $name } ходить { CARD($led, case: "instrumental") }, ваша відповідь: { CARD($answer, case: "nominative") }.
    }

fox-hand-suit = { SUIT($suit, case: "nominative", form: "title") }: { $cards }
fox-hand-card = { CARD($card, case: "nominative", form: "short") }
fox-hand-choice = { $number }) { CARD($card, case: "nominative", form: "short") }
fox-hand-keep = { $number }) лишити указ

fox-ask-lead = Ви починаєте. Яка карта?
fox-ask-follow = { $opponent } ходить { CARD($led, case: "instrumental") }. Ваша відповідь?
fox-ask-exchange = Ваш Лис може змінити указ. Яку карту покласти туди, чи лишити як є?
fox-ask-return = Ваш Лісоруб витягнув { CARD($drawn, case: "accusative") }. Яку карту покласти під колоду?

## Минулі взятки

fox-tricks-hidden = Зіграні взятки лежать долілиць (FOX-3.6). У грі, початій з --show-tricks, на них можна глянути.
fox-tricks-none = У цьому раунді ще немає зіграних взяток.
fox-tricks-trick = Взятка { $number }: { $name } ходить { CARD($led, case: "instrumental") }, { $opponent } відповідає { CARD($answer, case: "instrumental") }.

## Чому щось не дозволено

fox-refusal-2-2 = Доки карти не роздано, нічого робити не можна (FOX-2.2).
fox-refusal-3-1 = Карти { CARD($card, case: "nominative", form: "short") } у вас на руках немає (FOX-3.1).
fox-refusal-3-2 = Перша карта — { CARD($led, case: "nominative", form: "short") }, а у вас є { SUIT($led, case: "nominative") }: відповідати треба цією мастю (FOX-3.2).
fox-refusal-3-3 = Спершу виконайте дію щойно зіграної карти (FOX-3.3).
fox-refusal-4-2 = Указ змінюють лише одразу після свого Лиса (3) і лише на карту з руки (FOX-4.2).
fox-refusal-4-3 = Карту під колоду кладуть лише одразу після свого Лісоруба (5) і лише з руки (FOX-4.3).
fox-refusal-4-6 = Перша карта — Монарх { SUIT($led, case: "genitive") }: відповідайте найстаршою картою масті або її Лебедем (FOX-4.6).
fox-refusal-5-2 = Гру закінчено (FOX-5.2).

## Правила коротко

fox-rules-follow = Відповідайте тією ж мастю, якщо можете; інакше грайте будь-яку карту.
fox-rules-win = Козир б’є інші масті; інакше виграє старша карта масті, з якої починали.
fox-rules-1 = 1 Лебідь: якщо він програє взятку, наступну починаєте ви.
fox-rules-3 = 3 Лис: можна обміняти указ на карту з руки — це змінює козир.
fox-rules-5 = 5 Лісоруб: візьміть карту з колоди й покладіть будь-яку карту з руки під неї.
fox-rules-7 = 7 Скарб: 1 очко одразу тому, хто бере взятку.
fox-rules-9 = 9 Відьма: вважається козирем, якщо не обидві карти — Відьми.
fox-rules-11 = 11 Монарх: якщо ним починають, суперник мусить віддати Лебедя або найстаршу карту масті.
fox-rules-points = З 13 взяток 7–9 дають 6 очок, і 0–3 так само; 4, 5, 6 дають 1, 2, 3.
fox-rules-greed = 10 взяток і більше — це жадібність, за неї нічого.

## Стіл, яким його може бачити кожен

fox-look-counts = Взятки: { $first } { $first_tricks }, { $second } { $second_tricks }. Очки: { $first } { $first_points }, { $second } { $second_points }.
fox-look-hand = { $name } має { $cards }.
fox-look-hidden =
    { $size ->
        [one] { $name } має { $size } карту.
        [few] { $name } має { $size } карти.
       *[many] { $name } має { $size } карт.
    }
fox-look-card = { CARD($card, case: "nominative", form: "code") }
fox-look-empty = { $name } не має карт.

## Параметри

fox-option-target = очки, що закінчують гру
fox-option-dealer = хто роздає першим
fox-option-show_tricks = на минулі взятки можна дивитися

## Примітне в раунді

fox-remark-greedy = хтось був жадібний (10 взяток або більше)
fox-remark-all-tricks = хтось узяв усі 13 взяток
fox-remark-close = 7 взяток проти 6
fox-remark-treasures = усі три Скарби на одному боці
fox-remark-tie = очок порівну
