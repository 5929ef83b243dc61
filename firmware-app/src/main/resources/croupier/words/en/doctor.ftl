# What the doctor finds, and what to do about it.
### $model: text of 30
### $title: text of 20
### $profile: text of 20
### $what: text of 40
### $why: text of 40
### $megabytes: number to 999999
### $file: text of 30
### $disk: text of 12
### $errors: number to 9999
### $degrees: number to 110
### $line: unit.line*
### $lines: list of unit.line*
### $setting: text of 20
### $port: text of 10
### $chip: text of 16
### $user: text of 12
### $group: text of 8
### $value: text of 5
### $date: text of 25
### $mode: text of 12
### $device: text of 30

# What was looked at, and how bad it is.
check-board = board
check-profile = profile
check-settings = settings
check-wiring = wiring
check-boot-settings = boot settings
check-spi = SPI
check-sound = sound
check-pins = pins
check-permission = permission
check-power = power
check-disk = disk
check-clock = clock
check-memory = memory
check-service = service
check-flight = flight record
level-ok = ok
level-hint = hint
level-warning = warning
level-fault = fault

not-a-pi = This is not a Raspberry Pi.
other-board = This is not a Raspberry Pi, but: { $model }.
board-advice = A real unit needs a Pi 3, 4, 5 or Zero 2 W; croupier play plays on any machine.
untried-board = { $model }: Croupier is tried on a Pi 3, 4, 5 and Zero 2 W.
untried-board-advice = Others with a 64-bit system and the 40-pin header may work as well.
board = { $model }.

# $size: text of 4
profile-holds = "{ $title }" holds; its display is { $size }.
profile-holds-no-lcd = "{ $title }" holds; it has no display.
no-dials = The profile { $profile } has no dials, and every choice is made with one.
no-dials-advice = Add the section [dials].
settings-hold = The settings in { $file } hold.
settings-advice = Mend this; docs/kiosk.md tells what the settings may say.
mistake-advice = Mend this; docs/hardware.md tells what a profile may say.

free = { $megabytes } MB are free where games are kept ({ $file }).
free-advice = Delete what is not needed; a record of a game takes less than 1 MB.
folder-closed = The folder of the games cannot be looked at ({ $file }).
folder-closed-advice = Run this with sudo.
read-only = The system on { $disk } can only be read, so no game can be saved.
read-only-advice = If nobody has set it up like that, the card is failing. Copy the games to a safe place and replace the card; cards of the kind "high endurance" last longer.
disk-errors = The file system on { $disk } has had { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
 }.
worn = The memory { $disk } is nearly worn out.
replace-advice = Copy the games to a safe place and replace the card; cards of the kind "high endurance" last longer.

voltage-was-low = The supply's voltage was too low.
voltage-fine = The supply's voltage is fine.
voltage-low-now = The supply's voltage is too low now.
voltage-was-low-since-the-start = The supply's voltage was too low since the start.
supply-advice = Use the supply that is made for this Pi, a short thick cable, and a supply of its own for the lights.
hot = The Pi is { $degrees } °C hot.
slow-now = The Pi slows itself down now, to stay cool.
was-slow = The Pi has slowed itself down since the start.
cooling-advice = Give the Pi a heat sink and air.
power-fine = The voltage is fine, and the Pi runs at full speed.

clock-set = The clock is set from the network.
clock-not-set = The clock is not set from the network.
clock-not-set-advice = Games do not mind; only the times in the log may be wrong.
memory-low = Only { $megabytes } MB of memory are free.
memory-low-advice = Stop what else runs here, or leave the page out: CROUPIER_OPTIONS= in /etc/default/croupier.
service-runs = The service runs.
service-not-up = The service is not up: it is just starting, or ends again and again.
service-not-up-advice = Look again in a moment; why it ended is in: journalctl -u croupier.
service-off = The service is not active.
service-off-advice = Start it with: sudo systemctl start croupier; why it ended is in: journalctl -u croupier.
start-slow = What makes the start quick is not there.
start-slow-advice = Make it with: sudo /usr/lib/croupier/remember, while the service is stopped.

always-pressed = { $line } has a resistor to 3.3 V on the board and always reads as pressed.
always-pressed-advice = Connect buttons to ground and say active-low = true, or use another pin.
port-chip-selects = SPI's chip selects
port = { $port }
# $who: doctor.port*
clash = The line { $setting } in config.txt gives { $who } pins of the unit: { $lines }.
clash-advice = Take that line out and start the Pi again, or move these parts to other pins.
no-spi = The chain is to be driven by the SPI port, and there is no /dev/spidev0.0.
no-spi-advice = Put dtparam=spi=on and dtoverlay=spi0-0cs into /boot/firmware/config.txt and start the Pi again, or leave chain.over out of the profile.
no-sound-card = The profile has a loudspeaker, and there is no sound card.
no-sound-card-advice = For the jack put dtparam=audio=on into /boot/firmware/config.txt (a Pi 5 and a Zero have none: use USB, HDMI or a board), or leave [speaker] out of the profile.
no-player = aplay, which plays the sounds, is not installed.
no-player-advice = Install it: sudo apt install alsa-utils.
sound-holds = There is a sound card, and aplay for { $device }.
no-talker = espeak-ng is not installed, so the unit cannot speak.
no-talker-advice = Where it is to speak: sudo apt install espeak-ng, and speak = true in the section [sound] of the settings.
no-pwm = The buzzer is to be driven by the PWM, and the kernel has none.
no-pwm-advice = Put the dtoverlay that croupier wiring tells into /boot/firmware/config.txt and start the Pi again, or leave buzzer.over out of the profile.
no-permission-advice = Run this with sudo, or join the group: sudo usermod -aG { $group } $USER, then log in again.
no-header-advice = A real unit needs the header of a Pi 3, 4, 5 or Zero 2 W.
chip = The header's chip is { $chip }.
taken = { $line } is used by { $user }.
taken-advice = Stop that program, take its line out of config.txt, or move the part to another pin.
unit-running = The unit is running, so its levels are not looked at.
not-permitted = The service's user croupier may not use /dev/{ $file }.
not-permitted-advice = Try: sudo udevadm trigger --settle --subsystem-match=gpio --subsystem-match=spidev; if that changes nothing: sudo apt reinstall croupier.
all-pressed = Every button reads as pressed.
all-pressed-advice = The buttons are wired the other way round than the profile says: turn buttons.active-low into { $value }, or look for a missing ground.
pressed = { $line } reads as pressed.
pressed-advice = If nobody touches it, look for a short or a crossed wire at this pin.
none-pressed = No button reads as pressed.

flight-none = Nothing has gone wrong at the table.
flight-mistake = { $date }: the program made a mistake ({ $what }) while the unit was at { $mode }. What was going on has ended; a game is kept.
flight-stuck = { $date }: the table was stuck at { $what } while the unit was at { $mode }. The program has ended, and the game goes on at its next start.
flight-fault = { $date }: a part did not behave: { $what }.
flight-asked = { $date }: somebody asked at the unit to write down what had happened.
flight-advice = What happened before is in { $file }. If you report it, send that file: no secret of a game is in it. Delete it when all is settled.
flight-unreadable = { $file } cannot be read as a flight record.
flight-unreadable-advice = Delete it; another one is written when something goes wrong.
