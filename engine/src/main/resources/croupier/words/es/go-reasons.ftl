now-tiles = Ahora puedes usar un botón GO para un bloque o un Paso adelante, o pasar.
now-go = Elige ahora qué te da la Salida: un bloque, un atraco o una demolición.
now-claim = Elige ahora el color de un bloque de la reserva.
now-place = Coloca ahora tu bloque en una casilla de construcción.
now-attack = Elige ahora a quién atacas.
now-dials = Elige ahora un símbolo en tu dial y confírmalo.
now-steal = Elige ahora el bloque que robas.
now-shield = Detén ahora la demolición con un escudo, o pasa.
now-button = Ahora puedes atacar con un botón GO, o pasar.
now-mega = Ahora puedes elegir un color para la megademolición, o pasar.

must-attack = Tienes que atacar: en esta partida no se puede pasar.
must-fire = Tienes que usar la megademolición: en esta partida no puede esperar.
no-go-button = No tienes ningún botón GO.
no-mr-monopoly = No tienes ninguna ficha Paso adelante.
no-shield = No tienes ningún escudo.
button-only-attacks = Los bloques ya se han tomado: el botón GO ahora solo puede atacar.
button-only-brings-a-block = Los ataques vienen después: el botón GO ahora solo puede traer un bloque.
marker-at-the-end = Tu indicador está al final del marcador.

no-block-fits = En la reserva no hay ningún bloque que quepa en tus casillas.
no-further-block-fits = Aparte de lo que te toca, en la reserva no hay ningún bloque que quepa en tus casillas.
no-block-in-tray = En la reserva no hay ningún bloque de este color: { $colour }.
landmark-complete = Tu monumento { $colour } está terminado.
squares-hold-others = Todas tus casillas tienen otros colores.
no-such-square = No hay casilla { $square }; las casillas van de la 0 a la { $last }.
empty-squares-alike = Las casillas vacías son iguales: usa la primera, no la casilla { $square }.
block-does-not-fit = Tu bloque no cabe en la casilla { $square }.

has-a-heist = Tienes un atraco, no una demolición.
has-a-shut-down = Tienes una demolición, no un atraco.
seat-has-no-blocks = El puesto { $seat } no tiene bloques.
no-block-on-square = El puesto { $seat } no tiene ningún bloque en la casilla { $square }.

wrong-dice = La tirada necesita { $dice } dados, cada uno de 1 a { $faces }.
no-such-tile-left = Hay que sacar una ficha que esté boca abajo.
not-in-the-race = La carrera tiene que ganarla uno de los puestos { OR($seats) }.
