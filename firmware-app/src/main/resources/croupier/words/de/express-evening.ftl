# Was nach einem Abend von express erzählt wird.

turn = Der beste Zug
turn-told = { $who } behielt { $money } in einem Zug.
lost = Der teuerste Polizist
lost-told = { $who } verlor { $money } an den dritten Polizisten.
busted = Am häufigsten im Gefängnis
busted-told = { $count ->
    [one] Drei Polizisten erwischten { $who } einmal.
   *[other] Drei Polizisten erwischten { $who } { $count } Mal.
 }
hotels = Die meisten Hotels
hotels-told = { $count ->
    [one] { $who } baute ein Hotel.
   *[other] { $who } baute { $count } Hotels.
 }
luck-policemen = Polizisten
    .told = { $who } würfelte { $count } Polizisten, üblich sind { $usual }
