# Was nach einem Abend von express erzählt wird.

turn = Der beste Zug
turn-told = { $who } behielt { $money } in einem Zug.
    .you-who = Du hast { $money } in einem Zug behalten.
lost = Der teuerste Polizist
lost-told = { $who } verlor { $money } an den dritten Polizisten.
    .you-who = Du hast { $money } an den dritten Polizisten verloren.
busted = Am häufigsten im Gefängnis
busted-told = { $count ->
    [one] Drei Polizisten erwischten { $who } einmal.
   *[other] Drei Polizisten erwischten { $who } { $count } Mal.
 }
    .you-who = { $count ->
        [one] Drei Polizisten erwischten dich einmal.
       *[other] Drei Polizisten erwischten dich { $count } Mal.
    }
hotels = Die meisten Hotels
hotels-told = { $count ->
    [one] { $who } baute ein Hotel.
   *[other] { $who } baute { $count } Hotels.
 }
    .you-who = { $count ->
        [one] Du hast ein Hotel gebaut.
       *[other] Du hast { $count } Hotels gebaut.
    }
luck-policemen = Polizisten
    .told = { $who } würfelte { $count } Polizisten, üblich sind { $usual }
