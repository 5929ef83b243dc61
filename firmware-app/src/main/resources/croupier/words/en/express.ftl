# Express: the dice game.
### $who: player
### $money: number to 99950
### $kept: number to 399800
### $score: number to 99950
### $goal: number to 25000
### $houses: number to 4
### $most: number to 4
### $number: number to 4
### $size: number to 4
### $policemen: number to 3
### $count: number to 10
### $seat: number to 6
### $other: player
### $others: number to 4
### $place: text of 5
### $hotel: number to 9000
### $group: express-words.group-*
### $face: express.(group|face)-*
### $faces: list of express.(group|face)-*
### $dice: list of express.die-shows
### $groups: list of express.filled
### $counts: list of express.policemen-of
### $numbers: list of express.count
### $parts: list of express.part-*
### $news: list of express.news-*
### $now: express.now-*

## Other faces of the dice.

face-chance = chance
face-policeman = policeman
face-go = GO
face-blank = blank
face-house = house
face-hotel = hotel
face-broken-house = broken
face-get-out-of-jail = jail free

## What the unit says while it waits.

player = { $who }
    .lcd = { $who }
who-plays = { $who } plays.
    .lcd = { $who } plays
score = { $score } of { $goal }
    .lcd = Score<>{ $score }/{ $goal } | { $score }/{ $goal }
groups-so-far = { LIST($groups, ", ") }
filled = { $group } { $number }/{ $size }
so-far = { $who } has { $kept } so far, and { $policemen } of { $count } policemen.
    .lcd = { $who } +{ $kept }<>Police { $policemen }/{ $count } | { $who } +{ $kept }<>Pol.{ $policemen }/{ $count } | { $who } +{ $kept } P{ $policemen }
nothing-to-place = Nothing to place
    .lcd = Nothing to place
choice = { $group } { $number }/{ $size }
    .lcd = < { $group } { $number }/{ $size }<> > | <{ $group } { $number }/{ $size }>
choice-chance = chance on { $group } { $number }/{ $size }
    .lcd = < { $group }? { $number }/{ $size }<> > | <{ $group }? { $number }/{ $size }>
choice-policeman = police die { $number }
    .lcd = < police die { $number }<> >
pick-and-put = Dial A picks, OK puts.
    .lcd = A:pick OK:put<>{ $place } | A:pick OK:put
roll-or-stop = ROLL rolls on, seat button { $seat } stops.
    .lcd = ROLL:more Seat{ $seat }:stop | ROLL:on S{ $seat }:stop
only-stop = Seat button { $seat } stops.
    .lcd = Seat{ $seat }:stop

now-ready = { $who }: press ROLL to roll the dice.
    .you-who = Press ROLL to roll the dice.
asks-ready = Your turn: roll the dice!
asks-place-roll-stop = Place dice, roll again, or stop and keep { $kept }.
asks-place-stop = Place dice, or stop and keep { $kept }.
asks-roll-stop = Roll again, or stop and keep { $kept }.
asks-stop = Stop and keep { $kept }.
asks-freeing = Get out of jail! Choose the policeman who leaves.
weighs-policemen = { $policemen } of { $count } policemen { $policemen ->
    [one] is
   *[other] are
 } in jail.
weighs-house-die = The house die is in the next roll.
now-place-roll-stop = { $who }: place dice, roll again, or stop and keep { $kept }.
    .you-who = Place dice, roll again, or stop and keep { $kept }.
now-place-stop = { $who }: place dice, or stop and keep { $kept }.
    .you-who = Place dice, or stop and keep { $kept }.
now-roll-stop = { $who }: roll again, or stop and keep { $kept }.
    .you-who = Roll again, or stop and keep { $kept }.
now-stop = { $who }: stop and keep { $kept }.
    .you-who = Stop and keep { $kept }.
now-freeing = { $who }: get out of jail! Choose the policeman who leaves.
    .you-who = Get out of jail! Choose the policeman who leaves.
    .lcd =
        { $who }: get out
        of jail! Which one? | of jail! Which?
choose-and-free = Dial A chooses, OK sets free.
    .lcd = A:choose OK:free
after-news = { LIST($news, " ") } { $now }

## What the controls do.

roll-dice = roll the dice
    .lcd = ROLL: roll the dice | ROLL: roll
roll-again = roll again
stop-and-keep = stop, keep { $kept }
choose-die = choose a die
put = put on { $group } { $number }/{ $size }, { $money } when full
put-chance = put the chance on { $group } { $number }/{ $size }, { $money } when full
when-full = { $money } when full
squares = { $number }
choose-policeman = choose a policeman
free = set police die { $number } free

## What happened.

rolling = { $who } rolls.
    .you-who = You roll.
    .lcd = <>rolling ...<>
count = { $number }
policemen-of = { $who } { $number }
two-counts = { $who } { $number }, { $other } { $others }
    .lcd = { $who } { $number }<>{ $other } { $others }
one-count = { $who } { $number }
    .lcd = { $who } { $number }
# $count: number to 11
die-shows = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
 }
