# Deal: the card game. Money is in millions, as the cards say it.
### $who: player
### $target: player
### $asked: player
### $amount: number to 99
### $debt: number to 99
### $over: number to 99
### $bank: number to 99
### $count: number to 28
### $table: number to 28
### $left: number to 3
### $goal: number to 3
### $gain: number to 9
### $have: number to 4
### $size: number to 4
### $level: number to 2
### $number: number to 3
### $times: number to 4
### $colour: deal-words.group-*
### $other: deal-words.group-*
### $where: (deal-words.group-*|deal.numbered-colour)
### $card: deal-words.card-*
### $building: deal-words.card-ho*
### $laid: deal-words.laid-*
### $own: deal-words.laid-*
### $due: deal.due-*
### $progress: deal.progress
### $cards: list of deal-words.(laid-*|card-money)
### $place: text of 11
### $time: text of 3

## Sets and colours.

numbered-colour = { $colour } { $number }
    .set = { FORM($colour, "set") } { $number }
progress = { $colour } { $have }/{ $size }

## Cards on the table.

numbered-laid = { $laid } { $number }
letters-property = { FORM($colour, "two") }
letters-wild = { FORM($colour, "two") }/{ FORM($other, "two") }
letters-any = { FORM($colour, "two") }/any
letters-house = hou
letters-hotel = hot

## What lies before somebody.

set = { $colour } { $have }/{ $size }{ $level ->
    [0] { "" }
    [1] { " " }with a house
   *[other] { " " }with a house and a hotel
 }
set-letters = { FORM($colour, "two") }{ $have }/{ $size }{ $level ->
    [0] { "" }
    [1] +h
   *[other] +h+H
 }
# In few letters: a hotel stands on a house.
set-die = { FORM($colour, "die") } { $have }/{ $size }
set-die-house = { FORM($colour, "die") } +h
set-die-hotel = { FORM($colour, "die") } +H
plays-die = { $left ->
    [one] { $left } play
   *[other] { $left } plays
 }
note-name = { $who }
note-sets = { $count } of { $goal } sets
note-hand = { $count } in hand, bank ${ $amount }
# $money: list of deal-words.card-money
note-hand-bank = { $count } in hand, bank ${ $amount } ({ LIST($money, "+") })
# $sets: list of deal.set
note-table = { LIST($sets, ", ") }
note-nothing = no properties
table-bank =
    .lcd = { $who } bank ${ $amount } hand { $count } | { $who } ${ $amount } hand { $count }
# $sets: list of deal.set-letters
table-sets =
    .lcd = { $who } { LIST($sets, " ") } | { LIST($sets, " ") }
points = { $count ->
    [one] { $count } set
   *[other] { $count } sets
 }

## What happened.

news-begins = { $who } begins.
    .you-who = You begin.
    .lcd = { $who } begins
news-dealt = { $who } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
    .you-who = You are dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }.
    .lcd = { $who }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
news-turn = It is { OF($who) } turn.
    .you-who = It is your turn.
    .lcd = { OF($who) } turn
# $count: number to 99
news-reshuffled = The discards are shuffled: the pile has { $count } cards again.
    .lcd = Reshuffled: { $count }
news-draws = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
    .you-who = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }.
    .lcd = { $who } draws { $count }
news-nothing-to-draw = There is no card left for { $who } to draw.
    .you-who = There is no card left for you to draw.
    .lcd = No card to draw
news-banks-money = { $who } banks { $card }.
    .you-who = You bank { $card }.
    .lcd = { $who } banks ${ $amount }
news-banks = { $who } banks { FORM($card, "a") } as ${ $amount }.
    .you-who = You bank { FORM($card, "a") } as ${ $amount }.
    .lcd =
        { $who } banks ${ $amount }
        { $card }
news-lays = { $who } lays { FORM($laid, "a") }.
    .you-who = You lay { FORM($laid, "a") }.
    .lcd = { $who } lays { $laid }
