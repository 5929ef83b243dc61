### $who: player
### $to: player
### $from: player
### $owner: player
### $payer: player
### $all: players
### $amount: number to 20580
### $cash: number to 20580
### $short: number to 20580
### $price: number to 400
### $deed: classic.deed-*
### $space: classic.(space-*|deed-*|tax-*)
### $group: (classic.group-*|classic-words.group-(?!railroad)*)
### $building: classic.(house-*|hotel-*)
### $standing: classic.standing-*
### $thing: classic.(money|nothing|mortgaged|deed-*|jail-card-*)
### $gains: list of classic.(money|nothing|mortgaged|deed-*|jail-card-*)
### $losses: list of classic.(money|nothing|mortgaged|deed-*|jail-card-*)
### $card: classic.jail-card-*
### $cause: classic.cause-*
### $claims: list of classic.open-claim*
### $deck: classic-words.deck-*
### $step: number to 100
### $place: text of 5
### $time: text of 3
### $one: number to 6
### $two: number to 6

## Small words.

player = { $who }
bank = the Bank
    .lcd = Bank
money = { $amount }
nothing = nothing
chosen =
    .lcd = < { $thing } <> > | { $thing }

## The board: what stands on it is its own name, short in up to fifteen letters, then in up to ten.

space-go = GO
space-chance = Chance
    .lcd = Chance
space-community-chest = Community Chest
    .lcd = Chest
    .board = Commu- nity Chest
space-jail = Just Visiting
    .lcd = Visiting
space-free-parking = Free Parking
    .lcd = Parking
space-go-to-jail = Go To Jail
    .lcd = Go To Jail
tax-4 = Income Tax
    .lcd = Income Tax
tax-38 = Luxury Tax
    .lcd = Luxury Tax
deed-travel-1 = Mediterranean Avenue
    .lcd = Mediterranean | Mediterra.
    .board = Medi- terra- nean Avenue
deed-travel-3 = Baltic Avenue
    .lcd = Baltic
deed-travel-5 = Reading Railroad
    .lcd = Reading RR
deed-travel-6 = Oriental Avenue
    .lcd = Oriental
deed-travel-8 = Vermont Avenue
    .lcd = Vermont
deed-travel-9 = Connecticut Avenue
    .lcd = Connecticut | Connectic.
    .board = Connec- ticut Avenue
deed-travel-11 = St. Charles Place
    .lcd = St. Charles | St.Charles
deed-travel-12 = Electric Company
    .lcd = Electric Co. | Electr. Co
deed-travel-13 = States Avenue
    .lcd = States
deed-travel-14 = Virginia Avenue
    .lcd = Virginia
deed-travel-15 = Pennsylvania Railroad
    .lcd = Pennsylvania RR | Pennsy. RR
    .board = Pennsyl- vania Railroad
deed-travel-16 = St. James Place
    .lcd = St. James
deed-travel-18 = Tennessee Avenue
    .lcd = Tennessee
    .board = Tennes- see Avenue
deed-travel-19 = New York Avenue
    .lcd = New York
deed-travel-21 = Kentucky Avenue
    .lcd = Kentucky
deed-travel-23 = Indiana Avenue
    .lcd = Indiana
deed-travel-24 = Illinois Avenue
    .lcd = Illinois
deed-travel-25 = B. & O. Railroad
    .lcd = B. & O. RR | B. & O.
deed-travel-26 = Atlantic Avenue
    .lcd = Atlantic
deed-travel-27 = Ventnor Avenue
    .lcd = Ventnor
deed-travel-28 = Water Works
    .lcd = Water Works | Water Wks.
deed-travel-29 = Marvin Gardens
    .lcd = Marvin Gardens | Marvin G.
deed-travel-31 = Pacific Avenue
    .lcd = Pacific
deed-travel-32 = North Carolina Avenue
    .lcd = North Carolina | N.Carolina
    .board = North Caro- lina Avenue
deed-travel-34 = Pennsylvania Avenue
    .lcd = Pennsylvania | Pennsylv.
    .board = Pennsyl- vania Avenue
deed-travel-35 = Short Line
deed-travel-37 = Park Place
deed-travel-39 = Boardwalk
deed-brands-1 = Brown 1
deed-brands-3 = Brown 2
deed-brands-5 = Milton Bradley
    .lcd = Milton Bradley | Milton B.
deed-brands-6 = Light blue 1
    .lcd = Light blue 1 | Lt blue 1
deed-brands-8 = Light blue 2
    .lcd = Light blue 2 | Lt blue 2
deed-brands-9 = Light blue 3
    .lcd = Light blue 3 | Lt blue 3
deed-brands-11 = Pink 1
deed-brands-12 = Lite Brite
deed-brands-13 = Pink 2
deed-brands-14 = Pink 3
deed-brands-15 = Parker Brothers
    .lcd = Parker Brothers | Parker B.
deed-brands-16 = Orange 1
deed-brands-18 = Orange 2
deed-brands-19 = Orange 3
deed-brands-21 = Red 1
deed-brands-23 = Red 2
deed-brands-24 = Red 3
deed-brands-25 = Wizards of the Coast
    .lcd = Wizards
deed-brands-26 = Yellow 1
deed-brands-27 = Yellow 2
deed-brands-28 = Super Soaker
    .lcd = Super Soaker | Soaker
deed-brands-29 = Yellow 3
deed-brands-31 = Green 1
deed-brands-32 = Green 2
deed-brands-34 = Green 3
deed-brands-35 = Kenner
deed-brands-37 = Dark blue 1
    .lcd = Dark blue 1 | Dk blue 1
deed-brands-39 = Dark blue 2
    .lcd = Dark blue 2 | Dk blue 2
mortgaged = { $deed } (mortgaged)
    .lcd = { $deed } (m)

## Groups.

group-railroad-travel = railroads
    .one = railroad
    .lcd = railroads
group-railroad-brands = companies
    .one = company
### $whole: number to 1
letters-brown = { $whole ->
    [1] BR
   *[other] br
 }
letters-light-blue = { $whole ->
    [1] LB
   *[other] lb
 }
letters-pink = { $whole ->
    [1] PK
   *[other] pk
 }
letters-orange = { $whole ->
    [1] OR
   *[other] or
 }
letters-red = { $whole ->
    [1] RD
   *[other] rd
 }
letters-yellow = { $whole ->
    [1] YE
   *[other] ye
 }
letters-green = { $whole ->
    [1] GN
   *[other] gn
 }
letters-dark-blue = { $whole ->
    [1] DB
   *[other] db
 }
