# Was nach einem Abend von deal erzählt wird.

payment = Die teuerste Zahlung
payment-told = { $who } zahlte { $other } { $amount }M auf einmal.
sets = Die meisten genommenen Sets
sets-told = { $count ->
    [one] { $who } nahm ein ganzes Set.
   *[other] { $who } nahm { $count } ganze Sets.
 }
no = Am häufigsten Nein gesagt
no-told = { $count ->
    [one] { $who } sagte einmal einfach Nein.
   *[other] { $who } sagte { $count } Mal einfach Nein.
 }
taken = Die meisten genommenen Karten
taken-told = { $count ->
    [one] { $who } nahm eine Besitzkarte.
   *[other] { $who } nahm { $count } Besitzkarten.
 }
luck-cards = Karten, die alle wollen
    .told = { $who } zog { $count } der Karten, die alle wollen; üblich sind { $usual }