news-builds = { $who } builds { FORM($laid, "a") }.
    .you-who = You build { FORM($laid, "a") }.
    .lcd = { $who }: { $laid }
news-pass-go = { $who } plays Pass Go.
    .you-who = You play Pass Go.
    .lcd = { $who }: Pass Go
# $all: players
news-rent = { $who } charges { $all } rent for { $colour }: ${ $amount }{ $count ->
    [1] { "" }
   *[other] { " " }each
 }.
    .you-who = You charge { $all } rent for { $colour }: ${ $amount }{ $count ->
        [1] { "" }
       *[other] { " " }each
     }.
    .you-all = { $who } charges you rent for { $colour }: ${ $amount }.
    .lcd =
        { $who } charges rent | { $who }: rent
        { $colour }: ${ $amount }
# $all: players
news-rent-times = { $who } charges { $all } { $times ->
    [2] double
   *[other] four times the
 } rent for { $colour }: ${ $amount }{ $count ->
    [1] { "" }
   *[other] { " " }each
 }.
    .you-who = You charge { $all } { $times ->
        [2] double
       *[other] four times the
     } rent for { $colour }: ${ $amount }{ $count ->
        [1] { "" }
       *[other] { " " }each
     }.
    .you-all = { $who } charges you { $times ->
        [2] double
       *[other] four times the
     } rent for { $colour }: ${ $amount }.
    .lcd =
        { $who } charges rent | { $who }: rent
        { $colour } x{ $times }: ${ $amount }
news-debt = { OF($who) } Debt Collector asks { $target } for ${ $amount }.
    .you-who = Your Debt Collector asks { $target } for ${ $amount }.
    .you-target = { OF($who) } Debt Collector asks you for ${ $amount }.
    .lcd = { $who } asks { $target } for ${ $amount } | { $who } asks { $target }: ${ $amount } | { $target } to { $who }: ${ $amount }
news-birthday = It is { OF($who) } birthday: ${ $amount } from everybody.
    .you-who = It is your birthday: ${ $amount } from everybody.
    .lcd = { OF($who) } birthday: ${ $amount } | { $who } birthday ${ $amount }
news-sly = { $who } plays Sly Deal for { OF($target) } { FORM($laid, "the") }.
    .you-who = You play Sly Deal for { OF($target) } { FORM($laid, "the") }.
    .you-target = { $who } plays Sly Deal for your { FORM($laid, "the") }.
    .lcd =
        { $who }: Sly Deal
        { OF($target) } { $laid }
news-forced = { $who } plays Forced Deal: { OF($target) } { FORM($laid, "the") } for { FORM($own, "a") }.
    .you-who = You play Forced Deal: { OF($target) } { FORM($laid, "the") } for { FORM($own, "a") }.
    .you-target = { $who } plays Forced Deal: your { FORM($laid, "the") } for { FORM($own, "a") }.
    .lcd =
        { $who }: Forced Deal
        { OF($target) } { $laid }
        for { $own }
news-breaker = { $who } plays Deal Breaker for { OF($target) } { FORM($colour, "set") }.
    .you-who = You play Deal Breaker for { OF($target) } { FORM($colour, "set") }.
    .you-target = { $who } plays Deal Breaker for your { FORM($colour, "set") }.
    .lcd =
        { $who }: Deal Breaker | { $who }: Breaker
        { OF($target) } { FORM($colour, "set") }
news-for-nothing = { $who } plays { $card }, and nothing happens.
    .you-who = You play { $card }, and nothing happens.
    .lcd = { $who }: for nothing | { $who }: nothing
# $what: deal.what-*
news-no = { $who } says No to { OF($target) } { $what }!
    .you-who = You say No to { OF($target) } { $what }!
    .you-target = { $who } says No to your { $what }!
    .lcd =
        { $who }: Just Say No | { $who } says No
        to { OF($target) } { $what } | to { $what }