letters-railroad = { $whole ->
    [1] RR
   *[other] rr
 }
letters-utility = { $whole ->
    [1] UT
   *[other] ut
 }

## Buildings and cards.

house-travel = house
    .many = houses
house-brands = cabin
    .many = cabins
hotel-travel = hotel
    .many = hotels
hotel-brands = pet shop
    .many = pet shops
    .lcd = pet shop
### $count: number to 32
houses-travel = { $count ->
    [one] one house
   *[other] { $count } houses
 }
    .lcd = { $count ->
        [one] 1 house
       *[other] { $count } houses
     }
houses-brands = { $count ->
    [one] one cabin
   *[other] { $count } cabins
 }
    .lcd = { $count ->
        [one] 1 cabin
       *[other] { $count } cabins
     }
hotels-travel = { $count ->
    [one] one hotel
   *[other] { $count } hotels
 }
    .lcd = { $count ->
        [one] 1 hotel
       *[other] { $count } hotels
     }
hotels-brands = { $count ->
    [one] one pet shop
   *[other] { $count } pet shops
 }
    .lcd = { $count ->
        [one] 1 pet shop
       *[other] { $count } pet shops
     }
# $count: number to 4
standing-travel = { $count ->
    [0] no houses
    [one] a house
   *[other] { $count } houses
 }
    .lcd = ⌂{ $count }
# $count: number to 4
standing-brands = { $count ->
    [0] no cabins
    [one] a cabin
   *[other] { $count } cabins
 }
    .lcd = ⌂{ $count }
standing-hotel-travel = a hotel
    .lcd = ▣
standing-hotel-brands = a pet shop
    .lcd = ▣
jail-card-travel = the Get Out of Jail Free card
    .lcd = jail card
jail-card-brands = the Monkeys card
    .lcd = jail card
# $count: number to 2
jail-cards-travel = { $count } Get Out of Jail Free cards
# $count: number to 2
jail-cards-brands = { $count } Monkeys cards
railroad-travel = railroad
railroad-brands = company

## What a sum is for.

cause-salary = salary
cause-price = price
cause-auction = auction
cause-rent = rent
cause-tax = tax
cause-card = card
cause-fine = jail fine
cause-building = building
cause-building-sold = sale
cause-mortgage = mortgage
cause-redemption = redemption
cause-interest = 10 % interest
cause-deal = deal
cause-bankruptcy = bankruptcy

## What a card says: why, in our own words, and what it does.

# $why: classic.card-why-*
# $what: classic.card-does-*
card = { $why } { $what }
card-why-dividend = Your shares do well.
card-why-speeding-or-poor-tax = Caught on the radar.
card-why-chairman = You chair the board and treat all.
card-why-building-loan = Your savings plan is due.
card-why-general-repairs = All roofs leak.
card-why-street-repairs = The street is dug up.
card-why-bank-error = The Bank counted wrong.
card-why-doctor = A visit to the doctor.
card-why-sale-of-stock = You sell some shares.
card-why-holiday-fund = You saved for a holiday.
card-why-tax-refund = Too much tax was taken.
card-why-birthday = It is your birthday.
card-why-life-insurance = An insurance pays out.
card-why-hospital = A night in hospital.
card-why-school = The school wants its fee.
card-why-consultancy = Good advice is paid for.
card-why-beauty-contest = Second in the beauty show.
card-why-inherit = A great-aunt thought of you.
card-does-advance = Go on to { $space }.
# $railroad: classic.railroad-*
card-does-nearest-railroad = Go on to the next { $railroad }. If owned, pay double rent.
card-does-nearest-utility = Go on to the next utility. If owned, roll and pay x10.
# $count: number to 3
card-does-back = Go back { $count } spaces.
card-does-jail = Go to jail, and not past GO.
card-does-keep = Keep this: it gets you out of jail once.
# $amount: number to 200
card-does-get = Get { $amount }.
# $amount: number to 200
card-does-pay = Pay { $amount }.
# $amount: number to 50
card-does-get-each = Get { $amount } from everybody.
# $amount: number to 50
card-does-pay-each = Pay { $amount } to everybody.
# $house: classic.house-*
# $hotel: classic.hotel-*
# $price: number to 40
# $amount: number to 115
card-does-repairs = Pay { $price } a { $house }, { $amount } a { $hotel }.
card-title =
    .lcd = { $deck } <> { $who }
rolling =
    .lcd = <>rolling ...<>

## What has happened.

# $sum: number to 12
news-rolled = { $who } rolls { $one }+{ $two }, that is { $sum }.
    .you-who = You roll { $one }+{ $two }, that is { $sum }.
    .lcd = { $who } rolls <> { $one }+{ $two }
rolls = { $who } rolls.
    .you-who = You roll.
    .lcd = { $who } rolls
news-tied = { $all } are equal and roll again.
    .lcd = Again: { LIST($all, ", ") } | Again: { LIST($all, " ") } | Again: { COUNT($all) } players
news-begins = { $who } begins.
    .lcd = { $who } begins
news-rolls-again = { $who } may roll again.
    .you-who = You may roll again.
    .lcd = { $who } rolls again
news-moved = { $who } goes to { $space }.
    .you-who = You go to { $space }.
    .lcd = { $who }: <> { $space }
news-to-jail = { $who } goes to jail.
    .you-who = You go to jail.
    .lcd = { $who } goes to jail
# $tries: number to 3
news-stays-in-jail = { $who } stays in jail: no doubles. Tries left: { $tries }.
    .lcd = { $who } stays in jail | { $who } stays
news-leaves-jail = { $who } leaves jail.
    .you-who = You leave jail.
    .lcd = { $who } is free
news-keeps-card = { $who } keeps the card.
    .lcd = { $who } keeps it
news-card-given = { CAPITAL($card) } goes from { $from } to { $to }.
    .lcd = { $to } gets a jail card | { $to }: jail card
news-salary = { $who } gets { $amount } for GO.
    .you-who = You get { $amount } for GO.
    .lcd = GO! { $who } <> +{ $amount }
news-gets = { $who } gets { $amount } ({ $cause }).
    .you-who = You get { $amount } ({ $cause }).
    .lcd = { $who } <> +{ $amount }
news-pays-bank = { $who } pays { $amount } ({ $cause }).
    .you-who = You pay { $amount } ({ $cause }).
    .lcd = { $who } <> -{ $amount }
news-pays = { $who } pays { $to } { $amount } ({ $cause }).
    .you-who = You pay { $to } { $amount } ({ $cause }).
    .you-to = { $who } pays you { $amount } ({ $cause }).
    .lcd = { $who } pays { $to } <> { $amount } | { $who } > { $to } <> { $amount }
