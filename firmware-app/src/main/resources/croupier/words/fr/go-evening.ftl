# Ce qui se raconte de go après une soirée.

heist = Le plus gros braquage
heist-told = { $who } a pris un bloc { $colour } à { $other }, { $count ->
    [1] qui n'avait que celui-là
   *[other] qui en avait { $count }
 }.
heists = Le plus de braquages
heists-told = { $count ->
    [one] { $who } a réussi { $count } braquage.
   *[other] { $who } a réussi { $count } braquages.
 }
shut-down = La plus grosse démolition
shut-down-told = { $who } a perdu { $count ->
    [one] { $count } bloc { $colour }
   *[other] { $count } blocs { FORM($colour, "many") }
 }, de retour à la réserve.
jail = Le plus souvent en prison
jail-told = { $who } a fait { $count ->
    [one] { $count } séjour
   *[other] { $count } séjours
 } en prison.
