### The table on the network: everything around the game itself.

## What happens at a table. $name is a person's name; $seat is a number from 0.

server-event-sat = { $name } sits down.
server-event-vacated = A seat is free.
server-event-botted = A bot takes a seat.
server-event-removed = The host has removed a player; a bot takes the seat.
server-event-contributed = A player has added to the next shuffle.
server-event-started = The game begins.
server-event-answered = A player has decided and waits for the others.
# $reason: asleep (it is being compiled), late, absent (this server
# has it no longer, or no room for it), program (an
# outside program has failed), weights (the file of a
# network is damaged or not there).
server-event-stand-in =
    { $reason ->
        [asleep] The bot is still waking up; a simpler one has decided.
        [absent] The bot is not to be had now; a simpler one has decided.
        [program] The outside program has failed; a bot has decided.
        [weights] The network of this bot cannot be used; a search has decided.
       *[late] The bot took too long; a simpler one has decided.
    }
server-event-late = Time is over: a bot has decided.
# $what is takeback, tempo or hints.
server-event-proposed =
    { $what ->
        [takeback] A player asks to take the last turn back.
        [tempo] A player proposes another tempo.
       *[hints] A player asks whether hints may be given.
    }
server-event-agreed = A player agrees.
server-event-declined = A player does not agree.
server-event-taken-back = The last turn is taken back.
server-event-tempo = The tempo has changed.
server-event-hints = Hints may be given at this table.
server-event-talk = { $name } says something.
server-event-rematch = There is a new table for another game.

## Phrases that players may say to each other.

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry!
server-phrase-one-moment = One moment, please.
server-phrase-good-game = Good game!
server-phrase-again = Another game?
server-phrase-goodbye = Goodbye!

## Refusals, by their code.

server-error-refused = The server does not do this.
server-error-not-known = You are not known here yet.
server-error-not-allowed = You may not do this.
server-error-wrong-origin = Pages of this site may not ask here.
server-error-not-found = There is no such thing.
server-error-wrong-method = This cannot be asked in this way.
server-error-conflict = Not as things stand now.
server-error-not-your-turn = Another player decides.
server-error-stale-decision = That question has been answered.
server-error-incomplete-turn = The turn goes on.
server-error-too-large = That is too much at once.
server-error-too-many = Too many requests; wait a moment.
server-error-unavailable = It could not be stored, so it has not happened. Try again.
server-error-defect = Something went wrong on the server.

## `foxfire serve`, `verify`, `backup`, `restore`

server-ready = Foxfire is at { $url }

server-verified =
    { $packs ->
        [one] The pack follows from the secret that was committed to.
       *[other] All { $packs } packs follow from the secrets that were committed to.
    }
# $size in bytes.
server-backup-made = { $path } has { $size } bytes.
server-restored = The database is that of { $path } now; the one before is kept beside it.