news-deed-given = { $deed } is { OF($to) } now.
    .lcd = { $to }: <> { $deed }
news-deed-back = { $deed } goes back to the Bank.
    .lcd = Bank: <> { $deed }
news-dealt = { $who } is dealt { $deed }.
    .lcd = { $who } is dealt:
news-declined = { $who } does not buy { $deed }: it is auctioned.
    .you-who = You do not buy { $deed }: it is auctioned.
    .lcd = Not bought
news-auction = { $deed } is auctioned.
    .lcd = <>AUCTION!<>
news-building-auction = A { $building } is auctioned.
    .lcd = <>AUCTION!<>
news-auction-won = { $who } wins the auction at { $amount }.
    .lcd = { $who } wins: <> { $amount }
news-unsold = Nobody bid: { $deed } stays with the Bank.
    .lcd = No bid: Bank keeps | No bid
# $amount: number to 4000
news-rent-due = { $payer } is on { OF($owner) } { $deed }. { $owner } can claim { $amount }.
    .lcd = { $owner }: rent? <> { $amount } | { $owner }:rent? <> { $amount }
# $amount: number to 10
news-dice-rent-due = { $payer } is on { OF($owner) } { $deed }. { $owner } can claim { $amount } times the dice.
    .lcd = { $owner }: rent? <> dice x{ $amount } | { $owner }: rent? <> x{ $amount } | { $owner }:rent x{ $amount }
news-claimed = { $owner } asks { $payer } for rent on { $deed }.
    .you-owner = You ask { $payer } for rent on { $deed }.
    .you-payer = { $owner } asks you for rent on { $deed }.
    .lcd = { $owner } wants rent
news-rent-lost = { $owner } did not ask for the rent on { $deed } in time.
    .you-owner = You did not ask for the rent on { $deed } in time.
    .lcd = Rent lost: { $owner }
news-built = { $who } builds. { $deed } has { $standing } now.
    .lcd = { $deed } <> { $standing }
news-sold = { $who } sells: { $standing } left on { $deed }.
    .lcd = { $deed } <> sold, { $standing } | { $deed } <> { $standing }
news-shortage = { $who } wants a { $building }, and { $all } could use what is left.
    .lcd = { CAPITAL(FORM($building, "many")) } are short | Few { FORM($building, "many") } left | Few { FORM($building, "many") }
news-mortgaged = { $who } mortgages { $deed }.
    .lcd = { $deed } <> mortgaged | { $deed } <> (m)
news-redeemed = { $who } redeems { $deed }.
    .lcd = { $deed } <> redeemed | { $deed } <> free
news-mortgage-kept = { $who } keeps { $deed } mortgaged.
    .lcd = { $deed } <> stays (m) | { $deed } <> (m)
news-offer = { $from } offers { $to } a deal.
    .you-from = You offer { $to } a deal.
    .you-to = { $from } offers you a deal.
    .lcd = { $from } offers { $to } a deal | { $from } to { $to }: deal? | { $from } > { $to }: deal? | { $from } > { $to }?
news-deal = { $from } and { $to } have a deal.
    .you-from = You and { $to } have a deal.
    .you-to = You and { $from } have a deal.
    .lcd = Deal!
news-refused = { $who } refuses.
    .you-who = You refuse.
    .lcd = { $who }: no deal
news-withdrawn = { $who } takes the offer back.
    .you-who = You take the offer back.
    .lcd = Offer taken back
news-debt = { $who } owes { $to } { $amount } and must raise money.
    .lcd = { $who } owes { $to } <> { $amount } | { $who } owes <> { $amount }
news-bank-debt = { $who } owes the Bank { $amount } and must raise money.
    .lcd = { $who } owes Bank <> { $amount } | { $who } owes <> { $amount }
news-debt-paid = { $who } has paid.
    .you-who = You have paid.
    .lcd = { $who } has paid
news-instead = { $who } offers { $to } { $gains } instead of { $amount }.
    .lcd = Deeds for { $amount }? | For { $amount }?
news-accepted = { $who } accepts.
    .you-who = You accept.
    .lcd = { $who } accepts
news-wants-money = { $who } wants money.
    .lcd = { $who } wants money
news-bankrupt = { $who } is bankrupt; all goes to { $to }.
    .you-who = You are bankrupt; all goes to { $to }.
    .you-to = { $who } is bankrupt; all goes to you.
    .lcd = { $who } is bankrupt
news-bankrupt-to-bank = { $who } is bankrupt; all goes to the Bank.
    .you-who = You are bankrupt; all goes to the Bank.
    .lcd = { $who } is bankrupt
news-liquidated = What can be sold or mortgaged brings { $amount }.
    .lcd = brings { $amount }
# $turn: number to 9999
news-last-turn = Turn { $turn } was the last.
    .lcd = Last turn is over | Last turn over
news-time-over = The time is over.
    .lcd = Time is over

## What happened, several things in one sentence.

news-rolled-to = { $who } rolls { $one }+{ $two } and goes to { $space }.
    .you-who = You roll { $one }+{ $two } and go to { $space }.
news-rolled-free = { $who } rolls { $one }+{ $two }, a double: { $who } leaves jail and goes to { $space }.
    .you-who = You roll { $one }+{ $two }, a double: you leave jail and go to { $space }.
# $tries: number to 3
news-rolled-stays = { $who } rolls { $one }+{ $two }, no double, and stays in jail. Tries left: { $tries }.
news-third-double = { $who } rolls { $one }+{ $two }, the third double in a row, and goes to jail.
    .you-who = You roll { $one }+{ $two }, the third double in a row, and go to jail.
    .lcd = third double in row | third double!
news-sent-to-jail = That sends { $who } to jail.
    .you-who = That sends you to jail.
# $amount: number to 4000
news-rent-here = It is { OF($owner) }: { $owner } can claim { $amount }.
    .you-owner = It is yours: you can claim { $amount }.
# $amount: number to 10
news-dice-rent-here = It is { OF($owner) }: { $owner } can claim { $amount } times the dice.
    .you-owner = It is yours: you can claim { $amount } times the dice.
news-own = It is { OF($who) } own: no rent.
    .you-who = It is your own: no rent.
    .lcd = own deed: no rent | own: no rent
news-no-rent = { $owner } has mortgaged it: no rent.
    .you-owner = You have mortgaged it: no rent.
    .lcd = mortgaged: no rent | (m): no rent
news-rest = Nothing happens there.
    .lcd = nothing happens
