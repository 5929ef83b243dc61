# Why something is refused, whatever is played: GeneralReason.

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
unknown-option-value = Option { $option } of { $game } can be { $values }, not "{ $value }".
unknown-type = There is no "{ $type }" here; there are { $types }.
wrong-seat-count = The game { $game } is for { $fewest } to { $most } seats, not { $seats }.

# Data from outside; these are read by programmers, so their details stay English.

field-missing = { $field } is missing.
field-unknown = There is no field "{ $field }"{ $where }; there are { $fields }.
field-of-wrong-type = { $field } must be { $wanted }, not { $got }.
field-out-of-bounds = { $field } must be from { $least } to { $most }, not { $number }.
field-of-wrong-length = { $field } needs { $count } numbers, not { $got }.
wrong-data = { $detail }
impossible-position = { $detail }
