# What go says at the table and in `croupier replay`.
### $who: player
### $victim: player
### $players: players
### $colour: go-words.colour-*
### $symbol: go.symbol-*
### $other: go.symbol-*
### $tile: go.tile-*
### $tiles: list of go.tile-*
### $marks: list of go.mark-*
### $choice: go.choice-*
### $space: go.space-*
### $pick: go.pick-*
### $squares: list of go.square-of
### $letters: list of go.letters-of
### $count: number to 48
### $number: number to 48
### $length: number to 6
### $round: number to 999
### $at: number to 12
### $of: number to 12
### $dial: text of 1

# What things are called.

letters-brown = br
letters-light-blue = lb
letters-pink = pk
letters-orange = or
letters-red = rd
letters-yellow = ye
letters-green = gn
letters-dark-blue = db

symbol-ring = ring
symbol-money = money
symbol-coin = coin

tile-money-bag = Money Bag
    .lcd = Money Bag
tile-go-button = GO Button
    .lcd = GO Button
tile-mr-monopoly = Mr. Monopoly
    .lcd = Mr. Monopoly | Mr. Mon.
tile-shield = Shield
    .lcd = Shield

# $use: go.use-*
own-tile = { $tile }: { $use }
use-money-bag = a block of any colour
use-go-button = a block, a Bank Heist or a Shut Down, as on GO
use-mr-monopoly = your marker goes one step
use-shield = stops one Shut Down

mark-money-bag = Bag
mark-go-button = GO
mark-mr-monopoly = Mr
mark-shield = Shield

choice-block = a block
    .lcd = a block
choice-heist = a Bank Heist
    .lcd = a Bank Heist | a heist
choice-shut-down = a Shut Down
    .lcd = a Shut Down | Shut Dn

space-go = GO
    .lcd = GO
space-colour = { $colour }
    .lcd = { $colour }
space-chance = Chance
    .lcd = Chance
space-bank-heist = Bank Heist
    .lcd = Bank Heist
space-shut-down = Shut Down
    .lcd = Shut Down
space-just-visiting = Just Visiting
    .lcd = Just Visiting | Visiting
space-free-parking = Free Parking
    .lcd = Free Parking | Parking
space-go-to-jail = Go To Jail
    .lcd = Go To Jail

name = { $who }
number = { $number }

# Boards: blocks, place and marker, tiles.

# $count: number to 4
square-of = { $count } { $colour }
    .lcd = { $count } { $colour }
# $colour: go.letters-*
# $count: number to 4
letters-of = { $colour }{ $count }
    .lcd = { $colour }{ $count }
square-empty = empty
board-blocks =
    .lcd = { $who }: { LIST($squares, ", ") } | { $who } { LIST($letters, " ") } | { LIST($letters, " ") }
board-empty =
    .lcd = { $who }: no blocks
board-place =
    .lcd = { $who }: { $space } | { $who }:{ $space }
board-jail =
    .lcd = { $who }: in jail
# $number: number to 6
board-marker =
    .lcd = { $who }: marker { $number } of { $length } | { $who }: { $number } of { $length }
board-no-tiles =
    .lcd = { $who }: no tiles
board-tiles =
    .lcd = { $who }: { LIST($tiles, ", ") } | { $who }: { LIST($marks, " ") } | { $who }: { COUNT($tiles) } tiles

note-blocks = { LIST($squares, ", ") }
note-empty = no blocks
note-place = on { $space }
note-jail-sent = in jail, misses the next roll
note-jail-sitting = in jail until the next roll
# $number: number to 6
note-marker = marker { $number } of { $length }
note-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
note-tiles-open = keeps { LIST($tiles, ", ") }

# What can be picked.

pick-nothing = do nothing
    .lcd = do nothing
pick-not-yet = not yet
    .lcd = not yet
pick-ask-later = tap: ask later
    .lcd = tap: ask later | ask later
pick-button = GO: { $choice }
    .lcd = GO: { $choice }
# $count: number to 4
pick-tile = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
 }
    .lcd = { $count ->
        [1] { $tile }
       *[other] { $count }x { $tile }
    }
