### TAC, українською. Що означають аргументи, сказано в англійському каталозі.
### Про людей говорять у теперішньому часі: так не треба знати, хто він чи вона.
### Кулі звуться за каменем («рубін»), місця — числами.

tac-name = TAC

## Кольори й карти

tac-suit =
    { $form ->
        [code] { $suit }
        [title]
            { $suit ->
                [R] Рубін
                [S] Сапфір
                [A] Бурштин
               *[J] Нефрит
            }
       *[long]
            { $case ->
                [genitive]
                    { $suit ->
                        [R] рубіна
                        [S] сапфіра
                        [A] бурштину
                       *[J] нефриту
                    }
               *[nominative]
                    { $suit ->
                        [R] рубін
                        [S] сапфір
                        [A] бурштин
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
                [trickster] Шахрай
                [tac] TAC
                [fool] Блазень
                [angel] Ангел
                [warrior] Воїн
                [devil] Диявол
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
                                [trickster] Шахрая
                                [fool] Блазня
                                [angel] Ангела
                                [warrior] Воїна
                               *[devil] Диявола
                            }
                       *[nominative]
                            { $kind ->
                                [trickster] Шахрай
                                [fool] Блазень
                                [angel] Ангел
                                [warrior] Воїн
                               *[devil] Диявол
                            }
                    }
            }
    }

tac-card-in-list = { CARD($card, form: "short") }
tac-no-cards = немає

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

## Місця

tac-place =
    { $kind ->
        [ring] { $number }
        [house] дім { $number }
       *[pocket] гніздо
    }
tac-place-fresh = { $number } (щойно з гнізда)
tac-place-pocket = { $count } у гнізді
tac-places = { SUIT($colour, form: "title") }: { $places }.

## Що відбувається

tac-event-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Роздача { $deal }, з нової колоди. Роздаєте ви, починає { $leader }.
            }
       *[other]
            { $leader_seat ->
                [you] Роздача { $deal }, з нової колоди. Роздає { $name }, починаєте ви.
               *[other] Роздача { $deal }, з нової колоди. Роздає { $name }, починає { $leader }.
            }
    }
tac-event-next-deal =
    { $seat ->
        [you]
            { $leader_seat ->
               *[other] Роздача { $deal }. Роздаєте ви, починає { $leader }.
            }
       *[other]
            { $leader_seat ->
                [you] Роздача { $deal }. Роздає { $name }, починаєте ви.
               *[other] Роздача { $deal }. Роздає { $name }, починає { $leader }.
            }
    }

tac-deal-partner =
    { $two ->
        [yes] Ваші кольори — { SUIT($colour) } і { SUIT($other) }, у кожного своя рука.
       *[no] Ваш колір — { SUIT($colour) }; ваш партнер { $partner } грає кольором { SUIT($other) }.
    }
tac-board-legend = На дошці: R S A J — кулі, r s a j — порожні стартові поля, 1 2 3 4 — вільні місця в домі; * щойно з гнізда, > прийшла останнім ходом, o — звідки. Кулі йдуть за годинниковою стрілкою.
tac-deal-exits = 1 або 13 на руках: { $exits }.
tac-deal-exit =
    { $exit ->
        [yes]
            { $seat ->
                [you] ви — так
               *[other] { $name } — так
            }
       *[no]
            { $seat ->
                [you] ви — ні
               *[other] { $name } — ні
            }
    }

tac-event-give =
    { $seat ->
        [you] Ви віддаєте { CARD($card, case: "accusative") }; отримує { $to }.
       *[other]
            { $to_seat ->
                [you] { $name } дає вам { CARD($card, case: "accusative") }.
               *[other] { $name } віддає { CARD($card, case: "accusative") }; отримує { $to }.
            }
    }
tac-event-exchange = { $name } дає вам { CARD($card, case: "accusative") }.
tac-event-exchange-done = Картами обмінялися.

tac-event-play =
    { $seat ->
        [you] Ви кладете { CARD($card, case: "accusative") }; діяти вже нема на кого.
       *[other] { $name } кладе { CARD($card, case: "accusative") }; діяти вже нема на кого.
    }

tac-event-move =
    { $tac ->
        [yes] Нею: { $moves }.
       *[no]
            { $seat ->
                [you] Ви граєте { CARD($card, case: "accusative") }: { $moves }.
               *[other] { $name } грає { CARD($card, case: "accusative") }: { $moves }.
            }
    }