news-no-doubling = { $who } says No to { OF($target) } doubling!
    .you-who = You say No to { OF($target) } doubling!
    .you-target = { $who } says No to your doubling!
    .lcd = { $who }: not doubled
news-accepts = { $who } accepts.
    .you-who = You accept.
news-not-asked = { $who } cannot have a Just Say No.
    .you-who = You cannot have a Just Say No.
news-spared = { $who } is spared.
    .you-who = You are spared.
    .lcd = { $who } is spared
news-spared-doubling = { $who } owes ${ $amount } only.
    .you-who = You owe ${ $amount } only.
    .lcd = { $who } owes ${ $amount }
news-pays = { $who } pays { $target } ${ $amount }: { $cards }.
    .you-who = You pay { $target } ${ $amount }: { $cards }.
    .you-target = { $who } pays you ${ $amount }: { $cards }.
    .lcd = { $who } pays { $target } ${ $amount }
news-pays-money = { $who } pays { $target } ${ $amount }.
    .you-who = You pay { $target } ${ $amount }.
    .you-target = { $who } pays you ${ $amount }.
    .lcd = { $who } pays { $target } ${ $amount }
news-nothing-to-pay = { $who } has nothing to pay with.
    .you-who = You have nothing to pay with.
    .lcd = { $who } has nothing
news-takes = { $who } takes { OF($target) } { FORM($laid, "the") }.
    .you-who = You take { OF($target) } { FORM($laid, "the") }.
    .you-target = { $who } takes your { FORM($laid, "the") }.
    .lcd =
        { $who } takes
        { OF($target) } { $laid }
news-gets = { $who } gets { OF($target) } { FORM($laid, "the") } for it.
    .you-who = You get { OF($target) } { FORM($laid, "the") } for it.
    .you-target = { $who } gets your { FORM($laid, "the") } for it.
    .lcd =
        { $who } gets
        { OF($target) } { $laid }
news-takes-set = { $who } takes { OF($target) } { FORM($colour, "set") }.
    .you-who = You take { OF($target) } { FORM($colour, "set") }.
    .you-target = { $who } takes your { FORM($colour, "set") }.
    .lcd =
        { $who } takes
        { OF($target) } { FORM($colour, "set") }
# $card: deal-words.card-wild*
news-turns-wild = { $who } turns { FORM($card, "a") } to { $colour }.
    .you-who = You turn { FORM($card, "a") } to { $colour }.
    .lcd =
        { $who } turns a wild
        to { $colour }
news-exchanges = { $who } swaps around { FORM($laid, "a") } and { FORM($own, "a") }.
    .you-who = You swap around { FORM($laid, "a") } and { FORM($own, "a") }.
    .lcd = { $who } rearranges
news-moves-building = { $who } moves { FORM($building, "a") } to { $colour }.
    .you-who = You move { FORM($building, "a") } to { $colour }.
    .lcd = { $who }: { $building }, { $colour }
news-building-banked = { CAPITAL(FORM($building, "a")) } has lost its set and goes to { OF($who) } bank.
    .you-who = { CAPITAL(FORM($building, "a")) } has lost its set and goes to your bank.
    .lcd = { $who } banks { $building }
news-building-discarded = { OF($who) } { FORM($building, "the") } has lost its set and is discarded.
    .you-who = Your { FORM($building, "the") } has lost its set and is discarded.
    .lcd = { $who } loses { $building }
news-set-complete = { OF($who) } { FORM($colour, "set") } is complete!
    .you-who = Your { FORM($colour, "set") } is complete!
    .lcd = { $who }: { FORM($colour, "set") }!
news-set-broken = { OF($who) } { FORM($colour, "set") } is broken.
    .you-who = Your { FORM($colour, "set") } is broken.
    .lcd = { $who }: { $colour } broken
news-discards = { $who } discards { FORM($card, "a") }.
    .you-who = You discard { FORM($card, "a") }.
    .lcd =
        { $who } discards
        { $card }
