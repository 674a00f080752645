### The page: everything that is not a sentence of one game or of the server.
###
### In prompts, *stars* mark what is stressed. CARD() and SUIT() are explained in fox.ftl.

web-title = Foxfire
# The title of the window while somebody is asked.
web-title-turn = Your turn · Foxfire
web-subtitle = Three games for a quiet evening
# The name of somebody who has not said one yet.
web-guest = Guest

## Home

web-games = Games
web-play = Play
web-learn = Learn
web-records = My games
web-settings = Settings
web-home = Home
web-play-now = Play now
# The full name of a button that stands at the picture of a game.
web-of = { $what }: { $game }
web-with-friends = With friends
web-go-on = Go on
# A table that pauses between two deals; a clock with minutes and seconds follows.
web-pause = The next cards are dealt in
# $mine is yes when the reader is to move.
web-waits =
    { $mine ->
        [yes] { $name } waits for you
       *[no] { $game } with { $name }
    }
web-join = Join a friend’s table
web-join-link = The link you were given
web-join-wrong = This is no link to a table.
web-join-go = Go there

## Making a table

web-new-table = A table for friends
web-variant = Which way
web-seats = Who sits where
# $kind: me, open, bot
web-seat-kind =
    { $kind ->
        [me] at this device
        [open] a friend
       *[bot] a bot
    }
web-level = How strong
# A bot in a list: its $name and how strong it is. $level is 0 when it has none.
web-bot =
    { $level ->
        [0] { $name }
       *[other] Level { $level }: { $name }
    }
# A bot that has no animal, by its name on the server.
web-bot-plain =
    { $bot ->
        [random] plays anything
        [novice] a beginner
        [rules] knows the game
       *[other] { $bot }
    }
web-tempo = Time for one decision
# $seconds is 0 when there is no clock.
web-tempo-name =
    { $seconds ->
        [0] as long as you like
        [30] half a minute
        [60] one minute
        [180] three minutes
        [86400] one day
        [259200] three days
        [604800] a week
       *[other] { $seconds } seconds
    }
web-public = Anybody may join
web-training = Hints may be asked for
web-options = More options
web-option-default = as usual
web-make-table = Make the table

## Before the game

web-lobby = Your table
web-lobby-guest = Take a seat
web-lobby-wait = The host begins when everybody is here.
web-sit = Sit here
web-seat-of = Seat { $number }
web-your-name = Your name
web-save = Save
web-start = Begin
web-invite = Bring your friends
web-invite-link = Link to this table
web-qr = The link as a code for a phone’s camera
web-copy-link = Copy the link
web-copied = Copied
web-share = Share

## People

web-you = You
web-your-turn = Your turn
web-seat-open = an open seat
web-thinks = thinks
web-away = away
web-talk = { $name }: { $said }
web-say = Say something

## At the table

web-table = The table
web-hand = Your hand
web-hint = What would a bot do?
# A turn that a hint advises, in words, with the chance to win.
web-hint-chance = { $turn }: { $percent } %
web-hint-plain = { $turn }
web-menu = Menu
web-close = Close
web-record = What happened
web-record-empty = Nothing yet.
web-record-live = What happens at the table
web-command = Type an action
web-command-list = What you may do
web-command-unknown = “{ $typed }” is not possible now.
web-command-wait = Another player decides.
# A sheet with everything in words and the keys; each title is also what its key says.
web-listen = Listen, and keys
web-listen-wanted = What is wanted
web-listen-laid = What lies in the middle
web-listen-last = What happened last
web-keys = Keys
web-key-arrows = Through a row of cards or moves
web-key-steps = One step back or on
web-key-escape = Let go of what is chosen
web-confirm = Confirm
web-step-back = One step back
web-takeback = Ask to take back
web-leave = Leave the table
web-agree = Agree
web-decline = No
web-refused-by = The rules do not allow it ({ $clause }).
# Several people share one device; $number counts seats from 1.
web-pass = Player { $number } is next
web-pass-more = Hand the device over; the cards are covered.
web-pass-look = Show my cards
# A card by its name alone.
web-card-name = { CARD($card, case: "nominative") }

## Settings

