## Grupos y colores.

numbered-colour = { $colour } { $number }
    .set = { FORM($colour, "set") } { $number }
progress = { $colour } { $have }/{ $size }

## Cartas en la mesa.

numbered-laid = { $laid } { $number }
letters-property = { FORM($colour, "two") }
letters-wild = { FORM($colour, "two") }/{ FORM($other, "two") }
letters-any = { FORM($colour, "two") }/todo
letters-house = cas
letters-hotel = hot

## Lo que hay delante de alguien.

set = { $colour } { $have }/{ $size }{ $level ->
    [0] { "" }
    [1] { " " }con casa
   *[other] { " " }con casa y hotel
 }
set-letters = { FORM($colour, "two") }{ $have }/{ $size }{ $level ->
    [0] { "" }
    [1] +c
   *[other] +c+H
 }
set-die = { FORM($colour, "die") } { $have }/{ $size }
set-die-house = { FORM($colour, "die") } +c
set-die-hotel = { FORM($colour, "die") } +H
plays-die = { $left ->
    [one] { $left } jugada
   *[other] { $left } jugadas
 }
note-name = { $who }
note-sets = { $count } de { $goal } grupos
note-hand = mano { $count }, banco { $amount } M
note-hand-bank = mano { $count }, banco { $amount } M ({ LIST($money, "+") })
note-table = { LIST($sets, ", ") }
note-nothing = sin propiedades
table-bank =
    .lcd = { $who } { $amount }M, mano { $count } | { $who } { $amount }M mano { $count }
table-sets =
    .lcd = { $who } { LIST($sets, " ") } | { LIST($sets, " ") }
points = { $count ->
    [one] { $count } grupo
   *[other] { $count } grupos
 }

## Lo que ha pasado.

news-begins = Empieza { $who }.
    .you-who = Empiezas tú.
    .lcd = Empieza { $who }
news-dealt = { $who } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
    .you-who = Recibes { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
     }.
    .lcd = { $who }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
     }
news-turn = Es el turno { OF($who) }.
    .you-who = Es tu turno.
    .lcd = Turno { OF($who) }
news-reshuffled = Se barajan los descartes: el mazo vuelve a tener { $count } cartas.
    .lcd = Barajadas: { $count }
news-draws = { $who } roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
    .you-who = Robas { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
     }.
    .lcd = { $who } roba { $count }
news-nothing-to-draw = No queda ninguna carta para { $who }.
    .you-who = No queda ninguna carta para ti.
    .lcd = Mazo vacío
news-banks-money = { $who } mete { $card } en su banco.
    .you-who = Metes { $card } en tu banco.
    .lcd = { $who }: banco +{ $amount }M
news-banks = { $who } mete { FORM($card, "a") } en su banco como { $amount } M.
    .you-who = Metes { FORM($card, "a") } en tu banco como { $amount } M.
    .lcd =
        { $who }: banco +{ $amount }M
        { $card }
news-lays = { $who } baja { FORM($laid, "a") }.
    .you-who = Bajas { FORM($laid, "a") }.
    .lcd = { $who } baja { $laid }
news-builds = { $who } construye { FORM($laid, "a") }.
    .you-who = Construyes { FORM($laid, "a") }.
    .lcd = { $who }: { $laid }
news-pass-go = { $who } juega «Pasa por la Salida».
    .you-who = Juegas «Pasa por la Salida».
    .lcd = { $who }: Salida
news-rent = { $who } cobra a { $all } el alquiler ({ $colour }): { $amount } M{ $count ->
    [1] { "" }
   *[other] { " " }cada uno
 }.
    .you-who = Cobras a { $all } el alquiler ({ $colour }): { $amount } M{ $count ->
        [1] { "" }
       *[other] { " " }cada uno
     }.
    .you-all = { $who } te cobra el alquiler ({ $colour }): { $amount } M.
    .lcd =
        { $who } cobra alq.
        { $colour }: { $amount }M
news-rent-times = { $who } cobra a { $all } { $times ->
    [2] el doble
   *[other] el cuádruple
 } de alquiler ({ $colour }): { $amount } M{ $count ->
    [1] { "" }
   *[other] { " " }cada uno
 }.
    .you-who = Cobras a { $all } { $times ->
        [2] el doble
       *[other] el cuádruple
     } de alquiler ({ $colour }): { $amount } M{ $count ->
        [1] { "" }
       *[other] { " " }cada uno
     }.
    .you-all = { $who } te cobra { $times ->
        [2] el doble
       *[other] el cuádruple
     } de alquiler ({ $colour }): { $amount } M.
    .lcd =
        { $who } cobra alq.
        { $colour } x{ $times }: { $amount }M