news-under-pile = { $who } puts a card under the pile.
    .you-who = You put a card under the pile.
    .lcd = { $who }: card under pile | { $who }: under pile
news-turn-over = { OF($who) } turn is over.
    .you-who = Your turn is over.
# $number: number to 10
news-stalemate = Nobody has played a card for { $number ->
    [one] { $number } round
   *[other] { $number } rounds
 }: the game is over.
    .lcd = Nobody plays: over | No plays: over
# $all: players
news-won = { $all } wins.
    .you-all = You win.
# $all: players
news-drew = { $all } draw.

# $thing: deal-words.(card-*|laid-*)
takes-back = { $who } takes back { FORM($thing, "a") }.
    .you-who = You take back { FORM($thing, "a") }.
    .lcd =
        { $who } takes back
        { $thing }

# To what somebody says No: Ann's ..., your ...
what-sly-deal = Sly Deal
what-forced-deal = Forced Deal
    .lcd = Forced Deal
what-deal-breaker = Deal Breaker
    .lcd = Deal Breaker
what-debt-collector = Debt Collector
    .lcd = Debt Collector | Collector
what-birthday = birthday
what-rent = rent
what-just-say-no = No

## What was decided, and what chance answered, where it is told otherwise than what came of it.

did-charge-all = { $who } charges everybody rent{ $times ->
    [1] { "" }
    [2] , doubled,
   *[other] , four times,
 } for { $colour }.
did-charge-one = { $who } charges { $target } rent{ $times ->
    [1] { "" }
    [2] , doubled,
   *[other] , four times,
 } for { $colour }.
did-debt = { $who } plays a Debt Collector against { $target }.
did-birthday = { $who } plays It's My Birthday.
did-end-turn = { $who } ends the turn.
did-no = { $who } plays Just Say No.
did-no-doubling = { $who } plays Just Say No to the doubling.
did-pay = { $who } pays { $cards }.
# $drawn: list of deal-words.card-*
drawn = { $drawn }.

## The hand, under the held button.

hand =
    .lcd = { OF($who) } hand<>{ $place } | { $who }<>{ $place }
# $before: deal(-words|).(card-*|use-*|laid-*)
step =
    .lcd = { $before }<>{ $place } | <>{ $place }
# $what: deal(-words|).(card-*|laid-*|use-*|arrange|arrange-*|progress|numbered-laid|way-*|mark-*)
choice =
    .lcd = < { $what }<>>
# $count: number to 3
choice-several =
    .lcd = < { $card } x{ $count }<>>
let-go =
    .lcd = let go: hide
not-now =
    .lcd = not now
# $does: deal(-words|).(use-*|does-*|arrange-*|progress|laid-*)
ok =
    .lcd = OK:{ $does }
# $does: deal(-words|).(use-*|does-*|arrange-*|progress|laid-*)
ok-or-back =
    .lcd = OK:{ $does }<>BACK | OK:{ $does }
does-choose = choose
    .lcd = choose
does-choose-where = choose where
    .lcd = choose where
does-it = do it
    .lcd = do it
about-worth =
    .lcd = { $amount ->
        [0] no value
       *[other] worth ${ $amount }
     }
# $rents: list of deal-words.card-money
about-property = set of { $size }: rent { LIST($rents, ", ") }
about-pass-go = draw { $gain } cards
    .lcd = draw { $gain } cards<>or ${ $amount } | draw { $gain }<>or ${ $amount }
about-sly-deal = take a card from somebody
    .lcd = take a card<>or ${ $amount } | take one<>or ${ $amount }
about-forced-deal = swap a card with somebody
    .lcd = swap a card<>or ${ $amount } | swap one<>or ${ $amount }
about-deal-breaker = take a complete set
    .lcd = take a set<>or ${ $amount } | a set<>or ${ $amount }