tac-run = { SUIT($colour) } { $from } → { $to }
tac-run-kicking = { SUIT($colour) } { $from } → { $to }, вибиває: { $kicks }
tac-run-alone = { SUIT($colour) } ({ $from }) не має іншої кулі попереду й мусить повернутися в гніздо
tac-kick = { SUIT($colour) } ({ $place })

tac-event-enter =
    { $kicks ->
        [yes]
            { $tac ->
                [yes] Нею { SUIT($colour) } виходить на { $field } і вибиває: { SUIT($kicked) }.
               *[no]
                    { $seat ->
                        [you] Ви граєте { CARD($card, case: "accusative") }: { SUIT($colour) } виходить на { $field } і вибиває: { SUIT($kicked) }.
                       *[other] { $name } грає { CARD($card, case: "accusative") }: { SUIT($colour) } виходить на { $field } і вибиває: { SUIT($kicked) }.
                    }
            }
       *[no]
            { $tac ->
                [yes] Нею { SUIT($colour) } виходить на { $field }.
               *[no]
                    { $seat ->
                        [you] Ви граєте { CARD($card, case: "accusative") }: { SUIT($colour) } виходить на { $field }.
                       *[other] { $name } грає { CARD($card, case: "accusative") }: { SUIT($colour) } виходить на { $field }.
                    }
            }
    }

tac-event-swap =
    { $tac ->
        [yes] Нею { SUIT($first) } ({ $one }) і { SUIT($second) } ({ $other }) міняються місцями.
       *[no]
            { $seat ->
                [you] Ви граєте Шахрая: { SUIT($first) } ({ $one }) і { SUIT($second) } ({ $other }) міняються місцями.
               *[other] { $name } грає Шахрая: { SUIT($first) } ({ $one }) і { SUIT($second) } ({ $other }) міняються місцями.
            }
    }

tac-event-skip =
    { $tac ->
        [yes]
            { $skipped_seat ->
                [you] Нею ви пропускаєте хід: карту треба скинути.
               *[other] Нею { $skipped } пропускає хід: карту треба скинути.
            }
       *[no]
            { $skipped_seat ->
                [you] { $name } грає 8: ви пропускаєте хід і скидаєте карту, якщо не відповісте картою TAC.
               *[other]
                    { $seat ->
                        [you] Ви граєте 8: { $skipped } пропускає хід і скидає карту, якщо не відповість картою TAC.
                       *[other] { $name } грає 8: { $skipped } пропускає хід і скидає карту, якщо не відповість картою TAC.
                    }
            }
    }

tac-event-discard =
    { $skipped ->
        [yes]
            { $seat ->
                [you] Ви пропускаєте хід і скидаєте { CARD($card, case: "accusative") }.
               *[other] { $name } пропускає хід і скидає { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] Ви не можете зіграти жодної карти й скидаєте { CARD($card, case: "accusative") }.
               *[other] { $name } не може зіграти жодної карти й скидає { CARD($card, case: "accusative") }.
            }
    }

tac-event-tac =
    { $seat ->
        [you] Ви граєте TAC, скасовуєте останній хід ({ $undone }) і берете його карту: { CARD($used, case: "nominative") }.
       *[other] { $name } грає TAC, скасовує останній хід ({ $undone }) і бере його карту: { CARD($used, case: "nominative") }.
    }
tac-event-tac-nothing =
    { $seat ->
        [you] Ви граєте TAC і берете останню карту: { CARD($used, case: "nominative") }; жодна куля не рухалася, тож жодна не повертається.
       *[other] { $name } грає TAC і бере останню карту: { CARD($used, case: "nominative") }; жодна куля не рухалася, тож жодна не повертається.
    }
tac-undone = { SUIT($colour) } { $from } → { $to }

tac-event-fool =
    { $seat ->
        [you] Ви граєте Блазня: усі передають свої карти праворуч, і ви граєте ще одну.
       *[other] { $name } грає Блазня: усі передають свої карти праворуч, і хто його поклав, грає ще одну.
    }
tac-fool-hand =
    { $seat ->
        [you] Тепер у вас карти, які мав гравець { $left }: { $cards }. Ваші колишні має { $right }.
       *[other] { $name } тепер має: { $cards }.
    }

