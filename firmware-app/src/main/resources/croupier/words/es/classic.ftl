## Small words.

player = { $who }
bank = la Banca
    .lcd = Banca
money = { $amount }
nothing = nada
chosen =
    .lcd = < { $thing } <> > | { $thing }

## The board. "the" is for where somebody is or goes.

space-go = Salida
    .the = la Salida
space-chance = Suerte
    .the = una casilla de Suerte
    .lcd = Suerte
space-community-chest = Caja de Comunidad
    .the = una casilla de Caja de Comunidad
    .lcd = Caja
    .board = Caja de Comu- nidad
space-jail = Solo visitas
    .the = la casilla Solo visitas
    .lcd = Solo visitas | Visitas
space-free-parking = Parking gratuito
    .the = el Parking gratuito
    .lcd = Parking
space-go-to-jail = Ve a la cárcel
    .the = la casilla Ve a la cárcel
    .lcd = Ve a la cárcel | A la cárc.
tax-4 = Impuesto sobre la renta
    .the = la casilla Impuesto sobre la renta
    .lcd = Imp. renta | Imp.renta
tax-38 = Impuesto de lujo
    .the = la casilla Impuesto de lujo
    .lcd = Imp. de lujo | Imp. lujo
deed-travel-1 = Mediterranean Avenue
    .lcd = Mediterranean | Mediterra.
    .board = Medi- terra- nean Avenue
deed-travel-3 = Baltic Avenue
    .lcd = Baltic
deed-travel-5 = Reading Railroad
    .lcd = Reading RR
deed-travel-6 = Oriental Avenue
    .lcd = Oriental
deed-travel-8 = Vermont Avenue
    .lcd = Vermont
deed-travel-9 = Connecticut Avenue
    .lcd = Connecticut | Connectic.
    .board = Connec- ticut Avenue
deed-travel-11 = St. Charles Place
    .lcd = St. Charles | St.Charles
deed-travel-12 = Compañía de Electricidad
    .the = la Compañía de Electricidad
    .lcd = Electricidad | Electric.
    .board = Compa- ñía de Electri- cidad
deed-travel-13 = States Avenue
    .lcd = States
deed-travel-14 = Virginia Avenue
    .lcd = Virginia
deed-travel-15 = Pennsylvania Railroad
    .lcd = Pennsylvania RR | Pennsy. RR
    .board = Pennsyl- vania Railroad
deed-travel-16 = St. James Place
    .lcd = St. James
deed-travel-18 = Tennessee Avenue
    .lcd = Tennessee
    .board = Tennes- see Avenue
deed-travel-19 = New York Avenue
    .lcd = New York
deed-travel-21 = Kentucky Avenue
    .lcd = Kentucky
deed-travel-23 = Indiana Avenue
    .lcd = Indiana
deed-travel-24 = Illinois Avenue
    .lcd = Illinois
deed-travel-25 = B. & O. Railroad
    .lcd = B. & O. RR | B. & O.
deed-travel-26 = Atlantic Avenue
    .lcd = Atlantic
deed-travel-27 = Ventnor Avenue
    .lcd = Ventnor
deed-travel-28 = Compañía de Aguas
    .the = la Compañía de Aguas
    .lcd = Cía. de Aguas | Aguas
deed-travel-29 = Marvin Gardens
    .lcd = Marvin Gardens | Marvin G.
deed-travel-31 = Pacific Avenue
    .lcd = Pacific
deed-travel-32 = North Carolina Avenue
    .lcd = North Carolina | N.Carolina
    .board = North Caro- lina Avenue
deed-travel-34 = Pennsylvania Avenue
    .lcd = Pennsylvania | Pennsylv.
    .board = Pennsyl- vania Avenue
deed-travel-35 = Short Line
deed-travel-37 = Park Place
deed-travel-39 = Boardwalk
deed-brands-1 = Marrón 1
deed-brands-3 = Marrón 2
deed-brands-5 = Milton Bradley
    .lcd = Milton Bradley | Milton B.
deed-brands-6 = Celeste 1
    .lcd = Celeste 1
deed-brands-8 = Celeste 2
    .lcd = Celeste 2
deed-brands-9 = Celeste 3
    .lcd = Celeste 3
deed-brands-11 = Rosa 1
deed-brands-12 = Lite Brite
deed-brands-13 = Rosa 2
deed-brands-14 = Rosa 3
deed-brands-15 = Parker Brothers
    .lcd = Parker Brothers | Parker B.
deed-brands-16 = Naranja 1
deed-brands-18 = Naranja 2
deed-brands-19 = Naranja 3
deed-brands-21 = Rojo 1
deed-brands-23 = Rojo 2
deed-brands-24 = Rojo 3
deed-brands-25 = Wizards of the Coast
    .lcd = Wizards
deed-brands-26 = Amarillo 1
deed-brands-27 = Amarillo 2
deed-brands-28 = Super Soaker
    .lcd = Super Soaker | Soaker
deed-brands-29 = Amarillo 3
deed-brands-31 = Verde 1
deed-brands-32 = Verde 2
deed-brands-34 = Verde 3
deed-brands-35 = Kenner
deed-brands-37 = Azul oscuro 1
    .lcd = Azul oscuro 1 | Az.oscu. 1
deed-brands-39 = Azul oscuro 2
    .lcd = Azul oscuro 2 | Az.oscu. 2
mortgaged = { $deed } (hipotecada)
    .lcd = { $deed } (h)

## Groups.

group-railroad-travel = estaciones
    .one = estación
    .all = todas las estaciones
    .lcd = estaciones | estac.
group-railroad-brands = empresas
    .one = empresa
    .all = todas las empresas
letters-brown = { $whole ->
    [1] MA
   *[other] ma
 }
letters-light-blue = { $whole ->
    [1] CE
   *[other] ce
 }
letters-pink = { $whole ->
    [1] RS
   *[other] rs
 }
letters-orange = { $whole ->
    [1] NA
   *[other] na
 }
letters-red = { $whole ->
    [1] RO
   *[other] ro
 }
letters-yellow = { $whole ->
    [1] AM
   *[other] am
 }
letters-green = { $whole ->
    [1] VE
   *[other] ve
 }
letters-dark-blue = { $whole ->
    [1] AZ
   *[other] az
 }
letters-railroad = { $whole ->
    [1] ES
   *[other] es
 }
letters-utility = { $whole ->
    [1] SE
   *[other] se
 }

## Buildings and cards.

house-travel = casa
    .a = una casa
    .the = la casa
    .last = la última casa
    .many = casas
house-brands = cabaña
    .a = una cabaña
    .the = la cabaña
    .last = la última cabaña
    .many = cabañas
hotel-travel = hotel
    .a = un hotel
    .the = el hotel
    .last = el último hotel
    .many = hoteles