about-debt-collector = ${ $gain } from one player
    .lcd = ${ $gain } from one<>or ${ $amount } | ${ $gain } from 1<>or ${ $amount }
about-birthday = ${ $gain } from everybody
    .lcd = ${ $gain } from all<>or ${ $amount } | ${ $gain } each<>or ${ $amount }
about-double-the-rent = doubles a rent
    .lcd = use with rent<>or ${ $amount } | with rent<>or ${ $amount }
about-just-say-no = stops what is played against you
    .lcd = stops attacks<>or ${ $amount } | stops it<>or ${ $amount }
about-house = a complete set's rent +${ $gain }
    .lcd = set's rent +${ $gain }<>or ${ $amount } | rent +${ $gain }<>or ${ $amount }
about-hotel = on a house: rent +${ $gain }
    .lcd = on a house +${ $gain }<>or ${ $amount } | rent +${ $gain }<>or ${ $amount }
about-rent = everybody pays you rent
    .lcd = rent from all<>or ${ $amount } | from all<>or ${ $amount }
about-rent-any = one player pays you rent
    .lcd = rent from one<>or ${ $amount } | from one<>or ${ $amount }
# $colours: list of deal-words.group-*
no-rent = No rent for { $colours }: nothing of yours there brings any.
use-bank-it = bank it
    .lcd = bank it
use-only-bank = only to the bank
    .lcd = only to the bank | only to bank
use-bank = bank ${ $amount }
    .lcd = bank ${ $amount }
use-lay = lay { $progress }
use-as = as { $progress }
use-build = on { $where }
use-pass-go = draw { $gain } cards
    .lcd = draw { $gain } cards
use-rent = rent for { $colour }: ${ $amount }
    .lcd = { $colour } ${ $amount }
use-rent-times = rent for { $colour } x{ $times }: ${ $amount }
    .lcd = { $colour } x{ $times } ${ $amount }
use-from = from { $target }
use-debt = ${ $gain } from { $target }
    .lcd = ${ $gain } from { $target }
use-birthday = ${ $gain } from all
    .lcd = ${ $gain } from all
use-get = get { $laid }
use-give = give { $own }
use-set = { FORM($where, "set") }
use-nothing = play for nothing
    .lcd = play for nothing | for nothing
use-discard = discard
    .lcd = discard
use-no = say No!
    .lcd = say No!
use-no-doubling = not doubled
    .lcd = not doubled
looks = { $who } is looking at a hand of cards. Everybody else, look away!
keep-looking = keep looking
next = next
choose = choose
step-back = one step back

## The own turn.

turn = { $who }: hold your button to play, { $left ->
    [one] { $left } play
   *[other] { $left } plays
 } left. ROLL ends the turn.
    .lcd = { OF($who) } turn<>{ $left ->
        [one] { $left } play
       *[other] { $left } plays
     } | { $who }<>{ $left ->
        [one] { $left } play
       *[other] { $left } plays
     }
turn-no-cards = { $who }: no cards left. Dial A rearranges your properties. ROLL ends the turn.
    .lcd = { OF($who) } turn<>no cards | { $who }<>no cards
turn-no-plays = { $who }: no plays left. Dial A rearranges your properties. ROLL ends the turn.
    .lcd = { OF($who) } turn<>no plays | { $who }<>no plays
turn-controls =
    .lcd = hold:cards<>ROLL:end | hold<>ROLL:end
turn-end-only =
    .lcd = ROLL:end
end-turn = end the turn
sure-end = { $left ->
    [one] { $left } play
   *[other] { $left } plays
 } left. End the turn?
    .lcd = { $left ->
        [one] { $left } play left: end?
       *[other] { $left } plays left: end?
     } | { $left ->
        [one] { $left } play: end?
       *[other] { $left } plays: end?
     }
sure-end-doing = end it
rearrange = rearrange your properties
arrange = A: rearrange
    .lcd = A: rearrange
