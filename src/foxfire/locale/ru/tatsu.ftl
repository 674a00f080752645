### Tatsu, по-русски. Что означают аргументы, сказано в английском каталоге.
### О людях говорится в настоящем времени: так не нужно знать, он это или она.

tatsu-name = Тацу
tatsu-ghost = призрак

## Карты

# Прилагательное к слову женского рода: «красная карта».
tatsu-clan-feminine =
    { $case ->
        [accusative] { tatsu-clan-accusative }
       *[nominative]
            { $clan ->
                [red] красная
               *[yellow] жёлтая
            }
    }

tatsu-clan-accusative =
    { $clan ->
        [red] красную
       *[yellow] жёлтую
    }

tatsu-clan-genitive =
    { $clan ->
        [red] красных
       *[yellow] жёлтых
    }

tatsu-strength =
    { $case ->
        [accusative] { tatsu-strength-stem }у
       *[nominative] { tatsu-strength-stem }а
    }

tatsu-strength-stem =
    { $strength ->
        [2] двойк
        [3] тройк
        [4] четвёрк
        [5] пятёрк
       *[6] шестёрк
    }

tatsu-card =
    { $form ->
        [code] { $card }
        [short]
            { $kind ->
                [one] { $card } ({ $worth } оч.)
                [fusion] { $card } слияние
                [hidden] { tatsu-clan-feminine } карта
               *[strength] { $card }
            }
       *[long]
            { $kind ->
                [one]
                    { $case ->
                        [accusative] { tatsu-clan-feminine } единицу на { $worth } оч.
                       *[nominative] { tatsu-clan-feminine } единица на { $worth } оч.
                    }
                [multiplier]
                    { $clan ->
                        [red] красный множитель x{ $factor }
                       *[yellow] жёлтый множитель x{ $factor }
                    }
                [fusion]
                    { $clan ->
                        [red] красное слияние
                       *[yellow] жёлтое слияние
                    }
                [hidden]
                    { $case ->
                        [accusative] { tatsu-clan-feminine } карту
                       *[nominative] { tatsu-clan-feminine } карта
                    }
               *[strength] { tatsu-clan-feminine } { tatsu-strength }
            }
    }

## Что происходит

tatsu-event-deal =
    { $seat ->
        [you] Раунд { $hand }. Сдаёте вы.
       *[other] Раунд { $hand }. Сдаёт { $name }.
    }

tatsu-deal-alone = Вы играете за { tatsu-clan-genitive }.
tatsu-deal-partner = Вы играете за { tatsu-clan-genitive }; ваш партнёр — { $partner }.
tatsu-deal-ghost = Вы играете за { tatsu-clan-genitive } и ходите также картами призрака.

tatsu-event-lead =
    { $leader_seat ->
        [you] Начинать вам.
       *[other] Начинает { $leader }.
    }

tatsu-event-ask =
    { $seat ->
        [you] Вы просите { tatsu-clan-accusative } карту; отвечает { $asked }.
        [ghost]
            { $asked_seat ->
                [you] Призрак просит у вас { tatsu-clan-accusative } карту.
               *[other] Призрак просит { tatsu-clan-accusative } карту; отвечает { $asked }.
            }
       *[other]
            { $asked_seat ->
                [you] { $name } просит у вас { tatsu-clan-accusative } карту.
               *[other] { $name } просит { tatsu-clan-accusative } карту; отвечает { $asked }.
            }
    }

tatsu-event-play =
    { $seat ->
        [you] Вы играете { CARD($card, case: "accusative") }.
        [ghost] Призрак играет { CARD($card, case: "accusative") }.
       *[other] { $name } играет { CARD($card, case: "accusative") }.
    }

tatsu-event-give =
    { $source_seat ->
        [you] Вы кладёте { CARD($card, case: "accusative") } на место, где играет { $name }.
        [ghost]
            { $seat ->
                [you] Призрак кладёт перед вами { CARD($card, case: "accusative") }.
               *[other] Призрак кладёт { CARD($card, case: "accusative") } на место, где играет { $name }.
            }
       *[other]
            { $seat ->
                [you] { $source } кладёт перед вами { CARD($card, case: "accusative") }.
                [ghost] { $source } кладёт { CARD($card, case: "accusative") } перед призраком.
               *[other] { $source } кладёт { CARD($card, case: "accusative") } на место, где играет { $name }.
            }
    }

tatsu-event-turn-over =
    { $given ->
        [yes]
            { $source_seat ->
                [you] Вы открываете { CARD($card, case: "accusative") }, и карта ложится туда, где играет { $name }.
               *[other] { $source } открывает { CARD($card, case: "accusative") }, и карта ложится перед вами.
            }
       *[no]
            { $source_seat ->
                [you] Вы открываете { CARD($card, case: "accusative") }.
               *[other] { $source } открывает { CARD($card, case: "accusative") }.
            }
    }