hotel-brands = tienda de mascotas
    .a = una tienda de mascotas
    .the = la tienda de mascotas
    .last = la última tienda de mascotas
    .many = tiendas
    .lcd = tienda
houses-travel = { $count ->
    [0] ninguna casa
    [one] una casa
   *[other] { $count } casas
 }
    .lcd = { $count ->
        [one] 1 casa
       *[other] { $count } casas
     }
houses-brands = { $count ->
    [0] ninguna cabaña
    [one] una cabaña
   *[other] { $count } cabañas
 }
    .lcd = { $count ->
        [one] 1 cabaña
       *[other] { $count } cabañas
     }
hotels-travel = { $count ->
    [0] ningún hotel
    [one] un hotel
   *[other] { $count } hoteles
 }
    .lcd = { $count ->
        [one] 1 hotel
       *[other] { $count } hoteles
     }
hotels-brands = { $count ->
    [0] ninguna tienda de mascotas
    [one] una tienda de mascotas
   *[other] { $count } tiendas de mascotas
 }
    .lcd = { $count ->
        [one] 1 tienda
       *[other] { $count } tiendas
     }
standing-travel = { $count ->
    [0] ninguna casa
    [one] una casa
   *[other] { $count } casas
 }
    .lcd = ⌂{ $count }
standing-brands = { $count ->
    [0] ninguna cabaña
    [one] una cabaña
   *[other] { $count } cabañas
 }
    .lcd = ⌂{ $count }
standing-hotel-travel = un hotel
    .lcd = ▣
standing-hotel-brands = una tienda de mascotas
    .lcd = ▣
jail-card-travel = la carta Sal de la cárcel
    .lcd = carta cárcel
jail-card-brands = la carta Monkeys
    .lcd = carta cárcel
jail-cards-travel = { $count } cartas Sal de la cárcel
jail-cards-brands = { $count } cartas Monkeys
railroad-travel = estación
railroad-brands = empresa

## What a sum is for.

cause-salary = sueldo
cause-price = compra
cause-auction = subasta
cause-rent = alquiler
cause-tax = impuesto
cause-card = carta
cause-fine = multa de la cárcel
cause-building = construcción
cause-building-sold = venta
cause-mortgage = hipoteca
cause-redemption = hipoteca levantada
cause-interest = 10 % de interés
cause-deal = trato
cause-bankruptcy = bancarrota

## What a card says: why, in our own words, and what it does.

card = { $why } { $what }
card-why-dividend = Tus acciones van bien.
card-why-speeding-or-poor-tax = Te ha pillado el radar.
card-why-chairman = Presides e invitas a todos.
card-why-building-loan = Vence tu plan de ahorro.
card-why-general-repairs = ¡Goteras!
card-why-street-repairs = ¡Obras en la calle!
card-why-bank-error = La Banca contó mal.
card-why-doctor = Una visita al médico.
card-why-sale-of-stock = Vendes acciones.
card-why-holiday-fund = Ahorraste para las vacaciones.
card-why-tax-refund = Pagaste demasiados impuestos.
card-why-birthday = Es tu cumpleaños.
card-why-life-insurance = Te paga un seguro.
card-why-hospital = Una noche en el hospital.
card-why-school = Toca pagar el colegio.
card-why-consultancy = Un buen consejo se paga.
card-why-beauty-contest = Segundo premio de belleza.
card-why-inherit = Una tía abuela pensó en ti.
card-does-advance = Avanza hasta { FORM($space, "the") }.
card-does-nearest-railroad = Avanza a la próxima { $railroad }. Si tiene dueño, paga doble.
card-does-nearest-utility = Avanza al próximo servicio. Con dueño, tira y paga x10.
card-does-back = Retrocede { $count } casillas.
card-does-jail = Vas a la cárcel y no cobras la Salida.
card-does-keep = Guárdala: te saca una vez de la cárcel.
card-does-get = Recibes { $amount }.
card-does-pay = Paga { $amount }.
card-does-get-each = Cada uno te da { $amount }.
card-does-pay-each = Da { $amount } a cada uno.
card-does-repairs = Paga { $price } por { $house } y { $amount } por { $hotel }.
card-title =
    .lcd = { $deck } <> { $who }
rolling =
    .lcd = <>rodando ...<>

## What has happened.

news-rolled = { $who } tira { $one }+{ $two }, que suman { $sum }.
    .you-who = Tiras { $one }+{ $two }, que suman { $sum }.
    .lcd = { $who } tira <> { $one }+{ $two }
rolls = { $who } tira.
    .you-who = Tiras tú.
    .lcd = { $who } tira
news-tied = { $all } empatan y tiran otra vez.
    .lcd = Otra vez: { LIST($all, ", ") } | Otra vez: { LIST($all, " ") } | Otra vez: { COUNT($all) }
news-begins = { $who } empieza.
    .lcd = { $who } empieza
news-rolls-again = { $who } puede volver a tirar.
    .you-who = Puedes volver a tirar.
    .lcd = { $who } repite
news-moved = { $who } cae en { FORM($space, "the") }.
    .you-who = Caes en { FORM($space, "the") }.
    .lcd = { $who }: <> { $space }
news-to-jail = { $who } va a la cárcel.
    .you-who = Vas a la cárcel.
    .lcd = { $who } a la cárcel | { $who }: cárcel
news-stays-in-jail = { $who } sigue en la cárcel: no hay dobles. { $tries ->
    [0] No le quedan intentos.
    [one] Le queda un intento.
   *[other] Le quedan { $tries } intentos.
 }
    .lcd = { $who } sigue dentro | { $who } sigue
news-leaves-jail = { $who } sale de la cárcel.
    .you-who = Sales de la cárcel.
    .lcd = { $who } queda libre | { $who }: libre
news-keeps-card = { $who } se queda la carta.
    .lcd = { $who } la guarda
news-card-given = { CAPITAL($card) } pasa de { $from } a { $to }.
    .lcd = { $to }: carta cárcel | { $to }: carta
news-salary = { $who } cobra { $amount } por la Salida.
    .you-who = Cobras { $amount } por la Salida.
    .lcd = ¡Salida! { $who } <> +{ $amount } | { $who } <> +{ $amount }
news-gets = { $who } cobra { $amount } ({ $cause }).
    .you-who = Cobras { $amount } ({ $cause }).
    .lcd = { $who } <> +{ $amount }
news-pays-bank = { $who } paga { $amount } ({ $cause }).
    .you-who = Pagas { $amount } ({ $cause }).
    .lcd = { $who } <> -{ $amount }
news-pays = { $who } paga { $amount } a { $to } ({ $cause }).
    .you-who = Pagas { $amount } a { $to } ({ $cause }).
    .you-to = { $who } te paga { $amount } ({ $cause }).
    .lcd = { $who } paga a { $to } <> { $amount } | { $who } > { $to } <> { $amount }
