# The wiring of a unit: its table, its drawing, and what to buy.
### $title: text of 20
### $count: number to 165
### $gpio: number to 27
### $pin: number to 40
### $pins: text of 20
### $amps: decimal
### $pi: decimal
### $lights: decimal
### $both: decimal
### $square: decimal
### $light: number to 165
### $each: number to 9
### $common: wiring.volts-*
### $where: wiring.gpio
### $what: wiring.chain-*
### $place: wiring.place-*
### $places: list of wiring.place-*
### $ports: list of wiring.port*
### $line: text of 20
### $gpios: text of 20
### $name: wiring.chain-*
### $value: text of 5
### $milliamps: number to 20000
### $brightness: number to 31
### $made: list of wiring.of-*
### $why: wiring.dimmed*
### $signal: wiring.signal-*
### $letter: text of 1
### $func: number to 4
### $device: text of 30

title = { $title }: wiring
head = { $title }: { $count } signal wires
column-pin = pin
column-line = line
column-part = part
column-to = goes to
power-and-ground = Power and ground
without-a-pin = A line without a pin comes from the lights' supply.
spare-grounds = Any ground pin will do; free are { $pins }.
parts = Parts

# What a pin of the header is.
volts-ground = ground
volts-5 = 5 V
volts-3 = 3.3 V
pin-free = leave free
gpio = GPIO { $gpio }
where = GPIO { $gpio }, pin { $pin }

# Where the other end of a wire goes.
to-button = one leg of the button; its other leg to { $common }
to-push = one leg of the push switch; its other leg to { $common }
to-contact = this contact; the middle leg between the contacts to { $common }
to-shifter-data = level shifter, pin 2; its output, pin 3, through 33 Ω to the first light's DI
to-shifter-clock = level shifter, pin 5; its output, pin 6, through 33 Ω to the first light's CI
to-nothing = nothing: this chain has no lights
to-lcd-data = this pin of the display, straight or through 1 kΩ
to-lcd = this pin of the display, straight
to-buzzer = 220 Ω, then a leg of the buzzer

# The wires of power: part, and where they go.
part-seats = seat buttons
part-keys = ROLL, OK, BACK
part-buttons = all buttons
part-dial-a = dial A
part-dial-b = dial B
part-dials = both dials
part-lcd = LCD
part-supply = lights' supply
part-shifter = level shifter
part-light = light { $light }
# $lights: list of wiring.part-light
part-lights = { $lights }
other-legs = the other leg of each
other-legs-in-a-row = the other leg of each, from one to the next
middle-and-push = the middle leg between the contacts, and the other leg of the push switch
lcd-plus = its pin 2 (VDD), an outer leg of the trimmer, and its pin 15 (A) through 100 Ω
lcd-minus = its pins 1 (VSS), 5 (R/W) and 16 (K), and the trimmer's other outer leg
buzzer-minus = its other leg
its-minus = its minus
shifter-minus = its pins 1, 4, 7, 9, 10, 12, 13; beside data and clock
shifter-plus = its pin 14, after the fuse; 100 nF from there to its pin 7
feed-plus = { $place }, after the fuse; plus of a 1000 µF capacitor
feeds-minus = from the supply's minus, beside the 5 V; minus of the capacitor
# Where current comes into the chain.
place-front = the front of the chain
place-spare = after the spare lights
place-after = after the { $name }
place-light = after light { $light }
chain-dice = dice
chain-trackers = trackers
chain-halos = halos
chain-dials = dials
of-spare = { $count } spare
of-spare-at-the-front = { $count } spare at the front
of-parts = { $count } { $name } of { $each }