web-theme = Light
web-theme-name =
    { $theme ->
        [night] Night
        [paper] Morning
       *[contrast] High contrast
    }
web-speed = Movement
web-speed-name =
    { $speed ->
        [calm] Calm
        [normal] As drawn
        [quick] Quick
       *[none] None
    }
web-cards = Cards
web-big-index = Big numbers
web-one-tap = Play with one tap
web-sound = Sound
web-announced = Announcements, for screen readers
web-announced-level =
    { $level ->
        [all] Everything that happens
        [own] What I decide, what concerns me, and results
       *[none] Nothing
    }
web-letter-keys = Keys of one letter at the table
web-language = Language

## The line

web-line-lost = Connection lost. Your seat is kept; trying again.
web-unreachable = The server cannot be reached
web-try-again = Try again

## The end, and looking back

# $ending: won, lost, draw, over (for those who watch)
web-ending =
    { $ending ->
        [won] Victorious
        [lost] Defeated
        [draw] A draw
       *[over] The end
    }
web-again = Another game
web-look-back = Look back
web-play-on = Play on from here
web-copy-record = Copy the link
web-score = The score
web-packs = Every pack was committed to before it was dealt.
web-records-none = No game yet.
web-record-of = A record
web-eyes = Through whose eyes
web-eyes-open = All open
web-step-slider = Step
web-step-first = To the beginning
web-step-prev = One step back
web-step-play = Play
web-step-pause = Stop
web-step-next = One step on
web-step-last = To the end
web-step-of = { $step } of { $steps }

## Learning

web-rules = Rules
web-contents = Contents
web-learn-table = Play with hints

## The Fox in the Forest

web-fox-about = Two players, thirteen tricks
web-fox-where = Round { $round }, trick { $trick }
# The letter of a suit in the corner of a card.
web-fox-letter = { $suit }
# What a character does, in at most two short lines on its card.
web-fox-power-1 = Lose with it, and you lead
web-fox-power-3 = May swap the decree with your hand
web-fox-power-5 = Draw one, put one under
web-fox-power-7 = Winner of the trick: +1
web-fox-power-9 = Alone, it counts as trump
web-fox-power-11 = Led: answer with 1 or your best
web-fox-action-play = Play { CARD($card, case: "accusative") }
web-fox-action-swap = Put { CARD($card, case: "accusative") } in the place of the decree
web-fox-action-under = Put { CARD($card, case: "accusative") } under the deck
web-fox-action-keep = Keep the decree
web-fox-seat =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-fox-points =
    { $points ->
        [one] { $points } point of { $target }
       *[other] { $points } points of { $target }
    }
# The string of lanterns, for those who do not see it.
web-fox-string =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-fox-trump = Decree, trump
web-fox-deck = Draw deck
web-fox-decree-name = The decree: { CARD($card, case: "nominative") }
web-fox-under = under the deck
web-fox-your-card = your card
web-fox-play-here = play it here
# Under a card of the trick. $seat: you or other; $did: led, followed, or leads, follows before the card is there; $takes: yes for the one who took the trick.
web-fox-caption =
    { $seat ->
        [you]
            { $did ->
                [led] { $takes ->
                    [yes] you led and took it
                   *[no] you led
                }
                [followed] { $takes ->
                    [yes] you took it
                   *[no] you followed
                }
                [leads] you lead
               *[follows] you follow
            }
       *[other]
            { $did ->
                [led] { $takes ->
                    [yes] { $name } led and took it
                   *[no] { $name } led
                }
                [followed] { $takes ->
                    [yes] { $name } took it
                   *[no] { $name } followed
                }
                [leads] { $name } leads
               *[follows] { $name } follows
            }
    }