news-deed-given = { CAPITAL(FORM($deed, "the")) } es ahora de { $to }.
    .lcd = { $to }: <> { $deed }
news-deed-back = { CAPITAL(FORM($deed, "the")) } vuelve a la Banca.
    .lcd = Banca: <> { $deed } | Bca: <> { $deed }
news-dealt = { $who } recibe { FORM($deed, "the") }.
    .lcd = { $who } recibe:
news-declined = { $who } no compra { FORM($deed, "the") }: sale a subasta.
    .you-who = No compras { FORM($deed, "the") }: sale a subasta.
    .lcd = No la compra
news-auction = Se subasta { FORM($deed, "the") }.
    .lcd = <>¡SUBASTA!<>
news-building-auction = Se subasta { FORM($building, "a") }.
    .lcd = <>¡SUBASTA!<>
news-auction-won = { $who } gana la subasta por { $amount }.
    .lcd = { $who } gana: <> { $amount } | { $who }: <> { $amount }
news-unsold = Nadie puja: { FORM($deed, "the") } se queda en la Banca.
    .lcd = Nadie puja: Banca | Nadie puja
news-rent-due = { $payer } cae en casa { OF($owner) }: { $deed }. { $owner } puede cobrar { $amount }.
    .lcd = { $owner }: ¿cobras? <> { $amount } | { $owner }: cobra <> { $amount } | { $owner }:cobra <> { $amount }
news-dice-rent-due = { $payer } cae en casa { OF($owner) }: { $deed }. { $owner } puede cobrar { $amount } veces los dados.
    .lcd = { $owner }: ¿cobras? <> dados x{ $amount } | { $owner }: cobra <> x{ $amount } | { $owner }: ¿x{ $amount }?
news-claimed = { $owner } pide a { $payer } el alquiler de { FORM($deed, "the") }.
    .you-owner = Pides a { $payer } el alquiler de { FORM($deed, "the") }.
    .you-payer = { $owner } te pide el alquiler de { FORM($deed, "the") }.
    .lcd = { $owner } pide alquiler | { $owner } cobra
news-rent-lost = { $owner } no pidió a tiempo el alquiler de { FORM($deed, "the") }.
    .you-owner = No pediste a tiempo el alquiler de { FORM($deed, "the") }.
    .lcd = Sin alquiler: { $owner } | Sin alq.: { $owner }
news-built = { $who } construye. En { FORM($deed, "the") } hay ahora: { $standing }.
    .lcd = { $deed } <> { $standing }
news-sold = { $who } vende. En { FORM($deed, "the") } queda: { $standing }.
    .lcd = { $deed } <> venta, { $standing } | { $deed } <> { $standing }
news-shortage = { $who } quiere { FORM($building, "a") }, y a { $all } también { COUNT($all) ->
    [one] le
   *[other] les
 } vendría bien lo que queda.
    .lcd = Escasean { FORM($building, "many") } | Faltan { FORM($building, "many") }
news-mortgaged = { $who } hipoteca { FORM($deed, "the") }.
    .lcd = { $deed } <> hipoteca | { $deed } <> (h)
news-redeemed = { $who } levanta la hipoteca de { FORM($deed, "the") }.
    .lcd = { $deed } <> libre
news-mortgage-kept = { $who } mantiene la hipoteca de { FORM($deed, "the") }.
    .lcd = { $deed } <> sigue (h) | { $deed } <> (h)
news-offer = { $from } propone un trato a { $to }.
    .you-from = Propones un trato a { $to }.
    .you-to = { $from } te propone un trato.
    .lcd = { $from } propone a { $to } | { $from } > { $to }: ¿trato? | { $from }-{ $to }: ¿trato? | ¿{ $from }-{ $to }?
news-deal = { $from } y { $to } hacen un trato.
    .you-from = Haces un trato con { $to }.
    .you-to = Haces un trato con { $from }.
    .lcd = ¡Trato hecho!
news-refused = { $who } lo rechaza.
    .you-who = Lo rechazas.
    .lcd = { $who } lo rechaza
news-withdrawn = { $who } retira la oferta.
    .you-who = Retiras la oferta.
    .lcd = Oferta retirada
news-debt = { $who } debe { $amount } a { $to } y tiene que reunir dinero.
    .lcd = { $who } debe a { $to } <> { $amount } | { $who } debe <> { $amount }
news-bank-debt = { $who } debe { $amount } a la Banca y tiene que reunir dinero.
    .lcd = { $who } debe <> { $amount }
news-debt-paid = { $who } ha pagado.
    .you-who = Has pagado.
    .lcd = { $who } ha pagado
news-instead = { $who } ofrece a { $to } otra cosa en vez de { $amount }: { $gains }.
    .lcd = ¿Bienes por { $amount }? | ¿Por { $amount }?
news-accepted = { $who } acepta.
    .you-who = Aceptas.
    .lcd = { $who } acepta
news-wants-money = { $who } quiere dinero.
    .lcd = { $who } quiere dinero | { $who }: dinero
news-bankrupt = { $who } está en bancarrota; todo pasa a { $to }.
    .you-who = Estás en bancarrota; todo pasa a { $to }.
    .you-to = { $who } está en bancarrota; todo pasa a ti.
    .lcd = { $who } en bancarrota | { $who }: ruina
news-bankrupt-to-bank = { $who } está en bancarrota; todo pasa a la Banca.
    .you-who = Estás en bancarrota; todo pasa a la Banca.
    .lcd = { $who } en bancarrota | { $who }: ruina
news-liquidated = Lo que se puede vender o hipotecar da { $amount }.
    .lcd = da { $amount }
news-last-turn = El turno { $turn } fue el último.
    .lcd = Último turno
news-time-over = Se acabó el tiempo.
    .lcd = Se acabó el tiempo | Fin del tiempo

## What happened, several things in one sentence.

news-rolled-to = { $who } tira { $one }+{ $two } y cae en { FORM($space, "the") }.
    .you-who = Tiras { $one }+{ $two } y caes en { FORM($space, "the") }.
news-rolled-free = { $who } tira { $one }+{ $two }, dobles: sale de la cárcel y cae en { FORM($space, "the") }.
    .you-who = Tiras { $one }+{ $two }, dobles: sales de la cárcel y caes en { FORM($space, "the") }.
news-rolled-stays = { $who } tira { $one }+{ $two }, sin dobles, y sigue en la cárcel. { $tries ->
    [0] No le quedan intentos.
    [one] Le queda un intento.
   *[other] Le quedan { $tries } intentos.
 }
news-third-double = { $who } tira { $one }+{ $two }, los terceros dobles seguidos, y va a la cárcel.
    .you-who = Tiras { $one }+{ $two }, los terceros dobles seguidos, y vas a la cárcel.
    .lcd = ¡terceros dobles! | ¡dobles tres!
news-sent-to-jail = De ahí, { $who } va a la cárcel.
    .you-who = De ahí vas a la cárcel.
