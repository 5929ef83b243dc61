# What go, the ways to play and the options are called.

game-go = Go
game-go-about = Everybody moves at once; stack four blocks of a colour first, by luck, heists and shut downs.

preset-go-quick = quick
preset-go-quick-about = A short tracker, and more tiles that bring blocks.
preset-go-family = family
preset-go-family-about = No races for blocks, open tiles, and a step for every block that is missed.
preset-go-tournament = tournament
preset-go-tournament-about = The long board and tracker, and tiles come back only when all are used.

option-board = Board
option-board-about = The spaces of the mini boards: a ring of 16 or of 20.

option-tracker = Tracker length
option-tracker-about = How many steps the marker needs for a Mega Shut Down.

option-tiles = Chance tiles
option-tiles-about = How many Money Bags, GO Buttons, Mr. Monopolys and Shields there are.

option-grab = Last block goes to
    .short = Last block to
option-grab-about = Whether the fastest takes a block that several want, or the first clockwise from the roller.
value-grab-race = the fastest
value-grab-clockwise = clockwise

option-outrun = Losing the grab
option-outrun-about = Whether losing the block of your colour space moves your marker.
value-outrun-marker = marker moves
value-outrun-nothing = nothing

option-unplaced = No block to take
option-unplaced-about = Whether a Money Bag, GO or GO Button that brings no block moves your marker.
value-unplaced-nothing = nothing
value-unplaced-marker = marker moves

option-colours = Same colours
option-colours-about = Whether blocks of a colour must stand together or may stand on several squares.
value-colours-together = together
value-colours-split = may be split

option-held = Kept tiles
option-held-about = Whether kept Chance tiles are seen by everybody.
value-held-secret = secret
value-held-open = open

option-reshuffle = Tiles come back
option-reshuffle-about = Whether used tiles come back when none is face down, or only when all are used.
value-reshuffle-supply-empty = none face down
value-reshuffle-all-used = all used

option-attack = Attacks
option-attack-about = Whether a Bank Heist or Shut Down may be left undone.
value-attack-may = as you like
value-attack-must = always

option-mega-marker = After a Mega
option-mega-marker-about = Whether the marker goes back to Start after a Mega Shut Down, or has had its only one.
value-mega-marker-start = back to Start
value-mega-marker-spent = only once

option-mega-wait = Full tracker
option-mega-wait-about = Whether a Mega Shut Down may be kept for a later round.
value-mega-wait-may-wait = may wait
value-mega-wait-fires = at once
