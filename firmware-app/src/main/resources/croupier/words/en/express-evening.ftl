# What is told of express when an evening is over.
### $who: player
### $money: number to 99950
### $count: number to 1000
### $usual: decimal

turn = The best turn
turn-told = { $who } kept { $money } in one turn.
    .you-who = You kept { $money } in one turn.
lost = The dearest policeman
lost-told = { $who } lost { $money } to the third policeman.
    .you-who = You lost { $money } to the third policeman.
busted = Most often in jail
busted-told = { $count ->
    [one] Three policemen caught { $who } once.
   *[other] Three policemen caught { $who } { $count } times.
 }
    .you-who = { $count ->
        [one] Three policemen caught you once.
       *[other] Three policemen caught you { $count } times.
    }
hotels = Most hotels
hotels-told = { $count ->
    [one] { $who } built one hotel.
   *[other] { $who } built { $count } hotels.
 }
    .you-who = { $count ->
        [one] You built one hotel.
       *[other] You built { $count } hotels.
    }
luck-policemen = Policemen
    .told = { $who } rolled { $count } policemen, where { $usual } are usual
