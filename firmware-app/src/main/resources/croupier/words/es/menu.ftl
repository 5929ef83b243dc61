croupier = Croupier
    .lcd = <>* CROUPIER *<>
welcome = ¡Hola! Pulsa OK para jugar.
    .lcd = <>Pulsa OK para jugar<> | <>OK para jugar<>
play = jugar
service = servicio
    .lcd = mantén BACK:servicio | BACK: servicio

asked = { $title } { CAPITAL($choice) }. { LIST($help, " ") }
chosen = { $choice }
    .lcd = < { $choice } <> > | { $choice } | { FORM($choice, "short") }
title = { $title } { $at }/{ $of }
    .lcd = { $title } <> { $at }/{ $of } | { $title } | { FORM($title, "short") }
choose-and-take = El dial A elige, OK acepta.
    .lcd = A:elegir OK:aceptar | A:elige OK:sí
choose = elegir
take = aceptar { $choice }
back = volver
help = ayuda
    .lcd = mantén OK: ayuda
yes = sí
no-keep-it = no, seguir así
nothing-changes = No cambia nada.
text = { $text }

go-on = seguir
    .lcd = OK: seguir
read-on = leer más
begin = jugar
own-luck = tu propia suerte
own-luck-intro = ROLL en vez de OK: antes de la primera tirada, cada uno añade a los dados lo que nadie más puede saber.
enough = seguir
leaf = OK: { $enough }, dial A: más, { $at } de { $of }.
    .lcd = OK:{ $enough } A:más <> { $at }/{ $of } | OK:{ $enough } <> { $at }/{ $of }
last-leaf = OK: { $enough }
    .lcd = OK:{ $enough }
ended-elsewhere = Alguien ha guardado la partida desde otro sitio. Podéis seguir con ella.
    .lcd =
        Partida guardada
        desde otro sitio. | desde otro sitio
        Podéis seguir.
went-wrong = Algo ha fallado. La partida en curso está guardada.
    .lcd =
        Algo ha fallado.
        La partida en curso | La partida
        está guardada.
was-stuck = La consola se quedó bloqueada y ha vuelto a arrancar. La partida sigue.
    .lcd =
        Se quedó bloqueada. | Se bloqueó.
        La partida sigue
        donde estaba.
put-aside = Esta partida falla una y otra vez. Se aparta, y su grabación se conserva.
    .lcd =
        Falla una y otra vez | Falla siempre.
        Esta partida
        se aparta.

title-which-game = ¿Qué juego?
title-how = { $game }: ¿cómo?
    .lcd = { $game }: ¿cómo?
for-players = de { $fewest } a { $most } jugadores
    .lcd = de { $fewest } a { $most } jugadores | { $fewest } a { $most } jugadores
all-options = más opciones
all-options-help = Cambia cada opción a tu gusto.
option = { $game }. { $title }: { $choice }. { $about }
option-keys = El dial A recorre las opciones, el dial B las cambia.
    .lcd =
        A:opción  B:cambiar | A:otra B:cambiar
        OK:jugar larga:ayuda | OK:juega larga:?
next-option = otra opción
change-it = cambiar
play-like-this = jugar así

seats = ¿Quién juega a { $game }? Cada uno pulsa el botón de su puesto; después OK empieza.
    .lcd =
        { $game }: ¿quién? | ¿Quién juega?
        Pulsa tu botón
seats-too-few = ¿Quién juega a { $game }? Cada uno pulsa el botón de su puesto; hacen falta al menos { $fewest }.
    .lcd =
        { $game }: ¿quién? | ¿Quién juega?
        Pulsa tu botón
seats-full = ¿Quién juega a { $game }? No cabe nadie más; OK empieza.
    .lcd =
        { $game }: ¿quién? | ¿Quién juega?
        No cabe nadie más | Nadie más
players = El dial A añade bots.
    .lcd = A:bots <> Jugadores { $count } | A:bots <> { $count }
players-full = Juegan { $count }.
    .lcd = Jugadores { $count }
seats-phones =
    .lcd =
        Tu botón o teléfono: | o puerto { $port }:
        { $host }:{ $port } | { $host }
players-and-bots = Bots: { $bots }. El dial A dice cuántos, el dial B su nivel: { $level }.
    .lcd = A:bots { $bots } B:{ $level } <> { $count } | A:{ $bots } B:{ $level } <> { $count }
players-and-one = Bots: { $bots }. El dial A dice cuántos, el dial B el nivel de { $name }: { $level }.
    .lcd = A:{ $bots } B:{ $name } { $level } <> { $count } | { $name }:{ $level } <> { $count } | { $name }:{ $level } | { $name }
players-and-program = Bots: { $bots }. El dial A dice cuántos. { $name } es un programa.
    .lcd = A:{ $bots } { $name } <> { $count } | { $name } <> { $count } | { $name }
seats-and-bots = { $asked } { $counted }
begin-or-name = OK empieza. Mantén pulsado tu botón para decir tu nombre.
    .lcd = OK:ya <> mantén:nombre | mantén:nombre OK
at-least = Hacen falta al menos { $fewest }. Mantén pulsado tu botón para decir tu nombre.
    .lcd = mín. { $fewest } <> mantén:nombre | { $fewest }+ mantén:nombre
