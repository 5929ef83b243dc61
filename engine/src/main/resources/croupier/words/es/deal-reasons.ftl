now-play = Ahora juega una carta, reordena tus propiedades o termina tu turno.
now-answer = Responde ahora: acéptalo, o niégate con «Di que no».
now-pay = Elige ahora con qué pagas.
now-place = Elige ahora el color del comodín que has recibido.
now-discard = Descarta ahora hasta el límite de la mano.

no-plays-left = Ya has jugado { $plays } cartas en este turno.
card-not-held = No tienes esa carta en la mano: { $card }.
properties-are-laid = Una propiedad nunca va al banco: bájala a la mesa.
buildings-are-built = { CAPITAL(FORM($card, "the")) } se construye sobre un grupo completo.
only-buildings-are-built = Solo se construyen la casa y el hotel: una propiedad se baja a la mesa.
house-needs-complete-set = Una casa va sobre un grupo completo tuyo que no tenga casa.
hotel-needs-house = Un hotel va sobre un grupo completo tuyo con casa y sin hotel.
nothing-to-draw = No hay nada que robar.
card-does-something = Esta carta ahora tiene efecto, o es de las que nunca se juegan sin efecto.
never-for-nothing = Una carta sin efecto no se juega: ponla en el banco.
no-such-set = No hay grupo { $set }; los grupos de un color van del 0 al { $last }.
no-complete-set = El puesto { $seat } no tiene completo el { FORM($colour, "set") } { $set }.
not-outside-a-set = El puesto { $seat } no tiene { FORM($card, "the") } fuera de un grupo completo.
own-not-outside-a-set = No tienes { FORM($card, "the") } fuera de un grupo completo.

no-rent-card = Eso no es una carta de alquiler.
one-target = Una carta de alquiler multicolor cobra a un solo rival: di a cuál.
rent-card-of-other-colours = Esta carta de alquiler no vale para { FORM($colour, "many") }.
no-rent = Tus { FORM($colour, "many") } no dan alquiler.
ten-colours-not-doubled = En esta partida, una carta de alquiler multicolor no se dobla.
too-many-doublers = Ahora puedes jugar con ella { $most } de «Alquiler doble», no { $doublers }.
no-such-number-of-doublers = Hay { $most } cartas de «Alquiler doble», no { $doublers }.

no-just-say-no = No tienes ningún «Di que no».
only-to-doubling = En esta partida, primero solo puedes rechazar que se doble.
no-doubling = No hay nada doblado que puedas rechazar.

nothing-to-pay = Ahora no hay nada que pagar.
no-such-money = No tienes en tu banco ninguna carta de ese tipo que valga { $value }.
ten-colours-cannot-pay = Con un comodín multicolor no se puede pagar.
card-not-there-to-pay = No tienes { FORM($card, "the") } para pagar.
buildings-do-not-pay = En esta partida no se paga con los edificios de un grupo.
not-all-there = No tienes todo eso para pagar.
pays-too-little = Debes { $owed }, y eso solo vale { $worth }.
house-under-hotel = No se paga con una casa que está debajo de su hotel: añade el hotel.
other-card-is-placed = Coloca ahora { FORM($placed, "the") }, no { FORM($card, "the") }.
too-many-cards = Puedes quedarte { $limit } cartas: descarta { $more } más.

no-rearrangement-left = Has reordenado tus propiedades todas las veces que permite un turno.
only-wild-cards-turn = Solo los comodines cambian de color.
cannot-turn-to = No puede cambiar a { $colour }.
card-not-laid = No tienes { FORM($card, "the") } en la mesa.
does-not-change-places = Solo se intercambian dos cartas tuyas distintas de dos grupos, si cada una cabe en el otro.
buildings-do-not-move = En esta partida los edificios no se mueven.
building-cannot-move = Un edificio pasa de uno de tus grupos a otro completo que pueda recibirlo.

wrong-number-of-cards = Ahora se roban { $count } cartas, no { $named }.
too-many-of-a-card = De esa carta ahora solo se pueden robar { $most }, no { $named }: { $card }.
too-few-of-a-card = El mazo se acaba y se roba entero: { $least } de esa carta, no { $named }: { $card }.