news-debt = El cobrador { OF($who) } pide { $amount } M a { $target }.
    .you-who = Tu cobrador pide { $amount } M a { $target }.
    .you-target = El cobrador { OF($who) } te pide { $amount } M.
    .lcd = { $who } pide { $amount }M a { $target } | { $target } a { $who }: { $amount }M
news-birthday = Es el cumpleaños { OF($who) }: { $amount } M de cada uno.
    .you-who = Es tu cumpleaños: { $amount } M de cada uno.
    .lcd = { $who }: cumpleaños { $amount }M | { $who }: cumple { $amount }M
news-sly = { $who } juega «Trato astuto» y quiere { FORM($laid, "the") } { OF($target) }.
    .you-who = Juegas «Trato astuto» y quieres { FORM($laid, "the") } { OF($target) }.
    .you-target = { $who } juega «Trato astuto» y quiere quitarte { FORM($laid, "the") }.
    .lcd =
        { $who }: Trato astuto | { $who }: Astuto
        { $laid } { OF($target) }
news-forced = { $who } juega «Trato forzado»: { FORM($laid, "the") } { OF($target) } por { FORM($own, "a") }.
    .you-who = Juegas «Trato forzado»: { FORM($laid, "the") } { OF($target) } por { FORM($own, "a") }.
    .you-target = { $who } juega «Trato forzado» y quiere quitarte { FORM($laid, "the") } por { FORM($own, "a") }.
    .lcd =
        { $who }: Trato forzado | { $who }: Forzado
        { $laid } { OF($target) }
        por { $own }
news-breaker = { $who } juega «Rompetratos» y quiere el { FORM($colour, "set") } { OF($target) }.
    .you-who = Juegas «Rompetratos» y quieres el { FORM($colour, "set") } { OF($target) }.
    .you-target = { $who } juega «Rompetratos» y quiere quitarte el { FORM($colour, "set") }.
    .lcd =
        { $who }: Rompetratos
        { FORM($colour, "set") } { OF($target) }
news-for-nothing = { $who } juega «{ $card }» y no pasa nada.
    .you-who = Juegas «{ $card }» y no pasa nada.
    .lcd = { $who }: sin efecto
news-no = ¡{ $who } dice que no { $what } { OF($target) }!
    .you-who = ¡Dices que no { $what } { OF($target) }!
    .you-target = ¡{ $who } dice que no { FORM($what, "your") }!
    .lcd =
        { $who } dice que no
        { $what } { OF($target) } | { $what }
news-no-doubling = ¡{ $who } dice que no al doble { OF($target) }!
    .you-who = ¡Dices que no al doble { OF($target) }!
    .you-target = ¡{ $who } dice que no a tu doble!
    .lcd = { $who }: sin doblar
news-accepts = { $who } lo acepta.
    .you-who = Lo aceptas.
news-not-asked = { $who } no puede tener ningún «Di que no».
    .you-who = No puedes tener ningún «Di que no».
news-spared = { $who } se libra.
    .you-who = Te libras.
    .lcd = { $who } se libra
news-spared-doubling = { $who } solo debe { $amount } M.
    .you-who = Solo debes { $amount } M.
    .lcd = { $who } debe { $amount }M
news-pays = { $who } paga { $amount } M a { $target }: { $cards }.
    .you-who = Pagas { $amount } M a { $target }: { $cards }.
    .you-target = { $who } te paga { $amount } M: { $cards }.
    .lcd = { $who } paga { $amount }M a { $target } | { $who } a { $target }: { $amount }M
news-pays-money = { $who } paga { $amount } M a { $target }.
    .you-who = Pagas { $amount } M a { $target }.
    .you-target = { $who } te paga { $amount } M.
    .lcd = { $who } paga { $amount }M a { $target } | { $who } a { $target }: { $amount }M
news-nothing-to-pay = { $who } no tiene con qué pagar.
    .you-who = No tienes con qué pagar.
    .lcd = { $who }: sin nada
