game-deal = Deal
game-deal-about = Cartas: reúne tres grupos completos de colores distintos, con alquileres, intercambios y «Di que no».

preset-deal-family = familia
preset-deal-family-about = La versión amable: los comodines solos hacen grupo, los edificios se mueven, descarta lo que quieras.
preset-deal-tournament = torneo
preset-deal-tournament-about = La versión estricta: tu «Di que no» cuenta como jugada, los comodines se quedan como estaban.

option-just-say-no = Di que no propio
option-just-say-no-about = ¿Un «Di que no» en tu turno es gratis o gasta una de tus jugadas?
value-just-say-no-free = gratis
value-just-say-no-play = una jugada

option-no-to-doubled = No al doble
option-no-to-doubled-about = ¿Qué detiene un «Di que no» ante un alquiler doble: todo, solo que se doble, o lo que elija quien lo juega?
value-no-to-doubled-all = todo
value-no-to-doubled-doubling = solo el doble
value-no-to-doubled-choice = a elegir

option-broken-set = Grupo roto
option-broken-set-about = ¿Los edificios de un grupo roto van al banco de su dueño, esperan al lado o se descartan?
value-broken-set-bank = al banco
value-broken-set-stay = esperan
value-broken-set-discard = se descartan

option-moving-buildings = Mover edificios
option-moving-buildings-about = ¿Puede una casa o un hotel pasar de uno a otro de tus grupos completos?

option-wild-sets = Grupos de comodines
    .short = Con comodines
option-wild-sets-about = ¿Un grupo necesita una carta que no sea multicolor, una que no sea comodín, o vale cualquiera?
value-wild-sets-coloured = una con color
value-wild-sets-property = una no comodín
value-wild-sets-any = cualquiera

option-wild-rent = Alquiler de comodín
    .short = Alq. de comodín
option-wild-rent-about = ¿Los comodines multicolor dan alquiler sin otra carta al lado?

option-doubled-ten-colour = Doblar multicolor
    .short = Doblar todo
option-doubled-ten-colour-about = ¿Se puede doblar una carta de alquiler multicolor?

option-paying-buildings = Pagar con casas
option-paying-buildings-about = ¿Se puede pagar con una casa o un hotel de un grupo?

option-received-wild = Comodín recibido
option-received-wild-about = ¿Quien recibe un comodín elige su color al momento, o lo recibe como estaba?
value-received-wild-chosen = se elige
value-received-wild-as-it-lay = como estaba

option-winning = Gana el 3.er grupo
    .short = Gana 3.er grupo
option-winning-about = Un tercer grupo completado en turno ajeno, ¿gana al momento o al empezar tu siguiente turno?
value-winning-at-once = al momento
value-winning-own-turn = en turno propio

option-excess = Cartas de más
option-excess-about = ¿Las cartas de más se descartan, o van boca abajo debajo del mazo?
value-excess-discard = se descartan
value-excess-under-pile = bajo el mazo

option-discarding = Descartar más
option-discarding-about = Al final del turno, ¿se puede descartar por debajo del límite?

option-no-target = Acciones sin efecto
    .short = Sin efecto
option-no-target-about = ¿Se puede jugar una carta de acción sin efecto?

option-stalemate = Rondas sin jugar
option-stalemate-about = ¿Cuántas rondas sin jugar acaban la partida cuando ya no quedan cartas que robar?
