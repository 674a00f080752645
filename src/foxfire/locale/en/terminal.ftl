### The terminal: everything around the game itself.

## Beginning and end

terminal-welcome = { $game }, with { $opponents }. Type ? for help.
terminal-welcome-alone = { $game }, for you alone. Type ? for help.
terminal-resumed = The game goes on where it was left.
terminal-unfinished = (An unfinished game is waiting: foxfire play { $game } --resume)
terminal-hand-over = It is the turn of { $name }. Give { $name } the keyboard and press Enter.
terminal-saved = Saved in { $path }
terminal-lost = This game could not be saved.
terminal-resume-with = Go on with: foxfire play { $game } --resume
terminal-look-at-it = Look at it again: foxfire replay { $path }
# $options is empty, or options of the command line with a space after them.
terminal-same-again = The same deals again: foxfire play { $game } { $options }--seed { $seed }

# The best result of a game for one player.
terminal-best-first = This is the first result of its kind, and so the record: { $score }.
terminal-best-new = A new record! It was { $before } before.
terminal-best-stays = The record stays at { $before }.

## Asking

terminal-prompt = >{ " " }
terminal-you-may = Yes, that is allowed now.
terminal-no-choice =
    { $count ->
        [one] There is no choice { $label }; the only one is { $first }.
       *[other] There is no choice { $label }; they go from { $first } to { $last }.
    }
# After a turn has been chosen and what it does has been shown.
terminal-confirm = Enter plays this; back changes it.
terminal-confirm-first = Press Enter to play this, or type back to choose something else.
terminal-past-end = The turn ends before the end of that line. Play it first; what comes then is seen then.
terminal-nothing-back = There is no step to take back; what has been played stays.
terminal-unreadable = "{ $text }" is neither a choice nor a command here. Type ? for help.
terminal-cannot-save = It could not be saved in { $path }: { $reason }
terminal-not-kept = From here on the game is not saved by itself; { $path } cannot be written: { $reason }

## Commands, as they are typed. Those of the English catalogue work in every language too.

terminal-command-table = table
terminal-command-tricks = tricks
terminal-command-rules = rules
terminal-command-save = save
terminal-command-quit = quit
terminal-command-why = why
terminal-command-hint = hint
terminal-command-back = back
terminal-command-pile = pile
terminal-command-places = places
terminal-command-numbers = numbers

## Hints

terminal-hint-thinking = Thinking for a moment ...
# The head of a table; one line below it for each of the best turns. $measure is `chance` to win the
# match, or `cards`: how many more or fewer than with the best turn, where all play together.
terminal-hint-turn = turn
terminal-hint-value =
    { $measure ->
        [cards] cards
       *[chance] chance to win
    }
terminal-hint-spread = spread
terminal-hint-tries = tries
terminal-hint-chance = { $percent } %
terminal-hint-cards = { $cards }
terminal-hint-within = +- { $within }

## Bots that are not awake yet

terminal-waking =
    { $count ->
        [one] { $names } is still waking up: the search is being compiled, once. Until then a plainer player decides in that place.
       *[other] { $names } are still waking up: the search is being compiled, once. Until then plainer players decide in their places.
    }
terminal-awake =
    { $count ->
        [one] { $names } is awake now.
       *[other] { $names } are awake now.
    }
terminal-asleep = The search could not be compiled here; plainer players go on in the place of { $names }.

## Help at the prompt

terminal-help-choose =
    { $letters ->
        [yes] Choose by letter, or write it, step by step or a whole turn on one line: { $examples }
       *[no] Choose by number, or write the action: { $examples }
    }
terminal-help-draft = Nothing is played before you have seen what it does and pressed Enter; back takes back the last choice. A line that ends with ! is played at once.
terminal-help-why = ? CARD or ? ACTION says whether it is allowed, and by which rule not.
terminal-help-hint = hint shows what a strong player would do, and why.
terminal-help-table = table shows the table again.
terminal-help-tricks = tricks shows the tricks that are over, where the game allows it.
terminal-help-pile = pile shows the cards that were laid in this deal, and by whom.
terminal-help-places = places tells in words where all marbles are.
terminal-help-numbers = numbers shows the numbers of the fields, and hides them again.
terminal-help-rules = rules is a short reminder of the rules.
terminal-help-save = save FILE keeps a copy of the game in a file; the game saves itself as well.
terminal-help-quit = quit stops; the game can be resumed later.

