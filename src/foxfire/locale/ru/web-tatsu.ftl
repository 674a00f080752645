### Страница Tatsu.

web-tatsu-about = От двух до четырёх, духи и фонари
web-tatsu-variant-four = Четверо, две команды
web-tatsu-variant-three = Трое и призрак
web-tatsu-variant-two = Вдвоём
web-tatsu-edition-uk = Украинское издание
web-tatsu-edition-fr = Французское издание
web-tatsu-edition-ru = Русское издание
web-tatsu-deal-split = каждый клан отдельно
web-tatsu-deal-mixed = все карты вместе
web-tatsu-face_down-neither = когда ни у кого нет открытой
web-tatsu-face_down-own = когда свои кончились
web-tatsu-clan-red = красные
web-tatsu-clan-yellow = жёлтые
web-tatsu-rotation-left = налево
web-tatsu-rotation-right = направо
web-tatsu-leader-red = начинает красный
web-tatsu-leader-chosen = красный называет, кто начинает

web-tatsu-where = Раунд { $hand }, взятка { $trick }

## Карты

web-tatsu-letter =
    { $clan ->
        [red] R
       *[yellow] Y
    }
web-tatsu-spirit =
    { $spirit ->
        [one] Фонари
        [strength-2] Мотылёк
        [strength-3] Заяц
        [strength-4] Сова
        [strength-5] Олень
        [strength-6] Дракон
        [multiplier-1] Одна луна
        [multiplier-2] Две луны
        [multiplier-3] Три луны
        [fusion] Слияние
       *[hidden] { "" }
    }
web-tatsu-card = { CARD($card) }
web-tatsu-laid = { CARD($card) }, { $place }
web-tatsu-lies =
    { $seat ->
        [you] { CARD($card) } перед вами
        [ghost] { CARD($card) } перед призраком
       *[other] { CARD($card) } ({ $name })
    }
web-tatsu-fan = { $name } держит карт: красных { $red }, жёлтых { $yellow }
web-tatsu-hand = Ваши карты
web-tatsu-your-piles = Ваши стопки
web-tatsu-their-piles = Стопки ({ $name })
web-tatsu-pile =
    { $clan ->
        [red] Стопка { $number }: { CARD($card) } на красной карте
       *[yellow] Стопка { $number }: { CARD($card) } на жёлтой карте
    }
web-tatsu-pile-bare = Стопка { $number }: { CARD($card) }
web-tatsu-trick = Взятка

## Люди и места

web-tatsu-ghost-title = Призрак
web-tatsu-ghost-of =
    { $own ->
        [yes] за него играете вы
       *[no] за него играет { $name }
    }
web-tatsu-sub-you =
    { $clan ->
        [red] красные, партнёр { $partner }
       *[yellow] жёлтые, партнёр { $partner }
    }
web-tatsu-sub-alone =
    { $clan ->
        [red] красные
       *[yellow] жёлтые
    }
web-tatsu-sub-partner =
    партнёр, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-tatsu-sub-other =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-tatsu-sub-two =
    { $clan ->
        [red] красные
       *[yellow] жёлтые
    } · { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    } · взято { $taken }
web-tatsu-you-are-asked = Просят вас
web-tatsu-slot =
    { $clan ->
        [red] красная карта ({ $name })
       *[yellow] жёлтая карта ({ $name })
    }
web-tatsu-slot-you =
    { $clan ->
        [red] ваша красная карта
       *[yellow] ваша жёлтая карта
    }
web-tatsu-slot-mine =
    { $second ->
        [yes] ваша вторая
       *[no] ваша первая
    }
web-tatsu-slot-theirs =
    { $second ->
        [yes] { $name }, вторая
       *[no] { $name }, первая
    }
web-tatsu-lay-here = положите сюда
web-tatsu-from = кладёт { $name }
web-tatsu-from-you = кладёте вы
web-tatsu-you-led = вы начинали
web-tatsu-led = начинает { $name }
web-tatsu-pending = ждёт следующего победителя
web-tatsu-before = предыдущая взятка

## Что нужно

web-tatsu-clan-card =
    { $clan ->
        [red] красная карта
       *[yellow] жёлтая карта
    }
web-tatsu-prompt-both = Ваш ход: { $card } с руки или просьба
web-tatsu-prompt-again = Ещё раз, чтобы сыграть *{ CARD($card, case: "accusative") }*
web-tatsu-prompt-lay = Ваш ход: { $card } с руки
web-tatsu-prompt-ask = У вас такой нет, попросите: нужна { $card }
web-tatsu-prompt-ghost-both = Ход призрака: его { $card } или просьба
web-tatsu-prompt-ghost-lay = Ход призрака: его { $card }
web-tatsu-prompt-ghost-ask = У призрака такой нет, попросите: нужна { $card }
web-tatsu-prompt-answer-own = { $name } *просит вас*: нужна { $card }
web-tatsu-prompt-answer-ghost = { $name } просит призрака: { $card }; выбираете вы
web-tatsu-prompt-ghost-answers = Вы попросили призрака: выберите, какая { $card }
web-tatsu-prompt-may-not-refuse = Отказаться нельзя, но какую дать — решаете вы. Её считают за тем, кто просит: { $name }.
web-tatsu-prompt-wait = Ходит { $name }: { $card } с руки или просьба
web-tatsu-prompt-you-asked = Вы просите: { $card }; отвечает { $source }
web-tatsu-prompt-they-asked = { $name } просит: { $card }; отвечает { $source }
web-tatsu-prompt-over = Игра окончена

## Что можно сделать

web-tatsu-action-play = Сыграть { CARD($card, case: "accusative") }
web-tatsu-action-ask = Попросить: { $name }
web-tatsu-action-ask-self = Попросить себя
web-tatsu-action-lead-self = Начинаю я
web-tatsu-action-lead = Начинает { $name }
web-tatsu-action-pile = Открыть закрытую карту стопки { $pile }
web-tatsu-ask-label =
    { $clan ->
        [red] Попросить красную карту: { $name }
       *[yellow] Попросить жёлтую карту: { $name }
    }

## Счёт

web-tatsu-score = Счёт
web-tatsu-side =
    { $clan ->
        [red] Красные
       *[yellow] Жёлтые
    }
web-tatsu-taken = Взято
web-tatsu-target = Игра до
web-tatsu-sum =
    { $points ->
        [one] { $points } очко × { $factor }
        [few] { $points } очка × { $factor }
       *[many] { $points } очков × { $factor }
    }
web-tatsu-go-on = Дальше
web-tatsu-hand-number = Раунд { $hand }
web-tatsu-total = Всего
