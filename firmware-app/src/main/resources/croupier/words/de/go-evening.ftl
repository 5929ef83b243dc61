# Was nach einem Abend von go erzählt wird.

heist = Der größte Banküberfall
heist-told = { $who } stahl { $other } { $count ->
    [one] den einzigen { FORM($colour, "block") }
   *[other] einen { FORM($colour, "block") }, einen von { $count }
 }.
    .you-who = Du hast { $other } { $count ->
        [one] den einzigen { FORM($colour, "block") } gestohlen
       *[other] einen { FORM($colour, "block") } gestohlen, einen von { $count }
    }.
    .you-other = { $who } stahl dir { $count ->
        [one] den einzigen { FORM($colour, "block") }
       *[other] einen { FORM($colour, "block") }, einen von { $count }
    }.
heists = Die meisten Banküberfälle
heists-told = { $count ->
    [one] { $who } gelang ein Banküberfall.
   *[other] { $who } gelangen { $count } Banküberfälle.
 }
    .you-who = { $count ->
        [one] Dir gelang ein Banküberfall.
       *[other] Dir gelangen { $count } Banküberfälle.
    }
shut-down = Der größte Abriss
shut-down-told = { $who } verlor { $count ->
    [one] einen { FORM($colour, "block") }
   *[other] { $count } { FORM($colour, "blocks") }
 } an den Vorrat.
    .you-who = Du hast { $count ->
        [one] einen { FORM($colour, "block") }
       *[other] { $count } { FORM($colour, "blocks") }
    } an den Vorrat verloren.
jail = Am häufigsten im Gefängnis
jail-told = { $count ->
    [one] { $who } musste einmal ins Gefängnis.
   *[other] { $who } musste { $count } Mal ins Gefängnis.
 }
    .you-who = { $count ->
        [one] Du musstest einmal ins Gefängnis.
       *[other] Du musstest { $count } Mal ins Gefängnis.
    }
luck-spaces = Gute Felder
    .told = { $who } kam { $count }-mal auf ein Feld, das etwas bringt, üblich ist { $usual }
