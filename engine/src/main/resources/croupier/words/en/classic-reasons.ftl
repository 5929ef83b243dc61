# Why something is refused in travel and brands: ClassicReason.
### $amount: number to 20580
### $bid: number to 20580
### $building: classic-words.thing-*
### $buildings: classic-words.thing-*
### $card: classic-words.thing-*
### $cards: list of text of 12
### $cash: number to 20580
### $colour: classic-words.group-*
### $deck: classic-words.deck-*
### $deed: text of 21
### $faces: number to 20580
### $hotel: classic-words.thing-*
### $hotels: classic-words.thing-*
### $houses: classic-words.thing-*
### $interest: number to 20580
### $least: number to 20580
### $most: number to 20580
### $offers: number to 20580
### $owed: number to 20580
### $price: number to 20580
### $seat: number to 5
### $site: text of 21
### $sites: list of text of 21
### $space: number to 39
### $steps: number to 20580

# Rolling, and jail.

not-your-roll = It is seat { $seat }'s turn to roll.
no-jail-card = You do not hold the { $card } card of { $deck }.
not-in-jail = You are not in jail.
jail-on-your-turn = Wait for your turn to leave the jail.
fine-too-late = The fine can only be paid in the first turn in jail: roll for a double.
fine-costs = The fine is { $price }; you have { $cash }.

# Buying, bids and rent.

price-is = The price is { $price }; you have { $cash }.
bid-beyond-cash = You can bid { $most } at most: bids are in cash.
bid-too-low = Bid more than { $bid }.
rent-pays-itself = Rent is paid by itself in this game.
not-yours = { $deed } is not yours.
no-rent-owed = Nobody owes you rent for { $deed } now.

# Buildings.

group-incomplete = You need every { $colour } site before you can build.
group-mortgaged = A site of the { $colour } group is mortgaged: redeem it first.
has-its-hotel = { $site } has its { $hotel } already.
building-costs = Building there costs { $price }; you have { $cash }.
build-evenly = Build evenly: the other { $colour } sites come first.
no-building-left = The Bank has no { $buildings } left.
building-not-there = The { $building } cannot go on { $site } now.
nothing-built = Nothing is built on { $site }.
sell-evenly = Sell evenly: another site of the group has more.
too-few-houses-to-break = The Bank lacks { $houses } to break the { $hotel } down: sell the group down together.
no-hotels = You have no { $hotels } on { $colour } sites.
break-one-by-one = The Bank has enough { $houses }: break the { $hotels } down one by one.
too-many-steps-left = There are { $steps } steps of building: fewer must be left.
too-few-houses-to-leave = The Bank lacks the { $houses } that would be left.
want-within = You can want 1 to { $most }.
must-want = You have asked for one: say how many you want.

# Mortgages and debts.

already-mortgaged = { $deed } is mortgaged already.
sell-buildings-first = Sell all buildings of the group first.
keep-for-lack-of-cash = You need the money for the 10 % on what you received: keep the mortgage.
redeeming-costs = Redeeming it costs { $price }; you have { $cash }.
not-mortgaged = { $deed } is not mortgaged.
not-received = { $deed } is not one of the mortgaged deeds that you have just received.
still-raisable = You can still raise what you owe: sell or mortgage.

# Trades.