# $count: number to 4
pick-later = { $count ->
    [1] { $tile }: later
   *[other] { $count } × { $tile }: later
 }
    .lcd = { $count ->
        [1] { $tile }: later | { $tile } later | ({ $tile })
       *[other] { $count }x { $tile }: later | { $count }x { $tile } later | { $count }({ $tile })
    }
pick-go = { $choice }
    .lcd = { $choice }
# $count: number to 16
pick-claim = { $colour }, { $count } left
    .lcd = { $colour }, { $count } left | { $colour }: { $count }
# $number: number to 4
pick-square = square { $number }
    .lcd = square { $number }
pick-rob = rob { $victim }
    .lcd = rob { $victim }
pick-block = { OF($victim) } { $colour }
    .lcd = { OF($victim) } { $colour } | { $victim } { $colour }
pick-mega = { $count ->
    [0] { $colour }: others lose none
   *[other] { $colour }: others lose { $count }
 }
    .lcd = { $count ->
    [0] { $colour }: none | { $colour }: 0
   *[other] { $colour }: -{ $count }
 }
picked =
    .lcd = < { $pick }<>>
keys-pick =
    .lcd = A:pick OK:do<>{ $at }/{ $of } | A+OK<>{ $at }/{ $of }
key-choose = choose
key-aim = aim at { $victim }

# Who picks, and what it is about.

task-go = { $who }: you are on GO. Choose a block, a Bank Heist or a Shut Down.
    .you-who = You are on GO. Choose a block, a Bank Heist or a Shut Down.
    .lcd = { $who }:<>on GO
task-claim = { $who }: choose the colour of the block that you take.
    .you-who = Choose the colour of the block that you take.
    .lcd = { $who }:<>take a block | { $who }:<>a block
task-place = { $who }: choose the square for your block.
    .you-who = Choose the square for your block.
    .lcd = { $who }:<>place it
task-heist = { $who }: Bank Heist. Whom do you rob?
    .you-who = Bank Heist. Whom do you rob?
    .lcd = { $who }:<>Bank Heist
task-shut-down = { $who }: Shut Down. Whose block goes back to the tray?
    .you-who = Shut Down. Whose block goes back to the tray?
    .lcd = { $who }:<>Shut Down
task-steal = { $who }: the heist worked! Which of { OF($victim) } blocks do you steal?
    .you-who = The heist worked! Which of { OF($victim) } blocks do you steal?
    .lcd = { $who }:<>steal
task-mega = { $who }: Mega Shut Down! Which colour do all others lose?
    .you-who = Mega Shut Down! Which colour do all others lose?
    .lcd = { $who }:<>Mega!
sure-nothing = Do nothing at all?
    .lcd = Do nothing at all? | Do nothing?

# What a page at a seat asks, and what can be done there.

asks-first-roll = Who starts? Roll: whoever has the highest die rolls first.
asks-roll = Round { $round }: you roll for everybody.
asks-tiles = Blocks are taken next. Do you use a tile first?
asks-go = You are on GO. What do you take?
asks-claim = Which block do you take?
asks-claim-secretly = Which block do you reach for? It is shown when all have chosen.
asks-race = There are not enough { $colour } blocks. The fastest gets one!
asks-place = Where does your { $colour } block go?
asks-heist = Bank Heist: whom do you rob?
asks-shut-down = Shut Down: whose block goes back to the tray?
asks-dial-thief = You rob { $victim }. Show the same on both dials, and you take a block.
asks-dial-victim = { $who } robs you. Show something else, and you keep your blocks.
asks-steal = The heist worked! Which of { OF($victim) } blocks do you take?
asks-shield = { $who } shuts down your { $colour }. Do you stop it with a Shield?
asks-button = Your turn to attack. A GO Button gives you a Bank Heist or a Shut Down. Do you use one?
asks-mega = Your marker is at the end. Which colour do all others lose?
does-ask-later = ask me when I can attack
does-button = GO Button: { $choice }
# $number: number to 6
does-marker = { $tile }: your marker goes to { $number } of { $length }
does-shield = your Shield stops it
# $count: number to 5
# $own: number to 4
does-claim = { $own ->
    [0] { $colour }: { $count } left
   *[other] { $colour }: { $count } left, you have { $own }
 }
