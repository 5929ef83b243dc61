# Was nach einem Abend von travel und brands erzählt wird.

rent = Die teuerste Miete
rent-told = { $who } zahlte { $owner } { $amount } für { FORM($deed, "the") }.
rent-anywhere-told = { $who } zahlte { $owner } { $amount }.
trade = Der größte Handel
trade-told = { $who } und { $other } handelten im Wert von { $amount }, nach den Preisen auf dem Spielplan.
auction = Die teuerste Auktion
auction-told = { $who } bekam { FORM($deed, "the") } für { $amount }.
jail = Am häufigsten im Gefängnis
jail-told = { $count ->
    [one] { $who } musste einmal ins Gefängnis.
   *[other] { $who } musste { $count } Mal ins Gefängnis.
 }
luck-dice = Zwei Würfel
    .told = { $who } würfelte im Mittel { $mean }, üblich ist { $usual }
luck-doubles = Pasche
    .told = Pasche von { $who }: { $count }, üblich sind { $usual }