news-no-buildings = { $who } has no { FORM($building, "many") } and pays nothing.
    .you-who = You have no { FORM($building, "many") } and pay nothing.
    .lcd = nothing to pay
news-buys = { $who } buys { $deed } for { $amount }.
    .you-who = You buy { $deed } for { $amount }.
news-dealt-for = { $who } is dealt { $deed } and pays { $amount }.
news-wins-deed = { $who } wins the auction of { $deed } at { $amount }.
    .you-who = You win the auction of { $deed } at { $amount }.
news-pays-rent = { $who } pays { $owner } { $amount } rent for { $deed }.
    .you-who = You pay { $owner } { $amount } rent for { $deed }.
    .you-owner = { $who } pays you { $amount } rent for { $deed }.
# $deeds: list of classic.deed-*
news-deeds-given = { $deeds } are { OF($to) } now.
# $deeds: list of classic.deed-*
news-deeds-back = { $deeds } go back to the Bank.
news-many-deeds-given = { $count } deeds are { OF($to) } now.
news-many-deeds-back = { $count } deeds go back to the Bank.
news-builds-for = { $who } builds on { $deed } for { $amount }: { $standing } now.
    .you-who = You build on { $deed } for { $amount }: { $standing } now.
news-sells-for = { $who } sells for { $amount }: { $standing } left on { $deed }.
    .you-who = You sell for { $amount }: { $standing } left on { $deed }.
news-mortgages-for = { $who } mortgages { $deed } for { $amount }.
    .you-who = You mortgage { $deed } for { $amount }.
news-redeems-for = { $who } redeems { $deed } for { $amount }.
    .you-who = You redeem { $deed } for { $amount }.
news-keeps-for = { $who } keeps { $deed } mortgaged and pays { $amount }.
    .you-who = You keep { $deed } mortgaged and pay { $amount }.
news-pays-out = { $who } pays { $amount } and leaves jail.
    .you-who = You pay { $amount } and leave jail.
news-third-try = That was the third try: { $who } pays { $amount } and leaves jail.
    .you-who = That was the third try: you pay { $amount } and leave jail.
news-uses-card = { $who } uses { $card } and leaves jail.
    .you-who = You use { $card } and leave jail.
told-last-round = The last round: everybody still has one turn.
    .lcd = <>The last round!<> | <>Last round!<>
told-last-turn = This is the last turn.
told-has-last-turn = { $who } has the last turn.
    .you-who = You have the last turn.
    .lcd = <>{ $who }: last turn!<>
# $minutes: number to 5
told-minutes = { $minutes ->
    [0] Less than a minute is left.
    [one] One minute is left.
   *[other] { $minutes } minutes are left.
 }
    .lcd = { $minutes } min left

## Told where there are no lights.

# $turn: number to 9999
told-turn = Turn { $turn }: it is { OF($who) } turn.
    .you-who = Turn { $turn }: it is your turn.
# $card: classic.(card|card-does-*)
told-card = { $who } draws from { $deck }: { $card }
    .you-who = You draw from { $deck }: { $card }
told-card-back = The card goes under { $deck }.
told-bid = { $who } bids { $amount }.
    .you-who = You bid { $amount }.
told-passed = { $who } bids no more.
    .you-who = You bid no more.
told-passed-all = { $all } bid no more.
told-cannot-bid = { $who } cannot afford to bid more.
told-cannot-bid-all = { $all } cannot afford to bid more.
# $count: number to 32
told-wants = { $who } wants { $count }.
told-leaves-it = { $who } leaves it to the others.
# $time: text of 7
told-time = Time played: { $time }.
told-wins = { $who } wins.
told-draw = { $all } draw.
told-offer = { $who } offers { $to } a deal: { $losses } for { $gains }.

## What was decided.

decided-roll = { $who } rolls the dice.
decided-fine = { $who } pays the jail fine.
decided-jail-card = { $who } uses { $card }.
decided-buy = { $who } buys it.
decided-decline = { $who } does not buy it.
decided-claim = { $who } claims the rent on { $deed }.
decided-build = { $who } builds on { $deed }.
decided-sell = { $who } sells a building on { $deed }.
decided-sell-down = { $who } sells buildings on all { $group } sites.
decided-counter = { $who } offers another deal: { $losses } for { $gains }.
decided-waive = { $who } lets it go.
decided-place = { $who } puts it on { $deed }.
decided-instead = { $who } offers property instead of { $amount }: { $losses }.
decided-bankrupt = { $who } gives up and is bankrupt.
decided-tenth = { $who } pays a tenth of everything as tax.
decided-printed-tax = { $who } pays the printed tax.

## What chance answered.

chance-dice = dice { $one } and { $two }.
chance-card = a card is drawn.
chance-dealt = { $deed } is dealt.

## On the notes of each seat.

