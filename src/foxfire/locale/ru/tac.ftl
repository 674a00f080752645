### TAC, по-русски. Что означают аргументы, сказано в английском каталоге.
### О людях говорится в настоящем времени: так не нужно знать, он это или она.
### Шары зовутся по камню («рубин»), места — числами.

tac-name = TAC

## Цвета и карты

tac-suit =
    { $form ->
        [code] { $suit }
        [title]
            { $suit ->
                [R] Рубин
                [S] Сапфир
                [A] Янтарь
               *[J] Нефрит
            }
       *[long]
            { $case ->
                [genitive]
                    { $suit ->
                        [R] рубина
                        [S] сапфира
                        [A] янтаря
                       *[J] нефрита
                    }
               *[nominative]
                    { $suit ->
                        [R] рубин
                        [S] сапфир
                        [A] янтарь
                       *[J] нефрит
                    }
            }
    }

tac-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [number] { $card }
                [trickster] Плут
                [tac] TAC
                [fool] Шут
                [angel] Ангел
                [warrior] Воин
                [devil] Дьявол
               *[hidden] ?
            }
       *[long]
            { $kind ->
                [tac] TAC
                [number]
                    { $case ->
                        [accusative] карту { $card }
                       *[nominative] карта { $card }
                    }
                [hidden]
                    { $case ->
                        [accusative] карту
                       *[nominative] карта
                    }
               *[named]
                    { $case ->
                        [accusative]
                            { $kind ->
                                [trickster] Плута
                                [fool] Шута
                                [angel] Ангела
                                [warrior] Воина
                               *[devil] Дьявола
                            }
                       *[nominative]
                            { $kind ->
                                [trickster] Плут
                                [fool] Шут
                                [angel] Ангел
                                [warrior] Воин
                               *[devil] Дьявол
                            }
                    }
            }
    }

tac-card-in-list = { CARD($card, form: "short") }
tac-no-cards = нет

tac-colour =
    { $form ->
        [title] { SUIT($colour, form: "title") }
       *[inside] { SUIT($colour) }
    }

tac-seat =
    { $own ->
        [yes]
            { $form ->
                [title] Ваш { SUIT($colour) }
               *[inside] ваш { SUIT($colour) }
            }
       *[no]
            { $form ->
                [title] { SUIT($colour, form: "title") } ({ $name })
               *[inside] { SUIT($colour) } ({ $name })
            }
    }

## Места

tac-place =
    { $kind ->
        [ring] { $number }
        [house] дом { $number }
       *[pocket] гнездо
    }
tac-place-fresh = { $number } (только из гнезда)
tac-place-pocket = { $count } в гнезде
tac-places = { SUIT($colour, form: "title") }: { $places }.

## Что происходит

tac-event-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Раздача { $deal }, из новой колоды. Сдаёте вы, начинает { $leader }.
            }
       *[other]
            { $leader_seat ->
                [you] Раздача { $deal }, из новой колоды. Сдаёт { $name }, начинаете вы.
               *[other] Раздача { $deal }, из новой колоды. Сдаёт { $name }, начинает { $leader }.
            }
    }
tac-event-next-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Раздача { $deal }. Сдаёте вы, начинает { $leader }.
            }
       *[other]
            { $leader_seat ->
                [you] Раздача { $deal }. Сдаёт { $name }, начинаете вы.
               *[other] Раздача { $deal }. Сдаёт { $name }, начинает { $leader }.
            }
    }

tac-deal-partner =
    { $two ->
        [yes] Ваши цвета — { SUIT($colour) } и { SUIT($other) }, у каждого своя рука.
       *[no] Ваш цвет — { SUIT($colour) }; ваш партнёр { $partner } играет цветом { SUIT($other) }.
    }
tac-board-legend = На доске: R S A J — шары, r s a j — пустые стартовые поля, 1 2 3 4 — свободные места в доме; * только из гнезда, > пришёл последним ходом, o — откуда. Шары идут по часовой стрелке.
tac-deal-exits = 1 или 13 на руках: { $exits }.
tac-deal-exit =
    { $exit ->
        [yes]
            { $seat ->
                [you] вы — да
               *[other] { $name } — да
            }
       *[no]
            { $seat ->
                [you] вы — нет
               *[other] { $name } — нет
            }
    }

tac-event-give =
    { $seat ->
        [you] Вы отдаёте { CARD($card, case: "accusative") }; получает { $to }.
       *[other]
            { $to_seat ->
                [you] { $name } даёт вам { CARD($card, case: "accusative") }.
               *[other] { $name } отдаёт { CARD($card, case: "accusative") }; получает { $to }.
            }
    }
