## Las demás caras de los dados.

face-chance = suerte
face-policeman = policía
face-go = Salida
face-blank = vacía
face-house = casa
face-hotel = hotel
face-broken-house = casa rota
face-get-out-of-jail = libre

## Lo que dice la consola mientras espera.

player = { $who }
    .lcd = { $who }
who-plays = Juega { $who }.
    .lcd = Juega { $who }
score = { $score } de { $goal }
    .lcd = Puntos<>{ $score }/{ $goal } | { $score }/{ $goal }
groups-so-far = { LIST($groups, ", ") }
filled = { $group } { $number }/{ $size }
so-far = { $who } lleva { $kept } y { $policemen } de { $count } policías.
    .lcd = { $who } +{ $kept }<>Policía { $policemen }/{ $count } | { $who } +{ $kept }<>Pol.{ $policemen }/{ $count } | { $who } +{ $kept } P{ $policemen }
nothing-to-place = Nada que colocar
    .lcd = Nada que colocar
choice = { $group } { $number }/{ $size }
    .lcd = < { $group } { $number }/{ $size }<> > | <{ $group } { $number }/{ $size }>
choice-chance = suerte en { $group } { $number }/{ $size }
    .lcd = < { $group }? { $number }/{ $size }<> > | <{ $group }? { $number }/{ $size }>
choice-policeman = dado de policía { $number }
    .lcd = < dado policía { $number }<> > | <dado policía { $number }>
pick-and-put = El dial A elige, OK coloca.
    .lcd = A:elige OK:pon<>{ $place } | A:elige OK:pon
roll-or-stop = ROLL sigue tirando; con el botón del puesto { $seat } te plantas.
    .lcd = ROLL:+ P{ $seat }:plantarse | ROLL:+ P{ $seat }:basta
only-stop = Con el botón del puesto { $seat } te plantas.
    .lcd = P{ $seat }:plantarse

now-ready = { $who }: pulsa ROLL para tirar los dados.
    .you-who = Pulsa ROLL para tirar los dados.
asks-ready = Tu turno: ¡tira los dados!
asks-place-roll-stop = Coloca dados, tira otra vez o plántate con { $kept }.
asks-place-stop = Coloca dados o plántate con { $kept }.
asks-roll-stop = Tira otra vez o plántate con { $kept }.
asks-stop = Plántate con { $kept }.
asks-freeing = ¡Sales de la cárcel! Elige qué policía se va.
weighs-policemen = En la cárcel: { $policemen } de { $count } policías.
weighs-house-die = El dado de casas entra en la próxima tirada.
now-place-roll-stop = { $who }: coloca dados, tira otra vez o plántate con { $kept }.
    .you-who = Coloca dados, tira otra vez o plántate con { $kept }.
now-place-stop = { $who }: coloca dados o plántate con { $kept }.
    .you-who = Coloca dados o plántate con { $kept }.
now-roll-stop = { $who }: tira otra vez o plántate con { $kept }.
    .you-who = Tira otra vez o plántate con { $kept }.
now-stop = { $who }: plántate con { $kept }.
    .you-who = Plántate con { $kept }.
now-freeing = { $who }: ¡sales de la cárcel! Elige qué policía se va.
    .you-who = ¡Sales de la cárcel! Elige qué policía se va.
    .lcd =
        { $who }: ¡libre!
        ¿Qué policía?
choose-and-free = El dial A elige, OK libera.
    .lcd = A:elige OK:libre
after-news = { LIST($news, " ") } { $now }

## Lo que hacen los botones.

roll-dice = tirar los dados
    .lcd = ROLL: tira dados | ROLL: tira
roll-again = tirar otra vez
stop-and-keep = plantarse con { $kept }
choose-die = elegir un dado
put = poner en { $group } { $number }/{ $size }, completo { $money }
put-chance = poner la suerte en { $group } { $number }/{ $size }, completo { $money }
when-full = completo { $money }
squares = { $number }
choose-policeman = elegir un policía
free = liberar el dado de policía { $number }

## Lo que ha pasado.

rolling = { $who } tira los dados.
    .you-who = Tiras los dados.
    .lcd = <>Ruedan los dados<>
count = { $number }
policemen-of = { $who } { $number }
two-counts = { $who } { $number }, { $other } { $others }
    .lcd = { $who } { $number }<>{ $other } { $others }
one-count = { $who } { $number }
    .lcd = { $who } { $number }
die-shows = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
 }
part-complete = { $money } por grupos completos
part-incomplete = { $money } por un grupo incompleto
part-houses = { $money } por casas
part-go = { $money } por Salida
part-hotels = { $money } por hoteles
news-everyone-counted = Todos tiran los dados de policía, y empieza quien saque menos policías: { $counts }.
    .lcd = Empieza con menos: | Menos policías:
news-tied-counted = Empate, tiran otra vez: { $counts }.
    .lcd = Empate: otra vez
news-turn = Es el turno { OF($who) }.
    .you-who = Es tu turno.
