game-deal = Deal
game-deal-about = Cartes : réunis trois groupes complets de couleurs différentes, avec loyers, échanges et « Non merci ! ».

preset-deal-family = famille
preset-deal-family-about = La règle souple : tous les jokers font un groupe, les bâtiments se déplacent, défausse à volonté.
preset-deal-tournament = tournoi
preset-deal-tournament-about = La règle stricte : à ton tour, « Non merci ! » compte comme une carte jouée, les jokers restent comme ils étaient.

option-just-say-no = Non merci à son tour
    .short = Non à son tour
option-just-say-no-about = À ton tour, « Non merci ! » est-il gratuit, ou compte-t-il comme une carte jouée ?
value-just-say-no-free = gratuit
value-just-say-no-play = une carte jouée

option-no-to-doubled = Non au loyer double
    .short = Non au double
option-no-to-doubled-about = Que refuse « Non merci ! » : tout le loyer doublé, son doublement seul, ou l'un des deux au choix ?
value-no-to-doubled-all = tout le loyer
value-no-to-doubled-doubling = le doublement
value-no-to-doubled-choice = au choix

option-broken-set = Groupe défait
option-broken-set-about = Les bâtiments d'un groupe défait vont-ils à la banque, attendent-ils à côté, ou sont-ils défaussés ?
value-broken-set-bank = à la banque
value-broken-set-stay = attendent
value-broken-set-discard = défaussés

option-moving-buildings = Bâtiments mobiles
    .short = Bât. mobiles
option-moving-buildings-about = Une Maison ou un Hôtel peut-il passer d'un de tes groupes complets à un autre ?

option-wild-sets = Groupes de jokers
    .short = Groupe de jokers
option-wild-sets-about = Que faut-il dans un groupe : une carte non multicolore, une carte qui n'est pas un joker, ou rien de tel ?
value-wild-sets-coloured = non multicolore
value-wild-sets-property = un non-joker
value-wild-sets-any = sans condition

option-wild-rent = Loyer des jokers
option-wild-rent-about = Des jokers multicolores seuls rapportent-ils un loyer ?

option-doubled-ten-colour = Doubler multicolore
    .short = Doubler tout
option-doubled-ten-colour-about = Peut-on doubler une carte loyer multicolore ?

option-paying-buildings = Payer en maisons
option-paying-buildings-about = Peut-on payer avec la Maison ou l'Hôtel d'un groupe ?

option-received-wild = Joker reçu
option-received-wild-about = Choisit-on aussitôt la couleur d'un joker reçu, ou reste-t-il comme il était ?
value-received-wild-chosen = au choix
value-received-wild-as-it-lay = comme il était

option-winning = Le 3e groupe gagne
    .short = 3e groupe gagne
option-winning-about = Un troisième groupe fini au tour d'un autre gagne-t-il aussitôt, ou au prochain tour de qui l'a ?
value-winning-at-once = aussitôt
value-winning-own-turn = à son tour

option-excess = Cartes en trop
option-excess-about = Les cartes en trop sont-elles défaussées, ou glissées face cachée sous la pioche ?
value-excess-discard = défaussées
value-excess-under-pile = sous la pioche

option-discarding = Défausser plus
option-discarding-about = À la fin du tour, peut-on se défausser jusqu'en dessous de la limite de main ?

option-no-target = Actions sans effet
    .short = Sans effet
option-no-target-about = Peut-on jouer une carte action qui n'aurait aucun effet ?

option-stalemate = Tours sans jouer
option-stalemate-about = Combien de tours de table sans carte jouée finissent la partie quand il n'y a plus rien à piocher ?