# $rank: number to 6
# $worth: number to 20580
note-worth = { $worth } in all: { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
note-on = on { $space }
note-jail = in jail
# What is printed on a space; where a long word can be broken stands "- ".
# $space: classic.(space|tax|deed)-*
printed-space = { FORM($space, "board") }
note-bankrupt = bankrupt
note-no-deeds = no deeds
# $things: list of classic.(owns|owns-all|jail-card-*|jail-cards-*)
note-deeds = { LIST($things, ", ") }
# $count: number to 4
owns = { $count ->
    [one] 1 { FORM($group, "one") }
   *[other] { $count } { $group }
 }
owns-all = all { $group }
points-in-all = { $amount } in all
points-in-cash = { $amount } in cash

## Rolling.

roll-start = { $who } rolls to start.
    .lcd = { $who } rolls to start | { $who }: who starts?
roll-rent = { $who } rolls for rent.
    .lcd = { $who } rolls for rent | { $who }: rent roll
roll-who-starts =
    .lcd =
        Who starts? The
        highest sum.
roll-rent-by-dice =
    .lcd = Rent by the dice: | Rent by dice:
roll-press =
    .lcd = ROLL:roll
roll-your-own =
    .lcd = Roll your own dice | Roll two dice
# $dice: text of 3
roll-set =
    .lcd = A,B:set them <> { $dice }
roll-enter =
    .lcd = OK:enter
# $what: classic.roll-(start|rent)
roll-headline = { $what } Press ROLL.
# $what: classic.(rolls|roll-start|roll-rent)
roll-typed = { $what } Roll two real dice: dial A sets the first, dial B the second, OK enters them.
roll = { $who }: roll

## Between rolls.

turn-line =
    .lcd = { OF($who) } turn <> { $cash } | { $who } <> { $cash }
turn-jail-line =
    .lcd = { $who } in jail <> { $cash } | { $who }: jail <> { $cash }
turn-on =
    .lcd = on { $space }
turn-double-on =
    .lcd = doubles! <> { $space } | 2x <> { $space }
# $try: number to 3
turn-try =
    .lcd = try { $try } for doubles | try { $try }: doubles
turn-keys =
    .lcd = ROLL:roll
turn-keys-claim =
    .lcd = ROLL:roll { $owner }:claim | ROLL { $owner }:claim | ROLL own:claim
turn-keys-desk =
    .lcd = ROLL:roll own:desk | ROLL own:desk
turn-jail-keys =
    .lcd = ROLL:try
turn-jail-keys-claim =
    .lcd = ROLL:try { $owner }:claim | ROLL { $owner }:claim | ROLL own:claim
turn-jail-keys-desk =
    .lcd = ROLL:try own:desk | ROLL own:desk
turn-jail-keys-out =
    .lcd = ROLL:try own:get out | ROLL own:out
turn-doubles = Doubles!
turn-press-roll = { $who }: press ROLL.
turn-in-jail = { $who } is in jail: ROLL tries for doubles.
# $amount: number to 50
turn-out-pay = { OF($who) } own button opens the desk, to pay { $amount } and leave.
    .lcd = or pay { $amount }
turn-out-card = { OF($who) } own button opens the desk, to use a card and leave.
    .lcd = or use the card
# $amount: number to 50
turn-out-both = { OF($who) } own button opens the desk, to pay { $amount } or use a card.
    .lcd = or pay { $amount }, or card | or { $amount }, or card
turn-desk = Everybody's own button opens a desk: build, sell, mortgage, deal.
turn-waits-line =
    .lcd = { $who } rolls <> { $time }
turn-waits-keys =
    .lcd = { $owner }:claim BACK:wait | { $owner }:claim BACK | own:claim BACK
turn-waits-claim =
    .lcd = { $owner }:claim | own:claim
turn-waits = In a moment { $who } rolls, and then it is too late.
turn-waits-back = BACK: do not roll yet.
turn-try-doubles = { $who }: try for doubles
turn-not-yet = do not roll yet

## Rent that can be claimed.

# $amount: number to 4000
rent-open = { OF($owner) } own button claims { $amount } from { $payer } for { $deed }!
    .lcd = { $owner }: claim! <> { $amount } | { $owner }: rent! <> { $amount }
# $amount: number to 10
rent-open-dice = { OF($owner) } own button claims dice times { $amount } from { $payer } for { $deed }!
    .lcd = { $owner }: claim! <> dice x{ $amount } | { $owner }: claim! <> x{ $amount }
# $amount: number to 4000
rent-held = { $owner } can claim { $amount } from { $payer } for { $deed }!
# $amount: number to 10
rent-held-dice = { $owner } can claim dice times { $amount } from { $payer } for { $deed }!
claim = claim the rent for { $deed }
closing-line =
    .lcd = The game is over <> { $time } | Game over <> { $time }
closing-keys =
    .lcd = own button: claim | own:claim
closing = The last turn is over.

## Reading the table.

for-sale =
    .lcd = { $deed } <> { $price }
# $rent: number to 2000
read-owned =
    .lcd = { $deed } <> { $who } { $rent } | { $deed } <> { $who }
# $rent: number to 10
read-owned-utility =
    .lcd = { $deed } <> { $who } x{ $rent } | { $deed } <> { $who }
read-mortgaged =
    .lcd = { $deed } <> { $who }(m) | { $deed } <> (m)
### $houses: number to 32
### $hotels: number to 12
# $turn: number to 9999
read-turn =
    .lcd = Turn { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels } | { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels }
# $turn: number to 100
# $last: number to 100
read-turn-of =
    .lcd = Turn { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels } | { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels }
# $played: number to 240
# $minutes: number to 240
read-minutes =
    .lcd = { $played } of { $minutes } min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes }min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes } <> ⌂{ $houses } ▣{ $hotels }
read-bankrupt =
    .lcd = { $who } <> bankrupt
read-no-deeds =
    .lcd = { $who } <> no deeds
# $groups: list of classic.letters-*
read-groups =
    .lcd = { $who } { LIST($groups, " ") }
title-for-sale = { $deed } is for sale at { $price }.
title-owned = { $deed } is { OF($who) }.
title-mortgaged = { $deed } is { OF($who) } and mortgaged: no rent now.
# $rent: number to 50
# $rents: list of classic.money
# $price: number to 200
title-rents = Rent { $rent }; with buildings { LIST($rents, ", ") }. A building costs { $price }.
# $rents: list of classic.money
title-rents-railroad = Rent { LIST($rents, ", ") } for 1 to 4 of them.
# $first: number to 4
# $factor: number to 10
title-rents-utility = Rent { $first } times the dice, { $factor } times with both.
# $price: number to 200
title-mortgage = Mortgage { $price }.
read-deeds = read the title deeds
read-players = how everybody is doing

## Buying.

buy-has =
    .lcd = { $who } has <> { $cash }
# $amount: number to 400
buy-short = { $who } needs { $amount } more.
    .lcd = { $who } needs { $amount } more | { $who } lacks <> { $amount }
buy-raise =
    .lcd = <>mortgage, sell, deal<> | <>sell or mortgage<>
