go-on = seguir
help = ayuda
    .lcd = mantén OK: ayuda
pause = pausa
yes = sí, { $doing }
no = no

thinks = { $who } está pensando.
    .lcd = { $who } está pensando | { $who } piensa

sure = { $who }: { $about } OK: sí. BACK: no.
    .lcd =
        { $who }: <> ¿seguro?
        { $about }
sure-keys = OK es sí, BACK es no.
    .lcd = OK:sí <> BACK:no

why = { $who } { $why }.
    .lcd =
        { $who }
        { $why }

gave-up-hung = { $who } no responde. Sigue un bot normal.
    .lcd =
        { $who }
        no responde.
        Sigue un
        bot normal.
gave-up-crashed = { $who } ha fallado. Sigue un bot normal.
    .lcd =
        { $who }
        ha fallado.
        Sigue un
        bot normal.
gave-up-flooded = { $who } habla demasiado. Sigue un bot normal.
    .lcd =
        { $who }
        habla demasiado.
        Sigue un
        bot normal.
gave-up-rubbish = { $who } no dice nada que se entienda. Sigue un bot normal.
    .lcd =
        { $who }
        no se le entiende. | no se entiende.
        Sigue un
        bot normal.
gave-up-illegal = { $who } incumple las reglas. Sigue un bot normal.
    .lcd =
        { $who }
        incumple las reglas | rompe una regla.
        Sigue un
        bot normal.

take-back = deshacer lo que acaba de hacer { $who }
    .lcd = BACK:deshacer
takes-back = { $who } da marcha atrás.
    .you-who = Das marcha atrás.
    .lcd =
        <>{ $who }<>
        <>da marcha atrás<>
takes-back-this = { $who } da marcha atrás:
    .you-who = Das marcha atrás:

paused = Pausa. Cualquiera puede pulsar OK para seguir. La partida está guardada; puedes apagar la consola. El botón de un puesto cede ese puesto a un bot, o lo devuelve a una persona.
    .lcd =
        Partida guardada
        OK:seguir puesto:bot | OK <> puesto:bot
        ROLL: dejarla aquí | ROLL: dejarla
        pulsa A: abandonar | pulsa A:abandona
paused-unsaved = Pausa. Las últimas jugadas no están guardadas. Libera espacio antes de dejar la partida.
    .lcd =
        ¡NO está guardada! | ¡NO guardada!
        OK:seguir puesto:bot | OK <> puesto:bot
        ROLL: dejarla aquí | ROLL: dejarla
        pulsa A: abandonar | pulsa A:abandona
rests = Pausa. Cualquiera puede pulsar OK para seguir. La partida está guardada; puedes dejarla. El botón de un puesto cede ese puesto a un bot, o lo devuelve a una persona.
    .lcd =
        Partida guardada
        OK:seguir puesto:bot | OK <> puesto:bot
        ROLL: dejarla aquí | ROLL: dejarla
rests-unsaved = Pausa. Las últimas jugadas no están guardadas: el disco está lleno.
    .lcd =
        ¡NO está guardada! | ¡NO guardada!
        OK:seguir puesto:bot | OK <> puesto:bot
        ROLL: dejarla aquí | ROLL: dejarla
forgotten = ¿Sigue ahí alguien? Dentro de { $time } la partida se deja. Cualquier botón o dial sigue con ella.
    .lcd =
        ¿Sigues ahí? <> { $time }
        un botón: seguir
put-away = dejarla para otro día
other-language = idioma, language
abandon = abandonar la partida
abandon-about = La grabación se conserva.
    .lcd = Queda la grabación. | Queda grabada.
abandon-help = La partida termina aquí, sin ganador. Su grabación se queda en el disco, pero la partida ya no se ofrecerá.

hand-over = ceder este puesto
person = alguien de aquí
hand-over-about = La partida sigue igual.
    .lcd = Todo sigue igual. | Sigue igual.
hand-over-help = Un bot sigue por { $who }. En cualquier pausa alguien puede recuperar el puesto.
take-seat-help = Alguien de aquí sigue por { $who } y ve lo que { $who } tiene.

too-long = Esta partida es demasiado larga para su grabación. Se aparta, y la grabación se conserva.
    .lcd =
        Partida demasiado | Muy larga para
        larga: se aparta y | su grabación:
        la grabación queda. | se aparta.
cannot-save = No se puede guardar la partida. ¿Está lleno el disco? Libera espacio e inténtalo otra vez, o sigue sin guardar.
    .lcd =
        No se guarda: ¿está | No se guarda:
        lleno el disco? | ¿disco lleno?
        OK: otra vez
        ROLL: sin guardar | ROLL: seguir
try-again = intentarlo otra vez
go-on-unsaved = seguir sin guardar
cannot-begin = No se puede guardar la partida. El disco está lleno o protegido.
    .lcd =
        No se puede guardar | No se guarda
        El disco está lleno | Disco lleno
        o protegido.

name = { $who }
wins = gana
draws = empata
points = { $points }
place = { $number }.º
tied = empate
won = ¡{ $who } gana con { $points }!
    .you-who = ¡Ganas con { $points }!
    .lcd =
        ¡Gana { $who }!
        con { $points } | { $points }
drawn = Empate entre { $who } con { $points }.
    .lcd =
        Empate entre
        { $who } | { LIST($who, " ") } | { COUNT($who) } jugadores
        con { $points } | { $points }
result-keys = ROLL juega otra partida, OK termina.
    .lcd = ROLL:otra <> OK:fin | ROLL:otra OK:fin
moments = lo que pasó en esta partida
more-moments = lo que pasó en esta partida
    .lcd = A:más
moment-keys = El dial A pasa las páginas, ROLL juega otra vez, OK termina.
    .lcd = ROLL:otra OK:fin
once-more = jugar otra vez
end = terminar

# Dice that people have rolled by hand.
die-set = dado { $die }: { $number }
die-to-set = dado { $die }: por poner
enter-dice = aceptar { $dice }

own-luck = Tu propia suerte: gira un dial hasta un número y pulsa tu botón; también cuenta el instante. OK empieza. La semilla queda fijada por { $commitment }.
    .lcd =
        Tu suerte <> { $number } | Suerte <> { $number }
        { $short }
        tu botón: añadirla | tu botón: añade
        OK: empezar
add-luck = añadirla con este número
turn-luck = otro número