# $count: number to 4
does-block = { $count ->
    [one] { OF($victim) } only { $colour }
   *[other] { OF($victim) } { $colour }, 1 of { $count }
 }
does-block-lost = { OF($victim) } { $colour }: no room, it goes to the tray

# The roll.

round = Round { $round }.
    .lcd = Round { $round }
roll = Round { $round }. { $who }: press ROLL.
    .you-who = Round { $round }. You roll: press ROLL.
    .lcd = Round { $round }<>{ $who } rolls | { $round }.<>{ $who } rolls
first-roll = Who starts? Press ROLL; whoever has the highest die rolls first.
    .lcd =
        Who starts? Highest | Who starts?
        die of all begins | Highest die does
first-roll-again = Equal dice! Press ROLL once more for { $players }.
    .lcd =
        Equal! Once more: | Equal! Again:
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } players
keys-roll =
    .lcd = ROLL:roll<>B:boards | ROLL:go<>B:boards
key-roll = roll all dice
key-look = look at your tiles
key-boards = look at the boards

# The race for the last block.

race = Grab it! { OR($players) }: the first button takes the { $colour } block.
    .lcd =
        <>GRAB IT!<>
        <>the { $colour }<>
        { OR($players) } | { LIST($players, " ") } | { COUNT($players) } players
        First button wins! | First one wins!
key-grab = GRAB!

# Kept tiles.

tiles-round = Use a tile before blocks are taken? { LIST($players, ", ") }: hold your button to look at your tiles, tap it for "not this round".
    .lcd =
        Use a tile?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } players
tiles-attack = Attack with a tile? { LIST($players, ", ") }: hold your button to look at your tiles, tap it for no.
    .lcd =
        Attack with a tile? | Attack? A tile?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } players
tiles-shield = A Shield? { LIST($players, ", ") }: hold your button to look at your tiles, tap it for no.
    .lcd = { LIST($players, ", ") }: a Shield? | { LIST($players, " ") }: Shield? | A Shield?
tiles-armed = OK uses the tile that { $who } looked at, if it is of use now.
    .lcd = OK: { $who } uses it now | OK: { $who } uses it
tiles-vain = That has no use now.
    .lcd = not now: tap for no | no use: tap
keys-tiles =
    .lcd = hold: look<>tap: no | hold:look tap:no
key-not-this-round = not this round
key-no = no
key-use = { $who } uses the tile, if it is of use now
claims = Choose a block in secret. { LIST($players, ", ") }: hold your button and turn dial A to your colour, let go, then OK.
    .lcd =
        Which block? Secret! | Block? Secret!
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } players
claims-armed = OK locks what { $who } chose.
    .lcd = OK: { $who } is done
keys-claims =
    .lcd = hold:look A:choose | hold:look A:pick
key-claim-secretly = choose in secret
key-claimed = { $who } has chosen

look-tiles = { $who } is looking at kept tiles. Everybody else looks away!
    .lcd = { OF($who) } tiles<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-tiles-open = { $who } is looking at kept tiles.
    .lcd = { OF($who) } tiles<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-claims = { $who } chooses a block. Everybody else looks away!
    .lcd = { OF($who) } block<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
keys-look =
    .lcd = A:next<>let go:hide | A:next, let go
keys-look-claim =
    .lcd = then OK takes it
keys-look-use =
    .lcd = then OK:now<>tap:no | OK:now<>tap:no
key-next-tile = next tile
key-next-colour = next colour

# The heist.

heist-choose = { $who } robs { $victim }! { $players }: under your hood choose ring, money or coin, then push.
    .you-who = You rob { $victim }! The choice is secret.
    .you-victim = { $who } robs you! The choice is secret.
    .lcd = <>{ $who } robs { $victim }!<> | <>{ $who }>{ $victim }!<>
heist-wait = { $who } robs { $victim }! The choice is secret.
    .you-who = You rob { $victim }! The choice is secret.
    .you-victim = { $who } robs you! The choice is secret.
    .lcd = <>{ $who } robs { $victim }!<> | <>{ $who }>{ $victim }!<>
