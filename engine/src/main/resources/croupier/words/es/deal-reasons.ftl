now-play = Ahora juega una carta, reordena tus propiedades o termina tu turno.
now-answer = Responde ahora: acéptalo, o niégate con «Di que no».
now-pay = Elige ahora con qué pagas.
now-place = Elige ahora el color del comodín que has recibido.
now-discard = Descarta ahora hasta el límite de la mano.

no-plays-left = Has jugado { $plays } cartas en este turno.
card-not-held = No tienes esta carta en la mano: { $card }.
properties-are-laid = Una propiedad nunca va al banco: ponla en la mesa.
buildings-are-built = { $card }: va sobre un grupo completo, constrúyelo.
only-buildings-are-built = Solo se construyen la Casa y el Hotel: una propiedad se pone en la mesa.
house-needs-complete-set = Una Casa va sobre un grupo completo tuyo que no tenga Casa.
hotel-needs-house = Un Hotel va sobre un grupo completo tuyo con Casa y sin Hotel.
nothing-to-draw = No hay nada que robar.
card-does-something = Esta carta puede hacer algo ahora, o nunca se juega para nada.
never-for-nothing = Una carta sin efecto no se juega: ponla en el banco.
no-such-set = No hay grupo { $set }; un color tiene los grupos del 0 al { $last }.
no-complete-set = El puesto { $seat } no tiene completo el grupo { $set } de color { $colour }.
not-outside-a-set = El puesto { $seat } no tiene esto fuera de un grupo completo: { $card }.
own-not-outside-a-set = No tienes esto fuera de un grupo completo: { $card }.

no-rent-card = Eso no es una carta de alquiler.
one-target = Una carta de alquiler multicolor cobra a un solo rival: di a cuál.
rent-card-of-other-colours = Esta carta de alquiler no vale para { $colour }.
no-rent = Tus propiedades de color { $colour } no dan alquiler.
ten-colours-not-doubled = En esta partida, una carta de alquiler multicolor no se dobla.
too-many-doublers = Puedes jugar con ella { $most } de Alquiler doble, no { $doublers }.
no-such-number-of-doublers = Hay { $most } cartas de Alquiler doble, no { $doublers }.

no-just-say-no = No tienes ningún «Di que no».
only-to-doubling = En esta partida, primero solo puedes rechazar que se doble.
no-doubling = No hay nada doblado que puedas rechazar.

nothing-to-pay = Ahora no hay nada que pagar.
no-such-money = No tienes en tu banco ninguna carta así de valor { $value }.
ten-colours-cannot-pay = Con un comodín multicolor no se puede pagar.
card-not-there-to-pay = No tienes esto para pagar: { $card }.
buildings-do-not-pay = En esta partida no se paga con los edificios de un grupo.
not-all-there = No tienes todo eso para pagar.
pays-too-little = Debes { $owed }, y eso solo vale { $worth }.
house-under-hotel = No se paga con una Casa que está debajo de su Hotel: añade el Hotel.
other-card-is-placed = Coloca ahora esta carta: { $placed }, no esta: { $card }.
too-many-cards = Puedes quedarte { $limit } cartas: descarta { $more } más.

no-rearrangement-left = Has reordenado tus propiedades todas las veces que permite un turno.
only-wild-cards-turn = Solo los comodines cambian de color.
cannot-turn-to = No puede cambiar a { $colour }.
card-not-laid = No tienes esto en la mesa: { $card }.
does-not-change-places = Solo se intercambian dos cartas tuyas distintas de dos grupos, si cada una cabe en el otro.
buildings-do-not-move = En esta partida los edificios no se mueven.
building-cannot-move = Un edificio pasa de uno de tus grupos a otro completo que pueda recibirlo.

wrong-number-of-cards = Ahora se roban { $count } cartas, no { $named }.
too-many-of-a-card = De esta carta ahora solo se pueden robar { $most }, no { $named }: { $card }.
too-few-of-a-card = El mazo se acaba, así que se roba entero: { $least } de esta carta, no { $named }: { $card }.
