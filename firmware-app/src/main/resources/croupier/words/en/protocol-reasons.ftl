# Why a request is refused before any game has seen it: ProtocolReason.
### $command: text of 12
### $commands: list of text of 12
### $detail: text of 30
### $lines: number to 99999
### $most: number to 99999
### $names: number to 99999
### $seats: number to 99999

not-json = { $detail }
line-too-long = A line has at most { $most } characters.
wrong-id = id must be a whole number, or a text of at most { $most } characters that can be shown.
unknown-command = There is no command "{ $command }"; there are { $commands }.
no-game-yet = There is no game yet; begin one with the command new or load.
record-full = The record of this game has { $lines } lines, which is all it may have; begin another game.
wrong-seats-for-position = The position has { $seats } seats, not { $names }.
wrong-nature = nature must be seeded, or scripted and then without a seed.
seed-too-long = A seed has at most { $most } characters.
seed-answers-for-chance = The seed answers for chance in this game; begin one with "nature":"scripted".
luck-without-seed = luck needs a nature that is seeded.