tac-event-devil =
    { $seat ->
        [you] Ви граєте Диявола, дивитеся чужі карти ({ $victim }) і робите цей хід.
       *[other]
            { $victim_seat ->
                [you] { $name } грає Диявола, дивиться ваші карти й ходить за вас.
               *[other] { $name } грає Диявола, дивиться чужі карти ({ $victim }) і робить цей хід.
            }
    }

tac-event-home = Усі чотири кулі кольору { SUIT($colour) } вдома.
tac-event-over = Гру закінчено.

## Чим закінчилося

tac-reason-home =
    { $team ->
        [yes]
            { $seat ->
                [you] Ви та { $partner } перемагаєте: усі вісім куль удома. В інших удома: { $home }. Зіграно карт: { $cards }.
               *[other] { $name } та { $partner } перемагають: усі вісім куль удома. В інших удома: { $home }. Зіграно карт: { $cards }.
            }
       *[no]
            { $seat ->
                [you] Ви перемагаєте: усі вісім куль удома. В іншої сторони вдома: { $home }. Зіграно карт: { $cards }.
               *[other] Перемагає { $name }: усі вісім куль удома. В іншої сторони вдома: { $home }. Зіграно карт: { $cards }.
            }
    }
tac-reason-together = Усі шістнадцять куль удома; зіграно карт: { $cards }.
tac-masterpiece = Шедевр: менше карт, ніж у цілій колоді!

## Стіл перед рішенням

tac-table-counts = Роздача { $deal }. Карт у колоді: { $stock }. Зіграно в грі: { $laid }.
tac-table-counts-best = Роздача { $deal }. Карт у колоді: { $stock }. Зіграно в грі: { $laid } (рекорд: { $best }).
tac-room-turn = =>{ " " }
tac-room-name =
    { $who ->
        [you] { SUIT($colour, form: "title") }: ви
        [partner] { SUIT($colour, form: "title") }: { $name } (партнер)
        [alone] { SUIT($colour, form: "title") }
       *[other] { SUIT($colour, form: "title") }: { $name }
    }
tac-room-pocket = гніздо: { $marbles }
tac-room-empty = порожньо
tac-room-hand =
    { $exit ->
        [yes]
            { $size ->
                [one] { $size } карта; 1 чи 13: так
                [few] { $size } карти; 1 чи 13: так
               *[many] { $size } карт; 1 чи 13: так
            }
       *[no]
            { $size ->
                [one] { $size } карта; 1 чи 13: ні
                [few] { $size } карти; 1 чи 13: ні
               *[many] { $size } карт; 1 чи 13: ні
            }
    }
tac-room-dealer = роздає
tac-room-gave = віддано { CARD($gave, form: "short") }
tac-room-gave-and-got = -{ CARD($gave, form: "short") }, +{ CARD($got, form: "short") }
tac-board-top = [{ CARD($card, form: "short") }]

tac-table-pile = Покладено в цій роздачі (скинуте в дужках): { $cards }.
tac-pile-card = { SUIT($colour, form: "code") } { CARD($card, form: "short") }
tac-pile-discard = { SUIT($colour, form: "code") } ({ CARD($card, form: "short") })
tac-pile-laid =
    { $discarded ->
        [yes]
            { $seat ->
                [you] { $number }. Ви скидаєте { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } скидає { CARD($card, case: "accusative") }.
            }
       *[no]
            { $seat ->
                [you] { $number }. Ви граєте { CARD($card, case: "accusative") }.
               *[other] { $number }. { $name } грає { CARD($card, case: "accusative") }.
            }
    }
tac-pile-empty = У цій роздачі ще не покладено жодної карти.

tac-table-hand =
    { $seat ->
        [you] Ваші карти: { $cards }.
       *[other] { $name } має { $cards }.
    }
tac-table-cards =
    { $kind ->
        [give] Віддайте одну: { $choices }.
        [discard] Жодної не можна зіграти; скиньте одну: { $choices }.
       *[play] Можна зіграти: { $choices }.
    }
tac-choice-card = { $label }) { CARD($card, form: "short") }
tac-choice-discard = { $label }) скинути { CARD($card, form: "short") }
tac-choice-tac =
    { $undoes ->
        [yes] { $label }) TAC (скасовує останній хід і бере { CARD($used, case: "accusative") })
       *[no] { $label }) TAC (бере { CARD($used, case: "accusative") })
    }
