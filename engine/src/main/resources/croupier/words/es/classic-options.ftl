game-travel = Travel
game-travel-about = El clásico de comprar, construir y comerciar, hecho para interrumpirlo y guardarlo.
game-brands = Brands
game-brands-about = El clásico de comprar, construir y comerciar, con empresas, cabañas y tiendas de mascotas.

preset-travel-quick = partida más rápida
    .short = más rápida
preset-travel-quick-about = Dos escrituras por cabeza al empezar, hoteles tras tres casas, se acaba en la segunda bancarrota.
preset-travel-speedy = partida de una hora
    .short = de una hora
preset-travel-speedy-about = Gana quien sea más rico al cabo de una hora.
preset-travel-family = familia
preset-travel-family-about = El alquiler llega solo, hay pocas ofertas y gana el más rico al cabo de una hora.
preset-travel-tournament = torneo
preset-travel-tournament-about = Noventa minutos, diez ofertas entre tiradas, y las deudas solo se pagan con dinero.
preset-brands-quick = rápida
preset-brands-quick-about = Gana quien sea más rico al cabo de tres cuartos de hora.
preset-brands-family = familia
preset-brands-family-about = El alquiler llega solo, hay pocas ofertas y gana el más rico al cabo de una hora.
preset-brands-tournament = torneo
preset-brands-tournament-about = Noventa minutos, diez ofertas entre tiradas, e impuestos como en los tableros antiguos.

option-rent = Alquiler
option-rent-about = Si hay que pedir el alquiler antes de la tirada siguiente.
value-rent-claim = hay que pedirlo
value-rent-auto = llega solo

option-claim-wait = Espera del alquiler
    .short = Espera alquiler
option-claim-wait-about = Cuántos segundos espera ROLL a quien aún puede pedir su alquiler; 0 para ninguno.

option-deals = Ofertas por tirada
    .short = Ofertas/tirada
option-deals-about = Cuántos tratos puede ofrecer un puesto entre dos tiradas; 0 para una partida sin tratos.

option-swaps = Cambiar escrituras
    .short = Cambios
option-swaps-about = Si escrituras y cartas se pueden cambiar, o solo vender por dinero.

option-turns = Último turno
option-turns-about = Tras cuántos turnos gana el más rico; 0 para jugar hasta que quede uno.

option-minutes = Minutos de juego
option-minutes-about = Tras cuántos minutos gana el más rico, al acabar el turno; 0 para jugar sin reloj.

option-quicker = Partida más rápida
    .short = Más rápida
option-quicker-about = Dos escrituras por cabeza al empezar, hoteles tras tres casas, se acaba en la segunda bancarrota.

option-richest = Riqueza según
option-richest-about = Si cuentan escrituras y edificios cuando gana el más rico, o solo el dinero.
value-richest-worth = todo
value-richest-cash = solo dinero

option-tax = Impuestos
option-tax-about = Sumas fijas, o como en los tableros antiguos: 200 o una décima parte de todo, y 75.
value-tax-flat = fijos
value-tax-tenth = una décima parte

option-salary = Sueldo
option-salary-about = Si el sueldo de la Salida se paga al momento, o después de lo que pida la casilla.
value-salary-at-once = al momento
value-salary-after-action = tras la casilla

option-jail-fine = Tras la multa
option-jail-fine-about = Si se puede pagar y tirar en cualquier turno de cárcel, solo en el primero, o tirar en el siguiente.
value-jail-fine-same-turn = tirar enseguida
value-jail-fine-first-turn = solo el primero
value-jail-fine-next-turn = turno siguiente

option-doubles-after-fine = Dobles al salir
option-doubles-after-fine-about = Si unos dobles tras pagar o usar una carta dejan tirar otra vez.
value-doubles-after-fine-rolls-again = se tira otra vez
value-doubles-after-fine-does-not = no se repite

option-doubled-rent = Alquiler doblado
option-doubled-rent-about = Si un solar hipotecado deja a los demás del grupo su alquiler doble, o se lo quita.
value-doubled-rent-always = se mantiene
value-doubled-rent-unmortgaged = se pierde

option-counted = Cuenta en alquiler
    .short = Cuenta alquiler
option-counted-about = Si las estaciones y compañías hipotecadas cuentan para el alquiler de las demás.
value-counted-all = todas
value-counted-unmortgaged = sin hipoteca

option-utility-dice = Dados de compañías
    .short = Dados compañías
option-utility-dice-about = Si el alquiler de una compañía cuenta los dados de llegada, o unos nuevos.
value-utility-dice-arriving = los de llegada
value-utility-dice-fresh = dados nuevos

option-straight-hotel = Directo al hotel
option-straight-hotel-about = Si un solar al que le falta una casa puede tener su hotel cuando al banco no le quedan.

option-hotel-needs = El hotel necesita
    .short = Hotel necesita
option-hotel-needs-about = Si antes de un hotel deben estar llenos todos los solares del grupo, o solo ese.
value-hotel-needs-group = todo el grupo
value-hotel-needs-site = ese solar

option-shortage = Casas escasas desde
    .short = Escasas desde
option-shortage-about = Si las pujas por casas y hoteles escasos empiezan en el precio más bajo, o en 1.
value-shortage-price = precio más bajo
value-shortage-one = 1

option-sell-whole = Vender hoteles
option-sell-whole-about = Si los hoteles se venden con sus casas en todo momento, o solo cuando al banco le faltan casas.
value-sell-whole-always = siempre
value-sell-whole-shortage = si faltan

option-instead = Escrituras por deuda
    .short = En vez de dinero
option-instead-about = Si un acreedor puede aceptar bienes en lugar de dinero.

option-bankrupt-deeds = Tras la bancarrota
    .short = Tras bancarrota
option-bankrupt-deeds-about = Si un acreedor recibe las escrituras de una bancarrota como están, o todas hipotecadas.
value-bankrupt-deeds-as-they-are = como están
value-bankrupt-deeds-mortgaged = hipotecadas

option-creditor-interest = Interés del acreedor
    .short = Interés
option-creditor-interest-about = Si un acreedor paga el 10 % de cada escritura hipotecada de una bancarrota.
value-creditor-interest-pays = 10 %
value-creditor-interest-none = ninguno

option-bank-auction = Subastas del banco
    .short = Subastas banco
option-bank-auction-about = Si las hipotecas se cancelan antes de subastar las escrituras de una bancarrota.
value-bank-auction-unmortgaged = sin hipoteca
value-bank-auction-mortgaged = hipotecadas

option-dice = Dados
option-dice-about = Si tira el aparato, o tiráis dados de verdad y los introducís.
value-dice-led = del aparato
value-dice-typed = introducidos
