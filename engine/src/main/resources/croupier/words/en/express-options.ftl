# What express, the ways to play and the options are called.

game-express = Express
game-express-about = Roll eleven dice, collect colour groups, and stop before three policemen catch you.

preset-express-quick = quick
preset-express-quick-about = The printed short game: 10,000 wins.
preset-express-family = family
preset-express-family-about = 10,000 wins, and houses stay with their owner for the whole game.
preset-express-tournament = tournament
preset-express-tournament-about = 25,000 wins, the police dice say who starts, and only one hotel a turn counts.

option-goal = Play to
option-goal-about = The score that wins; 10000 makes a short game, 25000 a long one.

option-table = Players
option-table-about = standard is for 2 to 4; open lets 1 to 6 play.
value-table-standard = 2 to 4
value-table-open = 1 to 6

option-first = Who starts
option-first-about = Chance names the first player, or everyone rolls the police dice and the fewest policemen start.
value-first-random = by chance
value-first-policemen = fewest policemen

option-go-die = A GO die
option-go-die-about = A GO is rolled again with the rest, or rests until the turn ends.
value-go-die-reroll = rolled again
value-go-die-aside = set aside

option-houses = Houses are kept
option-houses-about = Houses go back to the box when the turn ends, or stay with their owner.
value-houses-turn = for a turn
value-houses-game = all game

option-hotel = A hotel pays
option-hotel-about = Each hotel rolled with four houses pays, or only one a turn does.
value-hotel-every-roll = every time
value-hotel-once = once a turn

option-broken-house = A broken house
option-broken-house-about = Losing a house leaves the money of a hotel alone, or takes it too.
value-broken-house-keeps-hotel = hotel stays
value-broken-house-takes-hotel = hotel goes too

option-dark-blue-squares = Dark blue squares
    .short = Dark blues
option-dark-blue-squares-about = Two squares, as on the board, or three, as the leaflet prints.

option-house-die = House die joins
option-house-die-about = The house die is rolled once a property is complete, or any group: railroads and utilities open it too.
value-house-die-property = a property
value-house-die-any-group = any group

option-third-policeman = Third policeman
option-third-policeman-about = The third policeman ends the turn at once, or a get out of jail in the same roll saves it.
value-third-policeman-jail = ends the turn
value-third-policeman-get-out = may be saved