news-rent-here = Es { OF($owner) }, que puede cobrar { $amount }.
    .you-owner = Es tuya: puedes cobrar { $amount }.
news-dice-rent-here = Es { OF($owner) }, que puede cobrar { $amount } veces los dados.
    .you-owner = Es tuya: puedes cobrar { $amount } veces los dados.
news-own = Ahí { $who } está en casa: sin alquiler.
    .you-who = Ahí estás en casa: sin alquiler.
    .lcd = propia: sin alquiler | sin alquiler
news-no-rent = { $owner } la tiene hipotecada: sin alquiler.
    .you-owner = La tienes hipotecada: sin alquiler.
    .lcd = (h): sin alquiler | sin alquiler
news-rest = Ahí no pasa nada.
    .lcd = no pasa nada
news-no-buildings = { $who } no tiene { FORM($building, "many") } y no paga nada.
    .you-who = No tienes { FORM($building, "many") } y no pagas nada.
    .lcd = nada que pagar
news-buys = { $who } compra { FORM($deed, "the") } por { $amount }.
    .you-who = Compras { FORM($deed, "the") } por { $amount }.
news-dealt-for = { $who } recibe { FORM($deed, "the") } y paga { $amount }.
news-wins-deed = { $who } gana la subasta de { FORM($deed, "the") } por { $amount }.
    .you-who = Ganas la subasta de { FORM($deed, "the") } por { $amount }.
news-pays-rent = { $who } paga a { $owner } { $amount } de alquiler por { FORM($deed, "the") }.
    .you-who = Pagas a { $owner } { $amount } de alquiler por { FORM($deed, "the") }.
    .you-owner = { $who } te paga { $amount } de alquiler por { FORM($deed, "the") }.
news-deeds-given = { $deeds } son ahora de { $to }.
news-deeds-back = { $deeds } vuelven a la Banca.
news-many-deeds-given = { $count } títulos son ahora de { $to }.
news-many-deeds-back = { $count } títulos vuelven a la Banca.
news-builds-for = { $who } construye por { $amount }. En { FORM($deed, "the") } hay ahora: { $standing }.
    .you-who = Construyes por { $amount }. En { FORM($deed, "the") } hay ahora: { $standing }.
news-sells-for = { $who } vende por { $amount }. En { FORM($deed, "the") } queda: { $standing }.
    .you-who = Vendes por { $amount }. En { FORM($deed, "the") } queda: { $standing }.
news-mortgages-for = { $who } hipoteca { FORM($deed, "the") } por { $amount }.
    .you-who = Hipotecas { FORM($deed, "the") } por { $amount }.
news-redeems-for = { $who } levanta la hipoteca de { FORM($deed, "the") } por { $amount }.
    .you-who = Levantas la hipoteca de { FORM($deed, "the") } por { $amount }.
news-keeps-for = { $who } mantiene la hipoteca de { FORM($deed, "the") } y paga { $amount }.
    .you-who = Mantienes la hipoteca de { FORM($deed, "the") } y pagas { $amount }.
news-pays-out = { $who } paga { $amount } y sale de la cárcel.
    .you-who = Pagas { $amount } y sales de la cárcel.
news-third-try = Era el tercer intento: { $who } paga { $amount } y sale de la cárcel.
    .you-who = Era el tercer intento: pagas { $amount } y sales de la cárcel.
news-uses-card = { $who } usa { $card } y sale de la cárcel.
    .you-who = Usas { $card } y sales de la cárcel.
told-last-round = La última ronda: a cada jugador le queda un turno.
    .lcd = <>¡Última ronda!<>
told-last-turn = Este es el último turno.
told-has-last-turn = { $who } juega el último turno.
    .you-who = Juegas el último turno.
    .lcd = <>{ $who }: último turno<> | <>Último: { $who }<>
told-minutes = { $minutes ->
    [0] Queda menos de un minuto.
    [one] Queda un minuto.
   *[other] Quedan { $minutes } minutos.
 }
    .lcd = faltan { $minutes } min

## Told where there are no lights.

told-turn = Turno { $turn }: le toca a { $who }.
    .you-who = Turno { $turn }: te toca a ti.
told-card = { $who } saca una carta de { $deck }: { $card }
    .you-who = Sacas una carta de { $deck }: { $card }
told-card-back = La carta de { $deck } va debajo del mazo.
told-bid = { $who } puja { $amount }.
    .you-who = Pujas { $amount }.
told-passed = { $who } ya no puja.
    .you-who = Ya no pujas.
told-passed-all = { $all } ya no pujan.
told-cannot-bid = { $who } no tiene dinero para pujar más.
told-cannot-bid-all = { $all } no tienen dinero para pujar más.
told-wants = { $who } pide { $count }.
told-leaves-it = { $who } lo deja para los demás.
told-time = Tiempo jugado: { $time }.
told-wins = { $who } gana.
told-draw = { $all } empatan.
told-offer = { $who } propone un trato a { $to }: { $losses } por { $gains }.

## What was decided.

decided-roll = { $who } tira los dados.
decided-fine = { $who } paga la multa de la cárcel.
decided-jail-card = { $who } usa { $card }.
decided-buy = { $who } la compra.
decided-decline = { $who } no la compra.
decided-claim = { $who } pide el alquiler de { FORM($deed, "the") }.
decided-build = { $who } construye en { FORM($deed, "the") }.
decided-sell = { $who } vende un edificio en { FORM($deed, "the") }.
decided-sell-down = { $who } vende edificios de todo el grupo { $group }.
decided-counter = { $who } propone otro trato: { $losses } por { $gains }.
decided-waive = { $who } renuncia.
decided-place = { $who } lo pone en { FORM($deed, "the") }.
decided-instead = { $who } ofrece bienes en vez de { $amount }: { $losses }.
decided-bankrupt = { $who } se rinde y queda en bancarrota.
decided-tenth = { $who } paga de impuesto el 10 % de todo lo que tiene.
decided-printed-tax = { $who } paga la suma fija del impuesto.

## What chance answered.

chance-dice = dados { $one } y { $two }.
chance-card = se saca una carta.
chance-dealt = se reparte { FORM($deed, "the") }.

## On the notes of each seat.

note-worth = { $worth } en total: { $rank }.º
note-on = en { FORM($space, "the") }
note-jail = en la cárcel
printed-space = { FORM($space, "board") }
note-bankrupt = en bancarrota
note-no-deeds = sin propiedades
note-deeds = { LIST($things, ", ") }
owns = { $count ->
    [one] 1 { FORM($group, "one") }
   *[other] { $count } { FORM($group, "many") }
 }
owns-all = { FORM($group, "all") }
points-in-all = { $amount } en total
points-in-cash = { $amount } en dinero

## Rolling.

roll-start = { $who } tira para empezar.
    .lcd = { $who }: ¿quién empieza? | { $who }: ¿empieza?
