# Why something is refused in go: GoReason.
### $colour: go-words.colour-*
### $dice: number to 6
### $faces: number to 6
### $last: number to 11
### $seat: number to 5
### $seats: list of number to 5
### $square: number to 11

# What is waited for.

now-tiles = Now you may use a GO Button for a block or a Mr. Monopoly, or pass.
now-go = Now choose what GO gives you: a block, a Bank Heist or a Shut Down.
now-claim = Now claim the colour of a block in the tray.
now-place = Now place your block on a Build square.
now-attack = Now choose whom you attack.
now-dials = Now choose a symbol on your dial and lock it.
now-steal = Now choose the block that you steal.
now-shield = Now stop the Shut Down with a Shield, or pass.
now-button = Now you may use a GO Button to attack, or pass.
now-mega = Now you may choose a colour for a Mega Shut Down, or pass.

# Passing and tiles.

must-attack = You must attack: passing is not allowed in this game.
must-fire = You must use the Mega Shut Down: it cannot wait in this game.
no-go-button = You hold no GO Button.
no-mr-monopoly = You hold no Mr. Monopoly.
no-shield = You hold no Shield.
button-only-attacks = Blocks are taken already: the GO Button can only attack now.
button-only-brings-a-block = Attacks come later: the GO Button can only bring a block now.
marker-at-the-end = Your marker is at the end of the tracker.

# Blocks.

no-block-fits = The tray has no block that fits on your squares.
no-further-block-fits = The tray has no further block that fits on your squares besides what you are due.
no-block-in-tray = The tray has no { $colour } block.
landmark-complete = Your { $colour } landmark is complete.
squares-hold-others = All your squares hold other colours.
no-such-square = There is no square { $square }; squares are 0 to { $last }.
empty-squares-alike = Empty squares are alike: take the first of them, not square { $square }.
block-does-not-fit = Your block does not fit on square { $square }.

# Attacks.

has-a-heist = You have a Bank Heist, not a Shut Down.
has-a-shut-down = You have a Shut Down, not a Bank Heist.
seat-has-no-blocks = Seat { $seat } has no blocks.
no-block-on-square = Seat { $seat } has no block on square { $square }.

# Answers of chance.

wrong-dice = The roll needs { $dice } dice, each from 1 to { $faces }.
no-such-tile-left = A tile must be drawn that lies face down.
not-in-the-race = The race must be won by one of the seats { $seats }.