tatsu-event-trick =
    { $seat ->
        [you] Вы берёте карты для { tatsu-clan-genitive }: { $cards }.
        [ghost] Призрак берёт карты для { tatsu-clan-genitive }: { $cards }.
       *[other] { $name } берёт карты для { tatsu-clan-genitive }: { $cards }.
    }

tatsu-event-fusion =
    { $seat ->
        [you] Слияние: взятка ждёт победителя следующей, а начинаете вы.
        [ghost] Слияние: взятка ждёт победителя следующей, а начинает призрак.
       *[other] Слияние: взятка ждёт победителя следующей, а начинает { $name }.
    }

tatsu-event-last-fusion = Слияние в последней взятке: её не берёт никто.
tatsu-event-hand = Раунд { $hand } окончен.

tatsu-hand-side =
    { $factor ->
        [0] Добыча { tatsu-clan-genitive }: { tatsu-points }, но ни одного своего множителя: 0.
       *[other] Добыча { tatsu-clan-genitive }: { tatsu-points }, умножить на { $factor } — { $score }.
    }

tatsu-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

tatsu-hand-seat =
    { $seat ->
        [you] Вы: { $gained } за раунд, всего { $score }.
       *[other] { $name }: { $gained } за раунд, всего { $score }.
    }

tatsu-event-over = Игра окончена.

## Чем закончилось

tatsu-reason-points =
    { $seat ->
        [you] Вы побеждаете, ваш счёт: { $high }.
       *[other] Побеждает { $name }, счёт: { $high }.
    }
tatsu-reason-team =
    { $seat ->
        [you] Вы и { $partner } побеждаете со счётом { $high } : { $low }.
       *[other] { $name } и { $partner } побеждают со счётом { $high } : { $low }.
    }

## Стол перед решением

tatsu-table-counts = Раунд { $hand }, взятка { $trick } из 7. Вы играете за { tatsu-clan-genitive }. Очки: { $scores }; игра до { $target }.
tatsu-look-counts = Раунд { $hand }, взятка { $trick } из 7. Очки: { $scores }; игра до { $target }.
tatsu-table-score =
    { $seat ->
        [you] вы { $score }
       *[other] { $name } { $score }
    }
tatsu-table-leads = Во взятке ещё нет карт.
tatsu-table-trick = На столе: { $cards }.
tatsu-table-laid =
    { $seat ->
        [you] { CARD($card, form: "short") } перед вами
        [ghost] { CARD($card, form: "short") } перед призраком
       *[other] { CARD($card, form: "short") } ({ $name })
    }
tatsu-table-last = Предыдущая взятка: { $cards }.
tatsu-table-pending = Ждут следующего победителя: { $cards }.
tatsu-table-captured = Добытые карты: красные { $red }, жёлтые { $yellow }.
tatsu-table-captured-cards = Добыча { tatsu-clan-genitive }: { $cards }.
tatsu-table-hand =
    { $seat ->
        [ghost] Карты призрака: красных { $red }, жёлтых { $yellow }.
       *[other] { $name } держит карты: красных { $red }, жёлтых { $yellow }.
    }
tatsu-table-open = Открытые карты призрака: { $cards }.
tatsu-table-own = Ваши карты: { $cards }.
tatsu-table-piles =
    { $seat ->
        [you] Ваши стопки: { $cards }.
       *[other] Стопки ({ $name }): { $cards }.
    }
tatsu-table-pile = { $number }: { CARD($up, form: "short") }, под ней { CARD($down, form: "short") }
tatsu-table-bare = { $number }: { CARD($up, form: "short") }
tatsu-table-choices = Можно выбрать: { $choices }.
tatsu-choice-card = { $number }) { CARD($card, form: "short") }
tatsu-choice-pile = { $number }) открыть стопку { $pile }
tatsu-choice-ask =
    { $seat ->
        [you] { $number }) попросить себя
        [ghost] { $number }) попросить призрака
       *[other] { $number }) просить: { $name }
    }
tatsu-choice-lead =
    { $seat ->
        [you] { $number }) начинаю я
       *[other] { $number }) пусть начинает { $name }
    }
tatsu-card-in-list = { CARD($card, form: "short") }
tatsu-none = нет

tatsu-ask-turn =
    { $seat ->
        [ghost] Ход призрака, выбираете вы: карта из его руки или кого-нибудь попросить?
       *[you] Ваш ход: своя карта или кого-нибудь попросить?
    }

