### Стіл у мережі: усе довкола самої гри.

## Що відбувається за столом

server-event-sat = { $name } сідає за стіл.
server-event-vacated = Одне місце вільне.
server-event-botted = Місце займає бот.
server-event-removed = Господар столу вилучає гравця; місце займає бот.
server-event-contributed = Хтось додає випадковості до наступного тасування.
server-event-started = Гра починається.
server-event-answered = Хтось уже вирішив і чекає на інших.
server-event-stand-in =
    { $reason ->
        [asleep] Бот ще прокидається; вирішив простіший.
        [absent] Бота зараз немає; вирішив простіший.
        [program] Стороння програма підвела; вирішив бот.
        [weights] Мережа цього бота непридатна; вирішив пошук.
       *[late] Бот думав надто довго; вирішив простіший.
    }
server-event-late = Час вийшов: вирішив бот.
server-event-proposed =
    { $what ->
        [takeback] Хтось просить повернути останній хід.
        [tempo] Хтось пропонує інший темп.
       *[hints] Хтось питає, чи можна давати підказки.
    }
server-event-agreed = Хтось погоджується.
server-event-declined = Хтось не погоджується.
server-event-taken-back = Останній хід повернуто.
server-event-tempo = Темп змінено.
server-event-hints = За цим столом дозволено підказки.
server-event-talk = { $name } щось каже.
server-event-rematch = Для ще однієї гри є новий стіл.

## Що можна сказати одне одному

server-phrase-hello = Вітаю!
server-phrase-good-luck = Успіхів!
server-phrase-well-played = Гарно зіграно!
server-phrase-thanks = Дякую!
server-phrase-sorry = Перепрошую!
server-phrase-one-moment = Хвилинку, будь ласка.
server-phrase-good-game = Гарна гра!
server-phrase-again = Ще одну?
server-phrase-goodbye = До побачення!

## Відмови

server-error-refused = Сервер цього не робить.
server-error-not-known = Вас тут ще не знають.
server-error-not-allowed = Вам цього не можна.
server-error-wrong-origin = Сторінкам цього сайту тут питати не можна.
server-error-not-found = Такого немає.
server-error-wrong-method = Так про це не питають.
server-error-conflict = Зараз це неможливо.
server-error-not-your-turn = Вирішує хтось інший.
server-error-stale-decision = На це питання вже відповіли.
server-error-incomplete-turn = Хід ще не закінчено.
server-error-too-large = Це забагато за один раз.
server-error-too-many = Забагато запитів; зачекайте трохи.
server-error-unavailable = Це не вдалося зберегти, отже, воно не сталося. Спробуйте ще раз.
server-error-defect = На сервері щось пішло не так.

## `foxfire serve`, `verify`, `backup`, `restore`

server-ready = Foxfire працює за адресою { $url }

server-verified =
    { $packs ->
        [one] Тасування випливає з таємниці, оголошеної наперед.
       *[other] Усі тасування ({ $packs }) випливають із таємниць, оголошених наперед.
    }
server-backup-made = { $path }: { $size } байтів.
server-restored = База даних тепер та, що в { $path }; попередня лежить поруч.
