# Was nach einem Abend von go erzählt wird.

heist = Der größte Banküberfall
heist-told = { $who } stahl { $other } { $count ->
    [one] den einzigen { FORM($colour, "block") }
   *[other] einen { FORM($colour, "block") }, einen von { $count }
 }.
heists = Die meisten Banküberfälle
heists-told = { $count ->
    [one] { $who } gelang ein Banküberfall.
   *[other] { $who } gelangen { $count } Banküberfälle.
 }
shut-down = Der größte Abriss
shut-down-told = { $who } verlor { $count ->
    [one] einen { FORM($colour, "block") }
   *[other] { $count } { FORM($colour, "blocks") }
 } an den Vorrat.
jail = Am häufigsten im Gefängnis
jail-told = { $count ->
    [one] { $who } musste einmal ins Gefängnis.
   *[other] { $who } musste { $count } Mal ins Gefängnis.
 }