only-begin = OK empieza.
    .lcd = OK: jugar
only-at-least = Hacen falta al menos { $fewest }.
    .lcd = mínimo { $fewest }
plays = juega
plays-by-itself = juega sola
bot = bot, { $level }
program = programa
program-named = { $name }
level-easy = fácil
level-normal = normal
level-hard = difícil
how-many-bots = cuántos bots
how-well-bots = su nivel
join = jugar
leave = salir
name = nombre
seats-help-join = El botón de tu puesto te apunta. Si lo pulsas otra vez, sales.
seats-help-name = Mantenlo pulsado para decir tu nombre.
seats-help-bots = El dial A sienta bots donde no hay nadie: a la derecha uno más, a la izquierda uno menos. El dial B dice su nivel: fácil, normal o difícil. Los bots que añadas después tienen su propio nivel. Los pares de luces de su puesto indican el nivel.
seats-help-begin = A { $game } juegan de { $fewest } a { $most }. OK empieza.

colour-white = Blanco
colour-gray = Gris
colour-brown = Marrón
colour-light-blue = Celeste
colour-pink = Rosa
colour-orange = Naranja
colour-red = Rojo
colour-yellow = Amarillo
colour-green = Verde
colour-dark-blue = Azul
colour-violet = Violeta
seat-name = { $name }
name-asked = Nombre del puesto { $colour }: { $written }
    .lcd = { $colour } <> BACK:borrar | { $colour } <> BACK:bor. | { $colour }
name-asked-first = Nombre del puesto { $colour }: { $written }
    .lcd = { $colour } <> BACK:dejar | { $colour } <> BACK:no | { $colour }
name-taken = Otro puesto ya se llama así.
    .lcd = Ese nombre ya está. | Nombre ocupado.
name-so-far = { $name }.
    .lcd = { $name }_ | { $name }
name-empty = ninguno aún.
    .lcd = _ ({ $colour })
letters = { $before } { $letter } { $after }
    .lcd = { $before } >{ $letter }< { $after }
name-keys = OK añade la letra, el botón del puesto { $seat } termina.
    .lcd = OK:poner <> puesto{ $seat }:fin | OK:+ <> puesto{ $seat }:fin
letter = letra
add-letter = añadir { $letter }
add-space = añadir un espacio
name-leave = dejarlo así
name-delete = borrar una letra
name-colour = llamarlo otra vez { $colour }
name-done = listo

title-go-on-with = ¿Seguir con?
new-game = partida nueva
new-game-help = Elige un juego y empieza de nuevo.
choose-and-begin = elige y empieza
    .lcd = elige y empieza
unfinished = { $choice } { $at }/{ $of }
    .lcd = < { $choice } > <> { $at }/{ $of } | { $choice } <> { $at }/{ $of } | { $choice }
left = Espera donde se quedó, en la jugada { $move }.
    .lcd = <>jugada { $move }
left-then = Espera donde se quedó, en la jugada { $move } ({ $day }).
    .lcd = { $day } <> jugada { $move } | { $day } <> { $move }
ready = Espera a que se siga con ella.
    .lcd = <>lista
ready-since = Espera a que se siga con ella ({ $day }).
    .lcd = { $day } <> lista | { $day }
played-by = Con { LIST($who, ", ") }.
who = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { COUNT($all) } jugadores
who-of-many = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { LIST($who, " ") } +{ $more } | { COUNT($all) } jugadores
go-on-or-drop = OK sigue con ella, ROLL la quita.
    .lcd = OK:seguir <> ROLL:quitar | OK:sí ROLL:quita
drop = quitarla
title-drop-sure = ¿Quitarla?
title-abandon = ¿Abandonarla?
title-hand-over = ¿Quién juega por { $who }?
    .lcd = ¿Quién es { $who }?
drop-about = { $game }, jugada { $move }
    .lcd = { $game }, jugada { $move } | Jugada { $move }
drop-help = Esta partida ya no se ofrecerá. Su grabación se queda en el disco y se puede volver a ver.
cannot-resume = No se puede seguir con esta partida. Su grabación no se puede abrir.
    .lcd =
        No se puede seguir: | No se puede:
        la grabación no | su grabación
        se abre. | no se abre.
cannot-drop = No se puede quitar esta partida. El disco está lleno o protegido.
    .lcd =
        No se puede quitar: | No se puede:
        el disco está lleno | disco lleno
        o protegido.

day-today = hoy
day-yesterday = ayer
day-this-year = { $day } { $month }
day-years-ago = { $month } { DIGITS($year) }
month-1 = ene
month-2 = feb
month-3 = mar
month-4 = abr
month-5 = may
month-6 = jun
month-7 = jul
month-8 = ago
month-9 = sep
month-10 = oct
month-11 = nov
month-12 = dic
title-settings = Ajustes
title-quiet-from = ¿Silencio desde?
title-quiet-until = ¿Hasta cuándo?
title-quiet-light = ¿Cuánta luz?
title-lights = ¿Cuánto brillo?
title-volume = ¿Qué volumen?
title-as-written = ¿Según archivo?
title-language = ¿Idioma?
language = El idioma de la consola
    .lcd = Idioma, Language | Idioma
language-help = La consola lo habla desde ahora y después de encenderla otra vez.