web-fox-prompt-lead = You lead: *any card*
web-fox-prompt-free = { $name } led { CARD($led, case: "accusative", form: "short") }: answer with *any card*
web-fox-prompt-follow = { $name } led { CARD($led, case: "accusative", form: "short") }: answer with *{ SUIT($led, case: "instrumental") }*
web-fox-prompt-monarch = The *Monarch* was led: answer with your Swan or your best of { SUIT($led, case: "genitive") }
web-fox-prompt-again = Once more to play *{ CARD($card, case: "accusative") }*
web-fox-prompt-exchange = Your *Fox* may change the decree: choose a card for it, or keep it
web-fox-prompt-swap = Once more to put *{ CARD($card, case: "accusative") }* there
web-fox-prompt-return = Your *Woodcutter* drew { CARD($drawn, case: "accusative") }: put one card under the deck
web-fox-prompt-under = Once more to put *{ CARD($card, case: "accusative") }* under the deck
web-fox-prompt-leads = { $name } leads
web-fox-prompt-answers = { $name } answers
web-fox-target = To { $target } points
web-fox-before = Before
web-fox-round = Round { $round }
web-fox-treasures = Treasures
web-fox-tricks = Tricks
web-fox-this-round = This round
web-fox-total = Total
web-fox-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
# The reason for the points of a round: tricks, Treasures, and the title if it was greedy.
web-fox-reason =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }{ $treasures ->
        [0] { "" }
       *[other] { " +" }{ $treasures }
    }{ $title ->
        [greedy] , greedy
       *[other] { "" }
    }

### Places of the page around the games: who I am, other devices, setting up, who is here, agreeing.

## Who I am

web-me = You and your devices
web-me-more = No account is needed: this device knows you by a secret of its own.
web-saved = Saved
web-name-wrong = A name has 1 to 24 characters.
web-device = Another device
web-device-more = Open the link on your other device, or point its camera at the code. It works once, within ten minutes; then both devices are you, at the same seats.
web-device-make = Make a link
web-device-link = Link for your other device
web-device-type = Or type this code there:
web-recovery = If this device forgets you
web-recovery-more = A recovery code brings you and your games back, on any device. It is shown this once, so keep it safe; a new one ends the one before.
web-recovery-make = Make a recovery code
web-recovery-code = Your recovery code:
web-copy = Copy
web-have-code = I have a code
web-device-here = Be yourself here
web-device-here-more = Enter the code from your other device, or your recovery code.
web-code = Code
web-device-go = This is me
# $games counts those that are not over; $name is who plays on this device until now.
web-device-other =
    { $games ->
        [one] This device plays a game as { $name } now. It would be out of reach here; make a recovery code first if you want it back.
       *[other] This device plays { $games } games as { $name } now. They would be out of reach here; make a recovery code first if you want them back.
    }
web-code-wrong = This code is not known, has been used, or is too old. Make a new one on the other device.
web-distance = People you keep away from
# $kind: mute, block
web-distance-kind =
    { $kind ->
        [mute] You do not read what they say.
       *[block] They cannot sit down at a table with you.
    }
web-distance-end = Never mind
web-somebody = Somebody
web-data = Your data
web-data-export = Download everything kept about me
web-data-delete = Delete me
web-data-delete-more = Your name, your codes and all you have written will be gone, and bots take your seats. Finished games stay, without your name. This cannot be undone.
web-data-delete-sure = Yes, delete me
web-data-keep = No, keep everything

## Setting up a table

web-who = Who may come
web-who-link = Whoever has the link
web-watching = Who may watch
# $watching: end, seat, delayed, none
web-watching-name =
    { $watching ->
        [none] nobody
        [seat] anybody, as one seat sees it
        [delayed] anybody, all hands, but later
       *[end] anybody, all hands after the end
    }
# The same as a sentence; $name is the player whose eyes are lent.
web-watching-rule =
    { $watching ->
        [none] Nobody may watch.
        [seat] Those who watch see what { $name } sees.
        [delayed] Those who watch see all hands, but later.
       *[end] Those who watch see all hands after the end.
    }
web-watch-seat = Whose eyes
web-watch-delay = How much later
web-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
web-late = When time is over
# $late: bot, wait
web-late-name =
    { $late ->
        [bot] a bot decides once
       *[wait] the table waits
    }
web-talking = What may be said
# $talking: phrases, text, none
web-talking-name =
    { $talking ->
        [none] nothing
        [phrases] set phrases
       *[text] anything
    }