news-takes = { $who } se lleva { FORM($laid, "the") } { OF($target) }.
    .you-who = Te llevas { FORM($laid, "the") } { OF($target) }.
    .you-target = { $who } te quita { FORM($laid, "the") }.
    .lcd =
        { $who } se lleva
        { $laid } { OF($target) }
news-gets = { $who } recibe a cambio { FORM($laid, "the") } { OF($target) }.
    .you-who = Recibes a cambio { FORM($laid, "the") } { OF($target) }.
    .you-target = { $who } recibe de ti a cambio { FORM($laid, "the") }.
    .lcd =
        { $who } recibe
        { $laid } { OF($target) }
news-takes-set = { $who } se lleva el { FORM($colour, "set") } { OF($target) }.
    .you-who = Te llevas el { FORM($colour, "set") } { OF($target) }.
    .you-target = { $who } te quita el { FORM($colour, "set") }.
    .lcd =
        { $who } se lleva
        { FORM($colour, "set") } { OF($target) }
news-turns-wild = { $who } gira { FORM($card, "a") } a { $colour }.
    .you-who = Giras { FORM($card, "a") } a { $colour }.
    .lcd =
        { $who } gira comodín | { $who }: comodín
        a { $colour }
news-exchanges = { $who } intercambia { FORM($laid, "a") } y { FORM($own, "a") }.
    .you-who = Intercambias { FORM($laid, "a") } y { FORM($own, "a") }.
    .lcd = { $who } reordena
news-moves-building = { $who } pasa { FORM($building, "a") } a { $colour }.
    .you-who = Pasas { FORM($building, "a") } a { $colour }.
    .lcd = { $who }: { $building }, { $colour }
news-building-banked = { CAPITAL(FORM($building, "a")) } se queda sin grupo y va al banco { OF($who) }.
    .you-who = { CAPITAL(FORM($building, "a")) } se queda sin grupo y va a tu banco.
    .lcd = { $who }: banco +{ $building } | { $who }: +{ $building }
news-building-discarded = { CAPITAL(FORM($building, "the")) } { OF($who) } se queda sin grupo y se descarta.
    .you-who = Descartas { FORM($building, "the") }, que se queda sin grupo.
    .lcd = { $who } pierde { $building } | { $who }: sin { $building }
news-set-complete = ¡El { FORM($colour, "set") } { OF($who) } está completo!
    .you-who = ¡Tu { FORM($colour, "set") } está completo!
    .lcd = { $who }: ¡{ FORM($colour, "set") }!
news-set-broken = El { FORM($colour, "set") } { OF($who) } ya no está completo.
    .you-who = Tu { FORM($colour, "set") } ya no está completo.
    .lcd = { $who }: { $colour } roto
news-discards = { $who } descarta { FORM($card, "a") }.
    .you-who = Descartas { FORM($card, "a") }.
    .lcd =
        { $who } descarta
        { $card }
news-under-pile = { $who } pone una carta debajo del mazo.
    .you-who = Pones una carta debajo del mazo.
    .lcd = { $who }: bajo el mazo | { $who }: bajo mazo
news-turn-over = Termina el turno { OF($who) }.
    .you-who = Termina tu turno.
news-stalemate = Nadie ha jugado una carta en { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
 }: la partida ha terminado.
    .lcd = Nadie juega: fin
news-won = Gana { $all }.
    .you-all = Ganas tú.
news-drew = { $all } empatan.

takes-back = { $who } recupera { FORM($thing, "a") }.
    .you-who = Recuperas { FORM($thing, "a") }.
    .lcd =
        { $who } recupera
        { $thing }

what-sly-deal = al Trato astuto
    .your = a tu Trato astuto
what-forced-deal = al Trato forzado
    .your = a tu Trato forzado
    .lcd = al Trato forzado
what-deal-breaker = al Rompetratos
    .your = a tu Rompetratos
    .lcd = al Rompetratos
what-debt-collector = al cobrador
    .your = a tu cobrador
    .lcd = al cobrador
what-birthday = al cumpleaños
    .your = a tu cumpleaños
what-rent = al alquiler
    .your = a tu alquiler
what-just-say-no = al no
    .your = a tu no

## Lo que se ha decidido, y lo que se ha robado.

did-charge-all = { $who } cobra a todos { $times ->
    [1] el alquiler
    [2] el doble de alquiler
   *[other] el cuádruple de alquiler
 } ({ $colour }).
did-charge-one = { $who } cobra a { $target } { $times ->
    [1] el alquiler
    [2] el doble de alquiler
   *[other] el cuádruple de alquiler
 } ({ $colour }).
