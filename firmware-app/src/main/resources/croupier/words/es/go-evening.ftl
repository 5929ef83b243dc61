# Lo que se cuenta de go después de una noche.

heist = El mayor atraco
heist-told = { $who } le quitó un bloque { $colour } a { $other }, que tenía { $count }.
    .you-who = Le quitaste un bloque { $colour } a { $other }, que tenía { $count }.
    .you-other = { $who } te quitó un bloque { $colour }; tenías { $count }.
heists = Más atracos
heists-told = { $count ->
    [one] A { $who } le salió bien un atraco.
   *[other] A { $who } le salieron bien { $count } atracos.
 }
    .you-who = { $count ->
        [one] Te salió bien un atraco.
       *[other] Te salieron bien { $count } atracos.
    }
shut-down = La mayor demolición
shut-down-told = { $who } perdió { $count ->
    [one] 1 bloque { $colour }
   *[other] { $count } bloques { FORM($colour, "many") }
 }.
    .you-who = Perdiste { $count ->
        [one] 1 bloque { $colour }
       *[other] { $count } bloques { FORM($colour, "many") }
    }.
jail = Más veces en la cárcel
jail-told = { $count ->
    [one] { $who } fue a la cárcel una vez.
   *[other] { $who } fue a la cárcel { $count } veces.
 }
    .you-who = { $count ->
        [one] Fuiste a la cárcel una vez.
       *[other] Fuiste a la cárcel { $count } veces.
    }
luck-spaces = Casillas buenas
    .told = { $who } cayó { $count ->
        [one] una vez
       *[other] { $count } veces
    } en una casilla que da algo, cuando lo habitual es { $usual }
