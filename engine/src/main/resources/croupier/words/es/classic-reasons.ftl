not-your-roll = Le toca tirar al puesto { $seat }.
no-jail-card = No tienes la carta «{ $card }» ({ $deck }).
not-in-jail = No estás en la cárcel.
jail-on-your-turn = Espera a tu turno para salir de la cárcel.
fine-too-late = La multa solo se paga en el primer turno en la cárcel: tira e intenta sacar dobles.
fine-costs = La multa es de { $price }; tienes { $cash }.

price-is = El precio es { $price }; tienes { $cash }.
bid-beyond-cash = Puedes pujar como mucho { $most }: las pujas se pagan en efectivo.
bid-too-low = Puja más de { $bid }.
rent-pays-itself = En esta partida el alquiler se paga solo.
not-yours = { $deed } no es tuya.
no-rent-owed = Ahora nadie te debe alquiler por { $deed }.

group-incomplete = Necesitas todos los solares de color { $colour } para poder construir.
group-mortgaged = Un solar de color { $colour } está hipotecado: levanta antes la hipoteca.
has-its-hotel = { $site } ya tiene su { $hotel }.
building-costs = Construir ahí cuesta { $price }; tienes { $cash }.
build-evenly = Construye por igual: primero los otros solares de color { $colour }.
no-building-left = A la Banca ya no le quedan { $buildings }.
building-not-there = En { $site } ahora no se puede construir eso: { $building }.
nothing-built = En { $site } no hay nada construido.
sell-evenly = Vende por igual: otro solar del grupo tiene más.
too-few-houses-to-break = A la Banca no le quedan bastantes { $houses } para deshacer { $hotel ->
    [thing-pet-shop] la
   *[other] el
 } { $hotel }: vende en todo el grupo a la vez.
no-hotels = No tienes { $hotels } en tus solares de color { $colour }.
break-one-by-one = A la Banca le quedan bastantes { $houses }: deshaz { $hotels ->
    [thing-pet-shops] las { $hotels } una a una
   *[other] los { $hotels } uno a uno
 }.
too-many-steps-left = Hay { $steps } niveles construidos: tienen que quedar menos.
too-few-houses-to-leave = A la Banca le faltan las { $houses } que quedarían.
want-within = Puedes pedir de 1 a { $most }.
must-want = Ya has pedido un edificio: di cuántos quieres.

already-mortgaged = { $deed } ya tiene hipoteca.
sell-buildings-first = Vende primero todos los edificios del grupo.
keep-for-lack-of-cash = Necesitas el dinero para el 10 % de lo que has recibido: mantén la hipoteca.
redeeming-costs = Levantar la hipoteca cuesta { $price }; tienes { $cash }.
not-mortgaged = { $deed } no tiene hipoteca.
not-received = { $deed } no es uno de los títulos hipotecados que acabas de recibir.
still-raisable = Aún puedes reunir lo que debes: vende o hipoteca.

trade-with-yourself = No puedes hacer un trato contigo mismo.
seat-is-bankrupt = El puesto { $seat } está en bancarrota.
your-own-offer = Es tu propia oferta: solo puedes retirarla.
not-your-offer = No es tu oferta: recházala.
no-trades = En esta partida no hay tratos.
offers-used-up = Has hecho las { $offers } ofertas que se permiten entre dos tiradas.
money-alone = Un trato necesita al menos un título o una carta: el dinero solo ni se regala ni se presta.
deed-not-held = No tienes { $deed }.
card-not-held = No tienes la carta «{ $card }» ({ $deck }).
built-on-before-trade = Vende los edificios de su grupo antes de que { $deed } cambie de manos.
undecided-mortgage = Hay que levantar o mantener la hipoteca de { $deed } antes de que vuelva a cambiar de manos.
no-swaps = En esta partida, títulos y cartas solo se venden por dinero, no se cambian.
you-have-only = Solo tienes { $cash }.
you-have-only-with-interest = Solo tienes { $cash }, y el 10 % de los títulos hipotecados es { $interest }.
seat-has-only = El puesto { $seat } solo tiene { $cash }.
seat-has-only-with-interest = El puesto { $seat } solo tiene { $cash }, y el 10 % de los títulos hipotecados es { $interest }.
you-deal-to-pay = Debes { $owed }: lo que das tiene que traerte dinero, y no menos de lo que darían tus hipotecas.
seat-deals-to-pay = El puesto { $seat } debe { $owed }: lo que da tiene que traerle dinero, y no menos de lo que darían sus hipotecas.
you-may-owe = Aún te pueden pedir { $owed }: el trato tiene que dejarte bastante para pagarlo.
seat-may-owe = Al puesto { $seat } aún le pueden pedir { $owed }: el trato tiene que dejarle bastante para pagarlo.