did-debt = { $who } manda el «Cobrador de deudas» a { $target }.
did-birthday = { $who } juega «Es mi cumpleaños».
did-end-turn = { $who } termina su turno.
did-no = { $who } juega «Di que no».
did-no-doubling = { $who } juega «Di que no» contra el doble.
did-pay = { $who } paga con { $cards }.
drawn = { $drawn }.

## La mano, con el botón mantenido.

hand =
    .lcd = Mano { OF($who) }<>{ $place } | { $who }<>{ $place }
step =
    .lcd = { $before }<>{ $place } | <>{ $place }
choice =
    .lcd = < { $what }<>>
choice-several =
    .lcd = < { $card } x{ $count }<>>
let-go =
    .lcd = suelta: ocultar
not-now =
    .lcd = ahora no
ok =
    .lcd = OK:{ $does }
ok-or-back =
    .lcd = OK:{ $does }<>BACK | OK:{ $does }
does-choose = elegir
    .lcd = elegir
does-choose-where = elegir dónde
    .lcd = elegir dónde
does-it = hacerlo
    .lcd = hacerlo
about-worth =
    .lcd = { $amount ->
        [0] sin valor
       *[other] vale { $amount }M
     }
about-property = grupo de { $size }: alquiler { LIST($rents, ", ") }
about-pass-go = roba { $gain } cartas
    .lcd = roba { $gain } cartas<>o { $amount }M | { $gain } cartas<>o { $amount }M
about-sly-deal = quita una carta a alguien
    .lcd = quita 1 carta<>o { $amount }M | quita 1<>o { $amount }M
about-forced-deal = cambia una carta con alguien
    .lcd = cambia 1 carta<>o { $amount }M | cambia 1<>o { $amount }M
about-deal-breaker = quita un grupo completo
    .lcd = quita 1 grupo<>o { $amount }M | 1 grupo<>o { $amount }M
about-debt-collector = { $gain } M de un jugador
    .lcd = { $gain }M de uno<>o { $amount }M
about-birthday = { $gain } M de todos
    .lcd = { $gain }M de todos<>o { $amount }M | { $gain }M cada<>o { $amount }M
about-double-the-rent = duplica un alquiler
    .lcd = con alquiler<>o { $amount }M | alq. x2<>o { $amount }M
about-just-say-no = detiene lo que juegan contra ti
    .lcd = frena ataques<>o { $amount }M | lo frena<>o { $amount }M
about-house = alquiler de un grupo completo +{ $gain } M
    .lcd = alquiler +{ $gain }M<>o { $amount }M | alq. +{ $gain }M<>o { $amount }M
about-hotel = sobre una casa: alquiler +{ $gain } M
    .lcd = sobre casa +{ $gain }M<>o { $amount }M | alq. +{ $gain }M<>o { $amount }M
about-rent = todos te pagan alquiler
    .lcd = pagan todos<>o { $amount }M | todos<>o { $amount }M
about-rent-any = un jugador te paga alquiler
    .lcd = paga uno<>o { $amount }M
no-rent = Sin alquiler de { $colours }: ahí no tienes nada que lo dé.
use-bank-it = al banco
    .lcd = al banco
use-only-bank = solo al banco
    .lcd = solo al banco | al banco
use-bank = banco { $amount } M
    .lcd = banco { $amount }M
use-lay = baja { $progress }
use-as = en { $progress }
use-build = en { $where }
use-pass-go = roba { $gain } cartas
    .lcd = roba { $gain } cartas | roba { $gain }
use-rent = alquiler ({ $colour }): { $amount } M
    .lcd = { $colour } { $amount }M
use-rent-times = alquiler ({ $colour }) x{ $times }: { $amount } M
    .lcd = { $colour } x{ $times } { $amount }M
use-from = a { $target }
use-debt = { $gain } M de { $target }
    .lcd = { $gain }M de { $target }
use-birthday = { $gain } M de todos
    .lcd = { $gain }M de todos
use-get = toma { $laid }
use-give = da { $own }
use-set = { FORM($where, "set") }
use-nothing = jugar sin efecto
    .lcd = jugar sin efecto | sin efecto
use-discard = descartar
    .lcd = descartar
use-no = ¡decir no!
    .lcd = ¡decir no!
use-no-doubling = sin doblar
    .lcd = sin doblar