tac-event-exchange = { $name } даёт вам { CARD($card, case: "accusative") }.
tac-event-exchange-done = Обмен картами завершён.

tac-event-play =
    { $seat ->
        [you] Вы кладёте { CARD($card, case: "accusative") }; действовать уже не на кого.
       *[other] { $name } кладёт { CARD($card, case: "accusative") }; действовать уже не на кого.
    }

tac-event-move =
    { $tac ->
        [yes] Ею: { $moves }.
       *[no]
            { $seat ->
                [you] Вы играете { CARD($card, case: "accusative") }: { $moves }.
               *[other] { $name } играет { CARD($card, case: "accusative") }: { $moves }.
            }
    }
tac-run = { SUIT($colour) } { $from } → { $to }
tac-run-kicking = { SUIT($colour) } { $from } → { $to }, выбивает: { $kicks }
tac-run-alone = { SUIT($colour) } ({ $from }) не находит другого шара впереди и должен вернуться в гнездо
tac-kick = { SUIT($colour) } ({ $place })

tac-event-enter =
    { $kicks ->
        [yes]
            { $tac ->
                [yes] Ею { SUIT($colour) } выходит на { $field } и выбивает: { SUIT($kicked) }.
               *[no]
                    { $seat ->
                        [you] Вы играете { CARD($card, case: "accusative") }: { SUIT($colour) } выходит на { $field } и выбивает: { SUIT($kicked) }.
                       *[other] { $name } играет { CARD($card, case: "accusative") }: { SUIT($colour) } выходит на { $field } и выбивает: { SUIT($kicked) }.
                    }
            }
       *[no]
            { $tac ->
                [yes] Ею { SUIT($colour) } выходит на { $field }.
               *[no]
                    { $seat ->
                        [you] Вы играете { CARD($card, case: "accusative") }: { SUIT($colour) } выходит на { $field }.
                       *[other] { $name } играет { CARD($card, case: "accusative") }: { SUIT($colour) } выходит на { $field }.
                    }
            }
    }

tac-event-swap =
    { $tac ->
        [yes] Ею { SUIT($first) } ({ $one }) и { SUIT($second) } ({ $other }) меняются местами.
       *[no]
            { $seat ->
                [you] Вы играете Плута: { SUIT($first) } ({ $one }) и { SUIT($second) } ({ $other }) меняются местами.
               *[other] { $name } играет Плута: { SUIT($first) } ({ $one }) и { SUIT($second) } ({ $other }) меняются местами.
            }
    }

tac-event-skip =
    { $tac ->
        [yes]
            { $skipped_seat ->
                [you] Ею вы пропускаете ход: карту нужно сбросить.
               *[other] Ею { $skipped } пропускает ход: карту нужно сбросить.
            }
       *[no]
            { $skipped_seat ->
                [you] { $name } играет 8: вы пропускаете ход и сбрасываете карту, если не ответите картой TAC.
               *[other]
                    { $seat ->
                        [you] Вы играете 8: { $skipped } пропускает ход и сбрасывает карту, если не ответит картой TAC.
                       *[other] { $name } играет 8: { $skipped } пропускает ход и сбрасывает карту, если не ответит картой TAC.
                    }
            }
    }

tac-event-discard =
    { $skipped ->
        [yes]
            { $seat ->
                [you] Вы пропускаете ход и сбрасываете { CARD($card, case: "accusative") }.
               *[other] { $name } пропускает ход и сбрасывает { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] Вы не можете сыграть ни одной карты и сбрасываете { CARD($card, case: "accusative") }.
               *[other] { $name } не может сыграть ни одной карты и сбрасывает { CARD($card, case: "accusative") }.
            }
    }

tac-event-tac =
    { $seat ->
        [you] Вы играете TAC, отменяете последний ход ({ $undone }) и берёте его карту: { CARD($used, case: "nominative") }.
       *[other] { $name } играет TAC, отменяет последний ход ({ $undone }) и берёт его карту: { CARD($used, case: "nominative") }.
    }
tac-event-tac-nothing =
    { $seat ->
        [you] Вы играете TAC и берёте последнюю карту: { CARD($used, case: "nominative") }; ни один шар не двигался, и ни один не возвращается.
       *[other] { $name } играет TAC и берёт последнюю карту: { CARD($used, case: "nominative") }; ни один шар не двигался, и ни один не возвращается.
    }
