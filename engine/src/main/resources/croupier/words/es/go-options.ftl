game-go = Go
game-go-about = Todos mueven a la vez; apila antes que nadie cuatro bloques de un color, con suerte, atracos y demoliciones.

preset-go-quick = rápida
preset-go-quick-about = Un marcador corto, y más fichas que traen bloques.
preset-go-family = familia
preset-go-family-about = Sin carreras por los bloques, fichas a la vista y un paso por cada bloque que no consigues.
preset-go-tournament = torneo
preset-go-tournament-about = Tablero y marcador largos, y las fichas solo vuelven cuando se han usado todas.

option-board = Tablero
option-board-about = Las casillas de los minitableros: un anillo de 16 o de 20.

option-tracker = Largo del marcador
    .short = Largo marcador
option-tracker-about = ¿Cuántos pasos necesita el indicador para una megademolición?

option-tiles = Fichas de Suerte
option-tiles-about = ¿Cuántas bolsas de dinero, botones GO, Indicadores +1 y escudos hay?

option-grab = Último bloque para
    .short = Último bloque
option-grab-about = Un bloque que quieren varios, ¿es para el más rápido o para el primero en sentido horario desde quien tira?
value-grab-race = el más rápido
value-grab-clockwise = sentido horario

option-outrun = Bloque perdido
option-outrun-about = Si pierdes el bloque de tu casilla de color, ¿avanza tu indicador?
value-outrun-marker = avanza indicador
value-outrun-nothing = nada

option-unplaced = Sin bloque
option-unplaced-about = Si una bolsa de dinero, la Salida o un botón GO no trae bloque, ¿avanza tu indicador?
value-unplaced-nothing = nada
value-unplaced-marker = avanza indicador

option-colours = Mismo color
option-colours-about = ¿Los bloques de un color deben estar juntos, o pueden ir en varias casillas?
value-colours-together = juntos
value-colours-split = separables

option-held = Fichas guardadas
option-held-about = ¿Todos ven las fichas de Suerte guardadas?
value-held-secret = secretas
value-held-open = a la vista

option-reshuffle = Vuelven las fichas
    .short = Vuelven fichas
option-reshuffle-about = ¿Las fichas usadas vuelven cuando no queda ninguna boca abajo, o solo cuando se han usado todas?
value-reshuffle-supply-empty = ninguna tapada
value-reshuffle-all-used = todas usadas

option-attack = Ataques
option-attack-about = ¿Se puede renunciar a un atraco o a una demolición?
value-attack-may = opcionales
value-attack-must = obligatorios

option-mega-marker = Tras una mega
option-mega-marker-about = Tras una megademolición, ¿el indicador vuelve al inicio, o ya no hay otra?
value-mega-marker-start = vuelve al inicio
value-mega-marker-spent = solo una vez

option-mega-wait = Marcador lleno
option-mega-wait-about = ¿Se puede guardar una megademolición para otra ronda?
value-mega-wait-may-wait = puede esperar
value-mega-wait-fires = al momento
