# What the engine protocol refuses by itself. It speaks English; the others are for programs that show it to people.
### $most: number to 999999
### $seats: number to 6
### $names: number to 99
### $command: text of 20
### $lines: number to 999999

line-too-long = A line has at most { DIGITS($most) } characters.
bad-id = id must be a whole number, or a text of at most { $most } characters that can be shown.
unknown-command = There is no command { $command }; there are games, new, load, pending, act, chance, take_back, view, save, record.
wrong-seat-count = The position has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }, not { $names }.
bad-nature = nature must be seeded, or scripted and then without a seed.
seed-too-long = A seed has at most { $most } characters.
seed-answers = The seed answers for chance in this game; begin one with "nature":"scripted".
no-game = There is no game yet; begin one with the command new or load.
record-full = The record of this game has { DIGITS($lines) } lines, which is all it may have; begin another game.
