# Why something is refused in go: GoReason.

# What is waited for.

now_tiles = Now you may use a GO Button for a block or a Mr. Monopoly, or pass.
now_go = Now choose what GO gives you: a block, a Bank Heist or a Shut Down.
now_claim = Now claim the colour of a block in the tray.
now_place = Now place your block on a Build square.
now_attack = Now choose whom you attack.
now_dials = Now choose a symbol on your dial and lock it.
now_steal = Now choose the block that you steal.
now_shield = Now stop the Shut Down with a Shield, or pass.
now_button = Now you may use a GO Button to attack, or pass.
now_mega = Now you may choose a colour for a Mega Shut Down, or pass.

# Passing and tiles.

must_attack = You must attack: passing is not allowed in this game.
must_fire = You must use the Mega Shut Down: it cannot wait in this game.
no_go_button = You hold no GO Button.
no_mr_monopoly = You hold no Mr. Monopoly.
no_shield = You hold no Shield.
button_only_attacks = Blocks are taken already: the GO Button can only attack now.
button_only_brings_a_block = Attacks come later: the GO Button can only bring a block now.
marker_at_the_end = Your marker is at the end of the tracker.

# Blocks.

no_block_fits = The tray has no block that fits on your squares.
no_further_block_fits = The tray has no further block that fits on your squares besides what you are due.
no_block_in_tray = The tray has no { $colour } block.
landmark_complete = Your { $colour } landmark is complete.
squares_hold_others = All your squares hold other colours.
no_such_square = There is no square { $square }; squares are 0 to { $last }.
empty_squares_alike = Empty squares are alike: take the first of them, not square { $square }.
block_does_not_fit = Your block does not fit on square { $square }.

# Attacks.

has_a_heist = You have a Bank Heist, not a Shut Down.
has_a_shut_down = You have a Shut Down, not a Bank Heist.
seat_has_no_blocks = Seat { $seat } has no blocks.
no_block_on_square = Seat { $seat } has no block on square { $square }.

# Answers of chance.

wrong_dice = The roll needs { $dice } dice, each from 1 to { $faces }.
no_such_tile_left = A tile must be drawn that lies face down.
not_in_the_race = The race must be won by one of the seats { $seats }.
