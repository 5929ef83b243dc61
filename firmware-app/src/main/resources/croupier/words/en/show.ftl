# The show: the unit plays itself when nobody is there.
# $game: text of 14
game = The game of { $game }.
    .lcd = <>* { $game } *<> | <>{ $game }<>
# $moments: list of (*.moment-*|classic.houses-*|classic.hotels-*)
coming-up = Coming up: { $moments }.
any-press = Press any button to play.
    .lcd = <>Press any button<>