news-rolls = { $who } saca { $dice }.
    .you-who = Sacas { $dice }.
news-policeman = El dado de policía { $number } va a la cárcel.
news-policemen = { $count ->
    [one] Un policía va a la cárcel.
   *[other] { $count } policías van a la cárcel.
 }
news-freed = { $who } saca el dado de policía { $number } de la cárcel.
    .you-who = Sacas el dado de policía { $number } de la cárcel.
    .lcd = <>Se va un policía<>
news-go = La Salida da { $money } a { $who }.
    .you-who = La Salida te da { $money }.
    .lcd = <>¡Salida! +{ $money }<>
news-house = Una casa para { $who }: { $houses } de { $most }.
    .you-who = Una casa para ti: { $houses } de { $most }.
    .lcd = <>Casa { $houses } de { $most }<>
news-no-house = No queda ninguna casa para { $who }.
    .you-who = No queda ninguna casa para ti.
    .lcd = <>No quedan casas<>
news-house-falls = { $who } pierde una casa: le quedan { $houses }.
    .you-who = Pierdes una casa: te quedan { $houses }.
    .lcd = <>Casa rota: quedan { $houses }<> | <>Casa rota: { $houses }<>
news-hotel = ¡Un hotel da { $money } a { $who }!
    .you-who = ¡Un hotel te da { $money }!
    .lcd = <>¡Hotel! +{ $money }<>
news-one-hotel = Solo cuenta un hotel por turno.
    .lcd = <>Un hotel por turno<> | <>1 hotel p. turno<>
news-hotel-needs-houses = Un hotel necesita antes { $most } casas.
    .lcd = <>Hotel: { $most } casas<>
news-puts = { $who } pone un dado en { $group }.
    .you-who = Pones un dado en { $group }.
news-full = Grupo completo, { $group }: ¡{ $money } para { $who }!
    .you-who = Grupo completo, { $group }: ¡{ $money } para ti!
    .lcd = <>{ $group } +{ $money }<>
news-full-house-die = Grupo completo, { $group }: ¡{ $money } para { $who }! El dado de casas entra en la próxima tirada.
    .you-who = Grupo completo, { $group }: ¡{ $money } para ti! El dado de casas entra en la próxima tirada.
    .lcd = <>{ $group } +{ $money }<>
news-busted = { $money ->
    [0] ¡Tres policías! { $who } no gana nada.
   *[other] ¡Tres policías! { $who } pierde { $money }.
 }
    .you-who = { $money ->
        [0] ¡Tres policías! No ganas nada.
       *[other] ¡Tres policías! Pierdes { $money }.
    }
    .lcd =
        <>¡Tres policías!<>
        { $money ->
            [0] <>{ $who } gana 0<>
           *[other] <>{ $who } pierde { $money }<> | <>{ $who } -{ $money }<>
        }
news-scored = { $who } se apunta { $kept } y ahora tiene { $score }: { $parts }.
    .you-who = Te apuntas { $kept } y ahora tienes { $score }: { $parts }.
    .lcd =
        <>{ $who } +{ $kept }<>
        <>Puntos { $score }<>
news-scored-nothing = { $who } no se apunta nada y ahora tiene { $score }.
    .you-who = No te apuntas nada y ahora tienes { $score }.
    .lcd =
        <>{ $who } +0<>
        <>Puntos { $score }<>
news-won = { $who } gana con { $score }.
    .you-who = Ganas con { $score }.

## Lo que se decidió, y lo que respondió el azar.

did-roll = { $who } tira los dados.
did-stop = { $who } se planta.
drawn-first = { $who } empieza.
drawn-policemen = policías { $numbers }.
drawn-faces = { $faces }.

## Para quien empieza; cada frase en tres líneas de la pantalla.

intro-goal = Tira dados, completa grupos y llega antes a la meta.
intro-dice = Tras cada tirada coloca dados, o ninguno.
intro-police = Los policías se quedan. Con tres pierdes el turno.
intro-stop = Plántate a tiempo y los puntos del turno son tuyos.
hint-ready = Pulsa ROLL: el turno empieza con { $count } dados.
hint-then = Luego coloca dados, tira otra vez o plántate.
hint-policemen = Con { $policemen } policías pierdes el turno.
hint-free = Sales de la cárcel: un policía deja el tablero.
hint-which = Se tira otra vez con los demás. Elige cuál.
hint-put = A elige un dado, OK lo deja fijo en su grupo.
hint-roll = ROLL tira los dados que no están en el tablero.
hint-third = Con el tercer policía pierdes el turno.
hint-stop = Con tu botón te plantas y te apuntas lo que llevas.
hint-full = Un grupo completo da todo su valor.
hint-best = De los incompletos solo cuenta el mejor.
hint-chance = Un ? va en cualquier grupo, y solo cuenta si se completa.
hint-house-die = Con un color completo entra el dado de casas.
hint-houses = { $money } por casa. Con { $most }, un hotel da { $hotel }.

moment-hotel = un hotel
moment-group = un grupo completo
moment-jail = tres policías
