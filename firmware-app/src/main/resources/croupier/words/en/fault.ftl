# What does not work, and the parts that it can be.
### $seat: number to 6
### $line: unit.line*
### $lines: list of unit.line*
### $why: text of 30
### $user: text of 16
### $folder: text of 12
### $devices: list of text of 40
### $others: list of text of 20
### $system: text of 12
### $seconds: number to 600

part-seat = seat { $seat }
part-roll = ROLL
part-ok = OK
part-back = BACK
part-dial-a = dial A
part-dial-b = dial B
part-dial-a-push = dial A's push
part-dial-b-push = dial B's push
part-light-chain = light chain
part-lcd = LCD
part-buzzer = buzzer
part-speaker = loudspeaker
part-voice = voice

button-stuck = The button has been down for { $seconds } s: free it, or check its wire for a short.
    .lcd = stuck
dial-lost-edges = It missed edges and may be a step off: check its wires, or turn it more slowly.
    .lcd = misses edges
line-not-written = { $line } cannot be written: check its wire.
    .lcd = check { $line }
line-in-use = { $line } is in use: stop the other program that has it.
line-used = { $line } is used by { $user }: stop that program, or move the part to another pin.
line-used-by-unit = { $line } is used by { $user }, the unit that runs already: stop it with sudo systemctl stop croupier.
line-not-looked-at = { $line } cannot be looked at: { $why }.
lines-refused = { $lines } are not available: { $why }; run croupier doctor.
lines-not-driven = { $lines } cannot be driven: { $why }.
no-chip = There is no GPIO chip of a Raspberry Pi in { $folder }: run this on a Pi 3, 4, 5 or Zero 2 W, or play with a simulated unit (croupier play).
no-chip-but = There is no GPIO chip of a Raspberry Pi in { $folder }, only { $others }: run this on a Pi 3, 4, 5 or Zero 2 W, or play with a simulated unit (croupier play).
chip-no-permission = The GPIO chip cannot be opened: { $devices }; run this with sudo, or as a member of the group that owns it.
chip-refused = The GPIO chip cannot be opened: { $devices }; run croupier doctor.
chip-gone = The GPIO chip is gone: { $why }.
chip-taken-away = The GPIO chip is gone: the kernel took it away.
folder-unreadable = The folder { $folder } cannot be read: { $why }.
no-edges = Edges cannot be waited for: { $why }.
start-interrupted = The start was interrupted.
outputs-not-started = Pi4J does not start: { $why }; run croupier doctor.
no-spi = The SPI port /dev/spidev0.0 is not available: { $why }; switch it on with dtparam=spi=on and dtoverlay=spi0-0cs in /boot/firmware/config.txt, or leave chain.over out of the profile.
spi-not-written = The SPI port cannot be written: { $why }.
spi-refused = The SPI port /dev/spidev0.0 cannot be written: the kernel refuses it; run croupier doctor.
no-pwm = { $line } has no PWM: load it with dtoverlay=pwm in /boot/firmware/config.txt, or leave buzzer.over out of the profile.
# $file: text of 40
pwm-not-written = The PWM cannot be written: { $file }: { $why }; run croupier doctor.
    .lcd = PWM refused
# $device: text of 20
speaker-refused = { $device } does not play: { $why }; run croupier doctor.
    .lcd = does not play
# $device: text of 20
speaker-hangs = { $device } took a sound and has not played it for { $seconds } s; unplug it, or restart the Pi.
    .lcd = hangs
# $program: text of 10
speaker-no-program = { $program } is not installed: sudo apt install { $program }.
    .lcd = needs { $program }
not-linux = This is { $system } and no Raspberry Pi: run this on a Pi 3, 4, 5 or Zero 2 W, or play with a simulated unit (croupier play).
