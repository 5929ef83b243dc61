letters-brown = ma
letters-light-blue = ce
letters-pink = rs
letters-orange = na
letters-red = ro
letters-yellow = am
letters-green = ve
letters-dark-blue = az

symbol-ring = anillo
symbol-money = billete
symbol-coin = moneda

tile-money-bag = Bolsa de dinero
    .lcd = Bolsa
tile-go-button = Botón GO
    .lcd = Botón GO
tile-mr-monopoly = Paso adelante
    .lcd = Paso adelante | Un paso
tile-shield = Escudo
    .lcd = Escudo

own-tile = { $tile }: { $use }
use-money-bag = un bloque del color que quieras
use-go-button = un bloque, un atraco o una demolición, como en GO
use-mr-monopoly = tu indicador avanza un paso
use-shield = detiene una demolición

mark-money-bag = Bolsa
mark-go-button = GO
mark-mr-monopoly = +1
mark-shield = Escudo

choice-block = un bloque
    .lcd = un bloque | bloque
choice-heist = un atraco
    .lcd = un atraco | atraco
choice-shut-down = una demolición
    .lcd = una demolición | demol.

space-go = la Salida
    .lcd = Salida
space-colour = { $colour }
    .lcd = { $colour }
space-chance = Suerte
    .lcd = Suerte
space-bank-heist = Atraco
    .lcd = Atraco
space-shut-down = Demolición
    .lcd = Demolición
space-just-visiting = Solo visitas
    .lcd = Solo visitas | Visitas
space-free-parking = Parking gratuito
    .lcd = Parking gratuito | Parking
space-go-to-jail = Ve a la cárcel
    .lcd = Ve a la cárcel | A la cárcel

name = { $who }
number = { $number }

square-of = { $count } { $count ->
    [one] { $colour }
   *[other] { FORM($colour, "many") }
 }
    .lcd = { $count } { $colour }
letters-of = { $colour }{ $count }
    .lcd = { $colour }{ $count }
square-empty = vacía
board-blocks =
    .lcd = { $who }: { LIST($squares, ", ") } | { $who } { LIST($letters, " ") } | { LIST($letters, " ") }
board-empty =
    .lcd = { $who }: sin bloques | { $who }: 0 bloques
board-place =
    .lcd = { $who }: { $space } | { $who }:{ $space }
board-jail =
    .lcd = { $who }: en la cárcel | { $who }: cárcel
board-marker =
    .lcd = { $who }: indicador { $number }/{ $length } | { $who }: { $number } de { $length }
board-no-tiles =
    .lcd = { $who }: sin fichas
board-tiles =
    .lcd = { $who }: { LIST($tiles, ", ") } | { $who }: { LIST($marks, " ") } | { $who }: { COUNT($tiles) } fichas

note-blocks = { LIST($squares, ", ") }
note-empty = sin bloques
note-place = en { $space }
note-jail-sent = en la cárcel, pierde la próxima tirada
note-jail-sitting = en la cárcel hasta la próxima tirada
note-marker = indicador { $number } de { $length }
note-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
 }
note-tiles-open = guarda { LIST($tiles, ", ") }

pick-nothing = no hacer nada
    .lcd = no hacer nada | nada
pick-not-yet = todavía no
    .lcd = todavía no
pick-ask-later = toque: preguntar luego
    .lcd = preguntar luego | luego
pick-button = GO: { $choice }
    .lcd = GO: { $choice }
pick-tile = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
 }
    .lcd = { $count ->
        [1] { $tile }
       *[other] { $count }x { $tile }
    }
pick-later = { $count ->
    [1] { $tile }: luego
   *[other] { $count } × { $tile }: luego
 }
    .lcd = { $count ->
        [1] { $tile }: luego | { $tile } luego | ({ $tile })
       *[other] { $count }x { $tile }: luego | { $count }x { $tile } luego | { $count }({ $tile })
    }
pick-go = { $choice }
    .lcd = { $choice }
pick-claim = { $colour }, quedan { $count }
    .lcd = { $colour }, quedan { $count } | { $colour }: { $count }
pick-square = casilla { $number }
    .lcd = casilla { $number }
pick-rob = atracar a { $victim }
    .lcd = atracar a { $victim } | a { $victim }
pick-block = { $colour } { OF($victim) }
    .lcd = { $victim }: { $colour } | { $victim } { $colour }
