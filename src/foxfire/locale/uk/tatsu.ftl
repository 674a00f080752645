### Tatsu, українською. Що означають аргументи, сказано в англійському каталозі.
### Про людей говорять у теперішньому часі: так не треба знати, хто він чи вона.

tatsu-name = Тацу
tatsu-ghost = привид

## Карти

# Прикметник до слова жіночого роду: «червона карта».
tatsu-clan-feminine =
    { $case ->
        [accusative] { tatsu-clan-accusative }
       *[nominative]
            { $clan ->
                [red] червона
               *[yellow] жовта
            }
    }

tatsu-clan-accusative =
    { $clan ->
        [red] червону
       *[yellow] жовту
    }

tatsu-clan-genitive =
    { $clan ->
        [red] червоних
       *[yellow] жовтих
    }

tatsu-strength =
    { $case ->
        [accusative] { tatsu-strength-stem }у
       *[nominative] { tatsu-strength-stem }а
    }

tatsu-strength-stem =
    { $strength ->
        [2] двійк
        [3] трійк
        [4] четвірк
        [5] п’ятірк
       *[6] шістк
    }

tatsu-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [one] { $card } ({ $worth } оч.)
                [fusion] { $card } злиття
                [hidden] { tatsu-clan-feminine } карта
               *[strength] { $card }
            }
       *[long]
            { $kind ->
                [one]
                    { $case ->
                        [accusative] { tatsu-clan-feminine } одиницю на { $worth } оч.
                       *[nominative] { tatsu-clan-feminine } одиниця на { $worth } оч.
                    }
                [multiplier]
                    { $clan ->
                        [red] червоний множник x{ $factor }
                       *[yellow] жовтий множник x{ $factor }
                    }
                [fusion]
                    { $clan ->
                        [red] червоне злиття
                       *[yellow] жовте злиття
                    }
                [hidden]
                    { $case ->
                        [accusative] { tatsu-clan-feminine } карту
                       *[nominative] { tatsu-clan-feminine } карта
                    }
               *[strength] { tatsu-clan-feminine } { tatsu-strength }
            }
    }

## Що відбувається

tatsu-event-deal =
    { $seat ->
        [you] Раунд { $hand }. Роздаєте ви.
       *[other] Раунд { $hand }. Роздає { $name }.
    }

tatsu-deal-alone = Ви граєте за { tatsu-clan-genitive }.
tatsu-deal-partner = Ви граєте за { tatsu-clan-genitive }; ваш партнер — { $partner }.
tatsu-deal-ghost = Ви граєте за { tatsu-clan-genitive } і ходите також картами привида.

tatsu-event-lead =
    { $leader_seat ->
        [you] Починати вам.
       *[other] Починає { $leader }.
    }

tatsu-event-ask =
    { $seat ->
        [you] Ви просите { tatsu-clan-accusative } карту; відповідає { $asked }.
        [ghost]
            { $asked_seat ->
                [you] Привид просить у вас { tatsu-clan-accusative } карту.
               *[other] Привид просить { tatsu-clan-accusative } карту; відповідає { $asked }.
            }
       *[other]
            { $asked_seat ->
                [you] { $name } просить у вас { tatsu-clan-accusative } карту.
               *[other] { $name } просить { tatsu-clan-accusative } карту; відповідає { $asked }.
            }
    }

tatsu-event-play =
    { $seat ->
        [you] Ви граєте { CARD($card, case: "accusative") }.
        [ghost] Привид грає { CARD($card, case: "accusative") }.
       *[other] { $name } грає { CARD($card, case: "accusative") }.
    }

tatsu-event-give =
    { $source_seat ->
        [you] Ви кладете { CARD($card, case: "accusative") } на місце, де грає { $name }.
        [ghost]
            { $seat ->
                [you] Привид кладе перед вами { CARD($card, case: "accusative") }.
               *[other] Привид кладе { CARD($card, case: "accusative") } на місце, де грає { $name }.
            }
       *[other]
            { $seat ->
                [you] { $source } кладе перед вами { CARD($card, case: "accusative") }.
                [ghost] { $source } кладе { CARD($card, case: "accusative") } перед привидом.
               *[other] { $source } кладе { CARD($card, case: "accusative") } на місце, де грає { $name }.
            }
    }

tatsu-event-turn-over =
    { $given ->
        [yes]
            { $source_seat ->
                [you] Ви відкриваєте { CARD($card, case: "accusative") }, і карта лягає туди, де грає { $name }.
               *[other] { $source } відкриває { CARD($card, case: "accusative") }, і карта лягає перед вами.
            }
       *[no]
            { $source_seat ->
                [you] Ви відкриваєте { CARD($card, case: "accusative") }.
               *[other] { $source } відкриває { CARD($card, case: "accusative") }.
            }
    }

