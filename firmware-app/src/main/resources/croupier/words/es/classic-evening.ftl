# Lo que se cuenta de travel y brands después de una noche.

rent = El alquiler más caro
rent-told = { $who } pagó { $amount } a { $owner }: { $deed }.
rent-anywhere-told = { $who } pagó { $amount } a { $owner }.
trade = El mayor trato
trade-told = { $who } y { $other } cambiaron por valor de { $amount }, a los precios del tablero.
auction = La subasta más cara
auction-told = { $who } se llevó por { $amount }: { $deed }.
jail = Más veces en la cárcel
jail-told = { $count ->
    [one] { $who } fue a la cárcel una vez.
   *[other] { $who } fue a la cárcel { $count } veces.
 }
luck-dice = Dos dados
    .told = { $who } sacó { $mean } de media, cuando lo habitual es { $usual }
luck-doubles = Dobles
    .told = Dobles de { $who }: { $count }, cuando lo habitual es { $usual }