roll-rent = { $who } tira por el alquiler.
    .lcd = { $who } tira: alquiler | { $who }: alquiler | { $who }: alq.
roll-who-starts =
    .lcd =
        ¿Quién empieza?
        La suma más alta
roll-rent-by-dice =
    .lcd = Alquiler por dados: | Por los dados:
roll-press =
    .lcd = ROLL:tirar
roll-your-own =
    .lcd = Tira tus dados
roll-set =
    .lcd = A,B:ponlos <> { $dice }
roll-enter =
    .lcd = OK:listo
roll-headline = { $what } Pulsa ROLL.
roll-typed = { $what } Tira dos dados de verdad: el dial A pone el primero, el B el segundo, OK los acepta.
roll = { $who }: tirar

## Between rolls.

turn-line =
    .lcd = Turno { OF($who) } <> { $cash } | { $who } <> { $cash }
turn-jail-line =
    .lcd = { $who }, cárcel <> { $cash } | { $who } <> { $cash }
turn-on =
    .lcd = en { $space }
turn-double-on =
    .lcd = ¡dobles! <> { $space } | 2x <> { $space }
turn-try =
    .lcd = ¿dobles? intento { $try } | dobles: { $try }
turn-keys =
    .lcd = ROLL:tirar
turn-keys-claim =
    .lcd = ROLL <> { $owner }:cobrar | ROLL <> cobrar
turn-keys-desk =
    .lcd = ROLL puesto:oficina | ROLL <> oficina
turn-jail-keys =
    .lcd = ROLL:intentar
turn-jail-keys-claim =
    .lcd = ROLL <> { $owner }:cobrar | ROLL <> cobrar
turn-jail-keys-desk =
    .lcd = ROLL puesto:oficina | ROLL <> oficina
turn-jail-keys-out =
    .lcd = ROLL <> puesto:salir | ROLL <> salir
turn-doubles = ¡Dobles!
turn-press-roll = { $who }: pulsa ROLL.
turn-in-jail = { $who } está en la cárcel: ROLL intenta sacar dobles.
turn-out-pay = El botón { OF($who) } abre la oficina para pagar { $amount } y salir.
    .lcd = o pagar { $amount }
turn-out-card = El botón { OF($who) } abre la oficina para usar una carta y salir.
    .lcd = o usar la carta
turn-out-both = El botón { OF($who) } abre la oficina para pagar { $amount } o usar una carta.
    .lcd = o { $amount }, o la carta
turn-desk = Cada botón abre una oficina: construye, vende, hipoteca, negocia.
turn-waits-line =
    .lcd = { $who } va a tirar <> { $time } | { $who } tira <> { $time }
turn-waits-keys =
    .lcd = { $owner }:cobrar BACK | cobrar BACK:no
turn-waits-claim =
    .lcd = { $owner }:cobrar | cobrar
turn-waits = Enseguida tira { $who }, y ya será tarde.
turn-waits-back = BACK: no tirar todavía.
turn-try-doubles = { $who }: intentar dobles
turn-not-yet = no tirar todavía

## Rent that can be claimed.

rent-open = ¡El botón { OF($owner) } cobra { $amount } a { $payer } por { FORM($deed, "the") }!
    .lcd = { $owner }: ¡cobra! <> { $amount } | { $owner }:cobra <> { $amount }
rent-open-dice = ¡El botón { OF($owner) } cobra { $amount } veces los dados a { $payer } por { FORM($deed, "the") }!
    .lcd = { $owner }: ¡cobra! <> dados x{ $amount } | { $owner }: ¡cobra! <> x{ $amount }
rent-held = ¡{ $owner } puede cobrar { $amount } a { $payer } por { FORM($deed, "the") }!
rent-held-dice = ¡{ $owner } puede cobrar { $amount } veces los dados a { $payer } por { FORM($deed, "the") }!
claim = cobrar el alquiler de { FORM($deed, "the") }
closing-line =
    .lcd = Fin de partida <> { $time } | Se acabó <> { $time }
closing-keys =
    .lcd = tu puesto: cobrar | puesto:cobrar
closing = El último turno ha terminado.

## Reading the table.

for-sale =
    .lcd = { $deed } <> { $price }
read-owned =
    .lcd = { $deed } <> { $who } { $rent } | { $deed } <> { $who }
read-owned-utility =
    .lcd = { $deed } <> { $who } x{ $rent } | { $deed } <> { $who }
read-mortgaged =
    .lcd = { $deed } <> { $who }(h) | { $deed } <> (h)
read-turn =
    .lcd = Turno { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels } | { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels }
read-turn-of =
    .lcd = Turno { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels } | { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels }
read-minutes =
    .lcd = { $played } de { $minutes } min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes }min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes } <> ⌂{ $houses } ▣{ $hotels }
read-bankrupt =
    .lcd = { $who } <> bancarrota
read-no-deeds =
    .lcd = { $who } <> sin nada
read-groups =
    .lcd = { $who } { LIST($groups, " ") }
title-for-sale = { CAPITAL(FORM($deed, "the")) } está en venta por { $price }.
title-owned = { CAPITAL(FORM($deed, "the")) } es { OF($who) }.
title-mortgaged = { CAPITAL(FORM($deed, "the")) } es { OF($who) } y tiene hipoteca: ahora sin alquiler.
title-rents = Alquiler { $rent }; con edificios { LIST($rents, ", ") }. Un edificio cuesta { $price }.
title-rents-railroad = Alquiler { LIST($rents, ", ") } con 1 a 4 de ellas.
title-rents-utility = Alquiler: { $first } veces los dados, { $factor } veces con las dos.
title-mortgage = Hipoteca { $price }.
read-deeds = leer los títulos de propiedad
read-players = cómo van los jugadores

## Buying.

buy-has =
    .lcd = { $who } tiene <> { $cash } | { $who } <> { $cash }
buy-short = A { $who } le faltan { $amount }.
    .lcd = A { $who } le faltan { $amount } | { $who }: <> faltan { $amount } | { $who }: <> -{ $amount }
buy-raise =
    .lcd = <>hipoteca, vende...<> | <>hipoteca ...<>
