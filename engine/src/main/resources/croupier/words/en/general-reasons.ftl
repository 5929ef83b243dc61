# Why something is refused, whatever is played: GeneralReason.
### $ask: text of 12
### $count: number to 99999
### $detail: text of 12
### $fewest: number to 99999
### $field: text of 12
### $fields: list of text of 12
### $game: text of 12
### $games: list of text of 12
### $got: text of 12
### $last: number to 11
### $least: number to 99999
### $most: number to 99999
### $number: text of 12
### $option: text of 12
### $options: list of text of 12
### $seat: number to 5
### $seats: number to 99999
### $type: text of 12
### $types: list of text of 12
### $value: text of 12
### $values: list of text of 12
### $wanted: text of 12
### $where: text of 12

# The course of a game.

game-over = The game is over.
chance-first = Chance comes first: nobody can act before its outcome.
no-chance-asked = Nothing is asked of chance now.
nothing-to-decide = Seat { $seat } has nothing to decide now.
no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
chooses-itself = You cannot choose yourself.
not-of-this-game = The game { $game } has no { $type }.
answers-something-else = { $type } does not answer { $ask }.

# What there is.

unknown-game = There is no game "{ $game }"; there are { $games }.
unknown-option = The game { $game } has no option "{ $option }"; it has { $options }.
unknown-option-value = Option { $option } of { $game } can be { OR($values) }, not "{ $value }".
unknown-type = There is no "{ $type }" here; there are { $types }.
wrong-seat-count = The game { $game } is for { $fewest } to { $most } seats, not { $seats }.

# Data from outside; these are read by programmers, so their details stay English.

field-missing = { $field } is missing.
field-unknown = There is no field "{ $field }"{ $where }; there are { $fields }.
field-of-wrong-type = { $field } must be { $wanted }, not { $got }.
field-out-of-bounds = { $field } must be from { $least } to { $most }, not { $number }.
# $got: number to 99
field-of-wrong-length = { $field } needs { $count } numbers, not { $got }.
wrong-data = { $detail }
impossible-position = { $detail }