pick-mega = { $count ->
    [0] { $colour }: los demás no pierden nada
   *[other] { $colour }: los demás pierden { $count }
 }
    .lcd = { $count ->
    [0] { $colour }: nada | { $colour }: 0
   *[other] { $colour }: -{ $count } | { $colour } -{ $count }
 }
picked =
    .lcd = < { $pick }<>>
keys-pick =
    .lcd = A:elige OK:sí<>{ $at }/{ $of } | A+OK<>{ $at }/{ $of }
key-choose = elegir
key-aim = apuntar a { $victim }

task-go = { $who }: estás en la Salida. Elige un bloque, un atraco o una demolición.
    .you-who = Estás en la Salida. Elige un bloque, un atraco o una demolición.
    .lcd = { $who }:<>en Salida
task-claim = { $who }: elige el color del bloque que te llevas.
    .you-who = Elige el color del bloque que te llevas.
    .lcd = { $who }:<>un bloque
task-place = { $who }: elige la casilla para tu bloque.
    .you-who = Elige la casilla para tu bloque.
    .lcd = { $who }:<>colócalo
task-heist = { $who }: atraco. ¿A quién atracas?
    .you-who = Atraco. ¿A quién atracas?
    .lcd = { $who }:<>atraco
task-shut-down = { $who }: demolición. ¿El bloque de quién vuelve a la reserva?
    .you-who = Demolición. ¿El bloque de quién vuelve a la reserva?
    .lcd = { $who }:<>demolición
task-steal = { $who }: ¡el atraco ha funcionado! ¿Qué bloque { OF($victim) } te llevas?
    .you-who = ¡El atraco ha funcionado! ¿Qué bloque { OF($victim) } te llevas?
    .lcd = { $who }:<>roba
task-mega = { $who }: ¡megademolición! ¿Qué color pierden todos los demás?
    .you-who = ¡Megademolición! ¿Qué color pierden todos los demás?
    .lcd = { $who }:<>¡Mega!
sure-nothing = ¿No hacer nada de nada?
    .lcd = ¿No hacer nada?

asks-first-roll = ¿Quién empieza? Tira: empieza quien saque el dado más alto.
asks-roll = Ronda { $round }: tiras los dados por todos.
asks-tiles = Ahora se toman los bloques. ¿Usas antes una ficha?
asks-go = Estás en la Salida. ¿Qué te llevas?
asks-claim = ¿Qué bloque te llevas?
asks-claim-secretly = ¿Qué bloque quieres? Se muestra cuando todos hayan elegido.
asks-race = No hay bloques { FORM($colour, "many") } para todos. ¡El más rápido se lleva uno!
asks-place = ¿Dónde va tu bloque { $colour }?
asks-heist = Atraco: ¿a quién atracas?
asks-shut-down = Demolición: ¿el bloque de quién vuelve a la reserva?
asks-dial-thief = Atracas a { $victim }. Si los dos diales muestran lo mismo, te llevas un bloque.
asks-dial-victim = { $who } te atraca. Muestra otra cosa y conservas tus bloques.
asks-steal = ¡El atraco ha funcionado! ¿Qué bloque { OF($victim) } te llevas?
asks-shield = { $who } demuele tu bloque { $colour }. ¿Lo detienes con un escudo?
asks-button = Te toca atacar. Un botón GO te da un atraco o una demolición. ¿Usas uno?
asks-mega = Tu indicador ha llegado al final. ¿Qué color pierden todos los demás?
does-ask-later = pregúntame cuando pueda atacar
does-button = Botón GO: { $choice }
does-marker = { $tile }: tu indicador pasa a { $number } de { $length }
does-shield = tu escudo lo detiene
does-claim = { $own ->
    [0] { $colour }: quedan { $count }
   *[other] { $colour }: quedan { $count }, tienes { $own }
 }
does-block = { $count ->
    [one] { $colour } { OF($victim) }, el único
   *[other] { $colour } { OF($victim) }, 1 de { $count }
 }
does-block-lost = { $colour } { OF($victim) }: no cabe, va a la reserva

round = Ronda { $round }.
    .lcd = Ronda { $round }
roll = Ronda { $round }. { $who }: pulsa ROLL.
    .you-who = Ronda { $round }. Te toca: pulsa ROLL.
    .lcd = Ronda { $round }<>{ $who } tira | { $round }.<>{ $who } tira