# What a maker must know besides the wires.
note-lcd = The display gets its 5 V from the header, so that it is never without power while the Pi drives its lines. Join R/W to ground before anything else: then the display only listens. D0 to D3 stay free.
note-buzzer = The buzzer must be passive: a disc that makes no tone by itself when it gets 3 V. A piezo disc is driven by the line alone; a magnetic one (8 to 42 Ω) draws too much for it, so give that a transistor and a diode.
note-speaker = The loudspeaker hangs on a sound card, not on the header: its jack, HDMI, USB, or a board of its own. ALSA calls it { $device }; aplay -L lists all that there are.
note-direction = If a dial counts the wrong way, set dials.swap-direction = { $value } instead of moving wires.
note-no-dials = This unit has no dials, and every choice is made with one: no game can be played on it. Add the section [dials].
note-grounds = All grounds are one: the Pi, the lights' supply, the level shifter and the controls.
note-grounds-and-lcd = All grounds are one: the Pi, the lights' supply, the level shifter, the display and the controls.
note-own-wires = Do not feed the lights through the Pi. Give them their own 5 V wires from the supply, with the fuse in the plus wire.
note-two-supplies = Two supplies, one for the lights and one for the Pi: join their grounds, and never their 5 V.
note-one-supply = One supply for both: the Pi gets its own pair of wires from it, with a fuse of { $amps } A in the plus wire. Either to its USB socket, by a lead with a USB-C plug (Pi 4 and 5) or a micro-USB plug (3 and Zero 2 W), which is the safer way; or 5 V to the header pin 4 and ground to pin 6, where nothing protects the Pi from wires that are swapped. Never have 5 V at the header and a plug in the USB socket at once.
note-shifter = The chain wants 5 V signals and the Pi gives 3.3 V: data and clock go through a 74AHCT125 at 5 V (both enable pins to ground), close to the first light.
# $budget: number to 20000
# $most: number to 20000
note-budget = power.budget-ma = { DIGITS($most) } is more than the fuse carries: at brightness { $brightness } the lights draw no more than { $amps } A, and fuse and wires are made for that. Say budget-ma = { DIGITS($budget) }, and a higher brightness cannot blow the fuse.
note-spi = chain.over = "spi" needs two lines in /boot/firmware/config.txt: dtparam=spi=on and dtoverlay=spi0-0cs. Without the second the port takes GPIO 7 and 8 as well.
note-pwm = buzzer.over = "pwm" needs two lines in /boot/firmware/config.txt: dtoverlay=pwm,pin={ $gpio },func={ $func } and, up to the Pi 4, dtparam=audio=off, as the jack uses the same PWM.
note-ports = The unit uses pins that the Pi can give to ports of its own. Leave these out of /boot/firmware/config.txt: { $ports }.
port = { $line } (GPIO { $gpios })
port-sound-cards = dtparam=i2s=on and overlays of sound cards (GPIO { $gpios })
note-serial = GPIO 14 and 15 are the Pi's serial port, and the unit uses them: the serial console must be off. In sudo raspi-config, Interface Options, Serial Port, answer No twice; no enable_uart=1 in /boot/firmware/config.txt.

# What to buy, and what it needs.
buy-pi = Raspberry Pi 3, 4, 5 or Zero 2 W
buy-pi-needs = 512 MB is enough
buy-header = header strip, 2 rows of 20 pins
buy-header-needs = only for a Zero 2 W, which is sold without; the others have it
buy-card = microSD card, 16 GB or more, made for much writing
buy-card-needs = the system and the saved games
buy-seat-button = momentary push button in a seat's colour
buy-seat-button-needs = closes while pressed; the Pi's own pull resistors do, no others are needed
buy-button = momentary push button for ROLL, OK and BACK
buy-button-needs = as above
buy-dial = rotary encoder with push switch, { $count } edges a click
buy-dial-needs = mechanical (EC11 or alike), bare: a board with its own 5 V resistors would harm the Pi
buy-lights = APA102 or SK9822 light, 5 V, all of one kind
buy-lights-needs = one chain in this order: { $made }. Pieces of strip or single boards; 60 a metre are 17 mm apart and make dice of 5 cm, 144 a metre are 7 mm apart and make dice of 2 cm
buy-diffuser = diffuser: milky acrylic or thick paper
buy-diffuser-needs = over the lights, half as far from them as they are from each other
buy-hood = hood for a dial
buy-hood-needs = only its holder may see the 3 lights under it
buy-walls = sheet of black card, or black prints
buy-walls-needs = walls between lights that are not to shine into each other
buy-walls-needs-tunnels = walls between lights that are not to shine into each other; a tunnel under each hood
buy-shifter = 74AHCT125 level shifter, DIP-14
buy-shifter-needs = turns the Pi's 3.3 V into the chain's 5 V; powered by the lights' 5 V
buy-socket = DIP-14 socket, and a piece of stripboard
buy-socket-needs = so that nobody solders at the chip itself
buy-33 = resistor 33 Ω
buy-33-needs = in the data and the clock wire, at the shifter's outputs
buy-100n = capacitor 100 nF
buy-100n-needs = across the supply pins of the level shifter
buy-1000u = capacitor 1000 µF, 10 V
buy-1000u-needs = across the chain's 5 V and ground, plus to 5 V, where they come in: { $places }
# $size: text of 4
buy-lcd = character LCD { $size }, HD44780 or alike, 5 V
buy-lcd-needs = with 16 pins (no I²C board on its back) and ROM A00 (not A02). The Pi gives 3.3 V: fine where the data sheet calls 2.2 V high (HD44780, KS0066, SPLC780D); an ST7066U asks for 3.5 V, which mostly works and is not promised
buy-trimmer = trimmer 10 kΩ
buy-trimmer-needs = contrast of the display
buy-100 = resistor 100 Ω
buy-100-needs = in the backlight's plus wire, if the display has none of its own
buy-1k = resistor 1 kΩ
buy-1k-needs = if you like, in the wires to D4 to D7: then the Pi comes to no harm even when the R/W wire comes off
buy-buzzer = passive piezo buzzer
buy-buzzer-needs = without electronics of its own, 12 to 30 mm
buy-220 = resistor 220 Ω
buy-220-needs = in the wire to the buzzer: it spares the line the current at each edge
buy-speaker = loudspeaker with its amplifier
buy-speaker-needs = for the jack, for USB, or a board with an amplifier; a bare loudspeaker at the jack is not heard
buy-usb-supply = USB supply made for the Pi, { $pi } A or more
buy-usb-supply-needs = there are no lights to feed
buy-supply = supply 5 V, { $both } A or more
# $own: decimal
buy-supply-needs = { $lights } A for the lights and { $pi } A for the Pi; or one of 5 V, { $own } A for the lights and the Pi's own
buy-fuse = fuse { $amps } A, slow, with a holder
buy-fuse-needs = in the plus wire to the lights, which draw at most { $lights } A: { $why }
dimmed = the program dims what would be more
dimmed-not = all white at brightness { $brightness }
buy-pi-fuse-needs = only when one supply feeds both: in the plus wire to the Pi
buy-lead = lead with a USB plug for the Pi and bare ends, 0.75 mm²
buy-lead-needs = only when one supply feeds both: USB-C for a Pi 4 or 5, micro-USB for a 3 or Zero 2 W; a thin one loses too much voltage
buy-switch = switch for { $both } A or more
buy-switch-needs = in the supply's plus wire, before the fuses; or a socket with a switch
buy-wire = wire { $square } mm², red and black
buy-supply-wire-needs = from the supply over the fuse to each feed of the chain
buy-chain-wire-needs = 5 V and ground from light to light: behind a fuse of { $amps } A no thinner, or it burns before the fuse does
buy-signal-wire = thin wire for signals, 0.14 mm² or more
buy-signal-wire-needs-short = keep data and clock under 30 cm between header, shifter and first light
buy-signal-wire-needs = for buttons
buy-signal-wire-needs-lcd = for buttons and display
buy-plugs = set of plugs
buy-plugs-needs = 2.54 mm sockets for the header
buy-plugs-needs-chain = 2.54 mm sockets for the header, 4-pole plugs between the parts of the chain
buy-case = case
buy-case-needs = which lets the Pi breathe, and in which no wire pulls at a joint
buy-multimeter = multimeter
buy-multimeter-needs = to measure 5 V, ground and shorts before anything is switched on