web-option-wrong = One of the options does not fit: { $said }
web-other-setup = Set it up otherwise
# $public: yes, no; $tempo is the time for one decision, in words.
web-setup-line =
    { $public ->
        [yes] Listed for everybody.
       *[no] For those with the link.
    } Time to decide: { $tempo }.

## Open tables

web-open-tables = Open tables
web-open-count =
    { $count ->
        [0] Open tables
       *[other] Open tables: { $count }
    }
web-open-wait = Looking for tables …
web-open-none = No table waits for players now. Make one that anybody may join, and everybody sees it here.
web-open-seats =
    { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
web-open-running = being played
web-open-join = Join
web-open-watch = Watch
# Games that go on, beside the one that is named.
web-more-games =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }

## Who is here

web-this-table = This table
web-people = Who is here
web-host = host
web-here = here
web-kept = a bot, for { $name }
web-watchers =
    { $count ->
        [0] Nobody watches now.
        [one] One person watches.
       *[other] { $count } people watch.
    }
web-mute = Do not hear
web-block = Never meet again
web-remove = Remove
web-remove-sure = Shall a bot take { $name }’s seat for good? This person cannot come back to this table.
web-remove-yes = Yes, remove
web-rest = Let a bot play for me
web-seat-back = Take my seat back
web-bot-for-you = A bot plays for you.
# $how: seat ($name is whose), referee, spectator
web-you-watch =
    { $how ->
        [seat] You watch through the eyes of { $name }.
        [referee] You watch with all hands open, some minutes behind.
       *[spectator] You watch; the hands are shown after the end.
    }
web-sit-refused = This seat is not for you: the host has removed you, somebody here does not want to meet you, or you have seen other cards of this game.

## Agreeing and talking

web-ask-hints = Ask for hints
web-ask-tempo = Another tempo
web-ask-tempo-more = The tempo changes when everybody at the table agrees. Bots always do.
web-asks-tempo = A player proposes another time for one decision: { $tempo }.
web-propose = Propose it
web-asked = You have asked. Waiting for { $names }.
web-proposed-already = This has been proposed already; the others have not answered yet.
web-takeback-refused = A turn can be taken back only while it is the last thing that happened and nobody has seen anything new since.
web-not-now = Not as things stand now.
web-talk-own = In your own words
web-talk-send = Say it
web-talk-silent = Not now: partners hold cards, and nobody talks until they are played.

## The shuffle

web-shuffle = The shuffle
web-shuffle-more = Before each deal the server fixes the order of the cards and shows its seal. When the cards are spent it opens the secret, and everybody can check that nothing was changed in between.
web-pack = Pack { $number }
# $stage: next, dealt, spent
web-pack-stage =
    { $stage ->
        [next] fixed, not dealt yet
        [dealt] in play
       *[spent] spent, its secret is open
    }
web-pack-seal = Seal { $hash }
# $fits: yes, no; computed on this device.
web-pack-check =
    { $fits ->
        [yes] fits its seal
       *[no] does not fit its seal
    }
web-luck = Your own luck
web-luck-more = Letters and digits that you add change the next pack in a way nobody could foresee, not even the server.
web-luck-add = Add it
web-luck-added = You have added { $text } to the next pack.
web-luck-wrong = Only the letters A to Z and digits, at most 64.
web-shuffle-record = The record of a finished game holds every seal and secret; “foxfire verify” checks each card of it, and so does a short script that needs no Foxfire.
web-shuffle-download = Download the record

## Notices and errors

web-notices = Tell me when it is my turn
web-notices-forbidden = Your browser does not allow notices from this page; its settings can change that.
# What to do next, by the code of the error.
web-next =
    { $code ->
        [unreachable] Nothing is lost: your games are kept where they are. This page looks again every few seconds.
        [unavailable] Nothing is lost. This page looks again every few seconds.
        [not-found] The link may be old or not whole. Ask for it again, or begin from home.
        [not-allowed] Ask the host of the table, or begin from home.
        [not-known] Play a game, or enter a code from another device.
        [too-many] Take a breath and try again in a minute.
        [too-large] Make it shorter and try again.
        [conflict] Look at the table again; something has changed meanwhile.
        [unknown-game] Choose one of the games at home.
       *[other] Try again; if it stays so, whoever runs this server should know.
    }