tac-table-choices = Можна вибрати: { $choices }.
tac-choice-skip = { $label }) пропуск: наступний гравець пропускає хід
tac-choice-pocket = { $label }) { SUIT($colour) } з гнізда
tac-choice-from = { $label }) звідки: { $place }
tac-choice-marble = { $label }) { SUIT($colour) } ({ $place })
tac-choice-to = { $label }) куди: { $place }
tac-choice-kick = { $label }) куди: { $place }, вибиває: { SUIT($colour) }
tac-table-undone =
    { $undone ->
        [yes] TAC скасовує останній хід. На цій дошці ви граєте { CARD($card, case: "accusative") }:
       *[no] Жодна куля не рухалася, тож TAC нічого не скасовує. Ви граєте { CARD($card, case: "accusative") }:
    }

## Питання

tac-ask-give =
    { $seat ->
        [you] Яку карту віддати? Отримає { $to }.
       *[other] { $name } віддає карту, отримає { $to }: яку?
    }
tac-ask-card =
    { $seat ->
        [you] Ваш хід: яка карта?
       *[other] Ходить { $name }: яка карта?
    }
tac-ask-only-tac =
    { $seat ->
        [you] Ваш хід, і зіграти можна лише TAC:
       *[other] Ходить { $name }, і зіграти можна лише TAC:
    }
tac-ask-devil = Ваш Диявол ходить за гравця { $name }: яка карта?
tac-ask-skipped =
    { $answers ->
        [yes]
            { $seat ->
                [you] Через 8 ви пропускаєте хід: скиньте карту або відповідайте картою TAC.
               *[other] Через 8 { $name } пропускає хід: скинути карту або відповісти картою TAC.
            }
       *[no]
            { $seat ->
                [you] Через 8 ви пропускаєте хід: яку карту скинути?
               *[other] Через 8 { $name } пропускає хід: яку карту скинути?
            }
    }
tac-ask-from =
    { $kind ->
        [seven]
            { $steps ->
                [one] Сімка, лишився { $steps } крок: яка куля робить крок?
                [few] Сімка, лишилося { $steps } кроки: яка куля робить крок?
               *[many] Сімка, лишилося { $steps } кроків: яка куля робить крок?
            }
        [trickster] Шахрай міняє дві кулі місцями: яка перша?
        [warrior] Воїн: яка куля нападає на наступну попереду?
        [angel] Ангел: якій кулі він допоможе?
       *[move] { CARD($card, form: "short") }: яка куля?
    }
tac-ask-skip = { CARD($card, form: "short") }: пропуск чи яка куля?
tac-ask-to =
    { $kind ->
        [trickster] Куля на { $from }: з якою міняється місцями?
       *[move] Куля ({ $from }): куди?
    }

## Хід, перш ніж його зіграно

tac-preview = Що зробить { $turn }:
tac-preview-undone = Спершу TAC скасовує останній хід:
tac-preview-fool = Усі карти підуть до правих сусідів; потім з нової руки буде зіграно ще одну.
tac-preview-devil = Ви побачите карти наступного гравця й зіграєте ними його хід.

## Чому щось не дозволено