heist-symbols =
    .lcd = ring / money / coin | ring money coin
dial-turn =
    .lcd = { $dial }:{ $who }<>turn+push
dial-thinks =
    .lcd = { $dial }:{ $who }<>thinks
dial-locked =
    .lcd = { $dial }:{ $who }<>locked
key-dial-turn = { $who }: choose in secret
key-dial-lock = { $who }: lock
heist-title = Bank Heist!
    .lcd = <>Bank Heist!<>
# $number: number to 3
heist-count = Bank Heist: { $number } ...
    .lcd = <>{ $number }<>

# What happened.

# $rolls: list of go.die-of
news-rolled-for-first = Who begins? { LIST($rolls, ", ") }.
die-of = { $who } { $number }
    .lcd = { $who }<>{ $number }
who-starts = Who starts?
    .lcd = Who starts?
rolls = { $who } rolls.
    .you-who = You roll.
    .lcd = { $who } rolls
rolling =
    .lcd = <>rolling ...<>
news-first-roller = { $who } rolls first.
    .you-who = You roll first.
    .lcd = { $who } rolls first
news-round-began = Round { $round } begins; { $who } rolls.
    .you-who = Round { $round } begins; you roll.
# $rolls: list of go.die-of
news-dice-rolled = The dice: { LIST($rolls, ", ") }.
news-moved = { $who } goes to { $space }.
    .you-who = You go to { $space }.
    .lcd = { $who }: { $space } | { $who }:{ $space }
news-sent-to-jail = { $who } goes to jail.
    .you-who = You go to jail.
    .lcd = { $who } goes to jail | { $who } to jail
news-sat-in-jail = { $who } is in jail.
    .you-who = You are in jail.
    .lcd = { $who } is in jail
news-tile-kept = { $who } keeps a tile.
    .you-who = You keep a tile.
    .lcd = { $who } keeps a tile
news-tile-used = { $who } uses a tile: { $tile }.
    .you-who = You use a tile: { $tile }.
    .lcd = { $who }: { $tile }
news-tiles-reshuffled = { $count ->
    [one] The used tile can be drawn again.
   *[other] The { $count } used tiles can be drawn again.
 }
news-no-tile-left = There is no tile left for { $who }.
    .you-who = There is no tile left for you.
    .lcd = { $who }: no tile left | { $who }: no tile
news-passed = { $who } passes.
    .you-who = You pass.
news-go-chosen = { $who } uses GO for { $choice }.
    .you-who = You use GO for { $choice }.
    .lcd = { $who }: { $choice }
news-colour-chosen = { $who } has claimed a colour.
    .you-who = You have claimed a colour.
# $claims: list of go.claim-of
news-claims-shown = The claims are shown: { LIST($claims, ", ") }.
claim-of = { $who } { $colour }
    .lcd = { $who }<>{ $colour }
news-race-won = { $who } wins the race for { $colour }.
    .you-who = You win the race for { $colour }.
    .lcd = { $who } was fastest! | { $who } is first!
news-block-taken = { $who } gets { $colour ->
    [colour-orange] an
   *[other] a
 } { $colour } block.
    .you-who = You get { $colour ->
        [colour-orange] an
       *[other] a
    } { $colour } block.
# $number: number to 4
news-block-placed = { $who } builds { $colour }.
    .you-who = You build { $colour }.
    .lcd = { $who } builds { $colour } | { $who }: { $colour }
news-outrun = { $who } gets no { $colour } block: others were faster.
    .you-who = You get no { $colour } block: others were faster.
    .lcd = { $who }: late for { $colour } | { $who }: too late
news-tray-empty = { $who } gets no { $colour } block: there is none left.
    .you-who = You get no { $colour } block: there is none left.
    .lcd = { $who }: no { $colour } left | { $who }: no { $colour }
news-no-square = { $who } gets no { $colour } block: there is no room.
    .you-who = You get no { $colour } block: there is no room.
    .lcd = { $who } has no room for { $colour } | { $who }: no room, { $colour } | { $who }: no room