tatsu-event-trick =
    { $seat ->
        [you] Ви берете карти для { tatsu-clan-genitive }: { $cards }.
        [ghost] Привид бере карти для { tatsu-clan-genitive }: { $cards }.
       *[other] { $name } бере карти для { tatsu-clan-genitive }: { $cards }.
    }

tatsu-event-fusion =
    { $seat ->
        [you] Злиття: взятка чекає на переможця наступної, а починаєте ви.
        [ghost] Злиття: взятка чекає на переможця наступної, а починає привид.
       *[other] Злиття: взятка чекає на переможця наступної, а починає { $name }.
    }

tatsu-event-last-fusion = Злиття в останній взятці: її не бере ніхто.
tatsu-event-hand = Раунд { $hand } закінчено.

tatsu-hand-side =
    { $factor ->
        [0] Здобич { tatsu-clan-genitive }: { tatsu-points }, але жодного свого множника: 0.
       *[other] Здобич { tatsu-clan-genitive }: { tatsu-points }, помножити на { $factor } — { $score }.
    }

tatsu-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

tatsu-hand-seat =
    { $seat ->
        [you] Ви: { $gained } за раунд, усього { $score }.
       *[other] { $name }: { $gained } за раунд, усього { $score }.
    }

tatsu-event-over = Гру закінчено.

## Чим закінчилося

tatsu-reason-points =
    { $seat ->
        [you] Ви перемагаєте, ваш рахунок: { $high }.
       *[other] Перемагає { $name }, рахунок: { $high }.
    }
tatsu-reason-team =
    { $seat ->
        [you] Ви та { $partner } перемагаєте з рахунком { $high } : { $low }.
       *[other] { $name } та { $partner } перемагають з рахунком { $high } : { $low }.
    }

## Стіл перед рішенням

tatsu-table-counts = Раунд { $hand }, взятка { $trick } з 7. Ви граєте за { tatsu-clan-genitive }. Очки: { $scores }; гра до { $target }.
tatsu-look-counts = Раунд { $hand }, взятка { $trick } з 7. Очки: { $scores }; гра до { $target }.
tatsu-table-score =
    { $seat ->
        [you] ви { $score }
       *[other] { $name } { $score }
    }
tatsu-table-leads = У взятці ще немає карт.
tatsu-table-trick = На столі: { $cards }.
tatsu-table-laid =
    { $seat ->
        [you] { CARD($card, form: "short") } перед вами
        [ghost] { CARD($card, form: "short") } перед привидом
       *[other] { CARD($card, form: "short") } ({ $name })
    }
tatsu-table-last = Попередня взятка: { $cards }.
tatsu-table-pending = Чекають на наступного переможця: { $cards }.
tatsu-table-captured = Здобуті карти: червоні { $red }, жовті { $yellow }.
tatsu-table-captured-cards = Здобич { tatsu-clan-genitive }: { $cards }.
tatsu-table-hand =
    { $seat ->
        [ghost] Карти привида: червоних { $red }, жовтих { $yellow }.
       *[other] { $name } має карт: червоних { $red }, жовтих { $yellow }.
    }
tatsu-table-open = Відкриті карти привида: { $cards }.
tatsu-table-own = Ваші карти: { $cards }.
tatsu-table-piles =
    { $seat ->
        [you] Ваші стоси: { $cards }.
       *[other] Стоси ({ $name }): { $cards }.
    }
tatsu-table-pile = { $number }: { CARD($up, form: "short") }, під нею { CARD($down, form: "short") }
tatsu-table-bare = { $number }: { CARD($up, form: "short") }
tatsu-table-choices = Можна вибрати: { $choices }.
tatsu-choice-card = { $number }) { CARD($card, form: "short") }
tatsu-choice-pile = { $number }) відкрити стос { $pile }
tatsu-choice-ask =
    { $seat ->
        [you] { $number }) попросити себе
        [ghost] { $number }) попросити привида
       *[other] { $number }) просити: { $name }
    }
tatsu-choice-lead =
    { $seat ->
        [you] { $number }) починаю я
       *[other] { $number }) нехай починає { $name }
    }
tatsu-card-in-list = { CARD($card, form: "short") }
tatsu-none = немає

tatsu-ask-turn =
    { $seat ->
        [ghost] Хід привида, вибираєте ви: карта з його руки чи когось попросити?
       *[you] Ваш хід: своя карта чи когось попросити?
    }

