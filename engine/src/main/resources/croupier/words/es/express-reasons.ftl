roll-first = Un turno empieza con una tirada.
free-first = Di primero qué policía sale de la cárcel.

not-a-police-die = { $die } no es un dado de policía.
not-a-property-die = { $die } no va en una casilla de un grupo.
not-in-jail = { $die } no está en la cárcel.
no-get-out-of-jail = No ha salido ningún «Sal de la cárcel».
no-die-left = No queda ningún dado por tirar.
lies-on-the-board = { $die } ya está en el tablero y se queda ahí.
group-complete = Todas las casillas del grupo { $group } están ocupadas.
chance-in-group = En el grupo { $group } ya hay una Suerte.
shows-another-face = { $die } muestra { $face }, no { $group }.

wrong-policemen = Tiene que haber un número de 0 a 3 para cada uno de los { $seats } puestos.
wrong-dice = Tienen que ser { $dice } caras, una por dado.
no-such-face = { $die } no tiene la cara { $face }.