news-nothing-to-take = No block fits for { $who }.
    .you-who = No block fits for you.
    .lcd = { $who }: no block fits | { $who }: none fits
# $number: number to 48
news-marker-moved = { OF($who) } marker goes to { $number ->
    [0] the start
   *[other] { $number }
 }.
    .you-who = Your marker goes to { $number ->
        [0] the start
       *[other] { $number }
    }.
    .lcd = { OF($who) } marker: { $number } | { $who } marker { $number }
news-heist-began = { $who } begins a Bank Heist against { $victim }.
    .you-who = You begin a Bank Heist against { $victim }.
    .you-victim = { $who } begins a Bank Heist against you.
news-dial-locked = { $who } has locked the dial.
    .you-who = You have locked the dial.
news-heist-worked = The dials are shown: { $who } { $symbol }, { $victim } { $other }. Both dials agree: { $who } pulls it off!
    .you-who = The dials are shown: you { $symbol }, { $victim } { $other }. Both dials agree: you pull it off!
    .you-victim = The dials are shown: { $who } { $symbol }, you { $other }. Both dials agree: { $who } pulls it off!
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        Both dials agree: | Both agree:
        <>{ $who } pulls it off!<> | <>{ $who } did it!<>
news-heist-failed = The dials are shown: { $who } { $symbol }, { $victim } { $other }. The dials differ: the heist failed.
    .you-who = The dials are shown: you { $symbol }, { $victim } { $other }. The dials differ: the heist failed.
    .you-victim = The dials are shown: { $who } { $symbol }, you { $other }. The dials differ: the heist failed.
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        The dials differ: | They differ:
        <>The heist failed.<> | <>It failed.<>
news-wish-asked = { $who } wants to be asked for a GO Button.
    .you-who = You want to be asked for a GO Button.
news-wish-not-asked = { $who } does not want to be asked for a GO Button.
news-block-stolen = { $who } takes { $colour ->
    [colour-orange] an
   *[other] a
 } { $colour } block from { $victim }.
    .you-who = You take { $colour ->
        [colour-orange] an
       *[other] a
    } { $colour } block from { $victim }.
    .you-victim = { $who } takes { $colour ->
        [colour-orange] an
       *[other] a
    } { $colour } block from you.
    .lcd =
        { $who } takes { $colour } | { $who }: { $colour }
        from { $victim }
news-loot-returned = No square is left for it, so it goes to the tray.
    .lcd = No room: to the tray | No room: to tray
news-shut-down = { $who } tries to shut down { OF($victim) } { $colour }.
    .you-who = You try to shut down { OF($victim) } { $colour }.
    .you-victim = { $who } tries to shut down your { $colour }.
    .lcd = { $who } > { OF($victim) } { $colour } | { $who }>{ OF($victim) } { $colour } | { $who }>{ $victim } { $colour }
news-shield-held = { OF($victim) } Shield stops { $who }.
    .you-who = { OF($victim) } Shield stops you.
    .you-victim = Your Shield stops { $who }.
    .lcd = { OF($victim) } Shield holds | { $victim }: Shield!
news-attack-lost = { $choice ->
    [choice-heist] There is nobody for { $who } to rob.
   *[other] There is no block for { $who } to shut down.
 }
    .you-who = { $choice ->
        [choice-heist] There is nobody for you to rob.
       *[other] There is no block for you to shut down.
    }
    .lcd = { $who }: no target
news-mega = { $who } plays a Mega Shut Down on { $colour }.
    .you-who = You play a Mega Shut Down on { $colour }.
    .lcd = { $who }: MEGA! { $colour } | { $who } MEGA { $colour }
news-blocks-returned = { $who } loses { $count ->
    [one] 1 { $colour } block
   *[other] { $count } { $colour } blocks
 }.
    .you-who = You lose { $count ->
        [one] 1 { $colour } block
       *[other] { $count } { $colour } blocks
    }.
    .lcd = { $who } -{ $count } { $colour }
news-landmark = { $who } has built the { $colour } landmark!
    .you-who = You have built the { $colour } landmark!
    .lcd = { $who }: landmark!
news-won = { COUNT($players) ->
    [one] { $players } wins.
   *[other] { $players } draw.
 }
    .you-players = You win.

