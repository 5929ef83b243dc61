# The command line: its help, and what it says when something is wrong.
### $code: text of 20
### $codes: text of 14
### $what: text of 30
### $why: text of 30
### $file: text of 20
### $option: text of 10
### $value: text of 10
### $port: number to 99999
### $option: text of 6
### $most: number to 65535
### $profile: text of 12
### $command: text of 12

about = A tabletop game unit: dice, lights, dials, bank and referee.
about-play = Starts a simulated unit and opens its panel in the browser.
about-run = Runs the unit that is wired to this Raspberry Pi; the service starts this.
about-dark = Puts out all lights of the unit that is wired to this Raspberry Pi, and clears its LCD.
about-doctor = Looks at the board, the pins, the profile, power and disk, and says what is wrong and what to do about it. Drives no light.
about-engine = Speaks the engine protocol: one JSON request a line in, one JSON answer a line out.
about-replay = Plays a record again, step by step, and verifies it: that no line was changed, that every decision was legal, and that the revealed seed gives every roll.
about-games = Lists the games, their options, and the ways to play that have a name.
about-wiring = Prints the pin table and the parts of a unit; draws its wiring.
about-completion = Writes a script that completes the commands of croupier in bash or zsh.
about-help = Says what a command does.
help-what = The command to explain.

usage = Usage:
commands = Commands:
exit-codes = Exit codes:
exit-ok = all went well
exit-usage = the command line is wrong
exit-data = a record or a file of results is damaged, or does not fit
exit-no-input = a file, or standard input, is not there or cannot be read
exit-unavailable = something is not available now, such as a port or a pin
exit-software = a fault of this program
exit-cannot-write = a file or folder, or standard output, cannot be written
exit-stuck = the table was stuck; start again and its game goes on
exit-config = the hardware profile is wrong, or a setting

help = Show this help message and exit.
version = Print version information and exit.
language = Speak English (en), German (de), French (fr) or Spanish (es); without it, as this machine does, or else English.
profile = Hardware profile: standard, compact, small, or a TOML file (default: /etc/croupier/unit.toml where that is, else standard).
settings = File of settings: kiosk, show, quiet hours, network, the house (default: /etc/croupier/settings.toml where that is, else none).
games-folder = Where games are saved (default: games in the service's state folder, else croupier/games in your data folder).
bots = Bots come to these seats, from 1, unless a person takes the seat: 2=hard,3=easy. LEVEL is easy, normal or hard.
bot = One more of them, with its seat or without: easy, normal, hard, or a program, as 2=./my_bot or "python3 my_bot.py".
answer-time = Milliseconds in which a program must answer (default: 5000 at a table, 2000 in the arena).
memory = Megabytes of memory that a program may use (default: 1024).
names = Names of the seats, in order; the others are called by their colour.
lan = Let phones on this network have the seats at / and see the table at /table, at PORT (8090 if you leave it out). The panel stays on this machine.
play-port = Port of the panel on this machine; 0 for any free one (default: 8080).
no-browser = Only say where the panel is.
play-check = Start everything, say whether all is well, and end.
run-port = Show the table on the pages /table and / of this machine, at this port; without it there are none.
run-check = Start everything, light up for a second, say whether all is well, and end.
json = Write JSON instead.
games-json = Write the list as JSON, as the engine protocol does.
record = The record, a .jsonl file.
quiet = Only say whether the record holds.
replay-json = Write JSON instead: a line for each entry with its events, then the verdict.
commitment = Hold the record to this commitment, noted when the game was begun.
svg = Also draw the wiring into this file.
wiring-json = Write the table and the parts as JSON.

say-what = Say what to do, for example: croupier play.
try-this = Try: { $command }
unknown-option = Unknown option: { $what }.
unknown-command = There is no command { $what }.
unwanted = { $what } is not wanted here.
missing = { $what } is missing.
missing-value = The option { $option } needs a value: { $value }.
twice = The option { $option } is given twice.
not-a-number = { $option } is a number, not { $value }.
did-you-mean = Did you mean: { $what }?
possible-options = Possible options: { $what }
empty-name = { $option }: the name is empty; . is the folder where you are.
unnameable = Your locale has no letters for { $what }; choose one with UTF-8, for example LC_ALL=C.UTF-8.
unknown-language = There is no language { $code }; choose one of { $codes }.
stuck = The table was stuck. Its game is kept: start croupier again and it goes on by itself.
fault = This should not have happened ({ $what }); please report it with what you did.
no-output = Standard output cannot be written: it is full, or closed.
no-input = There is no standard input to read requests from.
# $why: damage-reasons.*
input-unreadable = Standard input cannot be read: { $why }.
no-such-port = A port is a number from 0 to { DIGITS($most) }, not { DIGITS($port) }.
port-reserved = Port { DIGITS($port) } is reserved for the system; choose one above 1023 with { $option }.
port-in-use = Port { DIGITS($port) } is in use; choose another with { $option }.
panel-unavailable = The panel cannot be opened: { $why }.
no-dials = The profile { $profile } has no dials, and every choice is made with one; add [dials].
# $seat: number to 99
# $last: number to 6
no-such-seat = There is no seat { $seat }; the seats are 1 to { $last }.
# $bot: text of 28
no-such-bot = There is no bot { $bot }; choose easy, normal, hard, or a program as ./my_bot or "python3 my_bot.py".
# $seats: number to 6
too-many-bots = There are more bots than the { $seats } seats.
# $least: number to 1
# $most: number to 1000000000
# $option: text of 14
out-of-bounds = { $option } is a number from { $least } to { $most }.
# $names: number to 99
# $seats: number to 6
too-many-names = There are { $names } names for the { $seats } seats.
no-games-folder = Games cannot be saved in { $file }: it cannot be made or written; choose another folder with --games.
no-drawing = The drawing cannot be written to { $file }: name a file in a folder that exists.
no-file = { $file } cannot be written: name a file in a folder that exists.

panel-would-be = All is well: the panel would be at { $what }.
seats-are = Phones find the seats at http://{ $what }
panel-is = The panel is at { $what } (Ctrl+C ends).
games-are = Games are saved in { $file }.
all-is-well = All is well: { $what }.
drawing-is = The drawing is in { $file }.
can-run = The unit can run.
cannot-run = The unit cannot run like this.
# $game: text of 2
# $title: *-options.game-*-about
# $fewest: number to 6
# $most: number to 6
game = { $game }: { $title } ({ $fewest } to { $most } seats)
# A sentence from another part of the program.
told = { $what }