looks = { $who } mira su mano. ¡Los demás, que no miren!
keep-looking = seguir mirando
next = siguiente
choose = elegir
step-back = un paso atrás

## El propio turno.

turn = { $who }: mantén pulsado tu botón para jugar, { $left ->
    [one] queda { $left } jugada
   *[other] quedan { $left } jugadas
 }. ROLL termina el turno.
    .lcd = Turno { OF($who) }<>{ $left ->
        [one] { $left } jugada
       *[other] { $left } jugadas
     } | { $who }<>{ $left ->
        [one] { $left } jugada
       *[other] { $left } jugadas
     }
turn-no-cards = { $who }: no quedan cartas. El dial A reordena tus propiedades. ROLL termina el turno.
    .lcd = Turno { OF($who) }<>sin cartas | { $who }<>sin cartas
turn-no-plays = { $who }: no quedan jugadas. El dial A reordena tus propiedades. ROLL termina el turno.
    .lcd = Turno { OF($who) }<>0 jugadas | { $who }<>0 jugadas
turn-controls =
    .lcd = botón:mano<>ROLL:fin | mano<>ROLL:fin
turn-end-only =
    .lcd = ROLL:fin
end-turn = terminar el turno
sure-end = { $left ->
    [one] Queda { $left } jugada
   *[other] Quedan { $left } jugadas
 }. ¿Terminas el turno?
    .lcd = { $left ->
        [one] { $left } jugada: ¿fin?
       *[other] { $left } jugadas: ¿fin?
     }
sure-end-doing = terminar
rearrange = reordenar tus propiedades
arrange = A: reordenar
    .lcd = A: reordenar | A: mover
arrange-to = a { $progress }
arrange-building = { $building } { $where }
arrange-to-set = a { $where }
arrange-with = con { $with }
    .lcd = con { $with }
arrange-with-numbered = con { $with } { $number }
    .lcd = con { $with } { $number } | c. { $with } { $number }
do-this = { $what }: { $does }
discard = { $who } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }: mantén pulsado tu botón y elige qué descartas.
    .lcd =
        { $who } tiene { $count } cartas | { $who }: { $count } cartas
        sobran: descarta
discard-or-keep = { $who } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }. ROLL conserva todas; para descartar, mantén pulsado tu botón y elige.
    .lcd =
        { $who } tiene { $count } cartas | { $who }: { $count } cartas
        ROLL: conservar
discard-controls =
    .lcd = mantén y elige
keep-all = conservar todas
your-cards = tus cartas
read-tables = ver las mesas
received = { $who } recibe un comodín: elige el color que muestra.
    .lcd = { $who }: un comodín
received-controls =
    .lcd = A:color OK:bajar<>{ $place } | A:color OK:bajar
received-choose = elegir un color
received-lay = bajarlo como { $progress }

## ¿Un no?

ask-debt = { CAPITAL($due) }: { $target } debe pagar { $amount } M a { $who } o decir que no.
    .you-target = { CAPITAL($due) }: debes pagar { $amount } M a { $who } o decir que no.
    .you-who = { CAPITAL($due) }: { $target } debe pagarte { $amount } M o decir que no.
    .lcd =
        { $target } debe a { $who }
        { $amount }M { $due }<>{ $time } | { $amount }M<>{ $time }
ask-sly = { $who } se lleva { FORM($laid, "the") } { OF($target) }, o { $target } dice que no.
    .you-target = { $who } te quita { FORM($laid, "the") }, a menos que digas que no.
    .you-who = Te llevas { FORM($laid, "the") } { OF($target) }, o { $target } dice que no.
    .lcd =
        { $who } le quita a { $target } | { $who } roba a { $target }
        { $laid }<>{ $time }
ask-forced = { $who } se lleva { FORM($laid, "the") } { OF($target) } por { FORM($own, "a") }, o { $target } dice que no.
    .you-target = { $who } te quita { FORM($laid, "the") } por { FORM($own, "a") }, a menos que digas que no.
    .you-who = Te llevas { FORM($laid, "the") } { OF($target) } por { FORM($own, "a") }, o { $target } dice que no.
    .lcd =
        { $who } cambia con { $target } | { $who }/{ $target }: cambio
        { $laid } por { $own }<>{ $time } | { FORM($laid, "two") } x { FORM($own, "two") }<>{ $time }