# The drawing.
draw-header = The header seen from above. Pins 1 and 2 are at the microSD card's end; the odd ones are the row away from the board's edge.
draw-signals = Signals of the lights, through a 74AHCT125 close to the first light
draw-first-light = first light
signal-data = data
signal-clock = clock
# $where: wiring.where
draw-signal = { $signal }: { $where }
draw-ground-pin = ground, pin { $pin }
draw-after-fuse = 5 V of the lights, after the fuse
draw-shifter-pins = 100 nF between pins 14 and 7. Pins 1, 4, 9, 10, 12 and 13 to pin 7. DI is also printed SDI or DIN, CI is CKI or CLK.
draw-next = { $letter }I of the next
draw-chain = The chain, first light to last
draw-chain-order = { $count } lights; the seats clockwise, seat 1 first; dial A before B
draw-feed = 5 V at light { $light }
# $size: text of 4
draw-display = Display { $size }, by its 16 pins
draw-display-vss = 1 VSS: ground, header pin { $pin }
draw-display-vdd = 2 VDD: 5 V, header pin { $pin }
draw-display-v0 = 3 V0: middle leg of the trimmer
draw-display-rw = 5 R/W: ground; before anything else
draw-display-free = 7 to 10, D0 to D3: free
draw-display-a = 15 A: 5 V, through 100 Ω if it has none
draw-display-k = 16 K: ground
# $where: wiring.where
# $name: text of 4
draw-display-pin = { $name }: { $where }
draw-trimmer = Trimmer 10 kΩ
draw-trimmer-leg = middle leg: pin 3 (V0)
draw-power = Power
draw-header-word = header
draw-pin = pin { $pin }
# $chain: decimal
draw-wires = Red and black wire: { $square } mm² from the supply over the fuse to each feed, { $chain } mm² from light to light.
draw-supply = 5 V supply
draw-switch = switch
draw-pi-branch = Only when it feeds the Pi too: to a USB plug, or to header pin 4
draw-pi-branch-more = with ground from pin 6. Never both; never join two supplies' 5 V.
draw-fuse = fuse { $amps } A slow
draw-front = the front
draw-die = Lights of a die
draw-die-left = Each row from left
draw-die-right = to right, seen from above.
draw-tracker = Lights of a tracker
draw-tracker-first = The first light is nearest to the seat.
draw-halo = Light of a halo
draw-halo-one = One, around or under
draw-halo-button = the seat's button.
draw-dial = Lights of a dial
draw-dial-all = for all
draw-dial-hood = 1, 2, 3 under the hood: only
draw-dial-holder = the holder sees them.
draw-button = Each button
draw-its-gpio = its GPIO
draw-each-dial = Each dial
draw-contact-a = contact a
draw-contact-b = contact b
draw-push = push