arrange-to = to { $progress }
arrange-building = { $building } { $where }
arrange-to-set = to { $where }
# $with: deal.letters-*
arrange-with = with { $with }
    .lcd = with { $with }
# $with: deal.letters-*
arrange-with-numbered = with { $with } { $number }
    .lcd = with { $with } { $number } | w. { $with } { $number }
# $what: deal(-words|).(laid-*|numbered-laid|arrange-building|arrange)
# $does: deal.(does-*|arrange-*)
do-this = { $what }: { $does }
discard = { $who } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: hold your button and choose what to discard.
    .lcd =
        { $who } has { $count ->
            [one] { $count } card
           *[other] { $count } cards
         }
        too many: discard | too many cards
discard-or-keep = { $who } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }. ROLL keeps all; to discard some, hold your button and choose.
    .lcd =
        { $who } has { $count ->
            [one] { $count } card
           *[other] { $count } cards
         }
        ROLL: keep them
discard-controls =
    .lcd = hold: choose cards | hold: choose
keep-all = keep all
your-cards = your cards
read-tables = read the tables
received = { $who } receives a wild card: choose the colour that it shows.
    .lcd = { $who } gets a wild
# $place: text of 3
received-controls =
    .lcd = A:colour OK:lay<>{ $place } | A:colour OK:lay
received-choose = choose a colour
received-lay = lay it as { $progress }

## A Just Say No?

ask-debt = { CAPITAL($due) }: { $target } must pay { $who } ${ $amount } or say no.
    .you-target = { CAPITAL($due) }: you must pay { $who } ${ $amount }, or say no.
    .you-who = { CAPITAL($due) }: { $target } must pay you ${ $amount } or say no.
    .lcd =
        { $target } must pay { $who } | { $target } owes { $who }
        ${ $amount } { $due }<>{ $time } | ${ $amount }<>{ $time }
ask-sly = { $who } takes { OF($target) } { FORM($laid, "the") }, or { $target } says no.
    .you-target = { $who } takes your { FORM($laid, "the") }, unless you say no.
    .you-who = You take { OF($target) } { FORM($laid, "the") }, or { $target } says no.
    .lcd =
        { $who } takes from { $target } | { $who } robs { $target }
        { $laid }<>{ $time }
ask-forced = { $who } takes { OF($target) } { FORM($laid, "the") } for { FORM($own, "a") }, or { $target } says no.
    .you-target = { $who } takes your { FORM($laid, "the") } for { FORM($own, "a") }, unless you say no.
    .you-who = You take { OF($target) } { FORM($laid, "the") } for { FORM($own, "a") }, or { $target } says no.
    .lcd =
        { $who } swaps with { $target } | { $who }/{ $target }: swap
        { $laid } for { $own }<>{ $time } | { FORM($laid, "two") } for { FORM($own, "two") }<>{ $time }
ask-breaker = { $who } takes { OF($target) } { FORM($colour, "set") }, or { $target } says no.
    .you-target = { $who } takes your { FORM($colour, "set") }, unless you say no.
    .you-who = You take { OF($target) } { FORM($colour, "set") }, or { $target } says no.
    .lcd =
        { $who } takes from { $target } | { $who } robs { $target }
        { FORM($colour, "set") }<>{ $time }
ask-no = { $target } says no. Does { $asked } say no to that?
    .you-asked = { $target } says no. Do you say no to that?
    .you-target = You say no. Does { $asked } say no to that?
    .lcd =
        { $target } says No!
        No to the No?<>{ $time } | No to No?<>{ $time }
ask-no-doubling = { $target } says no to the doubling. Does { $asked } say no to that?
    .you-asked = { $target } says no to the doubling. Do you say no to that?
    .you-target = You say no to the doubling. Does { $asked } say no to that?
    .lcd =
        { $target }: not doubled
        No to the No?<>{ $time } | No to No?<>{ $time }
