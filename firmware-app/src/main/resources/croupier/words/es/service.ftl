control-roll = ROLL
control-ok = OK
control-back = BACK
control-dial-a = dial A
    .push = pulsaA
    .turn = A
    .tiny = A
control-dial-b = dial B
    .push = pulsaB
    .turn = B
    .tiny = B
control-seat = puesto { $seat }
    .tiny = P{ $seat }

title = Servicio: toca cada mando, mira cada luz. { CAPITAL($last) }.
    .lcd = Servicio <> { $hue } | { $hue }
last-nothing = toca todos los mandos
    .lcd = Toca todos los mandos | Toca todo
last-down = { $control } pulsado
    .lcd = { $control } pulsado | { FORM($control, "tiny") } pulsado
last-up = { $control } suelto
    .lcd = { $control } suelto | { FORM($control, "tiny") } suelto
last-held = { $control } mantenido
    .lcd = { $control } mantenido | { FORM($control, "tiny") } mantenido
last-turned = { $control } en { $at }
    .lcd = { $control } en { $at } | { FORM($control, "tiny") } en { $at }
test = probar
next-colour = color siguiente
check = revisarlo todo
    .lcd = mantén OK/ROLL: test | mantén OK: test
settings = ajustes
leave-or-set = Mantén pulsado BACK para salir; el dial A abre los ajustes.
    .lcd = BACK larga:fin A:más | BACK:fin A:más
leave = salir
    .lcd = mantén BACK: salir | mantén BACK: fin
broken = { $part }: { $what }
repaired = { $part } vuelve a funcionar

press-it = Pulsa { $control }.
    .lcd = Pulsa { $control }
turn-it = Gira { $control } a la derecha, { $clicks } pasos.
    .lcd = Gira { $control }
right = { $clicks } pasos a la dcha.
    .lcd = { $clicks } pasos a derecha | { $clicks } a la derecha
press = pulsar
other = { $other } responde
    .lcd = { $other } responde | { $other }!
or-wait = Si no pasa nada, espera: queda anotado.
    .lcd = o espera: se anota | o espera
leaving = Mantén pulsado { $no } para salir.
    .lcd = mantén { FORM($no, "push") }:salir | mantén { FORM($no, "tiny") }: fin
touch-it = { $asked } { $wait }
touch-again = { $asked } Ahora { $answers }. { $wait }

answers = { CAPITAL($yes) } es sí, { $no } es no.
    .lcd = { FORM($yes, "push") }:{ $does } { FORM($no, "push") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }
answer = { CAPITAL($yes) }: { $does }
    .lcd = { FORM($yes, "push") }:{ $does } | { FORM($yes, "tiny") }:{ $does }
steps = { CAPITAL($control) }: { $does }.
    .lcd = { FORM($control, "turn") }:{ $does } | { FORM($control, "tiny") }:{ $does }
whole = entera
yes = sí
no = no
this = esta
back = atrás
step = paso
next = otra
done = listo
letters = { $letters }
ask-display = ¿Está entera y nítida cada línea de la pantalla? { $answers }

noted = Anotado. Ahora:
skipping = Sin lo anotado:
    .lcd = Sin lo anotado:
now = Ahora { $stop }.
    .lcd = { $stop } <> { $steps } | { $stop }
dark-behind = Lo que está apagado detrás de una luz muerta lo está por ella.
    .lcd = (o apagado detrás) | (o detrás)
stop-die = dado { $at }/{ $of }
stop-seat = puesto { $at }/{ $of }
stop-light = luz { $at }/{ $of }
title-all = Mira todas las luces:
    .lcd = Mira todas las luces | Todas las luces:
ask-all-red = Mira todas las luces menos las de debajo de las capuchas: ¿están todas rojas?
    .lcd = ¿todas rojas?
ask-all-green = Mira todas las luces menos las de debajo de las capuchas: ¿están todas verdes?
    .lcd = ¿todas verdes?
ask-all-dark-blue = Mira todas las luces menos las de debajo de las capuchas: ¿están todas azules?
    .lcd = ¿todas azules?
