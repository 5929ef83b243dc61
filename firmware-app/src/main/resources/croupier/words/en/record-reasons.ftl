# Why a game that is kept refuses something that its rules would allow: RecordReason.
### $entries: number to 50000
### $most: number to 99999
### $name: text of 16
### $other: number to 5
### $seat: number to 5
### $seats: number to 6

name-empty = The name of seat { $seat } is empty.
name-too-long = The name of seat { $seat } is longer than { $most } characters: "{ $name }".
name-cannot-be-shown = The name of seat { $seat } holds characters that cannot be shown: "{ $name }".
name-twice = Two seats have the name "{ $name }".
all-taken-back = In one game at most { $most } decisions are taken back.
nothing-to-take-back = There is no decision that can be taken back: only the last one, until chance or somebody else answers it, and if it showed nothing hidden.
another-seat-takes-back = Only seat { $seat } can take a decision back now, not seat { $other }.
only-the-seed-answers = Only the seed answers this.
wrong-luck = There is one word for each of the { $seats } seats, of at most { $most } characters that can be shown; an empty one adds nothing.
luck-too-late = Something was added to the seed already, or the game has begun.
full = This record is full: a game has at most { $entries } entries.
