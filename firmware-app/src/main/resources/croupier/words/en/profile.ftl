# What is wrong with a hardware profile.
### $where: number to 999
### $count: number to 300
### $most: number to 20000
### $least: number to 20000
### $names: list of text of 12
### $close: text of 12
### $seats: number to 20
### $seat: number to 20
### $buttons: number to 20
### $key: text of 20
### $data: number to 27
### $clock: number to 27
### $part: text of 10
### $other: profile.(key|seat-button)
### $idle: number to 9999
### $gpio: number to 99

no-such-profile = There is no such profile: use { OR($names) }, or the path of a .toml file.
kind-colours = colours in quotes
kind-gpios = GPIO numbers
kind-parts = parts in quotes

key = { $key }
seat-button = the button of seat { $seat }
pin-missing = { $key } is missing: give it a GPIO number.
# $part: profile.(key|seat-button)
not-on-header = GPIO { DIGITS($gpio) } for { $part } is not on the 40-pin header: use GPIO { $least } to { $most }.
# $part: profile.(key|seat-button)
pin-used-twice = GPIO { $gpio } is used twice, by { $other } (line { DIGITS($where) }) and by { $part }: move one of them to another pin.
# $part: profile.(key|seat-button)
pulled-up = GPIO { $gpio } for { $part } has a resistor to 3.3 V on the board, so with active-low = false it would always read as pressed: move it to another pin, or connect buttons to ground and say active-low = true.

too-many-seats = There are { $count } seats: a unit has at most { $most }.
too-few-seats = A game takes two: list at least two seat colours.
seats-alike = Two seats have one colour: give each seat its own.
seats-and-buttons = There are { $seats } seat colours and { $buttons } seat buttons: give each seat one of each.
no-such-colour = There is no such colour here: use one of { LIST($names, ", ") }.
no-such-colour-but = There is no such colour here: did you mean { $close }?
stuck-before-hold = buttons.stuck-ms must be longer than hold-ms.
three-edges = No dial has 3 edges per detent: use 4, or 2 or 1 if it steps too seldom.

no-dials = chain.order lists dials, but there is no section [dials]: drop one of them.
too-many-lights = The chain has { $count } lights: it may have { $most }, so take some off.
no-such-order = chain.colours is the order in which the lights take their colours: use one of { LIST($names, ", ") }.
no-such-lcd-size = lcd.size is how many characters are on a line, and how many lines: use { OR($names) }.
no-such-port = chain.over is gpio, or spi for the Pi's SPI port.
spi-elsewhere = The SPI port is on GPIO { $data } (data) and { $clock } (clock): wire the chain there, or set chain.over to gpio.
no-such-tone = buzzer.over is gpio, or pwm for the Pi's own PWM.
pwm-elsewhere = The Pi's PWM is on GPIO { OR($names) }: move the buzzer there, or set buzzer.over to gpio.
not-a-device = speaker.device is what ALSA calls the loudspeaker: write it like "default" or "plughw:CARD=Headphones".
no-such-part = chain.order takes { LIST($names, ", ") } and nothing else.
part-twice = chain.order lists { $part } twice: drop one.
part-not-in-order = chain.order does not list { $part }: add it there, or drop chain.{ $part }.
budget-too-small = The chain draws { DIGITS($idle) } mA when dark: power.budget-ma must be more than that.
no-such-palette = There is no such palette: use { OR($names) }.
not-a-colour = { $key } must look like "#ff8000".
