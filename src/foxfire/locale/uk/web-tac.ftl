### Сторінка TAC.

web-tac-about = Четверо довкола дерев’яної дошки
web-tac-variant-teams = Дві команди
web-tac-variant-teams-master = Дві команди, карти майстра
web-tac-variant-two = Удвох
web-tac-variant-coop = Усі разом
web-tac-variant-solo = Наодинці

web-tac-where = Роздача { $deal } з { $deals }, карта { $card }

## Карти

web-tac-power-1 = Вихід або 1
web-tac-power-4 = Назад
web-tac-power-7 = Ділиться, вибиває дорогою
web-tac-power-8 = 8, або наступний чекає
web-tac-power-13 = Вихід або 13
web-tac-power-trickster = Міняє дві кулі
web-tac-power-tac = Скасувати й зіграти ту карту
web-tac-power-fool = Усі карти праворуч
web-tac-power-angel = Виводить кулю сусіда
web-tac-power-warrior = До наступної й вибити
web-tac-power-devil = Грає картами лівого сусіда
web-tac-card = { CARD($card) }

## Місця й кулі

web-tac-place-ring = поле { $number }
web-tac-place-house = дім { SUIT($colour, case: "genitive") }, місце { $number }
web-tac-place-pocket = гніздо { SUIT($colour, case: "genitive") }
web-tac-board = Дошка
web-tac-touch-marble = Рухати { SUIT($colour) }: { $place }
web-tac-touch-target = Куди: { $place }
web-tac-touch-kick = Куди: { $place }, вибиває { SUIT($colour) }
web-tac-touch-swap = Обміняти, { SUIT($colour) }: { $place }
web-tac-ways = Усі ходи списком
web-tac-way =
    { $kind ->
        [kick] { SUIT($colour, form: "title") }: { $from } → { $to }, вибиває: { SUIT($other) }
        [swap] { SUIT($colour, form: "title") }: { $from }, міняється місцями: { SUIT($other) }, { $to }
       *[move] { SUIT($colour, form: "title") }: { $from } → { $to }
    }
web-tac-numbers = Номери полів
web-tac-moves = Останні ходи
web-tac-pile = Карти цієї роздачі по черзі: { $count }
web-tac-close = Закрити

## Місця за столом

web-tac-sub =
    { $who ->
        [you] { SUIT($colour, form: "title") } · удома { $home }
        [partner] Партнер · удома { $home } · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карти
           *[many] { $cards } карт
        }
       *[other] удома { $home } · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карти
           *[many] { $cards } карт
        }
    }
web-tac-sub-short =
    { $who ->
        [you] { SUIT($colour, form: "title") } · удома { $home }
        [partner] Партнер · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карти
           *[many] { $cards } карт
        }
       *[other] удома { $home } · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карти
           *[many] { $cards } карт
        }
    }
web-tac-exit-yes = каже, що має 1 або 13
web-tac-exit-no = каже, що не має ні 1, ні 13
web-tac-bedevilled =
    { $own ->
        [yes] ходить ваш Диявол
       *[no] ходить Диявол ({ $name })
    }
web-tac-saw = ви бачили { $cards }
web-tac-hand = Ваші карти
web-tac-hand-of = Карти ({ $name })
web-tac-gift-lies = дарунок, закритий

## Що потрібно

web-tac-wait = Ходить { $name }
web-tac-wait-gifts = Ваш дарунок лежить; інші ще вибирають
web-tac-must-discard =
    { $seat ->
        [you] Жодної карти не можна зіграти: скиньте одну
       *[other] { $name } не може зіграти жодної карти: скиньте одну
    }
web-tac-split =
    { $steps ->
        [one] Поділіть сімку: *ще { $steps } крок*
        [few] Поділіть сімку: *ще { $steps } кроки*
       *[many] Поділіть сімку: *ще { $steps } кроків*
    }
web-tac-tap = Торкніться кулі або лунки, що світиться.
web-tac-ready-give = { CARD($card, form: "short") }; отримає { $to }
web-tac-ready-discard = Скинути { CARD($card, case: "accusative") }?
web-tac-ready-skip = Через 8 { $name } чекає
web-tac-ready = Так буде після: { CARD($card, form: "short") }
web-tac-swap = { $one } і { $other } міняються місцями
web-tac-undone =
    { $undone ->
        [yes] TAC скасовує останній хід (пунктир: де кулі зараз); ви граєте { CARD($card, case: "accusative") }.
       *[no] Жодна куля не рухалася; TAC грає { CARD($card, case: "accusative") }.
    }

## Кнопки й дії

web-tac-back = Крок назад
web-tac-other-card = Інша карта
web-tac-confirm = Підтвердити
web-tac-confirm-give = Віддати; отримає { $to }
web-tac-confirm-discard = Скинути { CARD($card, form: "short") }
web-tac-answer = Відповісти картою TAC
web-tac-skip = Хай чекає { $name }
web-tac-seven = Кроків { $used } з 7, лишилося { $left }
web-tac-action-play = Зіграти { CARD($card, case: "accusative") }
web-tac-action-give = Віддати { CARD($card, case: "accusative") }
web-tac-action-discard = Скинути { CARD($card, case: "accusative") }
web-tac-action-skip = Хай наступний чекає
web-tac-action-from = Узяти кулю: { $place }
web-tac-action-to = Куди: { $place }

## Результат

web-tac-side = Кулі
web-tac-home = удома
web-tac-together = разом
web-tac-laid = Зіграно карт

web-tac-home-of =
    { $who ->
        [you] { SUIT($colour) } (ви) { $home }
        [partner] { SUIT($colour) } (партнер) { $home }
       *[other] { SUIT($colour) } { $home }
    }
web-tac-homes = Кулі вдома: { $homes }.
web-tac-starts = Поля кола мають номери від 1 до 64. Стартові поля: { $starts }.