trade-with-yourself = You cannot make a deal with yourself.
seat-is-bankrupt = Seat { $seat } is bankrupt.
your-own-offer = It is your own offer: you can only withdraw it.
not-your-offer = It is not your offer: refuse it.
no-trades = There are no deals in this game.
offers-used-up = You have made all { $offers } offers that you may between two rolls.
money-alone = A deal needs at least one deed or card: money alone cannot be given or lent.
deed-not-held = You do not have { $deed }.
card-not-held = You do not have the { $card } card of { $deck }.
built-on-before-trade = Sell the buildings of its group before { $deed } changes hands.
undecided-mortgage = { $deed } must be redeemed or kept before it changes hands again.
no-swaps = Deeds and cards are only sold for money in this game, not swapped.
you-have-only = You have only { $cash }.
you-have-only-with-interest = You have only { $cash }, and the 10 % on mortgaged deeds is { $interest }.
seat-has-only = Seat { $seat } has only { $cash }.
seat-has-only-with-interest = Seat { $seat } has only { $cash }, and the 10 % on mortgaged deeds is { $interest }.
you-deal-to-pay = You owe { $owed }: what is given must bring you cash, and no less than your mortgages would.
seat-deals-to-pay = Seat { $seat } owes { $owed }: what is given must bring it cash, and no less than its mortgages would.
you-may-owe = You may still be asked for { $owed }: the deal must leave you enough to pay that.
seat-may-owe = Seat { $seat } may still be asked for { $owed }: the deal must leave it enough to pay that.

# Property in place of money.

only-money = Debts are paid in money in this game.
bank-takes-money = The Bank takes only money.
offered-often-enough = You have offered property for this debt often enough: raise money.
built-on-before-giving = Sell the buildings of its group before you give { $deed } away.
offer-something = Offer at least one deed or card.
value-beyond-debt = The value must be from 1 to the { $owed } that you owe.
worth-more-than-debt = You could raise more on that than you owe: offer less, or mortgage it.
value-too-low = You could raise more on that and need it: its value must be at least { $least }.

# What is waited for.

now-roll-or-trade = Roll the dice, or do business before you roll.
now-seat-rolls = It is seat { $seat }'s turn; you may do business until the roll.
now-buy = Say first whether you buy { $deed }.
now-bid = There is an auction of { $deed }: bid more than { $bid } or pass.
now-bid-for-building = A building that is short is auctioned: bid more than { $bid } or pass.
now-want = Buildings are short: say how many you want, or waive them.
now-place = Place what you won: { $sites }.
now-raise = You owe { $owed } and have { $cash }: raise money first.
now-wait-or-withdraw = Wait for the answer to your offer, or withdraw it.
now-answer = Answer the offer of seat { $seat } first.
now-take-or-refuse = Say first whether you take property in place of money.
now-redeem-or-keep = Redeem or keep the mortgage of { $deed } first.
now-choose-tax = Choose how you pay the tax.
now-closing = The last turn is over: claim your rent, or waive it.
now-nothing = Nothing can be decided now.

# What there is none of.

no-offer = There is no offer to counter.
deed-not-theirs = Seat { $seat } cannot give { $deed }: it is not theirs.
card-not-theirs = Seat { $seat } cannot give the { $card } card of { $deck }: it is not theirs.
deed-theirs-already = You cannot give { $deed } to seat { $seat }: it is theirs already.
card-theirs-already = You cannot give the { $card } card of { $deck } to seat { $seat }: it is theirs already.
pays-and-asks = A deal pays or asks for cash, not both: name only the difference.
space-named-twice = Space { $space } is named twice.
card-named-twice = A card is named twice.
bid-out-of-bounds = A bid must be from 0 to { $most }, not { $amount }.
want-out-of-bounds = What is wanted must be from 0 to { $most }, not { $amount }.
value-out-of-bounds = The value must be from 0 to { $most }, not { $amount }.
pay-out-of-bounds = What is paid must be from 0 to { $most }, not { $amount }.
ask-out-of-bounds = What is asked for must be from 0 to { $most }, not { $amount }.
steps-out-of-bounds = What is left must be from 0 to { $most } steps of building, not { $amount }.
no-colour-group = Nothing can be built there: name a colour group.
space-without-deed = Space { $space } has no deed.
# $space: text of 21
no-site = Nothing can be built on { $space }.

# Answers of chance.

wrong-dice = The roll needs two dice, each from 1 to { $faces }.
wrong-card = The card must be one of { OR($cards) }.
wrong-deed = The deed must be one that the Bank still has.
wrong-time = The time played must be from { $least } to { $most } seconds.