# What was decided, and what chance answered.

decided-for-now = { $who } passes for now.
decided-button = { $who } presses a GO Button for { $choice }.
decided-marker = { $who } moves the marker with a tile.
decided-claim = { $who } claims { $colour }.
# $number: number to 4
decided-place = { $who } builds on square { $number }.
# $number: number to 4
decided-shut-down = { $who } shuts down { OF($victim) } square { $number }.
decided-lock = { $who } locks the dial on { $symbol }.
# $number: number to 4
decided-steal = { $who } takes a block from square { $number }.
# $numbers: list of go.number
answer-dice = dice { $numbers }.
answer-drawn = a tile is drawn: { $tile }.
answer-fastest = { $who } was fastest.

# The end.

points = { $count ->
    [one] 1 block
   *[other] { $count } blocks
 }
won = a landmark and { $count ->
    [one] 1 block in all
   *[other] { $count } blocks in all
 }
    .lcd = { $count ->
    [one] a landmark and 1 block in all | a landmark
   *[other] a landmark and { $count } blocks in all | a landmark
 }

# What a newcomer is told.

intro-stack = First to stack four blocks of one colour wins.
intro-move = All move at once. A colour space brings a block.
intro-heist = Heist: you rob a block if both dials show the same.
intro-shut-down = A Shut Down costs a rival a block; a Shield stops it.
hint-first-roll = Everybody has a die. The highest one rolls first.
hint-first-roll-again = Press ROLL. Equal dice roll once more.
hint-roll = Press ROLL: one roll moves everybody at once.
hint-roll-spaces = A colour space brings a block, Chance a tile.
hint-roll-attack = On a heist or Shut Down space you attack somebody.
hint-roll-go = Landing on GO, not passing it, lets you choose.
hint-tiles = Before blocks are taken, you may use a tile you keep.
hint-tiles-button = A GO Button brings a block of any colour.
hint-tiles-marker = Mr. Monopoly moves your marker by one step.
hint-tiles-hold = Hold your button to look and use, tap it for no.
hint-tiles-all = Whoever keeps tiles is asked, whatever they are.
hint-go = GO gives you a block, a heist or a Shut Down.
hint-go-heist = A block is sure. A heist takes one from a rival.
hint-go-shut-down = A Shut Down sends a rival's block to the tray.
hint-claim = You get a block: choose its colour.
hint-claim-win = Four of one colour on one square win the game.
hint-claim-board = A board has four squares, each for one colour.
hint-race = More of you want this block than the tray has.
hint-race-press = Press your own button: the first press takes it.
hint-place = Choose the square for your block.
hint-place-win = Four of one colour on one square win.
hint-attack = Dial A or a rival's button picks whom you attack.
hint-attack-heist = A heist may bring you a block, or nothing.
hint-attack-shut-down = A Shut Down only sends a block back to the tray.
hint-dials = Ring, money, coin: three pictures, none worth more.
hint-dials-same = If both dials show the same, the thief takes a block.
hint-dials-differ = If they differ, nothing happens.
hint-dials-hood = Turn under the hood, push to lock. Then both are seen.
hint-steal = Both dials were the same: choose a block to take.
hint-steal-tray = If no square is left for it, it goes to the tray.
hint-shield = A Shut Down is played. A Shield would stop it.
hint-button = A GO Button can be used for an attack now.
hint-mega = Your marker is at the end: a Mega Shut Down!
hint-mega-colour = Choose a colour: all others lose every block of it.
hint-mega-shield = No Shield helps against it.
hint-heist-worked = The last heist worked: both dials were the same.
hint-heist-failed = The last heist failed: the dials differed.

# Moments that a show announces.
moment-heist = a bank heist
moment-race = a race for a block
moment-mega = a Mega Shut Down
moment-landmark = a landmark

## On the page of a seat that is not asked.
# $all: players
waits-for = Waiting for { $all }.
# $all: players
# $about: go.(about-*|space-*)
waits-for-about = Waiting for { $all }: { $about }.
about-tiles = kept tiles
about-block = a block of any colour
about-mega = Mega Shut Down
