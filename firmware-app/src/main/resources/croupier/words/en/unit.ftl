# The parts of a unit, as people call them.
### $seat: number to 6
### $hue: unit.hue-*
### $letter: text of 1
### $pin: text of 2
### $gpio: number to 27
### $part: unit.part-*

# Sentences, one after the other.
# $all: list of *.news-*
sentences = { LIST($all, " ") }

hue-off = off
hue-white = white
hue-gray = gray
hue-brown = brown
hue-light-blue = light blue
hue-pink = pink
hue-orange = orange
hue-red = red
hue-yellow = yellow
hue-green = green
hue-dark-blue = dark blue
hue-violet = violet

part-seat = seat { $seat } ({ $hue })
part-roll = ROLL
part-ok = OK
part-back = BACK
part-dial-contact = dial { $letter }, contact { $pin }
part-dial-push = dial { $letter }, push
part-chain-data = light chain, data
part-chain-clock = light chain, clock
part-lcd = LCD, { $pin }
part-buzzer = buzzer

# A line of the header with what hangs on it: GPIO 25 (dial A, push).
line = GPIO { $gpio } ({ $part })
    .lcd = GPIO { $gpio }
# The same where the part has brackets of its own: GPIO 4 (seat 1, red).
line-seat = GPIO { $gpio } (seat { $seat }, { $hue })
    .lcd = GPIO { $gpio }
