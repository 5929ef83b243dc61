# The static words of the pages. Their arguments are filled in by the scripts.
### $number: text of 2
### $hue: text of 12
### $letter: text of 1
### $what: text of 20
### $count: text of 2
### $most: text of 2

language = en
table-title = The table · Croupier
big-screen = Big screen
evenings = Evenings
sound-on = Sound on
sound-off = Sound off
keys = Keys
the-unit = The unit
needs-scripts = The panel draws the unit with JavaScript; please allow it for this page.
table-needs-scripts = This page draws the table with JavaScript; please allow it.
keys-seats = seats
keys-turn = dial { $letter },
keys-push = push, hold
keys-peek = to peek
dice-and-display = Dice and display
controls = What the controls do now
who-plays = Who plays
reconnecting = Reconnecting to the unit…
hold = hold
push = push
turn = turn
does-nothing = does nothing now
seat = Seat { $number }, { $hue }
seat-button = Button of seat { $number }
dial = Dial { $letter }
turn-left = Turn dial { $letter } left
turn-right = Turn dial { $letter } right
look-under-the-hood = Hold to look under the hood of dial { $letter }
hold-to-peek = Hold to peek
hooded-light = Light { $number } of { $most } is lit
lights-off = { $count } off
off = off
dark = dark
rolling = rolling
effect-steady = { $hue }
effect-dim = { $hue } dim
effect-pulse = { $hue } pulsing
effect-blink = { $hue } blinking
effect-tumble = { $hue } rolling
die = Die { $number }: { $what }
ring = Ring of seat { $number }: { $what }
tracker = Tracker of seat { $number }: { $what }
dial-lights = Dial { $letter }, lights for all: { $what }
