# Evenings at which everything goes wrong, on the command line: croupier simulate.
### $option: text of 11
### $value: text of 20
### $all: text of 100
### $evenings: number to 1000000
### $virtual: text of 10
### $taken: text of 10
### $times: number to 1000000
### $games: number to 1000000
### $over: number to 1000000
### $resumed: number to 1000000
### $moves: number to 10000000
### $cuts: number to 1000000
### $frames: number to 1000000000
### $what: text of 200
### $seconds: number to 100000
### $evening: number to 1000000
### $line: text of 100

about = Plays evenings at a simulated unit at which everything goes wrong, in virtual time, and says whether any promise was broken.
seed = Where all chance comes from: the same seed gives the same evenings. Default 1.
hours = How many hours to play, by the unit's own clock.
evenings = How many evenings to play. Without --hours, one of each game.
evening = Play only the evening with this number.
game = Play only these games, with commas between: those that croupier games lists.
faults = What may go wrong, with commas between: all, none, or some of power, disk-full, read-only, io-error, clock, edges, bounce, chain, button, phones, bot, hands. Default all.
blows = Of all that goes wrong in the evening, only what has these numbers in the log.
log = Write down what happens, line by line; the same for the same seed.
json = Write the figures as JSON.

at-least-one = { $option } takes a number from 1 on.
no-fault = There is no fault { $value }; there are { $all }, all and none.

played = { $evenings ->
    [one] { $evenings } evening, { $virtual } on the unit, in { $taken }: { $times } times as fast.
   *[other] { $evenings } evenings, { $virtual } on the unit, in { $taken }: { $times } times as fast.
 }
came-to = Games begun: { $games }, played to the end: { $over }, gone on with: { $resumed }; moves: { $moves }; power cuts: { $cuts }; frames: { $frames }.
kept = Every promise was kept.
found = A promise was broken in evening { $evening }, after { $seconds } s: { $what }. To see it again: { $line }