first-roll = ¿Quién empieza? Pulsa ROLL; empieza quien saque el dado más alto.
    .lcd =
        ¿Quién empieza? El | ¿Quién empieza?
        dado más alto. | Dado más alto.
first-roll-again = ¡Empate! Pulsa ROLL otra vez para { $players }.
    .lcd =
        ¡Empate! Otra vez: | Empate:otra vez
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } jugadores
keys-roll =
    .lcd = ROLL:tirar B:mesa | ROLL:ya<>B:mesa
key-roll = tirar todos los dados
key-look = mirar tus fichas
key-boards = mirar los tableros

race = ¡Atrápalo! { OR($players) }: el primer botón se lleva el bloque { $colour }.
    .lcd =
        <>¡ATRÁPALO!<>
        <>el { $colour }<>
        { OR($players) } | { LIST($players, " ") } | { COUNT($players) } jugadores
        ¡Gana el primero! | ¡Gana el 1.º!
key-grab = ¡ATRÁPALO!

tiles-round = ¿Usar una ficha antes de tomar los bloques? { LIST($players, ", ") }: mantén pulsado tu botón para mirar tus fichas, tócalo para «en esta ronda no».
    .lcd =
        ¿Usar una ficha? | ¿Una ficha?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } jugadores
tiles-attack = ¿Atacar con una ficha? { LIST($players, ", ") }: mantén pulsado tu botón para mirar tus fichas, tócalo para no.
    .lcd =
        ¿Atacar con ficha? | ¿Atacar?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } jugadores
tiles-shield = ¿Un escudo? { LIST($players, ", ") }: mantén pulsado tu botón para mirar tus fichas, tócalo para no.
    .lcd = { LIST($players, ", ") }: ¿escudo? | { LIST($players, " ") }: ¿escudo? | ¿Un escudo?
tiles-armed = OK usa la ficha que ha mirado { $who }, si ahora sirve.
    .lcd = OK: { $who } la usa ya | OK: { $who } la usa
tiles-vain = Ahora no sirve de nada.
    .lcd = No sirve: toca = no | Ahora no sirve
keys-tiles =
    .lcd = mantén:ver toca:no | mantén: ver
key-not-this-round = en esta ronda no
key-no = no
key-use = { $who } usa la ficha, si ahora sirve
claims = Elige un bloque en secreto. { LIST($players, ", ") }: mantén pulsado tu botón y gira el dial A hasta tu color, suelta y pulsa OK.
    .lcd =
        ¿Qué bloque? Secreto | ¿Bloque? Secreto
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } jugadores
claims-armed = OK confirma lo que ha elegido { $who }.
    .lcd = OK: { $who } ya está | OK: { $who } ya
keys-claims =
    .lcd = mantén:ver A:elige | mantén + A:elige
key-claim-secretly = elegir en secreto
key-claimed = { $who } ha elegido

look-tiles = { $who } mira sus fichas. ¡Los demás, que no miren!
    .lcd = Fichas { OF($who) }<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-tiles-open = { $who } mira sus fichas.
    .lcd = Fichas { OF($who) }<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-claims = { $who } elige un bloque. ¡Los demás, que no miren!
    .lcd = Bloque { OF($who) }<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
keys-look =
    .lcd = A:más soltar:ocultar | A:más, soltar
keys-look-claim =
    .lcd = y OK se lo lleva
keys-look-use =
    .lcd = y OK:ya<>toca:no | OK:ya<>toca:no
key-next-tile = siguiente ficha
key-next-colour = siguiente color

heist-choose = ¡{ $who } atraca a { $victim }! { $players }: bajo la capucha, elegid anillo, billete o moneda y pulsad.
    .you-who = ¡Atracas a { $victim }! La elección es secreta.
    .you-victim = ¡{ $who } te atraca! La elección es secreta.
    .lcd = <>¡{ $who } atraca a { $victim }!<> | <>¡{ $who }>{ $victim }!<>
heist-wait = ¡{ $who } atraca a { $victim }! La elección es secreta.
    .you-who = ¡Atracas a { $victim }! La elección es secreta.
    .you-victim = ¡{ $who } te atraca! La elección es secreta.
    .lcd = <>¡{ $who } atraca a { $victim }!<> | <>¡{ $who }>{ $victim }!<>
