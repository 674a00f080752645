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