tac-undone = { SUIT($colour) } { $from } → { $to }

tac-event-fool =
    { $seat ->
        [you] Вы играете Шута: все передают свои карты направо, и вы играете ещё одну.
       *[other] { $name } играет Шута: все передают свои карты направо, и кто его положил, играет ещё одну.
    }
tac-fool-hand =
    { $seat ->
        [you] Теперь у вас карты, которые держал игрок { $left }: { $cards }. Ваши прежние теперь у игрока { $right }.
       *[other] { $name } теперь держит: { $cards }.
    }

tac-event-devil =
    { $seat ->
        [you] Вы играете Дьявола, смотрите чужие карты ({ $victim }) и делаете этот ход.
       *[other]
            { $victim_seat ->
                [you] { $name } играет Дьявола, смотрит ваши карты и ходит за вас.
               *[other] { $name } играет Дьявола, смотрит чужие карты ({ $victim }) и делает этот ход.
            }
    }

tac-event-home = Все четыре шара цвета { SUIT($colour) } дома.
tac-event-over = Игра окончена.

## Чем закончилось

tac-reason-home =
    { $team ->
        [yes]
            { $seat ->
                [you] Вы и { $partner } побеждаете: все восемь шаров дома. У других дома: { $home }. Сыграно карт: { $cards }.
               *[other] { $name } и { $partner } побеждают: все восемь шаров дома. У других дома: { $home }. Сыграно карт: { $cards }.
            }
       *[no]
            { $seat ->
                [you] Вы побеждаете: все восемь шаров дома. У другой стороны дома: { $home }. Сыграно карт: { $cards }.
               *[other] Побеждает { $name }: все восемь шаров дома. У другой стороны дома: { $home }. Сыграно карт: { $cards }.
            }
    }
tac-reason-together = Все шестнадцать шаров дома; сыграно карт: { $cards }.
tac-masterpiece = Шедевр: меньше карт, чем в целой колоде!

## Стол перед решением

tac-table-counts = Раздача { $deal }. Карт в колоде: { $stock }. Сыграно в игре: { $laid }.
tac-table-counts-best = Раздача { $deal }. Карт в колоде: { $stock }. Сыграно в игре: { $laid } (рекорд: { $best }).
tac-room-turn = =>{ " " }
tac-room-name =
    { $who ->
        [you] { SUIT($colour, form: "title") }: вы
        [partner] { SUIT($colour, form: "title") }: { $name } (партнёр)
        [alone] { SUIT($colour, form: "title") }
       *[other] { SUIT($colour, form: "title") }: { $name }
    }
tac-room-pocket = гнездо: { $marbles }
tac-room-empty = пусто
tac-room-hand =
    { $exit ->
        [yes]
            { $size ->
                [one] { $size } карта; 1 или 13: да
                [few] { $size } карты; 1 или 13: да
               *[many] { $size } карт; 1 или 13: да
            }
       *[no]
            { $size ->
                [one] { $size } карта; 1 или 13: нет
                [few] { $size } карты; 1 или 13: нет
               *[many] { $size } карт; 1 или 13: нет
            }
    }
tac-room-dealer = сдаёт
tac-room-gave = отдано { CARD($gave, form: "short") }
tac-room-gave-and-got = -{ CARD($gave, form: "short") }, +{ CARD($got, form: "short") }
tac-board-top = [{ CARD($card, form: "short") }]

tac-table-pile = Положено в этой раздаче (сброшенное в скобках): { $cards }.
tac-pile-card = { SUIT($colour, form: "code") } { CARD($card, form: "short") }
tac-pile-discard = { SUIT($colour, form: "code") } ({ CARD($card, form: "short") })
tac-pile-laid =
    { $discarded ->
        [yes]
            { $seat ->
                [you] { $number }. Вы сбрасываете { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } сбрасывает { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] { $number }. Вы играете { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } играет { CARD($card, case: "accusative") }.
            }
    }
tac-pile-empty = В этой раздаче ещё не положено ни одной карты.

tac-table-hand =
    { $seat ->
        [you] Ваши карты: { $cards }.
       *[other] { $name } держит { $cards }.
    }
tac-table-cards =
    { $kind ->
        [give] Отдайте одну: { $choices }.
        [discard] Ни одну нельзя сыграть; сбросьте одну: { $choices }.
       *[play] Можно сыграть: { $choices }.
    }