only-money = En esta partida las deudas se pagan con dinero.
bank-takes-money = La Banca solo acepta dinero.
offered-often-enough = Ya has ofrecido bienes bastantes veces por esta deuda: reúne dinero.
built-on-before-giving = Vende los edificios de su grupo antes de dar { $deed }.
offer-something = Ofrece al menos un título o una carta.
value-beyond-debt = El valor tiene que estar entre 1 y los { $owed } que debes.
worth-more-than-debt = Podrías sacar de eso más de lo que debes: ofrece menos o hipotécalo.
value-too-low = Podrías sacar más de eso y lo necesitas: su valor tiene que ser al menos { $least }.

now-roll-or-trade = Tira los dados, o haz tus negocios antes de tirar.
now-seat-rolls = Es el turno del puesto { $seat }; puedes hacer negocios hasta la tirada.
now-buy = Di primero si compras { $deed }.
now-bid = Se subasta { $deed }: puja más de { $bid } o pasa.
now-bid-for-building = Se subasta un edificio escaso: puja más de { $bid } o pasa.
now-want = Faltan edificios: di cuántos quieres, o renuncia a ellos.
now-place = Has ganado un edificio. Colócalo en: { $sites }.
now-raise = Debes { $owed } y tienes { $cash }: primero reúne dinero.
now-wait-or-withdraw = Espera la respuesta a tu oferta, o retírala.
now-answer = Responde primero a la oferta del puesto { $seat }.
now-take-or-refuse = Di primero si aceptas bienes en lugar de dinero.
now-redeem-or-keep = Levanta o mantén primero la hipoteca de { $deed }.
now-choose-tax = Elige cómo pagas el impuesto.
now-closing = El último turno ha terminado: pide tu alquiler, o renuncia a él.
now-nothing = Ahora no hay nada que decidir.

no-offer = No hay ninguna oferta a la que hacer una contraoferta.
deed-not-theirs = El puesto { $seat } no puede dar { $deed }: no es suya.
card-not-theirs = El puesto { $seat } no puede dar la carta «{ $card }» ({ $deck }): no es suya.
deed-theirs-already = No puedes dar { $deed } al puesto { $seat }: ya es suya.
card-theirs-already = No puedes dar la carta «{ $card }» ({ $deck }) al puesto { $seat }: ya es suya.
pays-and-asks = En un trato se paga o se pide dinero, no las dos cosas: di solo la diferencia.
space-named-twice = La casilla { $space } aparece dos veces.
card-named-twice = Una carta aparece dos veces.
bid-out-of-bounds = Una puja debe ser de 0 a { $most }, no { $amount }.
want-out-of-bounds = Se pueden pedir de 0 a { $most } edificios, no { $amount }.
value-out-of-bounds = El valor debe ser de 0 a { $most }, no { $amount }.
pay-out-of-bounds = El dinero que se paga debe ser de 0 a { $most }, no { $amount }.
ask-out-of-bounds = El dinero que se pide debe ser de 0 a { $most }, no { $amount }.
steps-out-of-bounds = Pueden quedar de 0 a { $most } niveles construidos, no { $amount }.
no-colour-group = Ahí no se puede construir nada: di un grupo de color.
space-without-deed = La casilla { $space } no tiene título.
no-site = En { $space } no se puede construir nada.

wrong-dice = La tirada necesita dos dados, cada uno de 1 a { $faces }.
wrong-card = La carta tiene que ser una de estas: { OR($cards) }.
wrong-deed = Tiene que ser un título que aún tenga la Banca.
wrong-time = El tiempo jugado debe ser de { $least } a { $most } segundos.
