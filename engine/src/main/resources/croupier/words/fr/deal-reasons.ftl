now-play = Joue maintenant une carte, réorganise tes propriétés ou finis ton tour.
now-answer = Réponds maintenant : accepte, ou refuse avec « Non merci ! ».
now-pay = Choisis maintenant avec quoi tu paies.
now-place = Choisis maintenant la couleur du joker que tu as reçu.
now-discard = Défausse-toi maintenant jusqu'à la limite de main.

no-plays-left = Tu as déjà joué { $plays } cartes ce tour-ci.
card-not-held = Tu n'as pas cette carte en main : { $card }.
properties-are-laid = Une propriété ne va jamais à la banque : pose-la.
buildings-are-built = { CAPITAL(FORM($card, "a")) } se pose sur un groupe complet : construis.
only-buildings-are-built = On ne construit qu'une Maison ou un Hôtel : une propriété se pose.
house-needs-complete-set = Une Maison va sur un de tes groupes complets qui n'a pas de Maison.
hotel-needs-house = Un Hôtel va sur un de tes groupes complets qui a une Maison et pas d'Hôtel.
nothing-to-draw = Il n'y a rien à piocher.
card-does-something = Cette carte peut servir maintenant, ou ne se joue jamais pour rien.
never-for-nothing = Une carte sans effet ne se joue pas : mets-la à la banque.
no-such-set = Il n'y a pas de groupe { $set } ; une couleur a les groupes 0 à { $last }.
no-complete-set = La place { $seat } n'a pas de groupe { $set } complet en { $colour }.
not-outside-a-set = La place { $seat } n'a pas ceci hors d'un groupe complet : { $card }.
own-not-outside-a-set = Tu n'as pas ceci hors d'un groupe complet : { $card }.

no-rent-card = Ce n'est pas une carte loyer.
one-target = Une carte loyer multicolore vise un seul adversaire : dis lequel.
rent-card-of-other-colours = Cette carte loyer ne vaut pas pour un { FORM($colour, "set") }.
no-rent = Ton { FORM($colour, "set") } ne rapporte aucun loyer.
ten-colours-not-doubled = Dans cette partie, une carte loyer multicolore ne se double pas.
too-many-doublers = Tu peux y ajouter au plus { $most } « Loyer double », et non { $doublers }.
no-such-number-of-doublers = Il y a { $most } cartes « Loyer double », et non { $doublers }.

no-just-say-no = Tu n'as pas de « Non merci ! ».
only-to-doubling = Dans cette partie, tu ne peux d'abord refuser que le doublement.
no-doubling = Il n'y a aucun doublement à refuser.

nothing-to-pay = Il n'y a rien à payer maintenant.
no-such-money = Tu n'as pas à ta banque de carte de ce genre qui vaut { $value }.
ten-colours-cannot-pay = On ne paie pas avec un joker multicolore.
card-not-there-to-pay = Tu n'as pas ceci pour payer : { $card }.
buildings-do-not-pay = Dans cette partie, on ne paie pas avec les bâtiments d'un groupe.
not-all-there = Tu n'as pas tout cela pour payer.
pays-too-little = Tu dois { $owed }, et cela ne vaut que { $worth }.
house-under-hotel = On ne paie pas avec une Maison sans l'Hôtel posé dessus : ajoute l'Hôtel.
other-card-is-placed = Place maintenant cette carte : { $placed }, et non celle-ci : { $card }.
too-many-cards = Tu peux garder { $limit } cartes : défausses-en encore { $more }.

no-rearrangement-left = Tu as réorganisé tes propriétés autant qu'un tour le permet.
only-wild-cards-turn = Seuls les jokers changent de couleur.
cannot-turn-to = Il ne peut pas passer en { $colour }.
card-not-laid = Tu n'as pas ceci devant toi : { $card }.
does-not-change-places = On n'échange que deux cartes différentes de deux de tes groupes, quand chacune va dans l'autre groupe.
buildings-do-not-move = Dans cette partie, les bâtiments ne se déplacent pas.
building-cannot-move = Un bâtiment passe d'un de tes groupes à un autre, complet, qui peut le recevoir.

wrong-number-of-cards = On pioche maintenant { $count } cartes, et non { $named }.
too-many-of-a-card = On ne peut piocher maintenant que { $most } de ces cartes, et non { $named } : { $card }.
too-few-of-a-card = La pioche s'épuise, on prend donc tout : { $least } de cette carte, et non { $named } : { $card }.