# $rent: number to 50
# $owned: number to 3
# $size: number to 3
buy-rent =
    .lcd = rent { $rent } <> has { $owned }/{ $size } { $group } | has { $owned } of { $size } { $group } | has { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
# $owned: number to 4
# $size: number to 4
buy-group =
    .lcd = has { $owned } of { $size } { $group } | has { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
buy-keys =
    .lcd = OK:buy <> BACK:auction | OK:buy <> BACK:bids
buy-keys-desk =
    .lcd = own:desk BACK:to bid | own:desk <> BACK
buy-keys-auction =
    .lcd = <>BACK:auction<>
buy-headline = { $who } is on { $deed }, for sale at { $price }, and has { $cash }. OK buys it, BACK lets everybody bid for it.
# $amount: number to 400
buy-headline-desk = { $who } is on { $deed }, for sale at { $price }, and is { $amount } short. { OF($who) } own button opens the desk: mortgage, sell or trade first. BACK lets everybody bid for it.
# $amount: number to 400
buy-headline-auction = { $who } is on { $deed }, for sale at { $price }, and is { $amount } short. BACK lets everybody bid for it.
buy = buy it for { $price }
decline = auction it

## An auction.

auction-deed =
    .lcd = { $deed } <> { $time }
auction-building =
    .lcd = for a { $building } <> { $time } | { $building } <> { $time }
auction-no-bid = no bid yet
auction-bid = { $who } bids { $amount }
    .lcd = { $who } bids <> { $amount }
auction-in =
    .lcd = in: { LIST($all, " ") } <> A:step | in: { COUNT($all) } <> A:step
auction-keys =
    .lcd = own:+{ $step } <> hold:out | +{ $step } <> hold:out
# $bids: classic.auction-(bid|no-bid)
auction-of-deed = Auction of { $deed }, printed price { $price }: { $bids }.
# $bids: classic.auction-(bid|no-bid)
auction-of-building = Auction of a { $building }: { $bids }.
auction-how = Press your own button to bid, hold it to be out; dial A sets the step, now { $step }.
auction-step = step: { $step }
bid = bid { $amount }
bid-no-more = out

## In the middle of the ring, on a screen across the room.

wall-auction = Auction
# $price: number to 400
wall-price = printed price { $price }
wall-leads = { $who } leads
wall-still-in = still in
# $buildings: classic.(houses-*|hotels-*)
wall-left = { $buildings } left at the Bank
wall-unsold = unsold
# $such: classic.owns-all
wall-completes = { $who } then has { $such }
wall-wants-one = { $who } wants a { $building }
# $count: number to 32
wall-wants = wants { $count }
wall-thinks = still thinking
wall-offers = { $who } offers { $to } a deal
wall-offers-instead = { $who } offers { $to } this instead of { $amount }
wall-gives = { $who } gives
# $amount: number to 10
wall-times = { $amount } × dice
# $turn: number to 9999
wall-turn = Turn { DIGITS($turn) }
# $turn: number to 500
# $last: number to 500
wall-turn-of = Turn { $turn } of { $last }
# $turn: number to 9999
# $played: number to 240
# $minutes: number to 240
wall-minutes = Turn { DIGITS($turn) }, { $played } of { $minutes } minutes
# $turn: number to 500
# $count: number to 6
wall-last-round = { $count ->
    [one] The last turn
   *[other] The last round: { $count } turns left
 }

## Buildings are short.

# $buildings: classic.(houses-*|hotels-*)
shortage-left =
    .lcd = { $buildings } left <> { $time } | { $buildings } <> { $time }
shortage-how-many =
    .lcd = How many each?
# $count: number to 9
shortage-count =
    .lcd = { $who }: { $count }
# $count: number to 9
shortage-count-short =
    .lcd = { $who }{ $count }
# $counts: list of classic.shortage-count
# $short: list of classic.shortage-count-short
# $count: number to 99
shortage-counts =
    .lcd = { LIST($counts, ", ") } | { LIST($short, " ") } | { $count } wanted
shortage-keys =
    .lcd = own:+1 hold:0
shortage-keys-end =
    .lcd = own:+1 hold:0 OK:end | +1 hold:0 OK:end
shortage-last-line =
    .lcd = The last { $building } <> { $time } | Last { $building } <> { $time } | { $building } <> { $time }
shortage-asker =
    .lcd = { $who } wants it.
shortage-you-too =
    .lcd = { LIST($all, ", ") }: you too? | { COUNT($all) } players: you too? | You too?
shortage-last-keys =
    .lcd = own:yes hold:let go | own:yes hold:no
# $buildings: classic.(houses-*|hotels-*)
shortage-headline = { $who } wants a { $building }, and the Bank has only { $buildings }.
shortage-how = { $all }: press your own button once for each that you want. If that is too many, they are auctioned one by one.
shortage-last = { $who } wants the last { $building }.
shortage-last-how = { $all }: press your own button to bid for it, hold it to let it go.
want-more = want one more
want-it = want it too
want-one = want one only
want-none = want none
want-done = that is what everybody wants

## One of a few.

pick-tax =
    .lcd = { $who }: <> income tax
pick-site =
    .lcd = { $who }: <> build it
pick-mortgage =
    .lcd = { $who }: <> a mortgage
pick-your-building =
    .lcd = your { $building }
has =
    .lcd = has <> { $cash }
pay-tenth = pay a tenth of all you have
    .lcd = a tenth of all | a tenth
# $amount: number to 200
pay-printed = pay { $amount }
place = build on { $deed }
    .lcd = { $deed }
# $amount: number to 440
transfer-redeem = redeem { $deed } now for { $amount }
    .lcd = redeem for { $amount } | redeem { $amount }
# $amount: number to 40
transfer-keep = keep { $deed } mortgaged and pay 10 %: { $amount }
    .lcd = keep it for { $amount } | keep: { $amount }
# $choice: classic.(pay-tenth|pay-printed|place|transfer-redeem|transfer-keep)
pick-choice =
    .lcd = < { $choice } <> >
pick-keys =
    .lcd = A:pick OK:do <> { $place } | A OK:do <> { $place }
# $amount: number to 200
ask-tax = income tax: { $amount }, or a tenth of all you have. Choose before you count.
ask-site = you won a { $building }. Where does it stand?
ask-mortgage = what you received is mortgaged. Pay it off, or keep it with 10 %?
# $question: classic.ask-*
# $choice: classic.(pay-tenth|pay-printed|place|transfer-redeem|transfer-keep)
pick-headline = { $who }: { $question } OK: { $choice }.
pick = choose

## Debts.

debt = { $who } owes { $to } { $amount } ({ $cause }) and has { $cash }: { $short } short.
    .you-who = You owe { $to } { $amount } ({ $cause }) and have { $cash }: { $short } short.
    .you-to = { $who } owes you { $amount } ({ $cause }) and has { $cash }: { $short } short.
bank-debt = { $who } owes the Bank { $amount } ({ $cause }) and has { $cash }: { $short } short.
    .you-who = You owe the Bank { $amount } ({ $cause }) and have { $cash }: { $short } short.
debt-short =
    .lcd = short of <> { $short }
debt-hopeless = { $who } gets to { $amount } at most: only a deal helps now, or giving up.

## Offers.

offer-line =
    .lcd = { $from } offers { $to } <> { $time } | { $from } > { $to } <> { $time }
offer-get =
    .lcd = get { $thing } <> { $place } | + { $thing } <> { $place } | + { $thing }
offer-give =
    .lcd = give { $thing } <> { $place } | - { $thing } <> { $place } | - { $thing }
offer-plus =
    .lcd = + { $thing } <> { $place } | + { $thing }
offer-minus =
    .lcd = - { $thing } <> { $place } | - { $thing }
# $thing: classic.money
offer-instead-of =
    .lcd = instead of { $thing } <> { $place } | for { $thing } <> { $place }
### $answer: classic.(refuse|accept|change)
refuse = refuse
accept = accept
change = change
# $seat: number to 6
offer-keys =
    .lcd = < { $answer } > <> seat { $seat }:ok | < { $answer } > <> { $seat }:ok
offer-instead = { $who } offers { $to } { $losses } instead of { $amount } that is owed.
offer-how = { $to }: dial A picks an answer, your own button gives it.
offer-how-withdraw = { OF($from) } button takes the offer back.
offer-answer = answer: { $answer }
offer-read = read the offer
withdraw = take the offer back

## Putting a deal together.

trade-no-money =
    .lcd = { $who } & { $to } <> no money | { $who } & { $to } <> 0
trade-pays =
    .lcd = { $who } pays { $to } <> { $amount } | { $who } > { $to } <> { $amount }
trade-waives =
    .lcd = { $who } waives <> { $amount } | { $who } <> -{ $amount }
trade-gets =
    .lcd = { $who } gets it <> { $place } | { $who } gets <> { $place }
trade-keeps =
    .lcd = { $who } keeps it <> { $place } | { $who } keeps <> { $place }
trade-nothing =
    .lcd = nothing to give
trade-keys =
    .lcd = OK:mark B:{ $step } <> BACK | OK B:{ $step } <> BACK
trade-keys-offer =
    .lcd = OK:mark B:{ $step } <> own:ok | OK B:{ $step } <> own:ok
trade-headline = { $who } puts a deal with { $to } together. Gets: { $gains }. Gives: { $losses }.
trade-headline-debt = { $who } puts together what { $to } may take for the debt. { $to } waives { $amount }. { $who } gives: { $losses }.
trade-ready = { OF($who) } own button offers it.
trade-mark = Mark something with OK.
trade-too-little = { $who } owes money: what is given must bring what a mortgage would, or more.
trade-cannot-pay = Somebody could not pay after that: change it.
trade-walk = what changes hands
trade-leave-out = leave out { $thing }
trade-give = give { $thing }
trade-get = get { $thing }
trade-pay-or-get = left: pay, right: get
trade-less-or-more = left: less, right: more
trade-steps = steps of { $step }
trade-forget = forget it
trade-offer = offer it

## The desk of a seat.

desk-line =
    .lcd = { OF($who) } desk <> { $cash } | { $who } <> { $cash }
# $what: classic(-words|).(player|deed-*|group-*|desk-jail|desk-deeds|desk-give-up)
desk-what =
    .lcd = < { $what } <> >
# $item: classic.item-*
desk-how =
    .lcd = { $item } <> { $place } | { $item }
desk-keys =
    .lcd = A:pick OK BACK:close | A OK BACK:close
desk-keys-debt =
    .lcd = { $short } short <> A,B OK:do | { $short } short <> OK:do | { $short } short <> OK
desk-cash = { OF($who) } desk, with { $cash } in cash.
# $item: classic.item-*
desk-pick = Dial A picks, dial B jumps to the next kind, OK: { $item }.
desk-jail = leave jail
desk-deeds = deeds for debt
    .lcd = deeds for debt | for debt
desk-give-up = give up
# $amount: number to 50
item-fine = pay the fine of { $amount } and leave jail
    .lcd = pay the fine: { $amount } | pay { $amount }
item-jail-card = use the card and leave jail
    .lcd = use the card | card
# $count: number to 4
# $price: number to 200
item-house = build a { $building } on { $deed } for { $price }
    .lcd = { $building } { $count } -{ $price } | ⌂{ $count } -{ $price }
# $price: number to 200
item-hotel = build a { $building } on { $deed } for { $price }
    .lcd = { $building } -{ $price } | ▣ -{ $price }
# $price: number to 100
item-sell-house = sell a { $building } on { $deed } for { $price }
    .lcd = sell 1 of { $standing } +{ $price } | sell a ⌂ +{ $price } | -⌂ +{ $price }
# $price: number to 100
item-sell-hotel = swap the { $building } on { $deed } for { $standing } and { $price }
    .lcd = ▣ to { $standing } +{ $price } | ▣ +{ $price }
# $amount: number to 1500
item-sell-all = sell all that is built on { $group } for { $amount }
    .lcd = sell all +{ $amount } | all +{ $amount }
# $amount: number to 1500
# $rest: list of classic.(houses-*|hotels-*)
# $hotels: number to 2
# $houses: number to 12
item-sell-down = sell on { $group } for { $amount } and keep { $rest }
    .lcd = { $hotels ->
        [0] leave ⌂{ $houses } +{ $amount } | {"-> "}⌂{ $houses } +{ $amount }
       *[other] leave ▣{ $hotels } ⌂{ $houses } +{ $amount } | {"-> "}▣{ $hotels }⌂{ $houses } +{ $amount }
     }
# $price: number to 200
item-mortgage = mortgage { $deed } for { $price }
    .lcd = mortgage +{ $price } | mort. +{ $price }
# $price: number to 220
item-redeem = redeem { $deed } for { $price }
    .lcd = redeem -{ $price } | red. -{ $price }
item-deal = a deal with { $who }
    .lcd = deal with
item-instead = offer property instead of { $amount }
    .lcd = offer { $to }
item-give-up = give up and be bankrupt
    .lcd = bankrupt
desk-turn = pick
desk-next-kind = next kind
desk-close = close the desk
desk-open = open the desk
sure-give-up = Give up and be bankrupt?
    .lcd = Give up: bankrupt? | Give up?
sure-give-up-doing = give up

## What the game is about; each is read on a page of the display.

intro-buy-travel = Buy what you land on and charge rent for it.
intro-build-travel = A whole colour lets you build, and rents soar.
intro-buy-brands = Buy sites and companies, and let visitors pay.
intro-build-brands = All of a colour: build cabins, then a pet shop each.
intro-rent-claim = Your own button claims rent and opens your desk.
intro-rent-auto = Rent comes by itself; your button opens your desk.
intro-end = Bankrupts are out. The last one left wins.
intro-end-quicker = You begin with two deeds. The 2nd bankruptcy ends it.
# $turns: number to 500
intro-end-turns = After { $turns } turns, all together, the richest wins.
# $minutes: number to 120
intro-end-minutes = After { $minutes } minutes of play the richest wins.

## What can be done now, for whoever asks.

hint-desk-build = Build on a whole colour, evenly. Rents grow fast.
hint-desk-sell = Buildings are sold back for half their price.
hint-desk-mortgage = A mortgage brings half the price, and no rent comes in.
hint-desk-redeem = Paying it off costs that sum plus a tenth.
hint-desk-deal = Deal: swap deeds and money with another player.
hint-roll-start = Everybody rolls. The highest roll goes first.
hint-roll-move = Two dice say how far you move.
hint-roll-rent = The dice decide this rent: their sum is multiplied.
hint-roll = Press ROLL.
hint-roll-typed = Roll your own dice, set dials A and B, press OK.
hint-tax = Pay the fixed sum, or a tenth of all you have.
hint-buy-ok = This is for sale: OK buys it at its price.
hint-buy-back = BACK gives it to an auction, and you may bid too.
# $owned: number to 3
# $size: number to 4
hint-buy-group = You own { $owned } of { $size } { $group }. All bring more rent.
# $amount: number to 400
hint-buy-short = You are { $amount } short. Mortgages, sales and deals raise money.
hint-buy-desk = Your own button opens your desk, to raise money.
hint-auction-bid = Your own button bids one step more than the last bid.
hint-auction-step = Dial A sets the step. Hold your button to get out.
hint-auction-end = When the time runs out, the highest bid pays.
hint-shortage-who = The Bank runs out of buildings: who wants how many?
hint-shortage-tap = Tap your button for each that you want, hold it for none.
hint-shortage-many = If too many are wanted, each is auctioned.
hint-place = You won a building: choose where it stands.
hint-debt-raise = You owe more than you have: raise money now.
hint-debt-how = Sell buildings, mortgage deeds, or make a deal.
hint-debt-paid = It is paid as soon as you have enough.
hint-debt-end = Whoever gives up, or cannot pay, is bankrupt.
hint-offer-read = A deal is offered: dial B reads all of it.
hint-offer-pick = Dial A picks accept, refuse or change.
hint-offer-say = The asked player's own button says it.
hint-instead = Property is offered in place of money that is owed.
hint-instead-read = Dial B reads it. Dial A picks, your button says it.
hint-transfer = You received a deed with a mortgage on it.
hint-transfer-how = Keep it for a tenth now, or pay it off.
hint-closing = The last turn is over, and this rent is still open.
hint-closing-how = Its owner's button claims it, until the time runs out.
hint-jail-double = In jail: roll a double to get out.
hint-jail-desk = Or open your desk and pay, or use a card.
hint-jail-third = After three turns you must pay and go.
hint-turn = Press ROLL to roll and move. A double rolls again.
hint-rent = Rent is due: the owner's button claims it, now.
hint-rent-late = After the next player's roll it is too late.
hint-turn-desk = Between rolls your own button opens your desk.
hint-turn-business = There you build, sell, mortgage and make deals.
hint-turn-dials = Dial A reads the deeds, dial B how everybody stands.

# Moments that a show announces.
moment-auction = an auction
moment-rent = a steep rent
moment-deal = a deal
moment-bankrupt = a bankruptcy

## What the page at a seat says.

asks-offer = { $who } offers you a deal.
asks-instead = { $who } offers you property in place of the money.
asks-turn = It is your turn.
asks-last-turn = It is your turn. It is your last one.
asks-turn-claim = It is your turn. Claim your rent before you roll.
asks-claim = You can claim rent, until { $who } rolls.
# $amount: number to 400
asks-buy-short = { $deed } costs { $price }: you are { $amount } short. Mortgage, sell or trade first, or let it be auctioned.
# $amount: number to 400
asks-buy-poor = { $deed } costs { $price }: you are { $amount } short, and all you own would not raise that.
asks-again = Doubles! It is your turn again.
# $buildings: classic.(houses-*|hotels-*)
asks-shortage = { $who } wants a { $building }, and the Bank has only { $buildings } left. How many do you want? If too many are wanted, they are auctioned one by one.
# $buildings: classic.(houses-*|hotels-*)
asks-shortage-own = The Bank has only { $buildings } left, and others could use some too. How many do you want? If too many are wanted, they are auctioned one by one.
asks-jail = You are in jail: doubles get you out.
asks-start = Roll to see who begins: the highest roll does.
asks-debt = You owe { $to } { $amount } ({ $cause }) and have { $cash }: you are { $short } short.
asks-bank-debt = You owe the Bank { $amount } ({ $cause }) and have { $cash }: you are { $short } short.
asks-debt-hopeless = You get to { $amount } at most. Only a deal can help now, or you give up.
# $question: classic.ask-*
asks-choice = { CAPITAL($question) }
waits-turn = It is { OF($who) } turn.
waits-for = Waiting for { $all }.
waits-buy = { $who } may buy { $deed } for { $price }.
waits-debt = { $who } owes { $to } { $amount } ({ $cause }) and has { $cash }.
waits-debt-you = { $who } owes you { $amount } ({ $cause }) and has { $cash }.
waits-bank-debt = { $who } owes the Bank { $amount } ({ $cause }) and has { $cash }.
waits-raised = The game waits until { $who } has raised the money.
waits-raised-or-out = The game waits until { $who } has raised the money or gives up.
# $amount: number to 4000
does-claim = claim { $amount } from { $payer } for { $deed }
# $amount: number to 10
does-claim-dice = claim the dice times { $amount } from { $payer } for { $deed }
# $amount: number to 4000
open-claim = your claim of { $amount } from { $payer }
# $amount: number to 10
open-claim-dice = your claim of { $amount } times the dice from { $payer }
loses-by-rolling = You lose { $claims }. Roll all the same?
loses-by-mortgaging = You lose { $claims }. Mortgage it all the same?
loses-by-accepting = You lose { $claims }. Accept all the same?
loses-with = { $deed }: you lose { $claims }
does-buy = buy it
does-roll = roll the dice
does-offer = offer { $to } a deal: { $losses } for { $gains }
does-counter = offer another deal: { $losses } for { $gains }
# $count: number to 32
does-want = want { $count }
does-waive = ask for no rent
does-offer-instead = offer { $losses } instead of { $amount }
part-bid = your bid
part-sell-down = sell buildings on { $group }
# $price: number to 100
part-sell-each = sell buildings on { $group }, { $price } each
# $price: number to 100
# $number: number to 5
part-left = { $price } for each building that goes; how many stay (a hotel counts as { $number })
part-counter = another deal
part-instead = instead of this much
part-give = you give
part-give-cards = you give a card
part-pay = you pay
part-take = you get
part-take-cards = you get a card
part-ask = you are paid
offered-money = money
offered-debt = of the debt
