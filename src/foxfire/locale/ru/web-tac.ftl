### Страница TAC.

web-tac-about = Четверо вокруг деревянной доски
web-tac-variant-teams = Две команды
web-tac-variant-teams-master = Две команды, карты мастера
web-tac-variant-two = Вдвоём
web-tac-variant-coop = Все вместе
web-tac-variant-solo = В одиночку

web-tac-where = Раздача { $deal } из { $deals }, карта { $card }

## Карты

web-tac-power-1 = Выход или 1
web-tac-power-4 = Назад
web-tac-power-7 = Делится, выбивает по пути
web-tac-power-8 = 8, или следующий ждёт
web-tac-power-13 = Выход или 13
web-tac-power-trickster = Меняет два шара
web-tac-power-tac = Отменить и сыграть ту карту
web-tac-power-fool = Все карты направо
web-tac-power-angel = Выводит шар соседа
web-tac-power-warrior = К следующему и выбить
web-tac-power-devil = Играет картами левого соседа
web-tac-card = { CARD($card) }

## Места и шары

web-tac-place-ring = поле { $number }
web-tac-place-house = дом { SUIT($colour, case: "genitive") }, место { $number }
web-tac-place-pocket = гнездо { SUIT($colour, case: "genitive") }
web-tac-board = Доска
web-tac-touch-marble = Двигать { SUIT($colour) }: { $place }
web-tac-touch-target = Куда: { $place }
web-tac-touch-kick = Куда: { $place }, выбивает { SUIT($colour) }
web-tac-touch-swap = Обменять, { SUIT($colour) }: { $place }
web-tac-ways = Все ходы списком
web-tac-way =
    { $kind ->
        [kick] { SUIT($colour, form: "title") }: { $from } → { $to }, выбивает: { SUIT($other) }
        [swap] { SUIT($colour, form: "title") }: { $from }, меняется местами: { SUIT($other) }, { $to }
       *[move] { SUIT($colour, form: "title") }: { $from } → { $to }
    }
web-tac-numbers = Номера полей
web-tac-moves = Последние ходы
web-tac-pile = Карты этой раздачи по порядку: { $count }
web-tac-close = Закрыть

## Места за столом

web-tac-sub =
    { $who ->
        [you] { SUIT($colour, form: "title") } · дома { $home }
        [partner] Партнёр · дома { $home } · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
        }
       *[other] дома { $home } · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
        }
    }
web-tac-sub-short =
    { $who ->
        [you] { SUIT($colour, form: "title") } · дома { $home }
        [partner] Партнёр · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
        }
       *[other] дома { $home } · { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
        }
    }
web-tac-exit-yes = говорит, что есть 1 или 13
web-tac-exit-no = говорит, что нет ни 1, ни 13
web-tac-bedevilled =
    { $own ->
        [yes] ходит ваш Дьявол
       *[no] ходит Дьявол ({ $name })
    }
web-tac-saw = вы видели { $cards }
web-tac-hand = Ваши карты
web-tac-hand-of = Карты ({ $name })
web-tac-gift-lies = подарок, закрытый

## Что нужно

web-tac-wait = Ходит { $name }
web-tac-wait-gifts = Ваш подарок лежит; другие ещё выбирают
web-tac-must-discard =
    { $seat ->
        [you] Ни одну карту нельзя сыграть: сбросьте одну
       *[other] { $name } не может сыграть ни одной карты: сбросьте одну
    }
web-tac-split =
    { $steps ->
        [one] Поделите семёрку: *ещё { $steps } шаг*
        [few] Поделите семёрку: *ещё { $steps } шага*
       *[many] Поделите семёрку: *ещё { $steps } шагов*
    }
web-tac-tap = Коснитесь светящегося шара или лунки.
web-tac-ready-give = { CARD($card, form: "short") }; получит { $to }
web-tac-ready-discard = Сбросить { CARD($card, case: "accusative") }?
web-tac-ready-skip = Из-за 8 { $name } ждёт
web-tac-ready = Так будет после: { CARD($card, form: "short") }
web-tac-swap = { $one } и { $other } меняются местами
web-tac-undone =
    { $undone ->
        [yes] TAC отменяет последний ход (пунктир: где шары сейчас); вы играете { CARD($card, case: "accusative") }.
       *[no] Ни один шар не двигался; TAC играет { CARD($card, case: "accusative") }.
    }

## Кнопки и действия

web-tac-back = Шаг назад
web-tac-other-card = Другая карта
web-tac-confirm = Подтвердить
web-tac-confirm-give = Отдать; получит { $to }
web-tac-confirm-discard = Сбросить { CARD($card, form: "short") }
web-tac-answer = Ответить картой TAC
web-tac-skip = Пусть ждёт { $name }
web-tac-seven = Шагов { $used } из 7, осталось { $left }
web-tac-action-play = Сыграть { CARD($card, case: "accusative") }
web-tac-action-give = Отдать { CARD($card, case: "accusative") }
web-tac-action-discard = Сбросить { CARD($card, case: "accusative") }
web-tac-action-skip = Пусть следующий ждёт
web-tac-action-from = Взять шар: { $place }
web-tac-action-to = Куда: { $place }

## Результат

web-tac-side = Шары
web-tac-home = дома
web-tac-together = вместе
web-tac-laid = Сыграно карт

web-tac-home-of =
    { $who ->
        [you] { SUIT($colour) } (вы) { $home }
        [partner] { SUIT($colour) } (партнёр) { $home }
       *[other] { SUIT($colour) } { $home }
    }
web-tac-homes = Шары дома: { $homes }.
web-tac-starts = Поля круга имеют номера от 1 до 64. Стартовые поля: { $starts }.
