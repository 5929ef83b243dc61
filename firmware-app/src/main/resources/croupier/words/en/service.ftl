# The service screen and its check, for whoever built the unit.
### $control: service.control-*
### $other: service.control-*
### $yes: service.control-*
### $no: service.control-*
### $does: service.whole
### $undoes: service.back
### $steps: service.steps
### $seat: number to 6
### $number: number to 11
### $at: number to 11
### $of: number to 11
### $clicks: number to 4
### $part: service.part-*
### $light: service.light-*
### $place: number to 165
### $wrong: service.wrong-*

# .push is what the display calls it, .turn where it is turned, .tiny where there is little room.
control-roll = ROLL
control-ok = OK
control-back = BACK
control-dial-a = dial A
    .push = pushA
    .turn = A
    .tiny = A
control-dial-b = dial B
    .push = pushB
    .turn = B
    .tiny = B
control-seat = seat { $seat }
    .tiny = S{ $seat }

# $hue: unit.hue-*
# $last: service.last-*
title = Service: touch every control, look at every light. { CAPITAL($last) }.
    .lcd = Service <> { $hue } | { $hue }
last-nothing = touch every control
    .lcd = Touch every control | Touch all
last-down = { $control } down
    .lcd = { $control } down | { FORM($control, "tiny") } down
last-up = { $control } up
    .lcd = { $control } up | { FORM($control, "tiny") } up
last-held = { $control } held
    .lcd = { $control } held | { FORM($control, "tiny") } held
# $at: number to 999
last-turned = { $control } at { $at }
    .lcd = { $control } at { $at } | { FORM($control, "tiny") } at { $at }
test = test
next-colour = next colour
check = check everything
    .lcd = hold OK/ROLL:check | hold OK: check
settings = settings
leave-or-set = Hold BACK to leave, dial A for the settings.
    .lcd = hold BACK:out A:menu | BACK:out A:menu
leave = leave
    .lcd = hold BACK:leave
# $part: fault.part-*
# $what: fault.*-*
broken = { $part }: { $what }
# $part: fault.part-*
repaired = { $part } works again

press-it = Press { $control }.
    .lcd = Press { $control }
turn-it = Turn { $control } right, { $clicks } clicks.
    .lcd = Turn { $control }
right = right, { $clicks } clicks
    .lcd = right, { $clicks } clicks
press = press
other = { $other } answers
    .lcd = { $other } answers
or-wait = If nothing happens, wait: it is noted.
    .lcd = or wait: it is noted | or wait
leaving = Hold { $no } to leave.
    .lcd = hold { FORM($no, "push") }:leave | hold { FORM($no, "tiny") }:leave
# $asked: service.press-it
# $wait: service.or-wait
touch-it = { $asked } { $wait }
# $asked: service.press-it
# $answers: service.other
# $wait: service.or-wait
touch-again = { $asked } Now { $answers }. { $wait }

answers = { CAPITAL($yes) } is yes, { $no } is no.
    .lcd = { FORM($yes, "push") }:{ $does } { FORM($no, "push") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }
answer = { CAPITAL($yes) }: { $does }
    .lcd = { FORM($yes, "push") }:{ $does } | { FORM($yes, "tiny") }:{ $does }
steps = { CAPITAL($control) }: { $does }.
    .lcd = { FORM($control, "turn") }:{ $does } | { FORM($control, "tiny") }:{ $does }
whole = whole
yes = yes
no = no
this = this
back = back
step = step
next = next
done = done
# $letters: text of 20
letters = { $letters }
# $answers: service.answers
ask-display = Is every line of the display whole and sharp? { $answers }

noted = Noted. Next check:
skipping = Skipping what is noted:
    .lcd = Skipping noted:
# $stop: service.stop-*
now = Now { $stop }.
    .lcd = { $stop } <> { $steps } | { $stop }
dark-behind = What is dark behind a dead light is dark because of it.
    .lcd = (or dark behind it) | (or behind it)