buy-rent =
    .lcd = alq. { $rent } <> tiene { $owned }/{ $size } { $group } | tiene { $owned } de { $size } { $group } | tiene { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
buy-group =
    .lcd = tiene { $owned } de { $size } { $group } | tiene { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
buy-keys =
    .lcd = OK:compra <> BACK:puja | OK:compra <> BACK
buy-keys-desk =
    .lcd = puesto:oficina BACK | oficina <> BACK
buy-keys-auction =
    .lcd = <>BACK:subasta<>
buy-headline = { $who } está en { FORM($deed, "the") }, en venta por { $price }, y tiene { $cash }. OK compra, BACK saca la propiedad a subasta.
buy-headline-desk = { $who } está en { FORM($deed, "the") }, en venta por { $price }; faltan { $amount }. El botón { OF($who) } abre la oficina: primero hipotecar, vender o negociar. BACK saca la propiedad a subasta.
buy-headline-auction = { $who } está en { FORM($deed, "the") }, en venta por { $price }; faltan { $amount }. BACK saca la propiedad a subasta.
buy = comprar por { $price }
decline = subastar

## An auction.

auction-deed =
    .lcd = { $deed } <> { $time }
auction-building =
    .lcd = { FORM($building, "a") } <> { $time } | { $building } <> { $time }
auction-no-bid = aún no hay pujas
auction-bid = { $who } puja { $amount }
    .lcd = { $who } puja <> { $amount }
auction-in =
    .lcd = siguen: { LIST($all, " ") } <> A:+ | siguen: { COUNT($all) } <> A:+
auction-keys =
    .lcd = pulsa:+{ $step } mantén:no | +{ $step } mantén:no
auction-of-deed = Subasta: { $deed }, precio impreso { $price }, { $bids }.
auction-of-building = Subasta: { $building }, { $bids }.
auction-how = Pulsa tu botón para pujar, mantenlo pulsado para retirarte; el dial A fija el paso, ahora { $step }.
auction-step = paso: { $step }
bid = pujar { $amount }
bid-no-more = retirarse

## In the middle of the ring, on a screen across the room.

wall-auction = Subasta
wall-price = precio impreso { $price }
wall-leads = { $who } va por delante
wall-still-in = siguen pujando
wall-left = { $buildings } en la Banca
wall-unsold = aún libre
wall-completes = { $who } tendría { $such }
wall-wants-one = { $who } quiere { FORM($building, "a") }
wall-wants = pide { $count }
wall-thinks = aún lo piensa
wall-offers = { $who } propone un trato a { $to }
wall-offers-instead = { $who } ofrece esto a { $to } en vez de { $amount }
wall-gives = { $who } da
wall-times = { $amount } × dados
wall-turn = Turno { DIGITS($turn) }
wall-turn-of = Turno { $turn } de { $last }
wall-minutes = Turno { DIGITS($turn) }, { $played } de { $minutes } minutos
wall-last-round = { $count ->
    [one] El último turno
   *[other] La última ronda: quedan { $count } turnos
 }

## Buildings are short.

shortage-left =
    .lcd = Hay { $buildings } <> { $time } | { $buildings } <> { $time }
shortage-how-many =
    .lcd = ¿Qué cantidad?
shortage-count =
    .lcd = { $who }: { $count }
shortage-count-short =
    .lcd = { $who }{ $count }
shortage-counts =
    .lcd = { LIST($counts, ", ") } | { LIST($short, " ") } | piden { $count }
shortage-keys =
    .lcd = pulsa:+1 mantén:0 | +1 mantén:0
shortage-keys-end =
    .lcd = pulsa:+1 mantén:0 OK | +1 mantén:0 OK
shortage-last-line =
    .lcd = Solo queda 1 { $building } <> { $time } | Queda 1 { $building } <> { $time } | 1 { $building } <> { $time }
shortage-asker =
    .lcd = { $who } quiere 1.
shortage-you-too =
    .lcd = { LIST($all, ", ") }: ¿y tú? | { COUNT($all) } más: ¿también? | ¿Y tú?
shortage-last-keys =
    .lcd = pulsa:sí mantén:no | sí mantén:no
shortage-headline = { $who } quiere { FORM($building, "a") }, y la Banca solo tiene { $buildings }.
shortage-how = { $all }: pulsa tu botón una vez por cada edificio que quieras. Si se piden demasiados, se subastan uno a uno.
shortage-last = { $who } quiere { FORM($building, "last") }.
shortage-last-how = { $all }: pulsa tu botón para pujar, mantenlo pulsado para renunciar.
want-more = pedir uno más
want-it = pedirlo también
want-one = pedir solo uno
want-none = no pedir ninguno
want-done = ya han pedido todos

## One of a few.

pick-tax =
    .lcd = { $who }: <> impuesto
pick-site =
    .lcd = { $who }: <> construye
pick-mortgage =
    .lcd = { $who }: <> hipoteca
pick-your-building =
    .lcd = tu { $building } | { $building }
has =
    .lcd = tiene <> { $cash }
pay-tenth = pagar el 10 % de todo
    .lcd = el 10 % de todo | el 10 %
pay-printed = pagar { $amount }
place = construir en { FORM($deed, "the") }
    .lcd = { $deed }
transfer-redeem = levantar ahora la hipoteca de { FORM($deed, "the") } por { $amount }
    .lcd = levantar por { $amount } | quitar { $amount }
transfer-keep = mantener la hipoteca de { FORM($deed, "the") } y pagar el 10 %: { $amount }
    .lcd = mantener por { $amount } | manten. { $amount }
pick-choice =
    .lcd = < { $choice } <> >
pick-keys =
    .lcd = A:elige OK:sí <> { $place } | A OK:sí <> { $place }
ask-tax = impuesto sobre la renta: { $amount }, o el 10 % de todo lo que tienes. Elige antes de contar.
ask-site = has ganado { FORM($building, "a") }. ¿Dónde se construye?
ask-mortgage = lo que has recibido tiene hipoteca. ¿La levantas, o la mantienes pagando el 10 %?
pick-headline = { $who }: { $question } OK: { $choice }.
pick = elegir

## Debts.

debt = { $who } debe { $amount } a { $to } ({ $cause }) y tiene { $cash }: faltan { $short }.
    .you-who = Debes { $amount } a { $to } ({ $cause }) y tienes { $cash }: te faltan { $short }.
    .you-to = { $who } te debe { $amount } ({ $cause }) y tiene { $cash }: faltan { $short }.
bank-debt = { $who } debe { $amount } a la Banca ({ $cause }) y tiene { $cash }: faltan { $short }.
    .you-who = Debes { $amount } a la Banca ({ $cause }) y tienes { $cash }: te faltan { $short }.
debt-short =
    .lcd = faltan <> { $short }
debt-hopeless = { $who } puede reunir { $amount } como mucho: solo ayuda un trato, o rendirse.

## Offers.

offer-line =
    .lcd = { $from } ofrece a { $to } <> { $time } | { $from } > { $to } <> { $time }
offer-get =
    .lcd = toma { $thing } <> { $place } | + { $thing } <> { $place } | + { $thing }
offer-give =
    .lcd = da { $thing } <> { $place } | - { $thing } <> { $place } | - { $thing }
offer-plus =
    .lcd = + { $thing } <> { $place } | + { $thing }
offer-minus =
    .lcd = - { $thing } <> { $place } | - { $thing }
offer-instead-of =
    .lcd = en vez de { $thing } <> { $place } | por { $thing } <> { $place } | -{ $thing } <> { $place }
refuse = rechazar
accept = aceptar
change = cambiar
offer-keys =
    .lcd = < { $answer } > puesto { $seat } | < { $answer } > <> :{ $seat }
offer-instead = { $who } ofrece a { $to } { $losses } en vez de los { $amount } que debe.
offer-how = { $to }: el dial A elige la respuesta, tu botón la da.
offer-how-withdraw = El botón { OF($from) } retira la oferta.
offer-answer = respuesta: { $answer }
offer-read = leer la oferta
withdraw = retirar la oferta

## Putting a deal together.

trade-no-money =
    .lcd = { $who } y { $to } <> sin dinero | { $who } y { $to } <> 0
trade-pays =
    .lcd = { $who } paga a { $to } <> { $amount } | { $who } > { $to } <> { $amount }
trade-waives =
    .lcd = { $who } perdona <> { $amount } | { $who } <> -{ $amount }
trade-gets =
    .lcd = { $who } lo recibe <> { $place } | { $who } toma <> { $place }
trade-keeps =
    .lcd = { $who } se lo queda <> { $place } | { $who } lo guarda <> { $place } | { $who } queda <> { $place }
trade-nothing =
    .lcd = nada que dar
trade-keys =
    .lcd = OK:añade B:{ $step } <> BACK | OK B:{ $step } <> BACK
trade-keys-offer =
    .lcd = OK:añade B:{ $step } puesto | OK B:{ $step } puesto
trade-headline = { $who } prepara un trato con { $to }. Recibe: { $gains }. Da: { $losses }.
trade-headline-debt = { $who } prepara lo que { $to } puede aceptar por la deuda. { $to } perdona { $amount }. { $who } da: { $losses }.
trade-ready = El botón { OF($who) } lo ofrece.
trade-mark = Añade algo con OK.
trade-too-little = { $who } debe dinero: lo que se da debe traer al menos lo que daría una hipoteca.
trade-cannot-pay = Después de eso alguien no podría pagar: cambia algo.
trade-walk = qué cambia de manos
trade-leave-out = quitar: { $thing }
trade-give = dar: { $thing }
trade-get = recibir: { $thing }
trade-pay-or-get = izquierda: pagar, derecha: recibir
trade-less-or-more = izquierda: menos, derecha: más
trade-steps = pasos de { $step }
trade-forget = olvidarlo
trade-offer = ofrecerlo

## The desk of a seat.

desk-line =
    .lcd = Oficina { OF($who) } <> { $cash } | { $who } <> { $cash }
desk-what =
    .lcd = < { $what } <> >
desk-how =
    .lcd = { $item } <> { $place } | { $item }
desk-keys =
    .lcd = A:elige OK BACK:fin | A OK BACK:fin
desk-keys-debt =
    .lcd = faltan { $short } <> A,B OK | faltan { $short } <> OK
desk-cash = Oficina { OF($who) }, con { $cash } en efectivo.
desk-pick = El dial A elige, el dial B salta al siguiente tipo, OK: { $item }.
desk-jail = la cárcel
desk-deeds = bienes por deuda
    .lcd = bienes por deuda | bienes
desk-give-up = rendirse
item-fine = pagar { $amount } de multa y salir de la cárcel
    .lcd = multa: pagar { $amount } | pagar { $amount }
item-jail-card = usar la carta y salir de la cárcel
    .lcd = usar la carta | carta
item-house = construir { FORM($building, "a") } en { FORM($deed, "the") } por { $price }
    .lcd = { $building } { $count } -{ $price } | ⌂{ $count } -{ $price }
item-hotel = construir { FORM($building, "a") } en { FORM($deed, "the") } por { $price }
    .lcd = { $building } -{ $price } | ▣ -{ $price }
item-sell-house = vender { FORM($building, "a") } en { FORM($deed, "the") } por { $price }
    .lcd = vender 1/{ $standing } +{ $price } | vender ⌂ +{ $price } | -⌂ +{ $price }
item-sell-hotel = cambiar { FORM($building, "the") } de { FORM($deed, "the") } por { $standing } y { $price }
    .lcd = ▣ a { $standing } +{ $price } | ▣ +{ $price }
item-sell-all = vender todo lo construido en el grupo { $group } por { $amount }
    .lcd = vender todo +{ $amount } | todo +{ $amount }
item-sell-down = vender edificios del grupo { $group } por { $amount } y dejar { $rest }
    .lcd = { $hotels ->
        [0] dejar ⌂{ $houses } +{ $amount } | {"-> "}⌂{ $houses } +{ $amount }
       *[other] dejar ▣{ $hotels } ⌂{ $houses } +{ $amount } | {"-> "}▣{ $hotels }⌂{ $houses } +{ $amount }
     }
item-mortgage = hipotecar { FORM($deed, "the") } por { $price }
    .lcd = hipotecar +{ $price } | hip. +{ $price }
item-redeem = levantar la hipoteca de { FORM($deed, "the") } por { $price }
    .lcd = levantar -{ $price } | lev. -{ $price }
item-deal = un trato con { $who }
    .lcd = trato con
item-instead = ofrecer bienes en vez de { $amount }
    .lcd = ofrecer a { $to } | a { $to }
item-give-up = rendirse y quedar en bancarrota
    .lcd = bancarrota
desk-turn = elegir
desk-next-kind = siguiente tipo
desk-close = cerrar la oficina
desk-open = abrir la oficina
sure-give-up = ¿Te rindes y quedas en bancarrota?
    .lcd = ¿Bancarrota? | ¿Rendirse?
sure-give-up-doing = rendirse

## What the game is about; each is read on a page of the display.

intro-buy-travel = Compra donde caigas y cobra el alquiler.
intro-build-travel = Con un color entero se construye, y el alquiler se dispara.
intro-buy-brands = Compra terrenos y empresas, y que paguen las visitas.
intro-build-brands = Un color entero: cabañas, y luego tiendas de mascotas.
intro-rent-claim = Tu botón cobra el alquiler y abre tu oficina.
intro-rent-auto = El alquiler llega solo; tu botón abre tu oficina.
intro-end = Quien quiebra, sale. Gana quien queda al final.
intro-end-quicker = Empiezas con dos títulos. Acaba en la 2.ª quiebra.
intro-end-turns = Tras { $turns } turnos entre todos gana el más rico.
intro-end-minutes = Tras { $minutes } minutos de juego gana el más rico.

## What can be done now, for whoever asks.

hint-desk-build = En un color entero construye por igual: se cobra mucho más.
hint-desk-sell = La Banca recompra los edificios a mitad de precio.
hint-desk-mortgage = Una hipoteca da medio precio, y ya no hay alquiler.
hint-desk-redeem = Levantarla cuesta esa suma más el 10 %.
hint-desk-deal = Trato: cambia títulos y dinero con otro jugador.
hint-roll-start = Todos tiran. Empieza la suma más alta.
hint-roll-move = Dos dados dicen cuánto avanzas.
hint-roll-rent = Los dados deciden: su suma se multiplica.
hint-roll = Pulsa ROLL.
hint-roll-typed = Tira tus dados, ponlos con A y B, pulsa OK.
hint-tax = Paga la suma fija, o el 10 % de todo lo tuyo.
hint-buy-ok = Está en venta: OK la compra a su precio.
hint-buy-back = BACK la subasta, y tú también puedes pujar.
hint-buy-group = Tienes { $owned } de { $size } ({ $group }). Todas dan más alquiler.
hint-buy-short = Te faltan { $amount }. Hipoteca, vende o haz un trato.
hint-buy-desk = Tu botón abre tu oficina para reunir dinero.
hint-auction-bid = Tu botón puja un paso más que la última puja.
hint-auction-step = Dial A: el paso. Mantén tu botón para retirarte.
hint-auction-end = Al acabar el tiempo, paga la puja más alta.
hint-shortage-who = A la Banca le faltan edificios: ¿cuántos quiere cada uno?
hint-shortage-tap = Pulsa tu botón una vez por cada uno; mantenlo: ninguno.
hint-shortage-many = Si se piden demasiados, se subastan uno a uno.
hint-place = Has ganado un edificio: elige dónde va.
hint-debt-raise = Debes más de lo que tienes: reúne dinero.
hint-debt-how = Vende edificios, hipoteca o haz un trato.
hint-debt-paid = Se paga solo en cuanto tengas bastante.
hint-debt-end = Quien se rinde o no puede pagar queda en bancarrota.
hint-offer-read = Te proponen un trato: el dial B lo lee entero.
hint-offer-pick = El dial A elige aceptar, rechazar o cambiar.
hint-offer-say = Responde el botón de quien recibe la oferta.
hint-instead = Se ofrecen bienes en vez del dinero que se debe.
hint-instead-read = El dial B lee, el A elige, tu botón responde.
hint-transfer = Has recibido un título con hipoteca.
hint-transfer-how = Mantenla pagando el 10 %, o levántala.
hint-closing = Fin del último turno: este alquiler sigue abierto.
hint-closing-how = El botón del dueño lo cobra mientras quede tiempo.
hint-jail-double = En la cárcel: con dobles sales.
hint-jail-desk = O abre tu oficina y paga, o usa una carta.
hint-jail-third = Tras tres turnos hay que pagar y salir.
hint-turn = Pulsa ROLL para tirar y avanzar. Con dobles se repite.
hint-rent = Hay alquiler: el botón del dueño lo cobra, ya.
hint-rent-late = Tras la próxima tirada será tarde.
hint-turn-desk = Entre tiradas, tu botón abre tu oficina.
hint-turn-business = Allí se construye, vende, hipoteca y negocia.
hint-turn-dials = El dial A lee los títulos, el B cómo va cada uno.

moment-auction = una subasta
moment-rent = un alquiler caro
moment-deal = un trato
moment-bankrupt = una bancarrota

## Lo que dice la página de un puesto.

asks-offer = { $who } te propone un trato.
asks-instead = { $who } te ofrece bienes en vez del dinero.
asks-turn = Te toca.
asks-last-turn = Te toca. Es tu último turno.
asks-turn-claim = Te toca. Cobra tu alquiler antes de tirar.
asks-claim = Puedes cobrar el alquiler, hasta que tire { $who }.
asks-buy-short = { CAPITAL(FORM($deed, "the")) } cuesta { $price }: te faltan { $amount }. Primero hipoteca, vende o haz un trato, o deja que se subaste.
asks-buy-poor = { CAPITAL(FORM($deed, "the")) } cuesta { $price }: te faltan { $amount }, y todo lo que tienes no los daría.
asks-again = ¡Dobles! Te toca otra vez.
asks-shortage = { $who } quiere { FORM($building, "a") }, y la Banca solo tiene { $buildings }. ¿Cuántos quieres? Si se piden demasiados, se subastan uno a uno.
asks-shortage-own = A la Banca solo le quedan { $buildings }, y otros también pueden construir. ¿Cuántos quieres? Si se piden demasiados, se subastan uno a uno.
asks-jail = Estás en la cárcel: con dobles sales.
asks-start = Tira para ver quién empieza: la suma más alta.
asks-debt = Debes { $amount } a { $to } ({ $cause }) y tienes { $cash }: te faltan { $short }.
asks-bank-debt = Debes { $amount } a la Banca ({ $cause }) y tienes { $cash }: te faltan { $short }.
asks-debt-hopeless = Puedes reunir { $amount } como mucho. Solo un trato puede ayudarte, o te rindes.
asks-choice = { CAPITAL($question) }
waits-turn = Le toca a { $who }.
waits-for = Esperando a { $all }.
waits-buy = { $who } puede comprar { FORM($deed, "the") } por { $price }.
waits-debt = { $who } debe { $amount } a { $to } ({ $cause }) y tiene { $cash }.
waits-debt-you = { $who } te debe { $amount } ({ $cause }) y tiene { $cash }.
waits-bank-debt = { $who } debe { $amount } a la Banca ({ $cause }) y tiene { $cash }.
waits-raised = La partida espera a que { $who } reúna el dinero.
waits-raised-or-out = La partida espera a que { $who } reúna el dinero o se rinda.
does-claim = cobrar { $amount } a { $payer } por { FORM($deed, "the") }
does-claim-dice = cobrar los dados por { $amount } a { $payer } por { FORM($deed, "the") }
open-claim = tu alquiler de { $amount } que debe { $payer }
open-claim-dice = tu alquiler de { $amount } por los dados que debe { $payer }
loses-by-rolling = Pierdes { $claims }. ¿Tirar de todos modos?
loses-by-mortgaging = Pierdes { $claims }. ¿Hipotecar de todos modos?
loses-by-accepting = Pierdes { $claims }. ¿Aceptar de todos modos?
loses-with = { $deed }: pierdes { $claims }
does-buy = comprarla
does-roll = tirar los dados
does-offer = ofrecer un trato a { $to }: { $losses } por { $gains }
does-counter = ofrecer otro trato: { $losses } por { $gains }
does-want = pedir { $count }
does-waive = no cobrar el alquiler
does-offer-instead = ofrecer { $losses } en vez de { $amount }
part-bid = tu puja
part-sell-down = vender edificios: { $group }
part-sell-each = vender edificios: { $group }, { $price } cada uno
part-left = { $price } por cada edificio vendido; cuántos quedan (un hotel cuenta como { $number })
part-counter = otro trato
part-instead = en vez de esta cantidad
part-give = das
part-give-cards = das una carta
part-pay = pagas
part-take = recibes
part-take-cards = recibes una carta
part-ask = te pagan
offered-money = dinero
offered-debt = de la deuda