part-complete = { $money } for full groups
part-incomplete = { $money } for a group that is not full
part-houses = { $money } for houses
part-go = { $money } for GO
part-hotels = { $money } for hotels
news-everyone-counted = Everyone rolls the police dice, and whoever has fewest policemen starts: { $counts }.
    .lcd = Fewest police start: | Fewest pol.start
news-tied-counted = Those who tied roll again: { $counts }.
    .lcd = A tie: once more
news-turn = It is { OF($who) } turn.
    .you-who = It is your turn.
news-rolls = { $who } rolls { $dice }.
    .you-who = You roll { $dice }.
news-policeman = Police die { $number } goes to jail.
# $count: number to 3
news-policemen = { $count ->
    [one] A policeman goes to jail.
   *[other] { $count } policemen go to jail.
 }
news-freed = { $who } lets police die { $number } out of jail.
    .you-who = You let police die { $number } out of jail.
    .lcd = <>A policeman leaves<> | <>Policeman leaves<>
news-go = GO brings { $who } { $money }.
    .you-who = GO brings you { $money }.
    .lcd = <>GO! +{ $money }<>
news-house = A house for { $who }: { $houses } of { $most }.
    .you-who = A house for you: { $houses } of { $most }.
    .lcd = <>House { $houses } of { $most }<>
news-no-house = No house is left for { $who }.
    .you-who = No house is left for you.
    .lcd = <>No house left<>
news-house-falls = A house falls: { $who } has { $houses } left.
    .you-who = A house falls: you have { $houses } left.
    .lcd = <>House falls: { $houses } left<> | <>House falls, { $houses }<>
news-hotel = A hotel brings { $who } { $money }!
    .you-who = A hotel brings you { $money }!
    .lcd = <>Hotel! +{ $money }<>
news-one-hotel = Only one hotel a turn counts.
    .lcd = <>One hotel a turn<>
news-hotel-needs-houses = A hotel needs { $most } houses first.
    .lcd = <>Hotel needs { $most } houses<> | <>Hotel:{ $most } houses<>
news-puts = { $who } puts a die on { $group }.
    .you-who = You put a die on { $group }.
# $money: number to 3500
news-full = { CAPITAL($group) } is full: { $money } for { $who }!
    .you-who = { CAPITAL($group) } is full: { $money } for you!
    .lcd = <>{ $group } +{ $money }<>
# $money: number to 3500
news-full-house-die = { CAPITAL($group) } is full: { $money } for { $who }! The house die joins the next roll.
    .you-who = { CAPITAL($group) } is full: { $money } for you! The house die joins the next roll.
    .lcd = <>{ $group } +{ $money }<>
news-busted = { $money ->
    [0] Three policemen! { $who } gets nothing.
   *[other] Three policemen! { $who } loses { $money }.
 }
    .you-who = { $money ->
        [0] Three policemen! You get nothing.
       *[other] Three policemen! You lose { $money }.
    }
    .lcd =
        <>Three policemen!<>
        { $money ->
            [0] <>{ $who } gets 0<>
           *[other] <>{ $who } loses { $money }<> | <>{ $who } -{ $money }<>
        }
news-scored = { $who } keeps { $kept } and has { $score } now: { $parts }.
    .you-who = You keep { $kept } and have { $score } now: { $parts }.
    .lcd =
        <>{ $who } +{ $kept }<>
        <>Score { $score }<>
news-scored-nothing = { $who } keeps nothing and has { $score } now.
    .you-who = You keep nothing and have { $score } now.
    .lcd =
        <>{ $who } +0<>
        <>Score { $score }<>
news-won = { $who } wins with { $score }.
    .you-who = You win with { $score }.

## What was decided, and what chance answered.

did-roll = { $who } rolls the dice.
did-stop = { $who } stops.
drawn-first = { $who } begins.
drawn-policemen = policemen { $numbers }.
drawn-faces = { $faces }.

## What a newcomer is told; each on three lines of the display.

intro-goal = Roll dice, collect colour groups, reach the goal first.
intro-dice = After each roll put dice on the board, or none.
intro-police = Police dice stay. The third ends the turn for nothing.
intro-stop = Stop in time, and the turn's points are yours.
hint-ready = Press ROLL: a turn begins with a roll of { $count } dice.
hint-then = Then put dice on groups, roll again, or stop.
hint-policemen = { $policemen } police dice end the turn for nothing.
hint-free = Get out of jail: a police die leaves the board.
hint-which = It is rolled again with the others. Choose which.
hint-put = Dial A picks a die, OK puts it on its group to stay.
hint-roll = ROLL throws all dice that are not on the board.
hint-third = The third policeman ends the turn for nothing.
hint-stop = Your own button stops and keeps what you have.
hint-full = A full group brings its whole value.
hint-best = Of unfinished groups only the best one counts.
hint-chance = A ? fits any group, and adds nothing until it is full.
hint-house-die = A full colour group lets the house die join.
hint-houses = Houses bring { $money } each. With { $most }, a hotel brings { $hotel }.

# Moments that a show announces.
moment-hotel = a hotel
moment-group = a full group
moment-jail = three policemen