heist-symbols =
    .lcd = anillo/billete/moneda | elige en secreto
dial-turn =
    .lcd = { $dial }:{ $who }<>gira+pulsa | { $dial }:{ $who }<>gira
dial-thinks =
    .lcd = { $dial }:{ $who }<>piensa
dial-locked =
    .lcd = { $dial }:{ $who }<>listo
key-dial-turn = { $who }: elegir en secreto
key-dial-lock = { $who }: confirmar
heist-title = ¡Atraco!
    .lcd = <>¡Atraco!<>
heist-count = Atraco: { $number } ...
    .lcd = <>{ $number }<>

news-rolled-for-first = ¿Quién empieza? { LIST($rolls, ", ") }.
die-of = { $who } { $number }
    .lcd = { $who }<>{ $number }
who-starts = ¿Quién empieza?
    .lcd = ¿Quién empieza?
rolls = { $who } tira.
    .you-who = Tiras tú.
    .lcd = { $who } tira
rolling =
    .lcd = <>rodando ...<>
news-first-roller = { $who } tira primero.
    .you-who = Tiras primero.
    .lcd = { $who } tira primero | { $who } empieza
news-round-began = Empieza la ronda { $round }; tira { $who }.
    .you-who = Empieza la ronda { $round }; tiras tú.
news-dice-rolled = Los dados: { LIST($rolls, ", ") }.
news-moved = { $who } cae en { $space }.
    .you-who = Caes en { $space }.
    .lcd = { $who }: { $space } | { $who }:{ $space }
news-sent-to-jail = { $who } va a la cárcel.
    .you-who = Vas a la cárcel.
    .lcd = { $who } va a la cárcel | { $who } a cárcel
news-sat-in-jail = { $who } está en la cárcel.
    .you-who = Estás en la cárcel.
    .lcd = { $who }: en la cárcel | { $who }: cárcel
news-tile-kept = { $who } guarda una ficha.
    .you-who = Guardas una ficha.
    .lcd = { $who } guarda ficha | { $who } +1 ficha
news-tile-used = { $who } usa una ficha: { $tile }.
    .you-who = Usas una ficha: { $tile }.
    .lcd = { $who }: { $tile }
news-tiles-reshuffled = { $count ->
    [one] La ficha usada se puede volver a sacar.
   *[other] Las { $count } fichas usadas se pueden volver a sacar.
 }
news-no-tile-left = No queda ninguna ficha para { $who }.
    .you-who = No queda ninguna ficha para ti.
    .lcd = { $who }: no hay ficha | { $who }: 0 fichas
news-passed = { $who } pasa.
    .you-who = Pasas.
news-go-chosen = { $who } usa la Salida para { $choice }.
    .you-who = Usas la Salida para { $choice }.
    .lcd = { $who }: { $choice }
news-colour-chosen = { $who } ha elegido un color.
    .you-who = Has elegido un color.
news-claims-shown = Se muestra lo elegido: { LIST($claims, ", ") }.
claim-of = { $who } { $colour }
    .lcd = { $who }<>{ $colour }
news-race-won = { $who } gana la carrera por el { $colour }.
    .you-who = Ganas la carrera por el { $colour }.
    .lcd = ¡{ $who } llega antes! | ¡{ $who } gana!
news-block-taken = { $who } recibe un bloque { $colour }.
    .you-who = Recibes un bloque { $colour }.
news-block-placed = { $who } construye un bloque { $colour }.
    .you-who = Construyes un bloque { $colour }.
    .lcd = { $who } construye { $colour } | { $who }: { $colour }
news-outrun = { $who } no recibe bloque { $colour }: otros han sido más rápidos.
    .you-who = No recibes bloque { $colour }: otros han sido más rápidos.
    .lcd = { $who }: tarde para { $colour } | { $who }: tarde
news-tray-empty = { $who } no recibe bloque { $colour }: ya no queda ninguno.
    .you-who = No recibes bloque { $colour }: ya no queda ninguno.
    .lcd = { $who }: no queda { $colour } | { $who }: sin { $colour } | { $who }: agotado
news-no-square = { $who } no recibe bloque { $colour }: no hay sitio.
    .you-who = No recibes bloque { $colour }: no hay sitio.
    .lcd = { $who }: sin sitio, { $colour } | { $who }: sin sitio
