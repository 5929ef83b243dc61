# Was nach einem Abend von deal erzählt wird.

payment = Die teuerste Zahlung
payment-told = { $who } zahlte { $other } { $amount } M auf einmal.
sets = Die meisten geraubten Sets
sets-told = { $count ->
    [one] { $who } raubte ein ganzes Set.
   *[other] { $who } raubte { $count } ganze Sets.
 }
no = Am häufigsten Nein gesagt
no-told = { $count ->
    [one] { $who } sagte einmal einfach Nein.
   *[other] { $who } sagte { $count } Mal einfach Nein.
 }
taken = Die meisten genommenen Grundstücke
taken-told = { $count ->
    [one] { $who } nahm ein Grundstück.
   *[other] { $who } nahm { $count } Grundstücke.
 }
luck-cards = Karten, die alle wollen
    .told = { $who } zog { $count } der Karten, die alle wollen; üblich sind { $usual }
