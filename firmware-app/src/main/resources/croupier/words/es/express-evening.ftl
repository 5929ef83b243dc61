# Lo que se cuenta de express después de una noche.

turn = El mejor turno
turn-told = { $who } se apuntó { $money } en un turno.
    .you-who = Te apuntaste { $money } en un turno.
lost = El policía más caro
lost-told = { $who } perdió { $money } por el tercer policía.
    .you-who = Perdiste { $money } por el tercer policía.
busted = Más veces en la cárcel
busted-told = { $count ->
    [one] Tres policías atraparon a { $who } una vez.
   *[other] Tres policías atraparon a { $who } { $count } veces.
 }
    .you-who = { $count ->
        [one] Tres policías te atraparon una vez.
       *[other] Tres policías te atraparon { $count } veces.
    }
hotels = Más hoteles
hotels-told = { $count ->
    [one] { $who } construyó un hotel.
   *[other] { $who } construyó { $count } hoteles.
 }
    .you-who = { $count ->
        [one] Construiste un hotel.
       *[other] Construiste { $count } hoteles.
    }
luck-policemen = Policías
    .told = { $who } sacó { $count } policías, cuando lo habitual es { $usual }