news-nothing-to-take = Ningún bloque le sirve a { $who }.
    .you-who = Ningún bloque te sirve.
    .lcd = { $who }: ninguno vale | { $who }: ninguno
news-marker-moved = El indicador { OF($who) } va { $number ->
    [0] al principio
   *[other] a { $number }
 }.
    .you-who = Tu indicador va { $number ->
        [0] al principio
       *[other] a { $number }
    }.
    .lcd = indicador { OF($who) }: { $number } | { $who }: +1, { $number }
news-heist-began = { $who } empieza un atraco contra { $victim }.
    .you-who = Empiezas un atraco contra { $victim }.
    .you-victim = { $who } empieza un atraco contra ti.
news-dial-locked = { $who } ha confirmado su dial.
    .you-who = Has confirmado tu dial.
news-heist-worked = Se muestran los diales: { $who } { $symbol }, { $victim } { $other }. Son iguales: ¡{ $who } lo consigue!
    .you-who = Se muestran los diales: tú { $symbol }, { $victim } { $other }. Son iguales: ¡lo consigues!
    .you-victim = Se muestran los diales: { $who } { $symbol }, tú { $other }. Son iguales: ¡{ $who } lo consigue!
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        Son iguales:
        <>¡{ $who } lo consigue!<> | <>¡{ $who } gana!<>
news-heist-failed = Se muestran los diales: { $who } { $symbol }, { $victim } { $other }. Son distintos: el atraco ha fallado.
    .you-who = Se muestran los diales: tú { $symbol }, { $victim } { $other }. Son distintos: el atraco ha fallado.
    .you-victim = Se muestran los diales: { $who } { $symbol }, tú { $other }. Son distintos: el atraco ha fallado.
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        Son distintos:
        <>Atraco fallido.<>
news-wish-asked = { $who } quiere que se le pregunte por un botón GO.
    .you-who = Quieres que se te pregunte por un botón GO.
news-wish-not-asked = { $who } no quiere que se le pregunte por un botón GO.
news-block-stolen = { $who } le quita un bloque { $colour } a { $victim }.
    .you-who = Le quitas un bloque { $colour } a { $victim }.
    .you-victim = { $who } te quita un bloque { $colour }.
    .lcd =
        { $who } quita { $colour } | { $who }: { $colour }
        a { $victim }
news-loot-returned = No queda casilla para él, así que va a la reserva.
    .lcd = Sin sitio: reserva | A la reserva
news-shut-down = { $who } intenta demoler un bloque { $colour } { OF($victim) }.
    .you-who = Intentas demoler un bloque { $colour } { OF($victim) }.
    .you-victim = { $who } intenta demoler un bloque { $colour } tuyo.
    .lcd = { $who } > { $victim }: { $colour } | { $who }>{ $victim } { $colour }
news-shield-held = El escudo { OF($victim) } detiene a { $who }.
    .you-who = El escudo { OF($victim) } te detiene.
    .you-victim = Tu escudo detiene a { $who }.
    .lcd = { $victim }: ¡escudo!
news-attack-lost = { $choice ->
    [choice-heist] No hay nadie a quien { $who } pueda atracar.
   *[other] No hay ningún bloque que { $who } pueda demoler.
 }
    .you-who = { $choice ->
        [choice-heist] No tienes a nadie a quien atracar.
       *[other] No tienes ningún bloque que demoler.
    }
    .lcd = { $who }: sin objetivo | { $who }: sin blanco
news-mega = { $who } lanza una megademolición sobre { $colour }.
    .you-who = Lanzas una megademolición sobre { $colour }.
    .lcd = { $who }: ¡MEGA! { $colour } | { $who } MEGA { $colour } | { $who } M: { $colour }
news-blocks-returned = { $who } pierde { $count ->
    [one] 1 bloque { $colour }
   *[other] { $count } bloques { FORM($colour, "many") }
 }.
    .you-who = Pierdes { $count ->
        [one] 1 bloque { $colour }
       *[other] { $count } bloques { FORM($colour, "many") }
    }.
    .lcd = { $who } -{ $count } { $colour }
news-landmark = ¡{ $who } ha construido el monumento { $colour }!
    .you-who = ¡Has construido el monumento { $colour }!
    .lcd = { $who }: ¡monumento!