stop-die = die { $at }/{ $of }
stop-seat = seat { $at }/{ $of }
stop-light = light { $at }/{ $of }
title-all = Look at all lights:
    .lcd = Look at all lights: | All lights:
ask-all-red = Look at all lights but those under the hoods: is every one red?
    .lcd = is every one red? | all red?
ask-all-green = Look at all lights but those under the hoods: is every one green?
    .lcd = is every one green? | all green?
ask-all-dark-blue = Look at all lights but those under the hoods: is every one blue?
    .lcd = is every one blue? | all blue?
wrong-not-red = not red
wrong-not-green = not green
wrong-not-dark-blue = not blue
wrong-not-there = not there
title-dice = One die at a time:
    .lcd = One die at a time: | Die by die:
ask-dice = One die at a time is lit: do they come in their order?
    .lcd = in their order?
title-rows = Each die: row by row
    .lcd = Each die: row by row | Die: row by row
ask-rows = In each die one light walks row by row, each row from the left, and begins at the top left: in all of them?
    .lcd = from the top left? | from top left?
title-seats = One seat at a time:
    .lcd = One seat at a time: | Seat by seat:
ask-seats = One seat at a time is lit: is it the tracker and the halo of that seat, in its colour?
    .lcd = tracker and halo? | tracker + halo?
ask-trackers = One seat at a time is lit: is it the tracker of that seat, in its colour?
    .lcd = tracker?
ask-halos = One seat at a time is lit: is it the halo of that seat, in its colour?
    .lcd = halo?
title-outward = Each tracker, 1 by 1
    .lcd = Each tracker, 1 by 1 | Each tracker:
ask-outward = In each tracker one light walks away from its seat, nearest first: in all of them?
    .lcd = outward from seat? | outward?
# $part: service.part-dial-*
title-dial = { CAPITAL($part) }: three under the hood
    .lcd = { CAPITAL($part) }: 3 under hood | { CAPITAL($part) }: 3 hidden
# $part: service.part-dial-*
ask-dial = One light of { $part } walks: three under its hood, then the three that all see. Is it so?
    .lcd = then 3 for all?

part-die = die { $number }
part-tracker = tracker { $number }
part-halo = halo { $number }
part-dial-a = dial A
part-dial-b = dial B
light-nth = light { $number }
light-hood = hood { $number }
light-table = table { $number }
which-part = Which is the first part that is { $wrong }?
    .lcd = Which is the first | Which is first
which-light = Which is the first light of { $part } that is { $wrong }?
    .lcd = { CAPITAL($part) }: the first | { CAPITAL($part) }:
wrong = { CAPITAL($wrong) }?
    .lcd = { $wrong }? <> { $steps } | { $wrong }?
choice-part = { CAPITAL($part) }
    .lcd = < { CAPITAL($part) } <> >
choice-light = { $light }, no. { $place }
    .lcd = < { $light }, no. { $place } <> > | { $light }, { $place }
# $which: service.which-light
# $choice: service.choice-light
choose = { $which } Only what is chosen is lit: { $choice }.

all-well = All is well: every light, button and dial works.
    .lcd =
        <>All is well<>
        Every light, button | Lights, buttons
        and dial works. | and dials work.
# $faults: list of service.fault-*
to-mend = To mend: { LIST($faults, "; ") }.
    .lcd = To mend <> { $at }/{ $of }
# $done: service.answer
next-or-done = { $steps } { $done }
    .lcd = { $steps } { $done } | { $done }
fault-display = The display is not whole
    .lcd =
        The display
        is not whole
fault-other = { $control }: { $other } answers
    .lcd =
        { $control }:
        { $other } answers
fault-backwards = { $control } counts backwards
    .lcd =
        { $control } counts
        backwards
fault-still = { $control } does not turn
    .lcd =
        { $control } does not
        turn
fault-mute = { $control } does not answer
    .lcd =
        { $control } does not
        answer
fault-light = { CAPITAL($part) } { $light }, chain { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) } { $light }, | { CAPITAL($part) },
        chain { $place }, { $wrong } | { $place }, { $wrong }
fault-only-light = { CAPITAL($part) }, chain { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) },
        chain { $place }, { $wrong } | { $place }, { $wrong }
