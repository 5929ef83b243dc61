game-deal = Deal
game-deal-about = Cartas: reúne tres grupos completos de colores distintos, con alquileres, tratos y «Di que no».

preset-deal-family = familia
preset-deal-family-about = La lectura amable: los comodines hacen grupo, los edificios se mueven, descarta lo que quieras.
preset-deal-tournament = torneo
preset-deal-tournament-about = La lectura estricta: tu «Di que no» cuenta como jugada, los comodines se quedan como estaban.

option-just-say-no = Di que no propio
option-just-say-no-about = Si un «Di que no» en tu turno es gratis o gasta una de tus jugadas.
value-just-say-no-free = gratis
value-just-say-no-play = una jugada

option-no-to-doubled = No al doble
option-no-to-doubled-about = Si un «Di que no» para un alquiler doble, solo que se doble, o lo que se elija.
value-no-to-doubled-all = todo
value-no-to-doubled-doubling = solo el doble
value-no-to-doubled-choice = a elegir

option-broken-set = Grupo roto
option-broken-set-about = Si los edificios de un grupo roto van al banco, esperan al lado o se descartan.
value-broken-set-bank = al banco
value-broken-set-stay = esperan
value-broken-set-discard = se descartan

option-moving-buildings = Mover edificios
option-moving-buildings-about = Si una Casa o un Hotel puede moverse entre tus grupos completos.

option-wild-sets = Grupos de comodines
    .short = Con comodines
option-wild-sets-about = Si un grupo necesita una carta no multicolor, una que no sea comodín, o nada.
value-wild-sets-coloured = una con color
value-wild-sets-property = una no comodín
value-wild-sets-any = cualquiera

option-wild-rent = Alquiler de comodín
    .short = Renta comodín
option-wild-rent-about = Si los comodines multicolor solos dan alquiler.

option-doubled-ten-colour = Doblar multicolor
    .short = Doblar todo
option-doubled-ten-colour-about = Si una carta de alquiler multicolor se puede doblar.

option-paying-buildings = Pagar con casas
option-paying-buildings-about = Si se puede pagar con una Casa o un Hotel de un grupo.

option-received-wild = Comodín recibido
option-received-wild-about = Si quien recibe un comodín elige su color al momento, o lo toma como estaba.
value-received-wild-chosen = se elige
value-received-wild-as-it-lay = como estaba

option-winning = Gana el 3er grupo
    .short = Gana 3er grupo
option-winning-about = Si un tercer grupo completado en turno ajeno gana al momento o en el siguiente turno propio.
value-winning-at-once = al momento
value-winning-own-turn = en turno propio

option-excess = Cartas de más
option-excess-about = Si las cartas de más se descartan o van boca abajo debajo del mazo.
value-excess-discard = se descartan
value-excess-under-pile = bajo el mazo

option-discarding = Descartar más
option-discarding-about = Si al final del turno se puede descartar por debajo del límite.

option-no-target = Acciones sin efecto
    .short = Sin efecto
option-no-target-about = Si se puede jugar una carta de acción sin efecto.

option-stalemate = Rondas sin jugar
option-stalemate-about = Cuántas rondas sin jugar acaban una partida sin cartas que robar.
