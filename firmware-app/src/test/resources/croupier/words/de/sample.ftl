of = { OF($who) } Drehknopf
cards = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
 }
names = { $players } und { OR($players) }
rent = Mietkarte
    .gender = she
joins = { $card ->
    [she] Die { $card } kommt dazu.
   *[he] Der { $card } kommt dazu.
 }
