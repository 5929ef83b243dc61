# Ce qui se raconte de go après une soirée.

heist = Le plus gros braquage
heist-told = { $who } a pris un bloc { $colour } à { $other }, { $count ->
    [1] qui n'avait que celui-là
   *[other] qui en avait { $count }
 }.
    .you-who = Tu as pris un bloc { $colour } à { $other }, { $count ->
        [1] qui n'avait que celui-là
       *[other] qui en avait { $count }
    }.
    .you-other = { $who } t'a pris un bloc { $colour } ; { $count ->
        [1] tu n'avais que celui-là
       *[other] tu en avais { $count }
    }.
heists = Le plus de braquages
heists-told = { $count ->
    [one] { $who } a réussi { $count } braquage.
   *[other] { $who } a réussi { $count } braquages.
 }
    .you-who = { $count ->
        [one] Tu as réussi { $count } braquage.
       *[other] Tu as réussi { $count } braquages.
    }
shut-down = La plus grosse démolition
shut-down-told = { $who } a perdu { $count ->
    [one] { $count } bloc { $colour }
   *[other] { $count } blocs { FORM($colour, "many") }
 }, de retour à la réserve.
    .you-who = Tu as perdu { $count ->
        [one] { $count } bloc { $colour }
       *[other] { $count } blocs { FORM($colour, "many") }
    }, de retour à la réserve.
jail = Le plus souvent en prison
jail-told = { $who } a fait { $count ->
    [one] { $count } séjour
   *[other] { $count } séjours
 } en prison.
    .you-who = Tu as fait { $count ->
        [one] { $count } séjour
       *[other] { $count } séjours
    } en prison.
luck-spaces = Bonnes cases
    .told = { $who } a touché { $count } fois une case qui rapporte, contre { $usual } d'habitude
