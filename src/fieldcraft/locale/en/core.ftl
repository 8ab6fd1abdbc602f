## Languages and general words
language-name = English
word-yes = yes
word-no = no

## Mistakes in files
error-in-file = { $file }: { $problem }
error-in-file-at = { $file }, { $place }: { $problem }
error-no-file = the file cannot be read: { $detail }.
error-not-yaml = not valid YAML: { $detail }.
error-field = { $detail }.
error-unknown-game = There is no game “{ $game }”; known games: { $games }.
error-unknown-scenario = There is no scenario “{ $scenario }”; known scenarios: { $scenarios }.
error-unknown-map = There is no map “{ $map }”; known maps: { $maps }.
error-unknown-hex = “{ $hex }” is no hex: expected a column A to O and a row 1 to 10, such as F5.
error-smoke-form = “{ $text }” is no Smoke: expected a hex and a strength from 1 to 10, such as F5=4.
error-force-size = “{ $size }” is no size of a force: expected one of { $sizes }.
error-unknown-option = There is no option “{ $option }”; known options: { $options }.
error-option-value = Option “{ $option }” is { $value }: expected a whole number from 0 to { $highest }.
error-unknown-bot = There is no computer player “{ $bot }”; known ones: { $bots }.
error-bots-number = { $found } computer players were named: expected { $expected }.
error-seats-number = { $found } seats: expected { $least } to { $most }.
error-players-number = { $found } players were named: expected { $expected }.
error-number = “{ $value }” is not a whole number of at least { $lowest }.

## Records
error-record-empty = the file is empty: expected a game record.
error-record-json = expected one JSON object on the line; the record is cut short or damaged.
error-record-header = expected a header with "fieldcraft": "record".
error-record-version = record version { $version } is not known: expected { $known }.
error-record-rules = the record was made under rules version { $rules }: expected { $known }.
error-record-setup = the game cannot be set up: { $why }
error-record-line = expected "do", "chance" or "end".
error-record-cut = the record is cut short: expected a closing line with "end".
error-record-after-end = nothing may follow the closing line.
error-record-no-chance = expected an outcome for “{ $purpose }” here.
error-record-other-chance = expected an outcome for “{ $purpose }” out of { $of }, found “{ $found }” out of { $found_of }.
error-record-outcome = the outcome { $got } is impossible here; possible outcomes: { $of }.
error-record-extra-chance = an outcome for “{ $purpose }” that nothing asked for: expected a decision.
error-record-number = expected decision number { $number }.
error-record-seat = there is no seat “{ $seat }”: expected { $seats }.
error-record-illegal = “{ $do }” is refused by { $rule }: { $why }
error-record-notation = { $why }
error-record-end = the record says the game ended as { $end }, but playing it again gives { $found }.
error-record-count = the record says { $stated } decisions, but has { $found }.
error-record-no-secret = there is nothing to verify: expected a commitment in the header and the secret in the closing line.
error-record-commitment = the secret does not fit the commitment made at the start.
error-record-not-rolled = the outcome { $got } was not rolled: the secret gives { $due }.

## Scripts
error-script-failed = { $file }, line { $line } ({ $title }): { $problem }
error-script-empty = expected at least one script.
error-script-is = { $why }
error-script-mapping = expected keys and values ({ $keys }).
error-script-missing = the key “{ $name }” is missing.
error-script-key = unknown key “{ $name }”: expected one of { $keys }.
error-script-steps = expected a list of steps with one key each: a seat, or { $words }.
error-script-chance = expected a list of outcomes for each purpose.
error-script-seat = expected one seat ({ $seats }) and { $words }.
error-script-fact = there is no fact “{ $name }”.
error-script-outcome = outcome { $value } for “{ $purpose }”: expected a number from 0 and below { $of }.
error-script-card = { $card } for “{ $purpose }” is not in the pile.
error-script-no-outcome = no outcome left for “{ $purpose }”.
error-script-unused = outcomes for “{ $purpose }” were left over.
error-script-refused = “{ $do }” was refused by { $rule }: { $why }
error-script-fault = the position is broken: { $fault }.
error-script-allowed = “{ $do }” is allowed, but should not be.
error-script-rule = “{ $do }” is refused by { $rule }: expected { $expected }.
error-script-not-offered = “{ $do }” is not offered.
error-script-odds = “{ $do }” has total and chance { $found }.
error-script-expected = { $name } is { $found }: expected { $wanted }.

## Positions and notation
error-position-form = { $place }: { $detail }.
error-position-value = { $place }: { $value } is impossible there.
error-position-choice = { $place }: “{ $value }” is not known: expected one of { $names }.
error-position-cards = { $place }: { $named } copies are named, but the scenario has { $total }.
error-position-rest = { $place }: { $rest } copies are placed nowhere.
error-position-unit = { $place }: this unit is not in the scenario.
error-position-counter = { $place }: “{ $value }”: expected a tile, a tile and “suppressed”, or “off”.
error-notation = “{ $notation }” is no action: expected “end”, “stop”, or one of { $verbs } and one word.
error-notation-card = “{ $word }” is no card: expected one of { $cards }.
error-notation-tile = “{ $word }” is no tile of this board: expected one of { $tiles }.
error-notation-counter = “{ $word }” is no counter: expected a side and a unit, such as ger.scout_a.
error-notation-number = “{ $word }”: expected a number from 0 to { $highest }.
error-notation-piece = “{ $word }” is no piece: expected a unit such as axis.3, or a Weapon such as w24.
error-notation-hex = “{ $word }” is no hex: expected a column and a row, such as F5.
error-notation-side = “{ $word }” is no side: expected one of { $sides }.
error-notation-item = “{ $word }” is no item of a Support Table.
error-chance-face = “{ $value }” is no outcome for { $purpose }: expected a number.

## Places in files
place-line = line { $line }
place-line-field = line { $line }, { $field }
error-script-list = expected a list of rule ids.
error-script-number = “{ $value }” is no number.
error-record-seats = { $found } seats are named in the record, which is not a number this game can have.

## Dates
date-day = { DATETIME($day, dateStyle: "long") }
date-span = { DATETIME($first, dateStyle: "long") } – { DATETIME($last, dateStyle: "long") }