tac-choice-card = { $label }) { CARD($card, form: "short") }
tac-choice-discard = { $label }) сбросить { CARD($card, form: "short") }
tac-choice-tac =
    { $undoes ->
        [yes] { $label }) TAC (отменяет последний ход и берёт { CARD($used, case: "accusative") })
       *[no] { $label }) TAC (берёт { CARD($used, case: "accusative") })
    }
tac-table-choices = Можно выбрать: { $choices }.
tac-choice-skip = { $label }) пропуск: следующий игрок пропускает ход
tac-choice-pocket = { $label }) { SUIT($colour) } из гнезда
tac-choice-from = { $label }) откуда: { $place }
tac-choice-marble = { $label }) { SUIT($colour) } ({ $place })
tac-choice-to = { $label }) куда: { $place }
tac-choice-kick = { $label }) куда: { $place }, выбивает: { SUIT($colour) }
tac-table-undone =
    { $undone ->
        [yes] TAC отменяет последний ход. На этой доске вы играете { CARD($card, case: "accusative") }:
       *[no] Ни один шар не двигался, и TAC ничего не отменяет. Вы играете { CARD($card, case: "accusative") }:
    }

## Вопросы

tac-ask-give =
    { $seat ->
        [you] Какую карту отдать? Получит { $to }.
       *[other] { $name } отдаёт карту, получит { $to }: какую?
    }
tac-ask-card =
    { $seat ->
        [you] Ваш ход: какая карта?
       *[other] Ходит { $name }: какая карта?
    }
tac-ask-only-tac =
    { $seat ->
        [you] Ваш ход, и сыграть можно только TAC:
       *[other] Ходит { $name }, и сыграть можно только TAC:
    }
tac-ask-devil = Ваш Дьявол ходит за игрока { $name }: какая карта?
tac-ask-skipped =
    { $answers ->
        [yes]
            { $seat ->
                [you] Из-за 8 вы пропускаете ход: сбросьте карту или ответьте картой TAC.
               *[other] Из-за 8 { $name } пропускает ход: сбросить карту или ответить картой TAC.
            }
       *[no]
            { $seat ->
                [you] Из-за 8 вы пропускаете ход: какую карту сбросить?
               *[other] Из-за 8 { $name } пропускает ход: какую карту сбросить?
            }
    }
tac-ask-from =
    { $kind ->
        [seven]
            { $steps ->
                [one] Семёрка, остался { $steps } шаг: какой шар делает шаг?
                [few] Семёрка, осталось { $steps } шага: какой шар делает шаг?
               *[many] Семёрка, осталось { $steps } шагов: какой шар делает шаг?
            }
        [trickster] Плут меняет два шара местами: какой первый?
        [warrior] Воин: какой шар нападает на следующий впереди?
        [angel] Ангел: какому шару он поможет?
       *[move] { CARD($card, form: "short") }: какой шар?
    }
tac-ask-skip = { CARD($card, form: "short") }: пропуск или какой шар?
tac-ask-to =
    { $kind ->
        [trickster] Шар на { $from }: с каким меняется местами?
       *[move] Шар ({ $from }): куда?
    }

## Ход, прежде чем он сыгран

tac-preview = Что сделает { $turn }:
tac-preview-undone = Сначала TAC отменяет последний ход:
tac-preview-fool = Все карты уйдут к правым соседям; затем из новой руки будет сыграна ещё одна.
tac-preview-devil = Вы увидите карты следующего игрока и сыграете ими его ход.

## Почему что-то не разрешено