tatsu-ask-answer =
    { $source_seat ->
        [ghost]
            { $seat ->
                [you] Вы попросили призрака и выбираете за него: какую { tatsu-clan-accusative } карту?
               *[other] { $name } просит у призрака { tatsu-clan-accusative } карту, выбираете за него вы: какую?
            }
       *[you]
            { $seat ->
                [ghost] Призрак просит: какую вашу { tatsu-clan-accusative } карту?
               *[other] { $name } просит: какую вашу { tatsu-clan-accusative } карту?
            }
    }
tatsu-ask-lead = Вы играете за красных: кто начинает первую взятку?

## Прошлые взятки

tatsu-tricks-hidden = Добытые карты лежат рубашкой вверх (TATSU-7.3). В игре, начатой с --show-captured, на них можно смотреть.
tatsu-tricks-none = Ещё ничего не добыто.

## Почему что-то не разрешено

tatsu-refusal-2-2 = Пока карты не сданы, ничего делать нельзя (TATSU-2.2).
tatsu-refusal-3-1 = Класть можно только карты того клана, чей ход (TATSU-3.1).
tatsu-refusal-3-2 = Этой карты нет в руке, которая играет (TATSU-3.2).
tatsu-refusal-3-3 = Просить можно только кого-то другого, у кого есть карта клана (TATSU-3.3).
tatsu-refusal-3-4 = Кого просят, тот должен положить из этой руки карту клана просящей стороны (TATSU-3.4).
tatsu-refusal-7-1 = Игра окончена (TATSU-7.1).
tatsu-refusal-8-5 = Играть можно только открытые карты клана, а просить — соперника, у которого такая есть (TATSU-8.5).
tatsu-refusal-8-7 = Закрытую карту можно взять, только когда не мешает открытая карта её клана (TATSU-8.7).
tatsu-refusal-8-11 = Кто начинает, называют красные перед первой картой, и только с leader = chosen (TATSU-8.11).

## Правила коротко

tatsu-rules-cards = Единица слаба, но стоит от 3 до 7 очков; от двойки до шестёрки — по 1 очку; множители и слияния — ничего.
tatsu-rules-turn = Положите перед собой карту своего клана или попросите кого угодно положить туда одну из своих.
tatsu-rules-asked = Кого просят, тот должен это сделать и сам выбирает карту.
tatsu-rules-win = Взятку берёт сильнейшая из четырёх карт, из равных — более ранняя. Сила множителей — 0.
tatsu-rules-fusion = Взятка со слиянием ждёт: кто выиграет следующую, берёт обе, а начинает место, где лежит слияние.
tatsu-rules-score = Сторона умножает добытые очки на сумму добытых множителей своего клана.
tatsu-rules-zero = Без своего множителя сторона не получает ничего.
tatsu-rules-two = Вдвоём: сначала открытые карты; закрытые — только когда открытых этого клана больше нет.
tatsu-rules-three = Втроём: красный играет один с призраком, чьи карты открыты, против двух других.

## Параметры

tatsu-option-players = сколько игроков
tatsu-option-edition = чьи печатные правила решают то, что не задано ниже
tatsu-option-target = очки, которые заканчивают игру
tatsu-option-dealer = кто сдаёт первым; втроём — кто красный
tatsu-option-deal = как сдают карты двум игрокам
tatsu-option-deal-split = каждый клан отдельно, по семь карт каждому (TATSU-8.2)
tatsu-option-deal-mixed = все карты вместе, по четырнадцать каждому (TATSU-8.2)
tatsu-option-face_down = когда двое могут брать закрытые карты
tatsu-option-face_down-neither = только когда ни у кого нет открытой карты клана (TATSU-8.7)
tatsu-option-face_down-own = как только у того, кто играет, нет открытой карты клана (TATSU-8.7)
tatsu-option-clan = клан первого из двух игроков
tatsu-option-rotation = кто из трёх становится красным следующим
tatsu-option-rotation-left = левый сосед красного (TATSU-8.15)
tatsu-option-rotation-right = правый сосед красного (TATSU-8.15)
tatsu-option-leader = кто начинает первую взятку втроём
tatsu-option-leader-red = начинает красный (TATSU-8.11)
tatsu-option-leader-chosen = красный называет одного из трёх (TATSU-8.11)
tatsu-option-show_captured = на добытые карты можно смотреть

## Примечательное в раунде

tatsu-remark-last-fusion = слияние в последней взятке
tatsu-remark-lost-cards = из-за позднего слияния потеряно больше одной взятки
tatsu-remark-no-multiplier = сторона без своего множителя
tatsu-remark-no-multipliers = обе стороны без своего множителя
tatsu-remark-all-multipliers = сторона со всеми тремя своими множителями

## Стол, каким его может видеть каждый

tatsu-look-hand = { $name } держит { $cards }.