tatsu-ask-answer =
    { $source_seat ->
        [ghost]
            { $seat ->
                [you] Ви попросили привида й вибираєте за нього: яку { tatsu-clan-accusative } карту?
               *[other] { $name } просить у привида { tatsu-clan-accusative } карту, вибираєте за нього ви: яку?
            }
       *[you]
            { $seat ->
                [ghost] Привид просить: яку вашу { tatsu-clan-accusative } карту?
               *[other] { $name } просить: яку вашу { tatsu-clan-accusative } карту?
            }
    }
tatsu-ask-lead = Ви граєте за червоних: хто починає першу взятку?

## Минулі взятки

tatsu-tricks-hidden = Здобуті карти лежать долілиць (TATSU-7.3). У грі, початій з --show-captured, на них можна глянути.
tatsu-tricks-none = Ще нічого не здобуто.

## Чому щось не дозволено

tatsu-refusal-2-2 = Доки карти не роздано, нічого робити не можна (TATSU-2.2).
tatsu-refusal-3-1 = Класти можна лише карти того клану, чий хід (TATSU-3.1).
tatsu-refusal-3-2 = Цієї карти немає в руці, яка грає (TATSU-3.2).
tatsu-refusal-3-3 = Просити можна лише когось іншого, хто має карту клану (TATSU-3.3).
tatsu-refusal-3-4 = Кого просять, той мусить покласти з тієї руки карту клану сторони, що просить (TATSU-3.4).
tatsu-refusal-7-1 = Гру закінчено (TATSU-7.1).
tatsu-refusal-8-5 = Грати можна лише відкриті карти клану, а просити — суперника, який таку має (TATSU-8.5).
tatsu-refusal-8-7 = Закриту карту можна взяти лише тоді, коли не заважає відкрита карта її клану (TATSU-8.7).
tatsu-refusal-8-11 = Хто починає, називають червоні перед першою картою, і лише з leader = chosen (TATSU-8.11).

## Правила коротко

tatsu-rules-cards = Одиниця слабка, та варта від 3 до 7 очок; від двійки до шістки — по 1 очку; множники й злиття — нічого.
tatsu-rules-turn = Покладіть перед собою карту свого клану або попросіть будь-кого покласти туди одну зі своїх.
tatsu-rules-asked = Кого просять, той мусить це зробити й сам вибирає карту.
tatsu-rules-win = Взятку бере найсильніша з чотирьох карт, із рівних — раніша. Сила множників — 0.
tatsu-rules-fusion = Взятка зі злиттям чекає: хто виграє наступну, бере обидві, а починає місце, де лежить злиття.
tatsu-rules-score = Сторона множить здобуті очки на суму здобутих множників свого клану.
tatsu-rules-zero = Без свого множника сторона не отримує нічого.
tatsu-rules-two = Удвох: спершу відкриті карти; закриті — лише коли відкритих цього клану вже немає.
tatsu-rules-three = Утрьох: червоний грає сам із привидом, чиї карти відкриті, проти двох інших.

## Параметри

tatsu-option-players = скільки гравців
tatsu-option-edition = чиї друковані правила вирішують те, чого не задано нижче
tatsu-option-target = очки, що закінчують гру
tatsu-option-dealer = хто роздає першим; утрьох — хто червоний
tatsu-option-deal = як роздають карти двом гравцям
tatsu-option-deal-split = кожен клан окремо, по сім карт кожному (TATSU-8.2)
tatsu-option-deal-mixed = усі карти разом, по чотирнадцять кожному (TATSU-8.2)
tatsu-option-face_down = коли двоє можуть брати закриті карти
tatsu-option-face_down-neither = лише коли ні в кого немає відкритої карти клану (TATSU-8.7)
tatsu-option-face_down-own = щойно той, хто грає, не має відкритої карти клану (TATSU-8.7)
tatsu-option-clan = клан першого з двох гравців
tatsu-option-rotation = хто з трьох стає червоним наступним
tatsu-option-rotation-left = лівий сусід червоного (TATSU-8.15)
tatsu-option-rotation-right = правий сусід червоного (TATSU-8.15)
tatsu-option-leader = хто починає першу взятку втрьох
tatsu-option-leader-red = починає червоний (TATSU-8.11)
tatsu-option-leader-chosen = червоний називає когось із трьох (TATSU-8.11)
tatsu-option-show_captured = на здобуті карти можна дивитися

## Примітне в раунді

tatsu-remark-last-fusion = злиття в останній взятці
tatsu-remark-lost-cards = через пізнє злиття втрачено більше однієї взятки
tatsu-remark-no-multiplier = сторона без свого множника
tatsu-remark-no-multipliers = обидві сторони без свого множника
tatsu-remark-all-multipliers = сторона з усіма трьома своїми множниками

## Стіл, яким його може бачити кожен

tatsu-look-hand = { $name } має { $cards }.