wrong-not-red = no roja
wrong-not-green = no verde
wrong-not-dark-blue = no azul
wrong-not-there = no está
title-dice = Un dado tras otro:
    .lcd = Un dado tras otro: | Dado a dado:
ask-dice = Un dado tras otro se enciende: ¿van en orden?
    .lcd = ¿en su orden?
title-rows = Cada dado: fila a fila
    .lcd = Dados: fila a fila | Cada dado:
ask-rows = En cada dado una luz recorre fila a fila, cada una desde la izquierda, y empieza arriba a la izquierda: ¿en todos?
    .lcd = ¿desde arriba izda.? | ¿arriba izda.?
title-seats = Un puesto tras otro:
    .lcd = Un puesto tras otro: | Puesto a puesto:
ask-seats = Un puesto tras otro se enciende: ¿son su marcador y su aro, de su color?
    .lcd = ¿marcador y aro?
ask-trackers = Un puesto tras otro se enciende: ¿es su marcador, de su color?
    .lcd = ¿marcador?
ask-halos = Un puesto tras otro se enciende: ¿es su aro, de su color?
    .lcd = ¿aro?
title-outward = Cada marcador, luz a luz
    .lcd = Marcador, luz a luz | Cada marcador:
ask-outward = En cada marcador una luz se aleja del puesto, la más cercana primero: ¿en todos?
    .lcd = ¿se aleja?
title-dial = { CAPITAL($part) }: tres bajo la capucha
    .lcd = { CAPITAL($part) }: capucha
ask-dial = Una luz de { $part } avanza: tres bajo la capucha y luego las tres que ven todos. ¿Es así?
    .lcd = ¿y 3 para todos?

part-die = dado { $number }
part-tracker = marcador { $number }
part-halo = aro { $number }
part-dial-a = dial A
part-dial-b = dial B
light-nth = luz { $number }
light-hood = capucha { $number }
light-table = mesa { $number }
which-part = ¿Cuál es la primera parte que falla ({ $wrong })?
    .lcd = ¿Cuál es la primera? | ¿La primera?
which-light = ¿Cuál es la primera luz de { $part } que falla ({ $wrong })?
    .lcd = { CAPITAL($part) }: primera | { CAPITAL($part) }:
wrong = ¿{ CAPITAL($wrong) }?
    .lcd = ¿{ $wrong }? <> { $steps } | ¿{ $wrong }?
choice-part = { CAPITAL($part) }
    .lcd = < { CAPITAL($part) } <> >
choice-light = { $light }, n.º { $place }
    .lcd = < { $light }, { $place } <> > | { $light }, { $place }
choose = { $which } Solo está encendido lo elegido: { $choice }.

all-well = Todo va bien: funcionan todas las luces, los botones y los diales.
    .lcd =
        <>Todo va bien<>
        Luces, botones y | Todo
        diales funcionan. | funciona.
to-mend = Por arreglar: { LIST($faults, "; ") }.
    .lcd = Por arreglar <> { $at }/{ $of } | Fallo <> { $at }/{ $of }
next-or-done = { $steps } { $done }
    .lcd = { $steps } { $done } | { $done }
fault-display = La pantalla no se ve entera
    .lcd =
        La pantalla no
        se ve entera
fault-other = { $control }: { $other } responde
    .lcd =
        { $control }:
        { $other } responde | { $other }!
fault-backwards = { $control } cuenta al revés
    .lcd =
        { $control }
        cuenta al revés
fault-still = { $control } no gira
    .lcd =
        { $control }
        no gira
fault-mute = { $control } no responde
    .lcd =
        { $control }
        no responde
fault-light = { CAPITAL($part) } { $light }, cadena { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) } { $light }, | { CAPITAL($part) },
        cadena { $place }, { $wrong } | { $place }, { $wrong }
fault-only-light = { CAPITAL($part) }, cadena { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) },
        cadena { $place }, { $wrong } | { $place }, { $wrong }
fault-part = { CAPITAL($part) }, cadena desde { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) }, | { CAPITAL($part) }
        desde { $place }, { $wrong } | desde { $place }

