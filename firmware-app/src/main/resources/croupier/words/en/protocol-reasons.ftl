# Why a request is refused before any game has seen it: ProtocolReason.

not_json = { $detail }
line_too_long = A line has at most { $most } characters.
wrong_id = id must be a whole number, or a text of at most { $most } characters that can be shown.
unknown_command = There is no command "{ $command }"; there are { $commands }.
no_game_yet = There is no game yet; begin one with the command new or load.
record_full = The record of this game has { $lines } lines, which is all it may have; begin another game.
wrong_seats_for_position = The position has { $seats } seats, not { $names }.
wrong_nature = nature must be seeded, or scripted and then without a seed.
seed_too_long = A seed has at most { $most } characters.
seed_answers_for_chance = The seed answers for chance in this game; begin one with "nature":"scripted".
