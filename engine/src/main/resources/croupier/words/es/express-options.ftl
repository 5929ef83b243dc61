game-express = Express
game-express-about = Tira once dados, reúne grupos de color y plántate antes de que te atrapen tres policías.

preset-express-quick = rápida
preset-express-quick-about = La partida corta de las reglas: gana quien llega a 10.000.
preset-express-family = familia
preset-express-family-about = Gana quien llega a 10.000, y cada uno conserva sus casas toda la partida.
preset-express-tournament = torneo
preset-express-tournament-about = Gana quien llega a 25.000, los dados de policía dicen quién empieza y hay un hotel por turno como mucho.

option-goal = Jugar hasta
option-goal-about = La puntuación con la que se gana: 10.000 da una partida corta, 25.000 una larga.

option-table = Jugadores
option-table-about = Lo normal es de 2 a 4; también pueden jugar de 1 a 6.
value-table-standard = de 2 a 4
value-table-open = de 1 a 6

option-first = Quién empieza
option-first-about = El azar dice quién empieza, o todos tiran los dados de policía y empieza quien saque menos policías.
value-first-random = al azar
value-first-policemen = menos policías

option-go-die = Un dado de Salida
    .short = Dado de Salida
option-go-die-about = Una Salida se vuelve a tirar con el resto, o queda aparte hasta el final del turno.
value-go-die-reroll = se repite
value-go-die-aside = aparte

option-houses = Las casas duran
option-houses-about = Las casas vuelven a la caja al final del turno, o cada uno conserva las suyas.
value-houses-turn = un turno
value-houses-game = toda la partida

option-hotel = Un hotel paga
option-hotel-about = Paga cada hotel que salga con cuatro casas, o como mucho uno por turno.
value-hotel-every-roll = cada vez
value-hotel-once = 1 vez por turno

option-broken-house = Una casa rota
option-broken-house-about = Perder una casa no toca el dinero del hotel, o se lo lleva también.
value-broken-house-keeps-hotel = queda el hotel
value-broken-house-takes-hotel = se va el hotel

option-dark-blue-squares = Casillas azul oscuro
    .short = Azul oscuro
option-dark-blue-squares-about = Dos casillas, como en el tablero, o tres, como dice el folleto.

option-house-die = Dado de casas tras
    .short = Dado casas tras
option-house-die-about = El dado de casas se tira al completar una propiedad, o cualquier grupo: también estaciones y servicios.
value-house-die-property = una propiedad
value-house-die-any-group = cualquier grupo

option-third-policeman = Tercer policía
option-third-policeman-about = El tercer policía acaba el turno al momento, o lo salva un «Sal de la cárcel» de la misma tirada.
value-third-policeman-jail = fin del turno
value-third-policeman-get-out = puede salvarse