on = sí
off = no
percent = { $percent } %
setting-kiosk = quiosco: { $state }
setting-show = demo: { $state }
setting-quiet = silencio: { $state }
setting-from = desde las { $time }
setting-until = hasta las { $time }
setting-brightness = luz: { $percent } %
setting-lights = brillo: { $percent } %
setting-volume = volumen: { $percent } %
setting-speech = voz: { $state }
setting-visitors = partidas hoy: { $begun }
setting-old-games = sin terminar
setting-flight = qué ha pasado
setting-as-written = según el archivo
about-kiosk = para visitantes
    .lcd = para visitantes
help-kiosk = En un quiosco los visitantes solo llegan a lo que el archivo de ajustes deja abierto, y una partida olvidada deja sitio.
about-show = juega cuando no hay nadie
    .lcd = juega sola
help-show = Si no hay nadie desde hace un rato, la consola juega sola.
about-quiet = sin sonido y con menos luz
    .lcd = muda y con menos luz | muda y oscura
help-quiet = A esas horas no hay sonido, y las luces están bajas o apagadas mientras nadie usa la consola. Hace falta un reloj en hora.
about-lights = de todas las luces, mientras haya alguien
    .lcd = de las luces
help-lights = El brillo de todas las luces. En las horas de silencio, las de una consola libre pueden estar más oscuras.
about-volume = de la consola, no de sus páginas
    .lcd = no de sus páginas | de la consola
help-volume = El volumen del zumbador y del altavoz. Cada página tiene su propio botón.
about-speech = dice en voz alta de qué se trata
    .lcd = dice lo que pasa | la consola habla
help-speech = El altavoz dice a quién le toca y de qué se trata, para quien no lo ve. Nunca dice lo que es solo para un par de ojos.
setting-network = red: { $state }
commanded = --lan
about-network = los teléfonos no entran
    .lcd = sin teléfonos
found-at = los teléfonos entran por { $host }:{ $port }
    .lcd = { $host }:{ $port } | { $host }
no-network = esta consola no está en ninguna red
    .lcd = sin ninguna red
port-taken = El puerto { DIGITS($port) } está ocupado: cierra el programa que lo tiene, o elige otro en el archivo de ajustes.
    .lcd = puerto { DIGITS($port) } ocupado | { DIGITS($port) } ocupado
port-taken-lan = El puerto { DIGITS($port) } está ocupado: cierra el programa que lo tiene, o elige otro con --lan.
    .lcd = puerto { DIGITS($port) } ocupado | { DIGITS($port) } ocupado
network-refused = No se puede abrir la red: { $why }.
    .lcd = red rechazada
help-network = Los teléfonos de esta red pueden ocupar los puestos, y las pantallas ver la mesa. Al apagarla, se desconecta a todos.
about-visitors = { $finished } acabadas, { $away } dejadas
    .lcd = { $finished } hechas, { $away } no | { $finished } sí, { $away } no
help-visitors = Las partidas que los visitantes han empezado hoy; el diario las cuenta día a día.
about-old-games = seguir con una o quitarla
    .lcd = seguir o quitar
help-old-games = Partidas sin terminar, también de visitantes: sigue con una, o quítala.
about-flight = anota los últimos minutos
    .lcd = lo anota todo
help-flight = Lo que ha pasado en los últimos minutos se escribe en un archivo junto a las partidas, para quien busca un fallo. No contiene ningún secreto de una partida.
flight-kept = Los últimos minutos están anotados, en { $file }.
    .lcd =
        Anotado en
        { $file } | un archivo junto
        para el doctor. | a las partidas.
flight-lost = No se pueden anotar los últimos minutos. El disco está lleno o protegido.
    .lcd =
        No se puede anotar: | No se puede:
        el disco está lleno | disco lleno
        o protegido.
about-as-written = olvida lo elegido aquí
    .lcd = olvida todo esto
help-as-written = Lo elegido en la consola se olvida; todo queda como dice el archivo de ajustes.
