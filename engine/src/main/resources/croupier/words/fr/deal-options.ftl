game-deal = Deal
game-deal-about = Cartes : réunis trois séries complètes de couleurs différentes, avec loyers, échanges et « Non merci ! ».

preset-deal-family = famille
preset-deal-family-about = La lecture indulgente : les jokers font une série, les bâtiments bougent, défausse à volonté.
preset-deal-tournament = tournoi
preset-deal-tournament-about = La lecture stricte : ton « Non merci ! » compte comme une carte jouée, les jokers restent comme ils étaient.

option-just-say-no = Son Non merci !
option-just-say-no-about = Si « Non merci ! » à ton tour est gratuit ou compte comme une carte jouée.
value-just-say-no-free = gratuit
value-just-say-no-play = une carte jouée

option-no-to-doubled = Non au loyer double
    .short = Non au double
option-no-to-doubled-about = Si « Non merci ! » arrête un loyer doublé, son doublement seul, ou au choix.
value-no-to-doubled-all = tout le loyer
value-no-to-doubled-doubling = le doublement
value-no-to-doubled-choice = au choix

option-broken-set = Série défaite
option-broken-set-about = Si les bâtiments d'une série défaite vont à la banque, attendent à côté, ou sont défaussés.
value-broken-set-bank = à la banque
value-broken-set-stay = attendent
value-broken-set-discard = défaussés

option-moving-buildings = Bâtiments mobiles
    .short = Bât. mobiles
option-moving-buildings-about = Si une Maison ou un Hôtel peut passer d'une de tes séries complètes à une autre.

option-wild-sets = Séries de jokers
option-wild-sets-about = Si une série doit avoir une carte non multicolore, une carte qui n'est pas un joker, ou rien.
value-wild-sets-coloured = une colorée
value-wild-sets-property = une sans joker
value-wild-sets-any = sans condition

option-wild-rent = Loyer des jokers
option-wild-rent-about = Si des jokers multicolores seuls rapportent un loyer.

option-doubled-ten-colour = Doubler multicolore
    .short = Doubler tout
option-doubled-ten-colour-about = Si une carte loyer multicolore peut être doublée.

option-paying-buildings = Payer en maisons
option-paying-buildings-about = Si l'on peut payer avec la Maison ou l'Hôtel d'une série.

option-received-wild = Joker reçu
option-received-wild-about = Si qui reçoit un joker en choisit aussitôt la couleur, ou le prend comme il était.
value-received-wild-chosen = au choix
value-received-wild-as-it-lay = comme il était

option-winning = La 3e série gagne
    .short = 3e série gagne
option-winning-about = Si une troisième série, finie au tour d'un autre, gagne aussitôt ou au prochain tour de qui l'a.
value-winning-at-once = aussitôt
value-winning-own-turn = à son tour

option-excess = Cartes en trop
option-excess-about = Si les cartes en trop sont défaussées ou vont face cachée sous la pioche.
value-excess-discard = défaussées
value-excess-under-pile = sous la pioche

option-discarding = Défausser plus
option-discarding-about = Si l'on peut se défausser sous la limite de main à la fin du tour.

option-no-target = Actions sans effet
    .short = Sans effet
option-no-target-about = Si une carte action sans effet peut être jouée.

option-stalemate = Manches sans jouer
    .short = Manches vides
option-stalemate-about = Combien de manches sans carte jouée finissent une partie sans pioche.
