# Why something is refused, whatever is played: GeneralReason.

# The course of a game.

game_over = The game is over.
chance_first = Chance comes first: nobody can act before its outcome.
no_chance_asked = Nothing is asked of chance now.
nothing_to_decide = Seat { $seat } has nothing to decide now.
no_such_seat = There is no seat { $seat }; seats are 0 to { $last }.
chooses_itself = You cannot choose yourself.
not_of_this_game = The game { $game } has no { $type }.
answers_something_else = { $type } does not answer { $ask }.

# What there is.

unknown_game = There is no game "{ $game }"; there are { $games }.
unknown_option = The game { $game } has no option "{ $option }"; it has { $options }.
unknown_option_value = Option { $option } of { $game } can be { $values }, not "{ $value }".
unknown_type = There is no "{ $type }" here; there are { $types }.
wrong_seat_count = The game { $game } is for { $fewest } to { $most } seats, not { $seats }.

# Data from outside; these are read by programmers, so their details stay English.

field_missing = { $field } is missing.
field_unknown = There is no field "{ $field }"{ $where }; there are { $fields }.
field_of_wrong_type = { $field } must be { $wanted }, not { $got }.
field_out_of_bounds = { $field } must be from { $least } to { $most }, not { $number }.
field_of_wrong_length = { $field } needs { $count } numbers, not { $got }.
wrong_data = { $detail }
impossible_position = { $detail }