asks = { $asked }: tap to accept, hold to look.
answer-controls =
    .lcd =
        { $asked }: tap accepts
        hold + OK: say No | hold + OK: No
accept = accept
accept-paying = accept and pay ${ $amount }

## What money is owed for.

due-rent = rent for { $colour }
    .lcd = rent { $colour }
due-rent-times = { $times ->
    [2] double
   *[other] four times the
 } rent for { $colour }
    .lcd = rent { $colour } x{ $times }
due-debt-collector = Debt Collector
    .lcd = Debt Collector | Collector
due-birthday = birthday
    .lcd = birthday

## Paying.

must-pay = { CAPITAL($due) }: { $who } must pay { $target } ${ $debt }.
    .you-who = { CAPITAL($due) }: you must pay { $target } ${ $debt }.
    .you-target = { CAPITAL($due) }: { $who } must pay you ${ $debt }.
    .lcd = { $who } pays { $target } ${ $debt }
# $money: list of deal-words.card-money
way-money = { $cards }
    .lcd = { LIST($money, "+") } | bank ${ $bank }
# $letters: list of deal.letters-*
way-cards = { $cards }
    .lcd = { LIST($letters, " ") } | +{ $count } cards
# $money: list of deal-words.card-money
# $letters: list of deal.letters-*
way-both = { $cards }
    .lcd = { LIST($money, "+") } { LIST($letters, " ") } | bank ${ $bank } { LIST($letters, " ") } | bank ${ $bank } +{ $count } cards | ${ $bank } +{ $count } cards | ${ $bank } +{ $count }
way-each = card by card
    .lcd = card by card
# $way: deal.way-*
paying-kept = { CAPITAL($way) }: ${ $amount } in all. Kept: ${ $bank } in the bank and { $table ->
    [one] { $table } card
   *[other] { $table } cards
 } on the table.
    .lcd = keeps ${ $bank }, { $table } on table | ${ $bank }, { $table } on table
# $way: deal.way-*
paying-over = { CAPITAL($way) }: ${ $amount } in all, ${ $over } too much. Kept: ${ $bank } in the bank and { $table ->
    [one] { $table } card
   *[other] { $table } cards
 } on the table.
    .lcd = =${ $amount }: ${ $over } too much | =${ $amount }: ${ $over } lost
# $way: deal.way-*
# $broken: list of deal.no-set
paying-breaks = { CAPITAL($way) }: ${ $amount } in all{ $over ->
    [0] { "" }
   *[other] , ${ $over } too much
 }. Kept: ${ $bank } in the bank and { $table ->
    [one] { $table } card
   *[other] { $table } cards
 } on the table, but { $broken }.
    .lcd = =${ $amount } breaks { $colour }
no-set = no { FORM($colour, "set") }
paying-each = Mark each card that you pay with.
    .lcd = choose each card
paying-marked = Marked: ${ $over } of ${ $debt }.
    .lcd = ${ $amount }<>marked { $over } of { $debt } | ${ $amount }<>{ $over } of { $debt }
# $what: deal-words.(laid-*|card-money)
mark-on = [x] { $what }
    .lcd = [x] { $what } | x { $what }
# $what: deal-words.(laid-*|card-money)
mark-off = [ ] { $what }
    .lcd = [ ] { $what } | - { $what }
pay-choose = choose
# $way: deal.way-*
pay-this = pay { $way }
pay-each = choose each card
pay-mark = mark the card
pay-unmark = take the mark away
pay-back = back
pay-marked = pay what is marked
# $place: text of 5
pay-controls =
    .lcd = A:choose OK:pay<>{ $place } | A:choose OK:pay
# $place: text of 5
pay-controls-each =
    .lcd = A:pick OK:cards<>{ $place } | A:pick OK:cards
# $place: text of 5
pay-controls-mark =
    .lcd = OK:mark BACK:list<>{ $place } | OK:mark BACK:list | OK:mark BACK
