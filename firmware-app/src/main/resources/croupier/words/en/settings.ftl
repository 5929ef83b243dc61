# What is wrong with the settings of a unit.
### $key: text of 20
### $names: list of text of 10
### $least: number to 8
### $most: number to 8000
### $count: number to 100

not-there = There is no such file: give the path of a .toml file.
kind-names = names in quotes
kind-seats = numbers of seats
no-such-game = There is no game of this name: use { OR($names) }.
not-to-lock = Visitors cannot be kept from this: use { LIST($names, ", ") }.
one-of = { $key } must be { OR($names) }.
no-such-seat = There is no such seat: this unit has 1 to { $most }.
code-length = kiosk.code presses { $count } buttons: make it { $least } to { $most }.
code-missing = kiosk.locked lists service: give kiosk.code, or nobody ever gets in.
not-hours = { $key } says from when until when: write it like "22:00-08:00".
not-a-time = { $key } is a time: write it like "90 s", "10 min" or "2 h".
# $least: text of 6
# $most: text of 6
time-out-of-bounds = { $key } must be from "{ $least }" to "{ $most }".
not-a-host = { $key } is the name or the address of a machine: write it like "192.168.1.10".
not-a-name = { $key } is a short name: small letters, digits and hyphens, 32 at most.
user-missing = home.password needs home.user.
no-such-command = There is no such command: use { LIST($names, ", ") }.
not-for-a-group = { $key } is for the own file of each unit, and not for a group.
group-too-long = The settings of a group have { $most } bytes at most.