ask-breaker = { $who } se lleva el { FORM($colour, "set") } { OF($target) }, o { $target } dice que no.
    .you-target = { $who } te quita el { FORM($colour, "set") }, a menos que digas que no.
    .you-who = Te llevas el { FORM($colour, "set") } { OF($target) }, o { $target } dice que no.
    .lcd =
        { $who } le quita a { $target } | { $who } roba a { $target }
        { FORM($colour, "set") }<>{ $time }
ask-no = { $target } dice que no. ¿{ $asked } dice que no a eso?
    .you-asked = { $target } dice que no. ¿Dices que no a eso?
    .you-target = Dices que no. ¿{ $asked } dice que no a eso?
    .lcd =
        ¡{ $target } dice no!
        ¿No al no?<>{ $time }
ask-no-doubling = { $target } dice que no al doble. ¿{ $asked } dice que no a eso?
    .you-asked = { $target } dice que no al doble. ¿Dices que no a eso?
    .you-target = Dices que no al doble. ¿{ $asked } dice que no a eso?
    .lcd =
        { $target }: sin doblar
        ¿No al no?<>{ $time }
asks = { $asked }: toca tu botón para aceptar, mantenlo pulsado para mirar.
answer-controls =
    .lcd =
        { $asked }: toca=acepta | { $asked }: toca=sí
        mantén + OK: no
accept = aceptar
accept-paying = aceptar y pagar { $amount } M

## Por qué se debe dinero.

due-rent = alquiler ({ $colour })
    .lcd = alq. { $colour }
due-rent-times = { $times ->
    [2] doble
   *[other] cuádruple
 } alquiler ({ $colour })
    .lcd = alq. { $colour } x{ $times }
due-debt-collector = cobrador de deudas
    .lcd = cobrador
due-birthday = cumpleaños
    .lcd = cumpleaños | cumple

## Pagar.

must-pay = { CAPITAL($due) }: { $who } debe pagar { $debt } M a { $target }.
    .you-who = { CAPITAL($due) }: debes pagar { $debt } M a { $target }.
    .you-target = { CAPITAL($due) }: { $who } debe pagarte { $debt } M.
    .lcd = { $who } paga { $debt }M a { $target } | { $who } a { $target }: { $debt }M
way-money = { $cards }
    .lcd = { LIST($money, "+") } | banco { $bank }M
way-cards = { $cards }
    .lcd = { LIST($letters, " ") } | +{ $count } cartas
way-both = { $cards }
    .lcd = { LIST($money, "+") } { LIST($letters, " ") } | { $bank }M { LIST($letters, " ") } | { $bank }M +{ $count } cartas | { $bank }M +{ $count }
way-each = carta a carta
    .lcd = carta a carta | una a una
paying-kept = { CAPITAL($way) }: { $amount } M en total. Quedan { $bank } M en el banco y { $table ->
    [one] { $table } carta
   *[other] { $table } cartas
 } en la mesa.
    .lcd = queda { $bank }M, { $table } en mesa | { $bank }M, { $table } en mesa
paying-over = { CAPITAL($way) }: { $amount } M en total, { $over } M de más. Quedan { $bank } M en el banco y { $table ->
    [one] { $table } carta
   *[other] { $table } cartas
 } en la mesa.
    .lcd = ={ $amount }M: { $over }M de más | ={ $amount }M: +{ $over }M
paying-breaks = { CAPITAL($way) }: { $amount } M en total{ $over ->
    [0] { "" }
   *[other] , { $over } M de más
 }. Quedan { $bank } M en el banco y { $table ->
    [one] { $table } carta
   *[other] { $table } cartas
 } en la mesa, pero { $broken }.
    .lcd = ={ $amount }M rompe { $colour }
no-set = sin { FORM($colour, "set") }
paying-each = Marca cada carta con la que pagas.
    .lcd = elige cada carta
paying-marked = Marcado: { $over } M de { $debt } M.
    .lcd = { $amount }M<>marcado { $over } de { $debt } | { $amount }M<>{ $over } de { $debt }
mark-on = [x] { $what }
    .lcd = [x] { $what } | x { $what }
mark-off = [ ] { $what }
    .lcd = [ ] { $what } | - { $what }
pay-choose = elegir
pay-this = pagar { $way }
pay-each = elegir cada carta
pay-mark = marcar la carta
pay-unmark = desmarcar la carta
pay-back = atrás
pay-marked = pagar lo marcado
pay-controls =
    .lcd = A:elige OK:pagar<>{ $place } | A:elige OK:pagar
