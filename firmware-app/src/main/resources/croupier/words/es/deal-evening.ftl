# Lo que se cuenta de deal después de una noche.

payment = El pago más caro
payment-told = { $who } pagó { $amount } M de golpe a { $other }.
sets = Más grupos robados
sets-told = { $count ->
    [one] { $who } se llevó un grupo entero.
   *[other] { $who } se llevó { $count } grupos enteros.
 }
no = Más negativas
no-told = { $count ->
    [one] { $who } dijo que no una vez.
   *[other] { $who } dijo que no { $count } veces.
 }
taken = Más propiedades robadas
taken-told = { $count ->
    [one] { $who } se llevó una propiedad.
   *[other] { $who } se llevó { $count } propiedades.
 }
luck-cards = Cartas codiciadas
    .told = { $who } robó { $count } cartas codiciadas, cuando lo habitual es { $usual }
