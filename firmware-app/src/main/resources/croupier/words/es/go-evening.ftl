# Lo que se cuenta de go después de una noche.

heist = El mayor atraco
heist-told = { $who } le quitó un bloque { $colour } a { $other }, que tenía { $count }.
heists = Más atracos
heists-told = { $count ->
    [one] A { $who } le salió bien un atraco.
   *[other] A { $who } le salieron bien { $count } atracos.
 }
shut-down = La mayor demolición
shut-down-told = { $who } perdió { $count ->
    [one] 1 bloque { $colour }
   *[other] { $count } bloques { FORM($colour, "many") }
 }.
jail = Más veces en la cárcel
jail-told = { $count ->
    [one] { $who } fue a la cárcel una vez.
   *[other] { $who } fue a la cárcel { $count } veces.
 }
