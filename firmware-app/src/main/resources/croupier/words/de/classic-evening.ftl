# Was nach einem Abend von travel und brands erzählt wird.

rent = Die teuerste Miete
rent-told = { $who } zahlte { $amount } an { $owner }: { $deed }.
rent-anywhere-told = { $who } zahlte { $amount } an { $owner }.
trade = Der größte Handel
trade-told = { $who } und { $other } tauschten für { $amount }, nach den Preisen auf dem Brett.
auction = Die teuerste Auktion
auction-told = { $who } bekam für { $amount }: { $deed }.
jail = Am häufigsten im Gefängnis
jail-told = { $count ->
    [one] { $who } musste einmal ins Gefängnis.
   *[other] { $who } musste { $count } Mal ins Gefängnis.
 }
luck-dice = Zwei Würfel
    .told = { $who } würfelte im Mittel { $mean }, üblich ist { $usual }
luck-doubles = Pasche
    .told = Pasche von { $who }: { $count }, üblich sind { $usual }