## Replaying

terminal-replay-head = { $game }: { $names }.
terminal-replay-options = Options: { $options }.
terminal-replay-option = { $name } = { $value }
terminal-replay-step = Step { $step } of { $steps }.
terminal-replay-prompt = Enter for the next step, a number to jump, q to stop >{ " " }
terminal-replay-no-step = There is no step { $number }; they go from 1 to { $steps }.
terminal-replay-unreadable = Press Enter, or type the number of a step, or q.
terminal-replay-end = The record ends here.
terminal-replay-open = The record ends here, before the game is over.

## Mistakes on the command line

terminal-error-game = { $game } cannot be played in the terminal yet; the games are { $games }
terminal-error-seat = there is no seat { $given }; expected a number from 0 to { $last }, several as 0,1, all, or random
terminal-error-same-name = two players are called { $name }
terminal-error-seed = the seed { $given } is not a whole number
terminal-error-option = { $given } is not of the form NAME=VALUE
terminal-error-option-twice = the option { $name } is given twice
terminal-error-view = there is no view { $given }; expected a player from 0 to { $last }, spectator or referee
terminal-error-no-save = there is no unfinished game of { $game } in { $folder }
terminal-error-no-file = there is no file { $path }
terminal-error-other-game = { $path } is a game of { $found }, not of { $game }
terminal-error-is-over = { $path } is a game that is over; look at it with: foxfire replay { $path }
terminal-error-save = { $path } cannot be resumed and is left as it is: { $reason }
terminal-error-no-person = { $path } is a game in which no person plays
terminal-error-program = it is played with an outside program; name it again to have it run: --bot '{ $program }'
terminal-error-fixed = { $option } cannot be changed in a game that is resumed
terminal-error-record = { $path } cannot be written: { $reason }
terminal-reason-folder = it is a folder
terminal-reason-no-folder = there is no such folder
terminal-reason-other = it is there already and no game of Foxfire

## `foxfire rules`

terminal-rules-options = Options, for `foxfire play { $game }`:
terminal-rules-option = --{ $flag }: { $help }
terminal-rules-where = Every rule with its number: docs/rules/{ $game }.md
terminal-rules-same = No difference.
terminal-rules-when = { $name } = { $value }
terminal-rules-difference = { $name }: { $one } / { $other }
terminal-rules-meaning = { $value }: { $meaning }
terminal-rules-absent = -
terminal-error-versus = --versus { $given } needs one option to compare, or NAME=VALUE

## Help of the command line

terminal-arg-game = which game: { $games }
terminal-arg-option = an option of the game, such as target=16; may be repeated
terminal-arg-bot = the opponent: { $bots }, or engine:COMMAND for an outside program (default { $default })
terminal-arg-deadline = seconds that an outside program has for a decision (default { $default })
terminal-arg-seat = where people sit: a number from 0, several as 0,2, all, or random (default 0)
terminal-arg-seed = equal seeds give equal deals and equal bots
terminal-arg-name = your name, for the record; several people as Anna,Ben
terminal-arg-lang = the language: { $languages } (default: as your system says, else en)
terminal-arg-no-color = no colours; the variable NO_COLOR does the same
terminal-arg-json = one JSON object a line both ways, for programs
terminal-arg-resume = go on with a saved game (default: the latest one)
terminal-arg-record = where to write the record at the end (default: { $folder })
terminal-arg-file = a record, as text or as JSON lines
terminal-arg-all = print all steps at once
terminal-arg-view = who looks: a player from 0, spectator or referee (default: referee, who sees all hands)
terminal-arg-versus = compare with this: another value of the one option given, or NAME=VALUE ...
terminal-arg-group = Options of { $game }
terminal-arg-integer = { $about }: { $low } to { $high } (default { $default })
terminal-arg-integer-named = { $about }: { $low } to { $high }, or { $named } (default { $default })
terminal-arg-choice = { $about }: { $choices } (default { $default })
terminal-arg-choice-preset = { $about }: { $choices } (default: it follows from the other options)
terminal-arg-boolean = { $about }: true or false (default { $default })
terminal-arg-named = { $word } = { $value }
