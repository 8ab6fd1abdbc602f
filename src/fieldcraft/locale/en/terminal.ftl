## Words that are understood as commands, besides the English ones
command-board = board
command-cards = cards
command-more = more
command-why = why
command-undo = undo
command-log = log
command-hint = hint
command-quiet = quiet
command-save = save
command-help = help
command-quit = quit

help-board = show the table
help-cards = show your piles and both supplies
help-more = possible answers that are hardly ever wanted
help-why = why: what is not possible now; why 3: the sum behind an option; why and an action: that one
help-undo = take your last decision back, if nothing was rolled, drawn or revealed since
help-log = what happened; log 50: the last 50 lines
help-hint = what a sensible player would do
help-quiet = quiet: which reactions pass by themselves, and how to change that
help-save = save FILE: write the game record
help-help = this list
help-quit = leave; the game waits for you
help-number = Answer with the number of an option.

## At the table
terminal-press-enter = Press Enter.
terminal-hand-over = Pass the keyboard to { $side }.
terminal-more = More answers, hardly ever wanted: { $number }. Type more to see them.
terminal-no-more = All answers are listed.
terminal-no-number = Expected a number from 1 to { $highest }.
terminal-not-understood = “{ $answer }” is not understood: answer with a number, or type help.
terminal-odds = { $percent } %: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, needs { $total } or more, or 0
terminal-odds-best = best target { $target }, { $percent } %: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, needs { $total } or more, or 0
terminal-odds-of = { $percent } %: { $outcome }
terminal-sum = { $parts } = { $total }. { $odds }.
terminal-allowed = “{ $do }” is allowed.
terminal-nothing-refused = Nothing you might want is refused now.
terminal-undone = Taken back.
terminal-no-undo = Nothing can be taken back: dice were rolled, cards drawn or revealed, or the turn was handed over.
terminal-hint = Perhaps { $number }: { $label }
terminal-saved = The record is in { $file }.
error-not-written = { $file } cannot be written: { $detail }.
terminal-waits = The game waits. Go on with: fieldcraft text --resume
terminal-record-kept = The record of the game is in { $file }. Replay it with: fieldcraft replay FILE
terminal-commands = Type help for the commands.

## What passes by itself: the command quiet
quiet-word-empty = empty
quiet-word-on = on
quiet-word-off = off
quiet-none = This game never asks whether you react: there is nothing to let pass.
quiet-empty-on = Where you could do nothing but pass, you are not asked.
quiet-empty-off = You are asked even where you could do nothing but pass.
quiet-seen = Whoever sits beside you can tell from a question that is missing that you hold nothing for it.
quiet-asked = Wherever you could react, you are asked.
quiet-until = Reactions pass by themselves { $period }.
quiet-kind-asked = { $kind }: you are asked even so.
quiet-kind-passes = { $kind }: passes with the rest.
quiet-not-now = “{ $period }”: there is nothing of the kind now.
quiet-not-understood = “{ $words }” is no setting: type quiet alone to see them.
quiet-how-empty = do not ask, or ask, where you could do nothing but pass
quiet-how-period = let reactions pass { $period }
quiet-how-kind = { $kind }: let that pass with the rest, or be asked
quiet-how-off = be asked everywhere again
quiet-passed = { $question } { $answer } (by itself)

## The menu
menu-welcome = Fieldcraft
menu-start = What now?
menu-new = A new game
menu-next-now = Play it now
menu-next-later = Not now
menu-next-command = Later, with: { $command }
menu-game = Which game?
menu-resume = Go on with the interrupted game ({ $game }, scenario { $scenario }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
})
menu-scenario = Which scenario?
menu-scenario-line = { $title } ({ $place }, { $date })
menu-campaign = a campaign: several scenarios in a row
menu-campaign-from = From which scenario?
menu-campaign-to = To which scenario?
menu-side = Which side do you play?
menu-side-line = { $side }: { $goal }
menu-opponent = Against whom?
menu-opponent-person = a second person at this keyboard
menu-opponent-greedy = the computer: plays sensibly
menu-opponent-random = the computer: plays at random
menu-seat = Which seat is yours?
menu-others = Who takes the other seats?
menu-others-person = people, at this keyboard
menu-others-greedy = the computer: plays sensibly
menu-others-random = the computer: plays at random
menu-others-mixed = some of each: choose seat by seat
menu-player = { $seat }: who is that?
menu-player-person = a person at this keyboard
menu-player-greedy = the computer: plays sensibly
menu-player-random = the computer: plays at random
menu-choice = Number (1 to { $highest }):

## Campaigns
campaign-next = Next: scenario { $scenario }.
campaign-honour = { $side }, you may name a card or a unit for an honour (Enter: none):
campaign-none-waiting = No game waits to go on.

error-save-header = expected a save of this version.
error-campaign-run = “{ $run }” is no run of scenarios: expected two numbers such as 1-4, the first not above the second.
error-seat = There is no side “{ $seat }”; known sides: { $seats }.
error-opponent = There is no opponent “{ $opponent }”: expected person, or a computer player ({ $bots }).
error-option-form = “{ $text }” is no option: expected NAME=NUMBER.
error-name-game = Name the game first: fieldcraft text GAME ... with one of { $games }.
error-replay-at = There is no decision { $at }: the record has { $total }.
error-workers = Several web processes need PostgreSQL: set DATABASE_URL to postgres://...
error-load-address = { $address } is not on this machine: a load run goes to localhost only.
error-load-server = No server answers at { $address }: { $detail }.