pay-controls-each =
    .lcd = A:elige OK:lista<>{ $place } | A:elige OK:lista
pay-controls-mark =
    .lcd = OK:x BACK:atrás<>{ $place } | OK:x BACK:atrás
pay-controls-enough =
    .lcd = OK:x ROLL:pagar<>{ $place } | OK:x ROLL:pagar

## Ayuda.

intro-goal = { $goal ->
    [3] Tres
   *[other] { $goal }
 } grupos completos de colores distintos ganan.
intro-turn = En cada turno robas { $count ->
    [2] dos
   *[other] { $count }
 } cartas y juegas hasta { $left ->
    [3] tres
   *[other] { $left }
 }.
intro-paying = Las cartas del banco pagan deudas. No se da cambio.
intro-hand = Mantén tu botón para ver tu mano. Los demás no miran.
hint-plays = Puedes jugar hasta { $left ->
    [3] tres
   *[other] { $left }
 } cartas, o ninguna.
hint-hold = Sin soltar tu botón, elige una carta con A y pulsa OK.
hint-where = Las propiedades van a la mesa; el dinero, al banco.
hint-actions = Una acción hace lo que dice, o es dinero.
hint-rearranging = Mover tus comodines es gratis: dial A y OK.
hint-end = ROLL termina tu turno.
hint-answer = Juegan algo contra ti: acéptalo o di que no.
hint-accept = Toca tu botón para aceptar; callar es aceptar.
hint-say-no = Mantenlo para mirar; OK en Di que no lo frena.
hint-no-to-no = A un no se puede responder con otro no.
hint-pay-from = Paga de tu banco y de la mesa, no de la mano.
hint-pay-ways = El dial A recorre las formas de pagar, OK paga.
hint-pay-each = La última es carta a carta: OK marca, ROLL paga.
hint-pay-change = Lo que pagas de más se pierde: no hay cambio.
hint-pay-all = Si tienes menos, pagas todo lo que tienes.
hint-colour = Has recibido un comodín: elige su color.
hint-move-later = Podrás moverlo más tarde, en tu turno.
hint-limit = Al final del turno te quedas con { $count ->
    [7] siete
   *[other] { $count }
 } cartas como mucho.
hint-discard = Mantén tu botón, A elige una carta, OK la descarta.

moment-breaker = un Rompetratos
moment-no = un Di que no
moment-doubled = un alquiler doble
moment-set = un grupo completo

## Lo que dice la página de un puesto.

does = { $what }: { LIST($uses, ", ") }
asks-play = Tu turno: toca una carta para jugarla. { $left ->
    [one] Queda { $left } jugada
   *[other] Quedan { $left } jugadas
 }.
asks-no-cards = No quedan cartas que jugar. Reordena tus propiedades o termina el turno.
asks-no-plays = No quedan jugadas. Reordena tus propiedades o termina el turno.
asks-discard = Tienes { $count } cartas en la mano. Descarta { $over ->
    [one] una: tócala.
   *[other] { $over }: tócalas una tras otra.
 }
asks-discard-or-keep = Tienes { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } en la mano. Conserva todas, o toca las que descartas.
asks-pay = { CAPITAL($due) }: debes { $debt } M a { $target }. ¿Con qué pagas?
asks-colour = Recibes un comodín: ¿qué color muestra?
pays-from-bank = de tu banco
pays-from-table = de tu mesa
swaps-with = «Trato forzado» con { $target }
swap-get = recibes
swap-give = das
swap-one = esta carta
swap-other = cambia de sitio con

# What the board is made of besides what lies before everybody.
pile = mazo
pile-discards = descartes
printed-group = { FORM($colour, "board") }

waits-play = Esperando a que { $who } juegue una carta o termine el turno.
waits-end = Esperando a que { $who } reordene o termine el turno.
waits-pay = { CAPITAL($due) }: esperando a que { $who } pague { $debt } M a { $target }.
    .you-target = { CAPITAL($due) }: esperando a que { $who } te pague { $debt } M.
waits-colour = Esperando a que { $who } elija el color de un comodín.
waits-discard = Esperando a que { $who } descarte { $over ->
    [one] una carta
   *[other] { $over } cartas
 }.
waits-keep = Esperando a que { $who } conserve todas las cartas o descarte alguna.
