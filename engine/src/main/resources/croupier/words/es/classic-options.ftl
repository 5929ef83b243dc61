game-travel = Travel
game-travel-about = El clásico de comprar, construir y comerciar, hecho para interrumpirlo y guardarlo.
game-brands = Brands
game-brands-about = El clásico de comprar, construir y comerciar, con empresas, cabañas y tiendas de mascotas.

preset-travel-quick = partida más rápida
    .short = más rápida
preset-travel-quick-about = Dos títulos por cabeza al empezar, hoteles con solo tres casas y final con la segunda bancarrota.
preset-travel-speedy = partida de una hora
    .short = de una hora
preset-travel-speedy-about = Gana quien sea más rico al cabo de una hora.
preset-travel-family = familia
preset-travel-family-about = El alquiler se cobra solo, hay pocas ofertas y gana el más rico al cabo de una hora.
preset-travel-tournament = torneo
preset-travel-tournament-about = Noventa minutos, diez ofertas entre tiradas, y las deudas se pagan solo con dinero.
preset-brands-quick = rápida
preset-brands-quick-about = Gana quien sea más rico al cabo de tres cuartos de hora.
preset-brands-family = familia
preset-brands-family-about = El alquiler se cobra solo, hay pocas ofertas y gana el más rico al cabo de una hora.
preset-brands-tournament = torneo
preset-brands-tournament-about = Noventa minutos, diez ofertas entre tiradas, e impuestos como en los tableros antiguos.

option-rent = Alquiler
option-rent-about = ¿Hay que pedir el alquiler antes de que tire el siguiente jugador?
value-rent-claim = hay que pedirlo
value-rent-auto = se cobra solo

option-claim-wait = Espera del alquiler
    .short = Espera alquiler
option-claim-wait-about = ¿Cuántos segundos espera ROLL en la consola a quien aún puede pedir su alquiler? Con 0 no espera.

option-deals = Ofertas por tirada
    .short = Ofertas/tirada
option-deals-about = ¿Cuántos tratos puede ofrecer un puesto entre dos tiradas? Con 0 se juega sin tratos.

option-swaps = Cambiar títulos
option-swaps-about = ¿Se pueden cambiar títulos y cartas en un trato, o solo vender por dinero?

option-turns = Turnos en total
option-turns-about = ¿Tras cuántos turnos, contando los de todos, gana el más rico? Con 0 se juega hasta que quede uno.

option-minutes = Minutos de juego
option-minutes-about = ¿Tras cuántos minutos gana el más rico, al acabar el turno? Con 0 se juega sin reloj.

option-quicker = Partida más rápida
    .short = Más rápida
option-quicker-about = Dos títulos por cabeza al empezar, hoteles con solo tres casas y final con la segunda bancarrota.

option-richest = Riqueza según
option-richest-about = Para saber quién es el más rico, ¿cuentan títulos y edificios, o solo el dinero?
value-richest-worth = todo
value-richest-cash = solo dinero

option-tax = Impuestos
option-tax-about = Sumas fijas, o como en los tableros antiguos: 200 o el 10 % de todo lo que tienes, y 75.
value-tax-flat = fijos
value-tax-tenth = el 10 %

option-salary = Sueldo
option-salary-about = ¿El sueldo de la Salida se paga al momento, o después de lo que pida la casilla?
value-salary-at-once = al momento
value-salary-after-action = tras la casilla

option-jail-fine = Tras la multa
option-jail-fine-about = ¿Se puede pagar y tirar en cualquier turno de cárcel, solo en el primero, o se tira en el turno siguiente?
value-jail-fine-same-turn = tirar enseguida
value-jail-fine-first-turn = solo el primero
value-jail-fine-next-turn = turno siguiente

option-doubles-after-fine = Dobles al salir
option-doubles-after-fine-about = Si sacas dobles tras pagar o usar una carta, ¿tiras otra vez?
value-doubles-after-fine-rolls-again = se tira otra vez
value-doubles-after-fine-does-not = no se repite

option-doubled-rent = Alquiler doblado
option-doubled-rent-about = Si hipotecan un solar del grupo, ¿los demás mantienen su alquiler doble o lo pierden?
value-doubled-rent-always = se mantiene
value-doubled-rent-unmortgaged = se pierde

option-counted = Cuentan en alquiler
    .short = Cuentan
option-counted-about = ¿Las estaciones y los servicios hipotecados cuentan para el alquiler de los demás?
value-counted-all = todos
value-counted-unmortgaged = sin hipoteca

option-utility-dice = Dados de servicios
    .short = Dados servicios
option-utility-dice-about = ¿El alquiler de un servicio usa los dados con los que has llegado, o se tiran otros?
value-utility-dice-arriving = los de llegada
value-utility-dice-fresh = dados nuevos

option-straight-hotel = Directo al hotel
option-straight-hotel-about = Si a la Banca no le quedan casas, ¿un solar al que solo le falta una puede recibir ya su hotel?

option-hotel-needs = El hotel necesita
    .short = Hotel necesita
option-hotel-needs-about = Antes de un hotel, ¿deben estar llenos los demás solares del grupo, o basta con ese solar?
value-hotel-needs-group = todo el grupo
value-hotel-needs-site = ese solar

option-shortage = Escasez: puja desde
    .short = Escasez desde
option-shortage-about = Cuando faltan casas u hoteles, ¿las pujas empiezan en el precio impreso más bajo, o en 1?
value-shortage-price = precio más bajo
value-shortage-one = 1

option-sell-whole = Vender hoteles
option-sell-whole-about = ¿Los hoteles se venden enteros, con sus casas, en todo momento, o solo cuando a la Banca le faltan casas?
value-sell-whole-always = siempre
value-sell-whole-shortage = si faltan

option-instead = Títulos por deuda
    .short = Por deuda
option-instead-about = ¿Puede un acreedor aceptar bienes en lugar de dinero?

option-bankrupt-deeds = Tras la bancarrota
    .short = Tras bancarrota
option-bankrupt-deeds-about = ¿El acreedor recibe los títulos de quien está en bancarrota como están, o todos hipotecados?
value-bankrupt-deeds-as-they-are = como están
value-bankrupt-deeds-mortgaged = hipotecados

option-creditor-interest = Interés del acreedor
    .short = Interés
option-creditor-interest-about = ¿El acreedor paga el 10 % de cada título hipotecado de quien está en bancarrota?
value-creditor-interest-pays = 10 %
value-creditor-interest-none = ninguno

option-bank-auction = Subastas de la Banca
    .short = Subastas Banca
option-bank-auction-about = ¿Se levantan las hipotecas antes de subastar los títulos de quien está en bancarrota?
value-bank-auction-unmortgaged = sin hipoteca
value-bank-auction-mortgaged = hipotecados

option-dice = Dados
option-dice-about = ¿Tira la consola, o tiras dados de verdad y los introduces?
value-dice-led = de la consola
value-dice-typed = de verdad