tac-refusal-2-1 = Пока карты не сданы, ничего делать нельзя (TAC-2.1).
tac-refusal-2-4 = Перед первой картой раздачи каждый отдаёт партнёру одну карту с руки (TAC-2.4).
tac-refusal-3-1 = Ход — это одна карта с руки, выполненная полностью; только когда нельзя сыграть ни одной, одну сбрасывают (TAC-3.1).
tac-refusal-not-in-hand = В руке, которая играет, этого нет: { CARD($card, case: "nominative") } (TAC-3.1).
tac-refusal-3-3 = Вы двигаете свои шары, а шары партнёра — только когда все ваши дома (TAC-3.3).
tac-refusal-4-1 = Туда не дойдёт ни один шар: число должно быть точным, и обгонять нельзя (TAC-4.1).
tac-refusal-4-7 = Этот шар заперт: все более глубокие места его дома были заняты в начале хода (TAC-4.7).
tac-refusal-5-3 = 4 ведёт шар кольца на 4 поля назад или задом в его дом мимо стартового поля; на пути ничто не должно стоять (TAC-5.3).
tac-refusal-5-4 = Для пропуска нужны 8, свой шар на кольце и следующий игрок с картой; он сбрасывает карту или отвечает картой TAC (TAC-5.4).
tac-refusal-6-3 = Семёрка — это отдельные шаги: вперёд по кольцу, вперёд или назад в доме, шарами, которые не заперты (TAC-6.3).
tac-refusal-6-5 = Этот шар был бы последним дома, и остальные шаги семёрки нельзя было бы сделать (TAC-6.5).
tac-refusal-7-1 = Плут меняет два шара на кольце, и один ваш должен там быть (TAC-7.1).
tac-refusal-8-1 = Для TAC нужна карта, которую вы могли бы сыграть вместо последнего игрока (TAC-8.1).
tac-refusal-8-5 = TAC не может быть первой картой раздачи: отменять нечего (TAC-8.5).
tac-refusal-8-6 = TAC отвечает на 8, только если вы сами могли бы сыграть 8 (TAC-8.6).
tac-refusal-8-8 = На выигрывающий ход должен ответить картой TAC тот, кто может (TAC-8.8).
tac-refusal-9-5 = Ангел выводит шар левого соседа; если в его гнезде пусто — ведёт один на 1 или 13 вперёд (TAC-9.5).
tac-refusal-9-6 = Воин нападает одним из ваших шаров на кольце на следующий шар впереди (TAC-9.6).
tac-refusal-10-1 = Игра окончена (TAC-10.1).
tac-refusal-11-1 = Семёрку делают одним цветом, пока он не будет весь дома (TAC-11.1).
tac-refusal-11-2 = После шестнадцатого шара TAC, который можно сыграть, должен быть сыгран (TAC-11.2).

## Правила коротко

tac-rules-goal = Проведите свои четыре шара по часовой стрелке вокруг кольца в свой дом; затем помогите партнёру.
tac-rules-turn = Сыграйте карту и сделайте всё, что она говорит. Кто может играть, обязан; сбрасывают, только когда ничего нельзя сыграть.
tac-rules-enter = 1 или 13 выводит шар из гнезда на стартовое поле или ведёт на 1 или 13.
tac-rules-move = Другие числа ведут шар на столько же. Обгонять нельзя; на кого встали, тот идёт в гнездо, и ваши тоже.
tac-rules-home = Со стартового поля шар идёт в дом точным числом, но не тогда, когда только вышел из гнезда.
tac-rules-four = 4 идёт назад; до трёх полей за стартовым она может свернуть прямо в дом.
tac-rules-seven = 7 — это семь отдельных шагов, поделённых между вашими шарами как угодно; каждый шаг выбивает.
tac-rules-eight = 8 ведёт на 8 или заставляет следующего игрока сбросить карту вместо хода.
tac-rules-trickster = Плут меняет местами любые два шара на кольце.
tac-rules-tac = TAC отменяет то, что сделал последний игрок, и играет его карту за вас.
tac-rules-master = Карты мастера: Шут передаёт все карты направо, Ангел помогает левому соседу, Воин выбивает следующий шар, Дьявол ходит за левого соседа.
tac-rules-exchange = Каждую раздачу все говорят, есть ли у них 1 или 13, и дают партнёру одну карту вслепую.
tac-rules-team = Партнёр сидит напротив. Побеждает команда, чьи восемь шаров первыми дома.
tac-rules-coop = Вместе (mode coop): все шестнадцать шаров домой с наименьшим числом карт.
tac-rules-two = Вдвоём у каждого два противоположных цвета, с отдельной рукой для каждого.
tac-rules-alone = В одиночку: все четыре цвета, все карты открыты, все шестнадцать шаров домой с наименьшим числом карт.

## Параметры

tac-option-mode = кто с кем играет
tac-option-mode-teams = четверо, две команды (TAC-10.1)
tac-option-mode-coop = четверо, все вместе (TAC-11.1)
tac-option-mode-solo = один игрок со всеми цветами, карты открыты (TAC-11.3)
tac-option-mode-two = двое, по два цвета (TAC-11.4)
tac-option-master = с Шутом, Ангелом, Воином и Дьяволом
tac-option-angel_house = может ли Ангел двигать шары в доме (TAC-9.5)
tac-option-dealer = место, которое сдаёт первым

## Примечательное в колоде

tac-remark-game-ended = на ней игра закончилась
tac-remark-masterpiece = шедевр: меньше карт, чем в колоде
tac-remark-shut-out = проигравшие не завели домой ни одного шара
tac-remark-close = проигравшим не хватило одного шара
