of = el turno { OF($who) }
cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
 }
names = { $players } y { OR($players) }
