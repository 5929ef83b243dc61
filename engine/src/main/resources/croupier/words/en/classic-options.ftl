# What travel and brands, the ways to play and the options are called.

game-travel = Travel
game-travel-about = The classic of buying, building and trading, made to be paused and packed away.
game-brands = Brands
game-brands-about = The classic of buying, building and trading, with companies, cabins and pet shops.

preset-travel-quick = quicker game
preset-travel-quick-about = Two deeds each to begin with, hotels after three houses, over at the second bankruptcy.
preset-travel-speedy = speedy game
preset-travel-speedy-about = Whoever is the richest after an hour wins.
preset-travel-family = family
preset-travel-family-about = Rent comes by itself, offers are few, and the richest after an hour wins.
preset-travel-tournament = tournament
preset-travel-tournament-about = Ninety minutes, ten offers between rolls, and debts are paid in money alone.
preset-brands-quick = quick
preset-brands-quick-about = Whoever is the richest after three quarters of an hour wins.
preset-brands-family = family
preset-brands-family-about = Rent comes by itself, offers are few, and the richest after an hour wins.
preset-brands-tournament = tournament
preset-brands-tournament-about = Ninety minutes, ten offers between rolls, and taxes as on old boards.

option-rent = Rent
option-rent-about = Whether owners must ask for their rent before the next player rolls.
value-rent-claim = claimed
value-rent-auto = by itself

option-claim-wait = Waiting for claims
    .short = Claims wait
option-claim-wait-about = How many seconds ROLL waits on the unit for owners who may still claim; 0 for none.

option-deals = Offers between rolls
    .short = Offers per roll
option-deals-about = How many deals a seat may offer between two rolls; 0 for a game without deals.

option-swaps = Swapping deeds
option-swaps-about = Whether deeds and cards may be swapped in a deal, or only sold for money.

option-turns = Turns in all
option-turns-about = After how many turns, everybody's counted together, the richest wins; 0 to play until one is left.

option-minutes = Minutes to play
option-minutes-about = After how many minutes the richest wins, when the turn is over; 0 for no clock.

option-quicker = Quicker game
option-quicker-about = Two deeds each to begin with, hotels after three houses, over at the second bankruptcy.

option-richest = Richest by
option-richest-about = Whether deeds and buildings count when the richest wins, or money alone.
value-richest-worth = all there is
value-richest-cash = money

option-tax = Taxes
option-tax-about = Fixed sums, or as on old boards: 200 or a tenth of all you have, and 75.
value-tax-flat = fixed
value-tax-tenth = a tenth

option-salary = Salary
option-salary-about = Whether the salary for GO is paid at once, or after what the space asks for.
value-salary-at-once = at once
value-salary-after-action = after the space

option-jail-fine = After the jail fine
    .short = After the fine
option-jail-fine-about = Whether you may pay in any jail turn and roll, only in the first, or roll in the turn after.
value-jail-fine-same-turn = roll at once
value-jail-fine-first-turn = first turn only
value-jail-fine-next-turn = roll next turn

option-doubles-after-fine = Double out of jail
    .short = Jail double
option-doubles-after-fine-about = Whether a double that is rolled after paying or using a card lets you roll again.
value-doubles-after-fine-rolls-again = roll again
value-doubles-after-fine-does-not = no second roll

option-doubled-rent = Doubled rent
option-doubled-rent-about = Whether a mortgaged site leaves the others of its group their double rent, or ends it.
value-doubled-rent-always = stays
value-doubled-rent-unmortgaged = ends

option-counted = Counted for rent
option-counted-about = Whether mortgaged railroads and utilities count for the rent of the others.
value-counted-all = all
value-counted-unmortgaged = unmortgaged

option-utility-dice = Dice for utilities
    .short = Utility dice
option-utility-dice-about = Whether the rent of a utility counts the dice you came with, or new ones.
value-utility-dice-arriving = as they came
value-utility-dice-fresh = new dice

option-straight-hotel = Straight to hotels
    .short = Quick hotels
option-straight-hotel-about = Whether a site that lacks one house may get its hotel while the Bank has none.

option-hotel-needs = Hotels need
option-hotel-needs-about = Whether the other sites of the group must be full before a hotel, or this one only.
value-hotel-needs-group = whole group
value-hotel-needs-site = this site

option-shortage = Scarce houses from
    .short = Scarce from
option-shortage-about = Whether bids for houses and hotels that are short start at the lowest printed price, or at 1.
value-shortage-price = lowest price
value-shortage-one = 1

option-sell-whole = Selling whole hotels
    .short = Selling hotels
option-sell-whole-about = Whether hotels may be sold with their houses at any time, or only when the Bank is short of houses.
value-sell-whole-always = at any time
value-sell-whole-shortage = when short

option-instead = Deeds for debts
option-instead-about = Whether a creditor may take property in place of money.

option-bankrupt-deeds = A bankrupt's deeds
    .short = Bankrupt's deeds
option-bankrupt-deeds-about = Whether a creditor gets the deeds of a bankrupt as they are, or all mortgaged.
value-bankrupt-deeds-as-they-are = as they are
value-bankrupt-deeds-mortgaged = mortgaged

option-creditor-interest = Interest by creditor
    .short = Deed interest
option-creditor-interest-about = Whether a creditor pays 10 % on each mortgaged deed of a bankrupt.
value-creditor-interest-pays = 10 %
value-creditor-interest-none = none

option-bank-auction = Bank auctions deeds
    .short = Bank auctions
option-bank-auction-about = Whether mortgages are lifted before a bankrupt's deeds are auctioned.
value-bank-auction-unmortgaged = unmortgaged
value-bank-auction-mortgaged = as mortgaged

option-dice = Dice
option-dice-about = Whether the unit rolls, or you roll real dice and type them in.
value-dice-led = by the unit
value-dice-typed = typed in