tac-refusal-2-1 = Доки карти не роздано, нічого робити не можна (TAC-2.1).
tac-refusal-2-4 = Перед першою картою роздачі кожен віддає партнерові одну карту з руки (TAC-2.4).
tac-refusal-3-1 = Хід — це одна карта з руки, виконана повністю; лише коли не можна зіграти жодної, одну скидають (TAC-3.1).
tac-refusal-not-in-hand = У руці, що грає, немає такої: { CARD($card, case: "nominative") } (TAC-3.1).
tac-refusal-3-3 = Ви рухаєте свої кулі, а кулі партнера — лише коли всі ваші вдома (TAC-3.3).
tac-refusal-4-1 = Туди не дійде жодна куля: число має бути точним, і обганяти не можна (TAC-4.1).
tac-refusal-4-7 = Ця куля замкнена: усі глибші місця її дому були зайняті на початку ходу (TAC-4.7).
tac-refusal-5-3 = 4 веде кулю кільця на 4 поля назад або задом у її дім повз стартове поле; на шляху нічого не має стояти (TAC-5.3).
tac-refusal-5-4 = Для пропуску треба 8, своя куля на кільці й наступний гравець із картою; він скидає карту або відповідає картою TAC (TAC-5.4).
tac-refusal-6-3 = Сімка — це окремі кроки: вперед по кільцю, вперед чи назад у домі, кулями, що не замкнені (TAC-6.3).
tac-refusal-6-5 = Ця куля була б останньою вдома, і решту кроків сімки не можна було б зробити (TAC-6.5).
tac-refusal-7-1 = Шахрай міняє дві кулі на кільці, і одна ваша має там бути (TAC-7.1).
tac-refusal-8-1 = Для TAC потрібна карта, яку ви могли б зіграти замість останнього гравця (TAC-8.1).
tac-refusal-8-5 = TAC не може бути першою картою роздачі: скасовувати нема чого (TAC-8.5).
tac-refusal-8-6 = TAC відповідає на 8, лише якщо ви самі могли б зіграти 8 (TAC-8.6).
tac-refusal-8-8 = На переможний хід мусить відповісти картою TAC той, хто може (TAC-8.8).
tac-refusal-9-5 = Ангел виводить кулю лівого сусіда; якщо в його гнізді порожньо — веде одну на 1 чи 13 уперед (TAC-9.5).
tac-refusal-9-6 = Воїн нападає однією з ваших куль на кільці на наступну кулю попереду (TAC-9.6).
tac-refusal-10-1 = Гру закінчено (TAC-10.1).
tac-refusal-11-1 = Сімку роблять одним кольором, доки він не буде весь удома (TAC-11.1).
tac-refusal-11-2 = Після шістнадцятої кулі TAC, який можна зіграти, мусить бути зіграний (TAC-11.2).

## Правила коротко

tac-rules-goal = Проведіть свої чотири кулі за годинниковою стрілкою довкола кільця у свій дім; потім допоможіть партнерові.
tac-rules-turn = Зіграйте карту й зробіть усе, що вона каже. Хто може грати, мусить; скидають, лише коли нічого не можна зіграти.
tac-rules-enter = 1 або 13 виводить кулю з гнізда на стартове поле або веде на 1 чи 13.
tac-rules-move = Інші числа ведуть кулю на стільки ж. Обганяти не можна; на кого стали, той іде в гніздо, і ваші теж.
tac-rules-home = Зі стартового поля куля йде в дім точним числом, але не тоді, коли щойно вийшла з гнізда.
tac-rules-four = 4 йде назад; до трьох полів за стартовим вона може звернути просто в дім.
tac-rules-seven = 7 — це сім окремих кроків, поділених між вашими кулями, як завгодно; кожен крок вибиває.
tac-rules-eight = 8 веде на 8 або змушує наступного гравця скинути карту замість ходу.
tac-rules-trickster = Шахрай міняє місцями будь-які дві кулі на кільці.
tac-rules-tac = TAC скасовує те, що зробив останній гравець, і грає його карту за вас.
tac-rules-master = Карти майстра: Блазень передає всі карти праворуч, Ангел допомагає лівому сусідові, Воїн вибиває наступну кулю, Диявол ходить за лівого сусіда.
tac-rules-exchange = У кожній роздачі кожен каже, чи має 1 або 13, і дає партнерові одну карту всліпу.
tac-rules-team = Партнер сидить навпроти. Перемагає команда, чиї вісім куль першими вдома.
tac-rules-coop = Разом (mode coop): усі шістнадцять куль додому з якнайменшою кількістю карт.
tac-rules-two = Удвох кожен має два протилежні кольори, з окремою рукою для кожного.
tac-rules-alone = Наодинці: усі чотири кольори, усі карти відкриті, усі шістнадцять куль додому з якнайменшою кількістю карт.

## Параметри

tac-option-mode = хто з ким грає
tac-option-mode-teams = четверо, дві команди (TAC-10.1)
tac-option-mode-coop = четверо, усі разом (TAC-11.1)
tac-option-mode-solo = один гравець з усіма кольорами, карти відкриті (TAC-11.3)
tac-option-mode-two = двоє, по два кольори (TAC-11.4)
tac-option-master = з Блазнем, Ангелом, Воїном і Дияволом
tac-option-angel_house = чи може Ангел рухати кулі в домі (TAC-9.5)
tac-option-dealer = місце, що роздає першим

## Примітне в колоді

tac-remark-game-ended = на ній гра закінчилася
tac-remark-masterpiece = шедевр: менше карт, ніж у колоді
tac-remark-shut-out = переможені не завели додому жодної кулі
tac-remark-close = переможеним бракувало однієї кулі