fault-part = { CAPITAL($part) }, chain { $place } on, { $wrong }
    .lcd =
        { CAPITAL($part) }, | { CAPITAL($part) }
        chain { $place } on, { $wrong } | { $place } on, { $wrong } | from { $place } on

# What whoever runs the unit decides at it.
### $state: service.(on|off)
### $time: text of 5
### $percent: number to 100
### $begun: number to 99
### $finished: number to 99
### $away: number to 99
on = on
off = off
percent = { $percent }%
setting-kiosk = kiosk: { $state }
setting-show = show: { $state }
setting-quiet = quiet hours: { $state }
setting-from = quiet from { $time }
setting-until = until { $time }
setting-brightness = light: { $percent }%
setting-lights = all lights: { $percent }%
setting-volume = volume: { $percent }%
setting-speech = speech: { $state }
setting-visitors = games today: { $begun }
setting-old-games = old games
setting-flight = what happened
setting-as-written = as in the file
about-kiosk = for visitors
    .lcd = for visitors
help-kiosk = At a kiosk visitors reach only what the settings file leaves open, and a forgotten game makes room.
about-show = plays when nobody is here
    .lcd = plays when left alone | plays by itself
help-show = When nobody has been here for a while, the unit plays by itself.
about-quiet = no sound, and less light
    .lcd = no sound, less light | silent and dim
help-quiet = In these hours there is no sound, and the lights are dim or out while nobody uses the unit. They need a clock that is set.
about-lights = of all lights, as long as somebody is there
    .lcd = of all of them | of all lights
help-lights = How bright all lights are. In quiet hours those of an unused unit can be darker.
about-volume = of this unit, not of its pages
    .lcd = pages have their own | of this unit
help-volume = How loud the buzzer and the loudspeaker are. Each page has a switch of its own.
about-speech = says aloud what it is about
    .lcd = speaks its headlines | it speaks
help-speech = The loudspeaker says whose move it is and what it is about, for people who do not see it. It never says what is for one pair of eyes.
setting-network = network: { $state }
commanded = --lan
about-network = phones cannot come in
    .lcd = phones are kept out | no phones
# $host: text of 15
# $port: text of 4
found-at = phones come in at { $host }:{ $port }
    .lcd = { $host }:{ $port } | { $host }
no-network = this unit is on no network
    .lcd = on no network
# $port: number to 65535
port-taken = Port { DIGITS($port) } is taken: end the program that has it, or choose another port in the settings file.
    .lcd = port { DIGITS($port) } is taken | { DIGITS($port) } is taken
# $port: number to 65535
port-taken-lan = Port { DIGITS($port) } is taken: end the program that has it, or choose another port with --lan.
    .lcd = port { DIGITS($port) } is taken | { DIGITS($port) } is taken
# $why: text of 30
network-refused = The network cannot be let in: { $why }.
    .lcd = network is refused | no network
help-network = Phones on this network can have the seats, and screens there see the table. Switched off, all of them are sent away.
about-visitors = { $finished } finished, { $away } put away
    .lcd = { $finished } done, { $away } away
help-visitors = How many games visitors have started today; the journal keeps the count of every day.
about-old-games = go on with one, or drop it
    .lcd = go on or drop it | go on or drop
help-old-games = Games that were put away, those of visitors too: go on with one, or drop it.
about-flight = writes down the last minutes
    .lcd = writes it down
help-flight = What happened in the last minutes is written to a file beside the games, for whoever looks into a fault. No secret of a game is in it.
# $file: text of 17
flight-kept = The last minutes are written down, in { $file }.
    .lcd =
        Written down in
        { $file } | the games folder
        for the doctor.
flight-lost = The last minutes cannot be written down. The disk is full or cannot be written.
    .lcd =
        Cannot write it
        The disk is full or | Disk is full or
        cannot be written. | read only.
about-as-written = forget what was chosen here
    .lcd = forget what is set | forget it all
help-as-written = What was chosen at the unit is forgotten; all is as the settings file says.
