### Сторінка Tatsu.

web-tatsu-about = Від двох до чотирьох, духи й ліхтарі
web-tatsu-variant-four = Четверо, дві команди
web-tatsu-variant-three = Троє і привид
web-tatsu-variant-two = Удвох
web-tatsu-edition-uk = Українське видання
web-tatsu-edition-fr = Французьке видання
web-tatsu-edition-ru = Російське видання
web-tatsu-deal-split = кожен клан окремо
web-tatsu-deal-mixed = усі карти разом
web-tatsu-face_down-neither = коли ні в кого немає відкритої
web-tatsu-face_down-own = коли свої вичерпано
web-tatsu-clan-red = червоні
web-tatsu-clan-yellow = жовті
web-tatsu-rotation-left = ліворуч
web-tatsu-rotation-right = праворуч
web-tatsu-leader-red = починає червоний
web-tatsu-leader-chosen = червоний називає, хто починає

web-tatsu-where = Раунд { $hand }, взятка { $trick }

## Карти

web-tatsu-letter =
    { $clan ->
        [red] R
       *[yellow] Y
    }
web-tatsu-spirit =
    { $spirit ->
        [one] Ліхтарі
        [strength-2] Метелик
        [strength-3] Заєць
        [strength-4] Сова
        [strength-5] Олень
        [strength-6] Дракон
        [multiplier-1] Один місяць
        [multiplier-2] Два місяці
        [multiplier-3] Три місяці
        [fusion] Злиття
       *[hidden] { "" }
    }
web-tatsu-card = { CARD($card) }
web-tatsu-laid = { CARD($card) }, { $place }
web-tatsu-lies =
    { $seat ->
        [you] { CARD($card) } перед вами
        [ghost] { CARD($card) } перед привидом
       *[other] { CARD($card) } ({ $name })
    }
web-tatsu-fan = { $name } має карт: червоних { $red }, жовтих { $yellow }
web-tatsu-hand = Ваші карти
web-tatsu-your-piles = Ваші стоси
web-tatsu-their-piles = Стоси ({ $name })
web-tatsu-pile =
    { $clan ->
        [red] Стос { $number }: { CARD($card) } на червоній карті
       *[yellow] Стос { $number }: { CARD($card) } на жовтій карті
    }
web-tatsu-pile-bare = Стос { $number }: { CARD($card) }
web-tatsu-trick = Взятка

## Люди й місця

web-tatsu-ghost-title = Привид
web-tatsu-ghost-of =
    { $own ->
        [yes] за нього граєте ви
       *[no] за нього грає { $name }
    }
web-tatsu-sub-you =
    { $clan ->
        [red] червоні, партнер { $partner }
       *[yellow] жовті, партнер { $partner }
    }
web-tatsu-sub-alone =
    { $clan ->
        [red] червоні
       *[yellow] жовті
    }
web-tatsu-sub-partner =
    партнер, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-tatsu-sub-other =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-tatsu-sub-two =
    { $clan ->
        [red] червоні
       *[yellow] жовті
    } · { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    } · узято { $taken }
web-tatsu-you-are-asked = Просять вас
web-tatsu-slot =
    { $clan ->
        [red] червона карта ({ $name })
       *[yellow] жовта карта ({ $name })
    }
web-tatsu-slot-you =
    { $clan ->
        [red] ваша червона карта
       *[yellow] ваша жовта карта
    }
web-tatsu-slot-mine =
    { $second ->
        [yes] ваша друга
       *[no] ваша перша
    }
web-tatsu-slot-theirs =
    { $second ->
        [yes] { $name }, друга
       *[no] { $name }, перша
    }
web-tatsu-lay-here = покладіть сюди
web-tatsu-from = кладе { $name }
web-tatsu-from-you = кладете ви
web-tatsu-you-led = ви починали
web-tatsu-led = починає { $name }
web-tatsu-pending = чекає на наступного переможця
web-tatsu-before = попередня взятка

## Що потрібно

web-tatsu-clan-card =
    { $clan ->
        [red] червона карта
       *[yellow] жовта карта
    }
web-tatsu-prompt-both = Ваш хід: { $card } з руки або прохання
web-tatsu-prompt-again = Ще раз, щоб зіграти *{ CARD($card, case: "accusative") }*
web-tatsu-prompt-lay = Ваш хід: { $card } з руки
web-tatsu-prompt-ask = У вас такої немає, попросіть: потрібна { $card }
web-tatsu-prompt-ghost-both = Хід привида: його { $card } або прохання
web-tatsu-prompt-ghost-lay = Хід привида: його { $card }
web-tatsu-prompt-ghost-ask = У привида такої немає, попросіть: потрібна { $card }
web-tatsu-prompt-answer-own = { $name } *просить вас*: потрібна { $card }
web-tatsu-prompt-answer-ghost = { $name } просить привида: { $card }; вибираєте ви
web-tatsu-prompt-ghost-answers = Ви попросили привида: виберіть, яка { $card }
web-tatsu-prompt-may-not-refuse = Відмовитися не можна, але яку дати — вирішуєте ви. Її рахують за тим, хто просить: { $name }.
web-tatsu-prompt-wait = Ходить { $name }: { $card } з руки або прохання
web-tatsu-prompt-you-asked = Ви просите: { $card }; відповідає { $source }
web-tatsu-prompt-they-asked = { $name } просить: { $card }; відповідає { $source }
web-tatsu-prompt-over = Гру закінчено

## Що можна зробити

web-tatsu-action-play = Зіграти { CARD($card, case: "accusative") }
web-tatsu-action-ask = Попросити: { $name }
web-tatsu-action-ask-self = Попросити себе
web-tatsu-action-lead-self = Починаю я
web-tatsu-action-lead = Починає { $name }
web-tatsu-action-pile = Відкрити закриту карту стосу { $pile }
web-tatsu-ask-label =
    { $clan ->
        [red] Попросити червону карту: { $name }
       *[yellow] Попросити жовту карту: { $name }
    }

## Рахунок

web-tatsu-score = Рахунок
web-tatsu-side =
    { $clan ->
        [red] Червоні
       *[yellow] Жовті
    }
web-tatsu-taken = Узято
web-tatsu-target = Гра до
web-tatsu-sum =
    { $points ->
        [one] { $points } очко × { $factor }
        [few] { $points } очки × { $factor }
       *[many] { $points } очок × { $factor }
    }
web-tatsu-go-on = Далі
web-tatsu-hand-number = Раунд { $hand }
web-tatsu-total = Усього
