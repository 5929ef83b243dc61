# Why a game that is kept refuses something that its rules would allow: RecordReason.

name_empty = The name of seat { $seat } is empty.
name_too_long = The name of seat { $seat } is longer than { $most } characters: "{ $name }".
name_cannot_be_shown = The name of seat { $seat } holds characters that cannot be shown: "{ $name }".
name_twice = Two seats have the name "{ $name }".
all_taken_back = In one game at most { $most } decisions are taken back.
nothing_to_take_back = There is no decision that can be taken back: only the last one, until chance or somebody else answers it, and if it showed nothing hidden.
another_seat_takes_back = Only seat { $seat } can take a decision back now, not seat { $other }.
only_the_seed_answers = Only the seed answers this.