news-won = { COUNT($players) ->
    [one] { $players } gana.
   *[other] Empate entre { $players }.
 }
    .you-players = Ganas.

decided-for-now = { $who } pasa por ahora.
decided-button = { $who } usa un botón GO para { $choice }.
decided-marker = { $who } mueve su indicador con una ficha.
decided-claim = { $who } elige { $colour }.
decided-place = { $who } construye en la casilla { $number }.
decided-shut-down = { $who } demuele en la casilla { $number } { OF($victim) }.
decided-lock = { $who } fija el dial en { $symbol }.
decided-steal = { $who } se lleva un bloque de la casilla { $number }.
answer-dice = dados { $numbers }.
answer-drawn = se saca una ficha: { $tile }.
answer-fastest = { $who } ha llegado primero.

points = { $count ->
    [one] 1 bloque
   *[other] { $count } bloques
 }
won = un monumento y { $count ->
    [one] 1 bloque en total
   *[other] { $count } bloques en total
 }
    .lcd = { $count ->
    [one] un monumento y 1 bloque en total | un monumento
   *[other] un monumento y { $count } bloques en total | un monumento
 }

intro-stack = Gana quien apile antes cuatro bloques de un color.
intro-move = Todos mueven a la vez. Un color da un bloque.
intro-heist = Atraco: con dos imágenes iguales robas un bloque.
intro-shut-down = Una demolición cuesta un bloque; un escudo la detiene.
hint-first-roll = Cada uno tiene un dado. El más alto tira primero.
hint-first-roll-again = Pulsa ROLL. Quienes empatan tiran otra vez.
hint-roll = Pulsa ROLL: una tirada mueve a todos a la vez.
hint-roll-spaces = Un color da un bloque, Suerte una ficha.
hint-roll-attack = En Atraco o Demolición atacas a alguien.
hint-roll-go = Caer en la Salida, no pasarla, te deja elegir.
hint-tiles = Antes de tomar bloques puedes usar una ficha.
hint-tiles-button = Un botón GO da un bloque de cualquier color.
hint-tiles-marker = Un Paso adelante mueve tu indicador un paso.
hint-tiles-hold = Mantén tu botón para ver y usar, tócalo para no.
hint-tiles-all = Se pregunta a quien guarda fichas, sean las que sean.
hint-go = La Salida da un bloque, un atraco o una demolición.
hint-go-heist = Un bloque es seguro. Un atraco se lo quita a un rival.
hint-go-shut-down = Una demolición manda un bloque ajeno a la reserva.
hint-claim = Recibes un bloque: elige su color.
hint-claim-win = Cuatro de un color en una casilla ganan la partida.
hint-claim-board = Un tablero tiene cuatro casillas, una por color.
hint-race = Queréis más bloques de los que hay.
hint-race-press = Pulsa tu botón: quien pulsa primero se lo lleva.
hint-place = Elige la casilla para tu bloque.
hint-place-win = Cuatro de un color en una casilla ganan.
hint-attack = El dial A o el botón de un rival elige a quién atacas.
hint-attack-heist = Un atraco puede darte un bloque, o nada.
hint-attack-shut-down = Una demolición solo devuelve un bloque a la reserva.
hint-dials = Anillo, billete, moneda: ninguna vale más que otra.
hint-dials-same = Si son iguales, el ladrón se lleva un bloque.
hint-dials-differ = Si son distintas, no pasa nada.
hint-dials-hood = Gira bajo la capucha y pulsa: luego se ven ambos.
hint-steal = Eran iguales: elige qué bloque te llevas.
hint-steal-tray = Si no queda casilla, va a la reserva.
hint-shield = Te lanzan una demolición. Un escudo la detendría.
hint-button = Ahora un botón GO sirve para atacar.
hint-mega = Tu indicador está al final: ¡megademolición!
hint-mega-colour = Elige un color: los demás pierden todos sus bloques.
hint-mega-shield = Contra ella no hay escudo que valga.
hint-heist-worked = El último atraco funcionó: eran iguales.
hint-heist-failed = El último atraco falló: eran distintos.

moment-heist = un atraco
moment-race = una carrera por un bloque
moment-mega = una megademolición
moment-landmark = un monumento

waits-for = Esperando a { $all }.
waits-for-about = Esperando a { $all }: { $about }.
about-tiles = fichas guardadas
about-block = un bloque del color que quieras
about-mega = Megademolición
