# What the tests of the format say.
-dial = dial

plain = Go on
turn = { $who }'s turn
    .lcd = { $who }'s turn | { $who }
cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
 }
pays = { $who } pays { $owner } M{ $amount } for { $card }.
    .you-who = You pay { $owner } M{ $amount } for { $card }.
    .you-owner = { $who } pays you M{ $amount } for { $card }.
    .lcd = { $who } pays <> { $amount } | { $who } <> { $amount }
rent = rent
    .the = the rent
    .lcd = rent card | rent
of = { OF($who) } dial
after = after { FORM($card, "the") }
names = { $players } and { OR($players) }
    .you-players = you
    .lcd = { $players } | { LIST($players, " ") } | { COUNT($players) } players
port = Port { DIGITS($port) } on the { -dial }
capital = { CAPITAL($card) }
screen =
    .lcd =
        { $who }
        <>middle<>
        OK: go on
bar = { $text }
    .lcd = { $text } | none
kind = { $card ->
    [rent] for rent
   *[other] for something
 }
