# What deal, the ways to play and the options are called.

game-deal = Deal
game-deal-about = Cards: collect three complete sets of different colours, with rent, swaps and Just Say No.

preset-deal-family = family
preset-deal-family-about = The kind reading: any wild cards make a set, buildings move, discard what you like.
preset-deal-tournament = tournament
preset-deal-tournament-about = The strict reading: your own Just Say No is a play, wild cards stay as they lay.

option-just-say-no = Own Just Say No
option-just-say-no-about = Whether a Just Say No on your own turn is free or takes one of your plays.
value-just-say-no-free = free
value-just-say-no-play = a play

option-no-to-doubled = No to doubled rent
    .short = No to doubled
option-no-to-doubled-about = Whether a Just Say No stops a doubled rent, only its doubling, or what its player likes.
value-no-to-doubled-all = all of it
value-no-to-doubled-doubling = the doubling
value-no-to-doubled-choice = as you like

option-broken-set = Broken set's houses
    .short = Broken set
option-broken-set-about = Whether buildings of a broken set go to their owner's bank, wait beside it, or are discarded.
value-broken-set-bank = to the bank
value-broken-set-stay = wait
value-broken-set-discard = discarded

option-moving-buildings = Moving buildings
option-moving-buildings-about = Whether a House or Hotel may move between your own complete sets.

option-wild-sets = Sets of wild cards
    .short = Wild-card sets
option-wild-sets-about = Whether a set needs a card that is not ten-coloured, a card that is not wild, or neither.
value-wild-sets-coloured = one with colours
value-wild-sets-property = one not wild
value-wild-sets-any = any cards

option-wild-rent = Rent for wild only
    .short = Rent for wild
option-wild-rent-about = Whether ten-colour wild cards without company bring rent.

option-doubled-ten-colour = Doubling any rent
    .short = Double any rent
option-doubled-ten-colour-about = Whether a rent card of ten colours can be doubled.

option-paying-buildings = Paying with houses
    .short = Houses as pay
option-paying-buildings-about = Whether a House or Hotel on a set can be paid with.

option-received-wild = A received wild card
    .short = Received wild
option-received-wild-about = Whether whoever receives a wild card chooses its colour at once, or takes it as it lay.
value-received-wild-chosen = is chosen
value-received-wild-as-it-lay = as it lay

option-winning = The third set wins
    .short = Third set wins
option-winning-about = Whether a third set completed on another's turn wins at once or on your next own turn.
value-winning-at-once = at once
value-winning-own-turn = on your own turn

option-excess = Cards over the limit
    .short = Too many cards
option-excess-about = Whether cards over the hand limit are discarded or go face down under the pile.
value-excess-discard = discarded
value-excess-under-pile = under the pile

option-discarding = Discarding more
option-discarding-about = Whether you may discard below the hand limit when your turn ends.

option-no-target = Actions for nothing
    .short = No-effect cards
option-no-target-about = Whether an action card that can do nothing may be played.

option-stalemate = Rounds to stalemate
    .short = Stalemate after
option-stalemate-about = How many rounds without a play end a game with nothing left to draw.
