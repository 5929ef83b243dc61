# What is told of travel and brands when an evening is over.
### $who: player
### $other: player
### $owner: player
### $amount: number to 20580
### $count: number to 1000
### $deed: classic.deed-*
### $mean: decimal
### $usual: decimal

rent = The dearest rent
rent-told = { $who } paid { $owner } { $amount } for { $deed }.
rent-anywhere-told = { $who } paid { $owner } { $amount }.
trade = The biggest trade
trade-told = { $who } and { $other } traded for { $amount }, at the prices on the board.
auction = The dearest auction
auction-told = { $who } got { $deed } for { $amount }.
jail = Most often in jail
jail-told = { $count ->
    [one] { $who } went to jail once.
   *[other] { $who } went to jail { $count } times.
 }
luck-dice = Two dice
    .told = { $who } rolled { $mean } on average, where { $usual } is usual
luck-doubles = Doubles
    .told = { $who } rolled { $count } doubles, where { $usual } are usual
