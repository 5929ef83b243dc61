# The face of any game that brings none of its own: what stands around the words of its records.
### $who: player
### $all: players
### $whose: plain.(player|nobody)
### $what: games.text
### $value: games.(text|number)
### $parts: list of games.(text|number)
### $place: text of 5

# Records of a game that brings no words for them.
player = { $who }
players = { LIST($all, ", ") }
nobody = nobody
none = none
not = not { $what }
named = { $what } { $value }
choice = { LIST($parts, " ") }
fell = { LIST($parts, " ") }.
event = { CAPITAL(LIST($parts, ", ")) }.
event-of = { $whose }: { LIST($parts, ", ") }.
fact-of = { $who }: { $what }
decided = { $who }: { $what }.
chosen = < { $what } >

now-move = It is { OF($who) } move: { $what }?
now-looking = { $who } decides in secret. Everybody else looks away!
now-chance = Chance is next.
    .lcd = Chance is next
now-chance-by-hand = Chance is next: press ROLL.
    .lcd = Chance is next
now-hold = Hold your own button to move: { LIST($all, ", ") }.
    .lcd = Hold your button
now-press = Press your own button to move: { LIST($all, ", ") }.
    .lcd = Press your button | Press yours
now-press-or-hold = Press or hold your own button to move: { LIST($all, ", ") }.
    .lcd = Press or hold yours | Press or hold

mover = { $who }, { $place }
    .lcd = { $who }<>{ $place }
number = { $place }
    .lcd = <>{ $place }
whose-move = It is { OF($who) } move.
    .lcd = { OF($who) } move
your-move = Your move:
    .lcd = Your move:
movers = { LIST($all, ", ") }
    .lcd = { LIST($all, ", ") } | { LIST($all, " ") } | { COUNT($all) } players
choose-do-roll = Dial A chooses, OK and ROLL do it.
    .lcd = A:choose OK:do ROLL | A:pick OK/ROLL
choose-do = Dial A chooses, OK does it.
    .lcd = A:choose OK:do it | A:choose OK:do
do-roll = OK and ROLL do it.
    .lcd = OK:do ROLL
do-it = OK does it.
    .lcd = OK:do it

choose = choose
do = { $what }
roll = roll
let-others = let somebody else move
keep-looking = keep looking
next = next
read = read
let-it-happen = let it happen
    .lcd = ROLL: let it happen | ROLL: go on
look = look and decide
open = open your moves
close = close your moves
read-game = read how the game stands

hint-choose = Dial A walks through what you can do, OK does it.
hint-roll = Where there is a roll, ROLL rolls.
hint-read = Dial B reads how the game stands.
hint-open = Whoever wants to move presses their own button.
hint-then = Then dial A chooses, and OK does it.
hint-hold = Hold your own button: only you look at the display.
hint-meanwhile = Meanwhile dial A chooses and OK does it.
hint-let-go = Dial B reads what you have. Let go to hide it all.