# $place: text of 5
pay-controls-enough =
    .lcd = OK:mark ROLL:pay<>{ $place } | OK:mark ROLL:pay

## Help.

intro-goal = { $goal ->
    [3] Three
   *[other] { $goal }
 } complete sets of different colours win.
# $count: number to 2
# $left: number to 3
intro-turn = Each turn you draw { $count ->
    [2] two
   *[other] { $count }
 } cards and play up to { $left ->
    [3] three
   *[other] { $left }
 }.
intro-paying = Cards in your bank pay debts. Nobody gives change.
intro-hand = Hold your own button to see your hand. Others look away.
hint-plays = You may play up to { $left ->
    [3] three
   *[other] { $left }
 } cards, or none.
hint-hold = Keep your button held, dial A to a card, press OK.
hint-where = Properties go on the table, money to your bank.
hint-actions = Actions do what they say, or are money for the bank.
hint-rearranging = Moving your wild cards is free: dial A and OK.
hint-end = ROLL ends your turn.
hint-answer = Something is played against you: accept it, or say no.
hint-accept = Tap your button to accept. No answer accepts too.
hint-say-no = Hold it to look; OK at a Just Say No stops it.
hint-no-to-no = A No can be answered with another No.
hint-pay-from = Pay from your bank and your table, not your hand.
hint-pay-ways = Dial A walks through ways to pay, OK pays.
hint-pay-each = The last one is card by card: OK marks, ROLL pays.
hint-pay-change = What you overpay is lost: nobody gives change.
hint-pay-all = If you have less, you pay all that you have.
hint-colour = You received a wild card: choose its colour.
hint-move-later = You can move it later, in a turn of your own.
# $count: number to 7
hint-limit = At the end of a turn you keep at most { $count ->
    [7] seven
   *[other] { $count }
 } cards.
hint-discard = Hold your button and dial A to a card: OK discards it.

# Moments that a show announces.
moment-breaker = a Deal Breaker
moment-no = a Just Say No
moment-doubled = a doubled rent
moment-set = a complete set

## What the page at a seat says.

# $what: deal(-words|).(card-*|laid-*|numbered-laid|arrange-building)
# $uses: list of deal(-words|).(use-*|arrange-to|arrange-to-set|arrange-with|arrange-with-numbered|laid-*)
does = { $what }: { LIST($uses, ", ") }
asks-play = Your turn: tap a card to play it. { $left ->
    [one] { $left } play
   *[other] { $left } plays
 } left.
asks-no-cards = No cards left to play. Rearrange your properties, or end the turn.
asks-no-plays = No plays left. Rearrange your properties, or end the turn.
asks-discard = You have { $count } cards in hand. Discard { $over ->
    [one] one: tap it.
   *[other] { $over }: tap one after the other.
 }
asks-discard-or-keep = You have { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } in hand. Keep all, or tap what you discard.
asks-pay = { CAPITAL($due) }: you owe { $target } ${ $debt }. What do you pay with?
asks-colour = You received a wild card: which colour does it show?
pays-from-bank = from your bank
pays-from-table = from your table
swaps-with = Forced Deal with { $target }
swap-get = you get
swap-give = you give
swap-one = this card
swap-other = changes places with

# What the board is made of besides what lies before everybody.
pile = draw pile
pile-discards = discards
printed-group = { FORM($colour, "board") }

## On the page of a seat that is not asked.
waits-play = Waiting for { $who } to play a card or end the turn.
waits-end = Waiting for { $who } to rearrange or end the turn.
waits-pay = { CAPITAL($due) }: waiting for { $who } to pay { $target } ${ $debt }.
    .you-target = { CAPITAL($due) }: waiting for { $who } to pay you ${ $debt }.
waits-colour = Waiting for { $who } to choose a colour for a wild card.
waits-discard = Waiting for { $who } to discard { $over ->
    [one] one card
   *[other] { $over } cards
 }.
waits-keep = Waiting for { $who } to keep all cards or discard some.
