## Small words.

player = { $who }
bank = la Banque
    .lcd = Banque
money = { $amount }
nothing = rien
chosen =
    .lcd = < { $thing } <> > | { $thing }

## The board. "the" is for where somebody is or goes.

space-go = Départ
    .the = la case Départ
space-chance = Chance
    .the = une case Chance
    .lcd = Chance
space-community-chest = Caisse de communauté
    .the = une case Caisse de communauté
    .lcd = Caisse
    .board = Caisse de commu- nauté
space-jail = Simple visite
    .the = la case Simple visite
    .lcd = Simple visite | Visite
space-free-parking = Parc gratuit
    .the = le Parc gratuit
    .lcd = Parc gratuit | Parc
space-go-to-jail = Allez en prison
    .the = la case Allez en prison
    .lcd = Allez en prison | En prison
tax-4 = Impôts sur le revenu
    .the = la case Impôts sur le revenu
    .lcd = Impôts revenu | Impôts
tax-38 = Taxe de luxe
    .the = la case Taxe de luxe
    .lcd = Taxe de luxe | Taxe luxe
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
deed-travel-12 = Compagnie d'électricité
    .the = la Compagnie d'électricité
    .lcd = Électricité | Électric.
    .board = Cie d'électri- cité
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
deed-travel-28 = Compagnie des eaux
    .the = la Compagnie des eaux
    .lcd = Cie des eaux | Cie d. eaux | Eaux
    .board = Cie des eaux
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
deed-brands-1 = Marron 1
deed-brands-3 = Marron 2
deed-brands-5 = Milton Bradley
    .lcd = Milton Bradley | Milton B.
deed-brands-6 = Bleu clair 1
    .lcd = Bleu clair 1 | Bl.clair 1
deed-brands-8 = Bleu clair 2
    .lcd = Bleu clair 2 | Bl.clair 2
deed-brands-9 = Bleu clair 3
    .lcd = Bleu clair 3 | Bl.clair 3
deed-brands-11 = Rose 1
deed-brands-12 = Lite Brite
deed-brands-13 = Rose 2
deed-brands-14 = Rose 3
deed-brands-15 = Parker Brothers
    .lcd = Parker Brothers | Parker B.
deed-brands-16 = Orange 1
deed-brands-18 = Orange 2
deed-brands-19 = Orange 3
deed-brands-21 = Rouge 1
deed-brands-23 = Rouge 2
deed-brands-24 = Rouge 3
deed-brands-25 = Wizards of the Coast
    .lcd = Wizards
deed-brands-26 = Jaune 1
deed-brands-27 = Jaune 2
deed-brands-28 = Super Soaker
    .lcd = Super Soaker | Soaker
deed-brands-29 = Jaune 3
deed-brands-31 = Vert 1
deed-brands-32 = Vert 2
deed-brands-34 = Vert 3
deed-brands-35 = Kenner
deed-brands-37 = Bleu foncé 1
    .lcd = Bleu foncé 1 | Bl.foncé 1
deed-brands-39 = Bleu foncé 2
    .lcd = Bleu foncé 2 | Bl.foncé 2
mortgaged = { $deed } (hypothéqué)
    .lcd = { $deed } (h)

## Groups.

group-railroad-travel = gares
    .one = gare
    .all = toutes les gares
    .lcd = gares
group-railroad-brands = sociétés
    .one = société
    .all = toutes les sociétés
letters-brown = { $whole ->
    [1] MA
   *[other] ma
 }
letters-light-blue = { $whole ->
    [1] BC
   *[other] bc
 }
letters-pink = { $whole ->
    [1] RS
   *[other] rs
 }
letters-orange = { $whole ->
    [1] OR
   *[other] or
 }
letters-red = { $whole ->
    [1] RG
   *[other] rg
 }
letters-yellow = { $whole ->
    [1] JA
   *[other] ja
 }
letters-green = { $whole ->
    [1] VE
   *[other] ve
 }
letters-dark-blue = { $whole ->
    [1] BF
   *[other] bf
 }
letters-railroad = { $whole ->
    [1] GA
   *[other] ga
 }
letters-utility = { $whole ->
    [1] CI
   *[other] ci
 }

## Buildings and cards.

house-travel = maison
    .a = une maison
    .last = la dernière maison
    .the = la maison
    .many = maisons
house-brands = cabane
    .a = une cabane
    .last = la dernière cabane
    .the = la cabane
    .many = cabanes
hotel-travel = hôtel
    .a = un hôtel
    .last = le dernier hôtel
    .the = l'hôtel
    .many = hôtels
hotel-brands = animalerie
    .a = une animalerie
    .last = la dernière animalerie
    .the = l'animalerie
    .many = animaleries
    .lcd = animalerie
houses-travel = { $count ->
    [0] plus de maison
    [1] une maison
   *[other] { $count } maisons
 }
    .lcd = { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
     }
houses-brands = { $count ->
    [0] plus de cabane
    [1] une cabane
   *[other] { $count } cabanes
 }
    .lcd = { $count ->
        [one] { $count } cabane
       *[other] { $count } cabanes
     }
hotels-travel = { $count ->
    [0] plus d'hôtel
    [1] un hôtel
   *[other] { $count } hôtels
 }
    .lcd = { $count ->
        [one] { $count } hôtel
       *[other] { $count } hôtels
     }
hotels-brands = { $count ->
    [0] plus d'animalerie
    [1] une animalerie
   *[other] { $count } animaleries
 }
    .lcd = { $count } animal.
standing-travel = { $count ->
    [0] aucune maison
    [1] une maison
   *[other] { $count } maisons
 }
    .lcd = ⌂{ $count }
standing-brands = { $count ->
    [0] aucune cabane
    [1] une cabane
   *[other] { $count } cabanes
 }
    .lcd = ⌂{ $count }
standing-hotel-travel = un hôtel
    .lcd = ▣
standing-hotel-brands = une animalerie
    .lcd = ▣
jail-card-travel = la carte Libéré de prison
    .lcd = carte prison
jail-card-brands = la carte Monkeys
    .lcd = carte prison
jail-cards-travel = { $count } cartes Sortie de prison
jail-cards-brands = { $count } cartes Monkeys
railroad-travel = gare
railroad-brands = société

## What a sum is for.

cause-salary = salaire
cause-price = achat
cause-auction = enchère
cause-rent = loyer
cause-tax = impôt
cause-card = carte
cause-fine = amende de prison
cause-building = construction
cause-building-sold = vente
cause-mortgage = hypothèque
cause-redemption = levée d'hypothèque
cause-interest = 10 % d'intérêts
cause-deal = échange
cause-bankruptcy = faillite

## What a card says: why, in our own words, and what it does.

card = { $why } { $what }
card-why-dividend = Tes actions se portent bien.
card-why-speeding-or-poor-tax = Flashé par le radar !
card-why-chairman = Tu régales le conseil.
card-why-building-loan = Ton épargne logement arrive.
card-why-general-repairs = Fuites partout !
card-why-street-repairs = Rue en travaux !
card-why-bank-error = La Banque a mal compté.
card-why-doctor = Visite chez le médecin.
card-why-sale-of-stock = Tu vends des actions.
card-why-holiday-fund = Épargne pour les vacances.
card-why-tax-refund = Trop d'impôt prélevé.
card-why-birthday = C'est ton anniversaire.
card-why-life-insurance = Une assurance te paie.
card-why-hospital = Une nuit à l'hôpital.
card-why-school = Frais de scolarité.
card-why-consultancy = Un bon conseil se paie.
card-why-beauty-contest = Deuxième prix de beauté.
card-why-inherit = Une grand-tante a pensé à toi.
card-does-advance = Avance jusqu'à { FORM($space, "the") }.
card-does-nearest-railroad = Avance à la prochaine { $railroad }. Si prise, loyer x2.
card-does-nearest-utility = Avance à la prochaine compagnie. Si prise, dés x10.
card-does-back = Recule de { $count } cases.
card-does-jail = Va en prison sans passer par la case Départ.
card-does-keep = À garder : elle te fait sortir une fois de prison.
card-does-get = Reçois { $amount }.
card-does-pay = Paie { $amount }.
card-does-get-each = Chacun te donne { $amount }.
card-does-pay-each = Donne { $amount } à chacun.
card-does-repairs = Paie { $price } par { $house }, { $amount } par { $hotel }.
card-title =
    .lcd = { $deck } <> { $who }
rolling =
    .lcd = <>ça roule ...<>

## What has happened.

news-rolled = { $who } lance { $one }+{ $two }, soit { $sum }.
    .you-who = Tu lances { $one }+{ $two }, soit { $sum }.
    .lcd = { $who } lance <> { $one }+{ $two }
rolls = { $who } lance les dés.
    .you-who = Tu lances les dés.
    .lcd = { $who } lance
news-tied = { $all } sont à égalité et relancent.
    .lcd = Encore : { LIST($all, ", ") } | Encore : { LIST($all, " ") } | Encore : { COUNT($all) }
news-begins = { $who } commence.
    .lcd = { $who } commence
news-rolls-again = { $who } peut relancer.
    .you-who = Tu peux relancer.
    .lcd = { $who } relance
news-moved = { $who } va sur { FORM($space, "the") }.
    .you-who = Tu vas sur { FORM($space, "the") }.
    .lcd = { $who }: <> { $space }
news-to-jail = { $who } va en prison.
    .you-who = Tu vas en prison.
    .lcd = { $who } en prison
news-stays-in-jail = { $who } reste en prison : pas de double. { $tries ->
    [0] Plus aucun essai.
    [1] Encore un essai.
   *[other] Encore { $tries } essais.
 }
    .lcd = { $who } reste en prison | { $who } y reste
news-leaves-jail = { $who } sort de prison.
    .you-who = Tu sors de prison.
    .lcd = { $who } est libre
news-keeps-card = { $who } garde la carte.
    .lcd = { $who } la garde
news-card-given = { CAPITAL($card) } passe de { $from } à { $to }.
    .lcd = { $to } : carte prison | { $to }:c. prison
news-salary = { $who } reçoit { $amount } pour le Départ.
    .you-who = Tu reçois { $amount } pour le Départ.
    .lcd = Départ ! { $who } <> +{ $amount } | { $who } <> +{ $amount }
news-gets = { $who } reçoit { $amount } ({ $cause }).
    .you-who = Tu reçois { $amount } ({ $cause }).
    .lcd = { $who } <> +{ $amount }
news-pays-bank = { $who } paie { $amount } ({ $cause }).
    .you-who = Tu paies { $amount } ({ $cause }).
    .lcd = { $who } <> -{ $amount }
news-pays = { $who } paie { $amount } à { $to } ({ $cause }).
    .you-who = Tu paies { $amount } à { $to } ({ $cause }).
    .you-to = { $who } te paie { $amount } ({ $cause }).
    .lcd = { $who } paie { $to } <> { $amount } | { $who } > { $to } <> { $amount }
news-deed-given = { CAPITAL(FORM($deed, "the")) } est maintenant à { $to }.
    .lcd = { $to }: <> { $deed }
news-deed-back = { CAPITAL(FORM($deed, "the")) } retourne à la Banque.
    .lcd = Banque: <> { $deed } | Bq: <> { $deed }
news-dealt = { $who } reçoit { FORM($deed, "the") }.
    .lcd = { $who } reçoit :
news-declined = { $who } n'achète pas { FORM($deed, "the") } : vente aux enchères.
    .you-who = Tu n'achètes pas { FORM($deed, "the") } : vente aux enchères.
    .lcd = Pas d'achat
news-auction = { CAPITAL(FORM($deed, "the")) } : vente aux enchères.
    .lcd = <>ENCHÈRES !<>
news-building-auction = Vente aux enchères : { $building }.
    .lcd = <>ENCHÈRES !<>
news-auction-won = { $who } remporte l'enchère à { $amount }.
    .lcd = { $who } l'emporte : <> { $amount } | { $who } gagne <> { $amount } | { $who } : <> { $amount }
news-unsold = Aucune offre : { FORM($deed, "the") } reste à la Banque.
    .lcd = Aucune offre
news-rent-due = { $payer } arrive chez { $owner } : { $deed }. { $owner } peut réclamer { $amount }.
    .lcd = { $owner } : loyer ? <> { $amount } | { $owner }:loyer <> { $amount }
news-dice-rent-due = { $payer } arrive chez { $owner } : { $deed }. { $owner } peut réclamer { $amount } fois les dés.
    .lcd = { $owner } : loyer ? <> dés x{ $amount } | { $owner }:loyer <> x{ $amount } | { $owner } : x{ $amount } ?
news-claimed = { $owner } réclame à { $payer } le loyer pour { FORM($deed, "the") }.
    .you-owner = Tu réclames à { $payer } le loyer pour { FORM($deed, "the") }.
    .you-payer = { $owner } te réclame le loyer pour { FORM($deed, "the") }.
    .lcd = { $owner } veut son loyer | { $owner } : loyer !
news-rent-lost = { $owner } n'a pas réclamé à temps le loyer pour { FORM($deed, "the") }.
    .you-owner = Tu n'as pas réclamé à temps le loyer pour { FORM($deed, "the") }.
    .lcd = Loyer perdu : { $owner } | Perdu : { $owner }
news-built = { $who } construit sur { FORM($deed, "the") } : { $standing }.
    .lcd = { $deed } <> { $standing }
news-sold = { $who } vend. Sur { FORM($deed, "the") }, il reste : { $standing }.
    .lcd = { $deed } <> vendu, { $standing } | { $deed } <> { $standing }
news-shortage = { $who } veut { FORM($building, "a") }, et { $all } { COUNT($all) ->
    [one] pourrait
   *[other] pourraient
 } utiliser le reste.
    .lcd = Peu { ELIDE("de", FORM($building, "many")) } | Peu : { FORM($building, "many") } | Stock bas !
news-mortgaged = { $who } hypothèque { FORM($deed, "the") }.
    .lcd = { $deed } <> hypothèque | { $deed } <> (h)
news-redeemed = { $who } lève l'hypothèque : { $deed }.
    .lcd = { $deed } <> libérée | { $deed } <> libre
news-mortgage-kept = { $who } garde l'hypothèque : { $deed }.
    .lcd = { $deed } <> reste (h) | { $deed } <> (h)
news-offer = { $from } propose un échange à { $to }.
    .you-from = Tu proposes un échange à { $to }.
    .you-to = { $from } te propose un échange.
    .lcd = { $from } > { $to } : échange ? | { $from } > { $to } : offre | { $from } > { $to } ? | { $from }>{ $to } ?
news-deal = { $from } et { $to } sont d'accord.
    .you-from = { $to } et toi êtes d'accord.
    .you-to = { $from } et toi êtes d'accord.
    .lcd = Marché conclu !
news-refused = { $who } refuse.
    .you-who = Tu refuses.
    .lcd = { $who } refuse
news-withdrawn = { $who } retire son offre.
    .you-who = Tu retires ton offre.
    .lcd = Offre retirée
news-debt = { $who } doit { $amount } à { $to } et doit trouver de l'argent.
    .lcd = { $who } doit à { $to } <> { $amount } | { $who } doit <> { $amount }
news-bank-debt = { $who } doit { $amount } à la Banque et doit trouver de l'argent.
    .lcd = { $who } doit <> { $amount }
news-debt-paid = { $who } a payé.
    .you-who = Tu as payé.
    .lcd = { $who } a payé
news-instead = { $who } offre à { $to } des biens au lieu de { $amount } : { $gains }.
    .lcd = Titres pour { $amount } ? | Pour { $amount } ?
news-accepted = { $who } accepte.
    .you-who = Tu acceptes.
    .lcd = { $who } accepte
news-wants-money = { $who } veut de l'argent.
    .lcd = { $who } veut l'argent | { $who } : argent ! | { $who } : argent
news-bankrupt = { $who } fait faillite ; tout va à { $to }.
    .you-who = Tu fais faillite ; tout va à { $to }.
    .you-to = { $who } fait faillite ; tout te revient.
    .lcd = { $who } en faillite
news-bankrupt-to-bank = { $who } fait faillite ; tout va à la Banque.
    .you-who = Tu fais faillite ; tout va à la Banque.
    .lcd = { $who } en faillite
news-liquidated = Ce qui peut être vendu ou hypothéqué rapporte { $amount }.
    .lcd = rapporte { $amount }
news-last-turn = Le tour { $turn } était le dernier.
    .lcd = Dernier tour fini | Fin des tours
news-time-over = Le temps est écoulé.
    .lcd = Temps écoulé

## What happened, several things in one sentence.

news-rolled-to = { $who } lance { $one }+{ $two } et va sur { FORM($space, "the") }.
    .you-who = Tu lances { $one }+{ $two } et vas sur { FORM($space, "the") }.
news-rolled-free = { $who } lance { $one }+{ $two }, un double, sort de prison et va sur { FORM($space, "the") }.
    .you-who = Tu lances { $one }+{ $two }, un double, sors de prison et vas sur { FORM($space, "the") }.
news-rolled-stays = { $who } lance { $one }+{ $two }, pas de double, et reste en prison. { $tries ->
    [0] Plus aucun essai.
    [1] Encore un essai.
   *[other] Encore { $tries } essais.
 }
news-third-double = { $who } lance { $one }+{ $two }, le troisième double de suite, et va en prison.
    .you-who = Tu lances { $one }+{ $two }, le troisième double de suite, et vas en prison.
    .lcd = troisième double ! | 3e double !
news-sent-to-jail = De là, { $who } va en prison.
    .you-who = De là, tu vas en prison.
news-rent-here = C'est chez { $owner }, qui peut réclamer { $amount }.
    .you-owner = C'est chez toi : tu peux réclamer { $amount }.
news-dice-rent-here = C'est chez { $owner }, qui peut réclamer { $amount } fois les dés.
    .you-owner = C'est chez toi : tu peux réclamer { $amount } fois les dés.
news-own = { $who } y est chez soi : pas de loyer.
    .you-who = Tu y es chez toi : pas de loyer.
    .lcd = à soi : sans loyer | sans loyer
news-no-rent = Le titre { OF($owner) } est hypothéqué : pas de loyer.
    .you-owner = Ton titre est hypothéqué : pas de loyer.
    .lcd = (h) : sans loyer | sans loyer
news-rest = Il ne s'y passe rien.
    .lcd = rien ne se passe
news-no-buildings = { $who } n'a pas { ELIDE("de", FORM($building, "many")) } et ne paie rien.
    .you-who = Tu n'as pas { ELIDE("de", FORM($building, "many")) } et ne paies rien.
    .lcd = rien à payer
news-buys = { $who } achète { FORM($deed, "the") } pour { $amount }.
    .you-who = Tu achètes { FORM($deed, "the") } pour { $amount }.
news-dealt-for = { $who } reçoit { FORM($deed, "the") } et paie { $amount }.
news-wins-deed = { $who } remporte { FORM($deed, "the") } aux enchères pour { $amount }.
    .you-who = Tu remportes { FORM($deed, "the") } aux enchères pour { $amount }.
news-pays-rent = { $who } paie à { $owner } { $amount } de loyer pour { FORM($deed, "the") }.
    .you-who = Tu paies à { $owner } { $amount } de loyer pour { FORM($deed, "the") }.
    .you-owner = { $who } te paie { $amount } de loyer pour { FORM($deed, "the") }.
news-deeds-given = { $deeds } sont maintenant à { $to }.
news-deeds-back = { $deeds } retournent à la Banque.
news-many-deeds-given = { $count } titres sont maintenant à { $to }.
news-many-deeds-back = { $count } titres retournent à la Banque.
news-builds-for = { $who } construit sur { FORM($deed, "the") } pour { $amount } : { $standing }.
    .you-who = Tu construis sur { FORM($deed, "the") } pour { $amount } : { $standing }.
news-sells-for = { $who } vend pour { $amount }. Sur { FORM($deed, "the") }, il reste : { $standing }.
    .you-who = Tu vends pour { $amount }. Sur { FORM($deed, "the") }, il reste : { $standing }.
news-mortgages-for = { $who } hypothèque { FORM($deed, "the") } pour { $amount }.
    .you-who = Tu hypothèques { FORM($deed, "the") } pour { $amount }.
news-redeems-for = { $who } lève l'hypothèque pour { $amount } : { $deed }.
    .you-who = Tu lèves l'hypothèque pour { $amount } : { $deed }.
news-keeps-for = { $who } garde l'hypothèque et paie { $amount } : { $deed }.
    .you-who = Tu gardes l'hypothèque et paies { $amount } : { $deed }.
news-pays-out = { $who } paie { $amount } et sort de prison.
    .you-who = Tu paies { $amount } et sors de prison.
news-third-try = C'était le troisième essai : { $who } paie { $amount } et sort de prison.
    .you-who = C'était le troisième essai : tu paies { $amount } et sors de prison.
news-uses-card = { $who } utilise { $card } et sort de prison.
    .you-who = Tu utilises { $card } et sors de prison.
told-last-round = Le dernier tour de table : chacun joue encore une fois.
    .lcd = <>Dernière ronde !<> | <>Dernière ronde<>
told-last-turn = C'est le dernier tour.
told-has-last-turn = { $who } joue le dernier tour.
    .you-who = Tu joues le dernier tour.
    .lcd = <>{ $who } : dernier tour<> | <>Dernier : { $who }<>
told-minutes = { $minutes ->
    [0] Il reste moins d'une minute.
    [1] Il reste une minute.
   *[other] Il reste { $minutes } minutes.
 }
    .lcd = encore { $minutes } min

## Told where there are no lights.

told-turn = Tour { $turn } : à { $who } de jouer.
    .you-who = Tour { $turn } : à toi de jouer.
told-card = { $who } tire une carte { $deck } : { $card }
    .you-who = Tu tires une carte { $deck } : { $card }
told-card-back = La carte { $deck } va sous la pile.
told-bid = { $who } enchérit à { $amount }.
    .you-who = Tu enchéris à { $amount }.
told-passed = { $who } n'enchérit plus.
    .you-who = Tu n'enchéris plus.
told-passed-all = { $all } n'enchérissent plus.
told-cannot-bid = { $who } ne peut pas enchérir plus.
told-cannot-bid-all = { $all } ne peuvent pas enchérir plus.
told-wants = { $who } en veut { $count }.
told-leaves-it = { $who } laisse faire les autres.
told-time = Temps de jeu : { $time }.
told-wins = { $who } gagne.
told-draw = Égalité entre { $all }.
told-offer = { $who } propose un échange à { $to } : { $losses } contre { $gains }.

## What was decided.

decided-roll = { $who } lance les dés.
decided-fine = { $who } paie l'amende de prison.
decided-jail-card = { $who } utilise { $card }.
decided-buy = { $who } achète.
decided-decline = { $who } n'achète pas.
decided-claim = { $who } réclame le loyer pour { FORM($deed, "the") }.
decided-build = { $who } construit sur { FORM($deed, "the") }.
decided-sell = { $who } vend un bâtiment sur { FORM($deed, "the") }.
decided-sell-down = { $who } vend des bâtiments de tout le groupe : { $group }.
decided-counter = { $who } propose un autre échange : { $losses } contre { $gains }.
decided-waive = { $who } y renonce.
decided-place = { $who } construit sur { FORM($deed, "the") }.
decided-instead = { $who } offre des biens au lieu de { $amount } : { $losses }.
decided-bankrupt = { $who } abandonne et fait faillite.
decided-tenth = { $who } paie un dixième de tout comme impôt.
decided-printed-tax = { $who } paie l'impôt imprimé.

## What chance answered.

chance-dice = dés { $one } et { $two }.
chance-card = une carte est tirée.
chance-dealt = on distribue { FORM($deed, "the") }.

## On the notes of each seat.

note-worth = { $worth } en tout : { $rank ->
    [1] 1er
   *[other] { $rank }e
 }
note-on = sur { FORM($space, "the") }
note-jail = en prison
printed-space = { FORM($space, "board") }
note-bankrupt = en faillite
note-no-deeds = aucun titre
note-deeds = { LIST($things, ", ") }
owns = { $count ->
    [one] { $count } { FORM($group, "one") }
   *[other] { $count } { FORM($group, "many") }
 }
owns-all = { FORM($group, "all") }
points-in-all = { $amount } en tout
points-in-cash = { $amount } en caisse

## Rolling.

roll-start = { $who } lance pour commencer.
    .lcd = { $who } : qui commence ? | { $who } : départ ?
roll-rent = { $who } lance pour le loyer.
    .lcd = { $who } lance : loyer | { $who }:loyer
roll-who-starts =
    .lcd =
        Qui commence ?
        Le plus fort total. | Le plus fort.
roll-rent-by-dice =
    .lcd = Loyer selon les dés: | Loyer aux dés :
roll-press =
    .lcd = ROLL:lancer
roll-your-own =
    .lcd = Lance de vrais dés | Lance deux dés
roll-set =
    .lcd = A,B:régler <> { $dice }
roll-enter =
    .lcd = OK:valider
roll-headline = { $what } Appuie sur ROLL.
roll-typed = { $what } Lance deux vrais dés : la molette A règle le premier, la B le second, OK les valide.
roll = { $who } : lancer

## Between rolls.

turn-line =
    .lcd = À { $who } de jouer <> { $cash } | À { $who } <> { $cash }
turn-jail-line =
    .lcd = { $who } en prison <> { $cash } | { $who }:prison <> { $cash } | { $who } <> { $cash }
turn-on =
    .lcd = sur { $space }
turn-double-on =
    .lcd = double ! <> { $space } | 2x <> { $space }
turn-try =
    .lcd = double ? essai { $try }
turn-keys =
    .lcd = ROLL:lancer
turn-keys-claim =
    .lcd = ROLL <> { $owner }:loyer | ROLL <> place:loyer
turn-keys-desk =
    .lcd = ROLL <> place:bureau | ROLL <> bureau
turn-jail-keys =
    .lcd = ROLL:essayer
turn-jail-keys-claim =
    .lcd = ROLL <> { $owner }:loyer | ROLL <> place:loyer
turn-jail-keys-desk =
    .lcd = ROLL <> place:bureau | ROLL <> bureau
turn-jail-keys-out =
    .lcd = ROLL <> place:sortir | ROLL <> sortir
turn-doubles = Double !
turn-press-roll = { $who } : appuie sur ROLL.
turn-in-jail = { $who } est en prison : ROLL tente un double.
turn-out-pay = Le bouton { OF($who) } ouvre le bureau, pour payer { $amount } et sortir.
    .lcd = ou payer { $amount }
turn-out-card = Le bouton { OF($who) } ouvre le bureau, pour jouer une carte et sortir.
    .lcd = ou jouer la carte | ou la carte
turn-out-both = Le bouton { OF($who) } ouvre le bureau, pour payer { $amount } ou jouer une carte.
    .lcd = ou { $amount }, ou carte
turn-desk = Chaque bouton de place ouvre un bureau : construire, vendre, hypothéquer, échanger.
turn-waits-line =
    .lcd = { $who } va lancer <> { $time } | { $who } lance <> { $time }
turn-waits-keys =
    .lcd = { $owner }:loyer BACK:non | { $owner }:loyer BACK | place:loyer BACK
turn-waits-claim =
    .lcd = { $owner }:loyer | place:loyer
turn-waits = Dans un instant { $who } lance les dés, et ce sera trop tard.
turn-waits-back = BACK : ne pas lancer encore.
turn-try-doubles = { $who } : tenter un double
turn-not-yet = ne pas lancer encore

## Rent that can be claimed.

rent-open = Le bouton { OF($owner) } réclame { $amount } à { $payer } pour { FORM($deed, "the") } !
    .lcd = { $owner } : loyer ! <> { $amount } | { $owner }:loyer <> { $amount }
rent-open-dice = Le bouton { OF($owner) } réclame { $amount } fois les dés à { $payer } pour { FORM($deed, "the") } !
    .lcd = { $owner } : loyer ! <> dés x{ $amount } | { $owner }:loyer <> x{ $amount } | { $owner } : x{ $amount } ?
rent-held = { $owner } peut réclamer { $amount } à { $payer } pour { FORM($deed, "the") } !
rent-held-dice = { $owner } peut réclamer { $amount } fois les dés à { $payer } pour { FORM($deed, "the") } !
claim = réclamer le loyer pour { FORM($deed, "the") }
closing-line =
    .lcd = Partie finie <> { $time }
closing-keys =
    .lcd = bouton place : loyer | place:loyer
closing = Le dernier tour est fini.

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
    .lcd = Tour { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels } | { DIGITS($turn) } <> ⌂{ $houses } ▣{ $hotels }
read-turn-of =
    .lcd = Tour { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels } | { $turn }/{ $last } <> ⌂{ $houses } ▣{ $hotels }
read-minutes =
    .lcd = { $played } sur { $minutes } min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes }min <> ⌂{ $houses } ▣{ $hotels } | { $played }/{ $minutes } <> ⌂{ $houses } ▣{ $hotels }
read-bankrupt =
    .lcd = { $who } <> en faillite
read-no-deeds =
    .lcd = { $who } <> aucun titre
read-groups =
    .lcd = { $who } { LIST($groups, " ") }
title-for-sale = { CAPITAL(FORM($deed, "the")) } est à vendre pour { $price }.
title-owned = { CAPITAL(FORM($deed, "the")) } est à { $who }.
title-mortgaged = { CAPITAL(FORM($deed, "the")) } est à { $who }, sous hypothèque : pas de loyer.
title-rents = Loyer { $rent } ; avec bâtiments { LIST($rents, ", ") }. Un bâtiment coûte { $price }.
title-rents-railroad = Loyer { LIST($rents, ", ") } pour 1 à 4 d'entre elles.
title-rents-utility = Loyer : { $first } fois les dés, { $factor } fois avec les deux.
title-mortgage = Hypothèque { $price }.
read-deeds = lire les titres de propriété
read-players = où en sont les joueurs

## Buying.

buy-has =
    .lcd = { $who } a <> { $cash }
buy-short = Il manque encore { $amount } à { $who }.
    .lcd = Il manque { $amount } à { $who } | { $who }: <> manque { $amount } | { $who }: <> -{ $amount }
buy-raise =
    .lcd = <>hypothèque, vente...<> | <>hypothèque ...<>
buy-rent =
    .lcd = loyer { $rent } <> a { $owned }/{ $size } { $group } | a { $owned } sur { $size } { $group } | a { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
buy-group =
    .lcd = a { $owned } sur { $size } { $group } | a { $owned }/{ $size } { $group } | { $owned }/{ $size } { $group }
buy-keys =
    .lcd = OK:achat <> BACK:offres | OK:achat <> BACK
buy-keys-desk =
    .lcd = place:bureau <> BACK | bureau <> BACK
buy-keys-auction =
    .lcd = <>BACK:enchères<>
buy-headline = { $who } est sur { FORM($deed, "the") }, à vendre pour { $price }, et a { $cash }. OK achète, BACK ouvre les enchères à tous.
buy-headline-desk = { $who } est sur { FORM($deed, "the") }, à vendre pour { $price } ; il manque { $amount }. Le bouton { OF($who) } ouvre le bureau : hypothéquer, vendre ou échanger d'abord. BACK ouvre les enchères à tous.
buy-headline-auction = { $who } est sur { FORM($deed, "the") }, à vendre pour { $price } ; il manque { $amount }. BACK ouvre les enchères à tous.
buy = acheter pour { $price }
decline = mettre aux enchères

## An auction.

auction-deed =
    .lcd = { $deed } <> { $time }
auction-building =
    .lcd = { FORM($building, "a") } <> { $time } | { $building } <> { $time }
auction-no-bid = aucune offre
auction-bid = { $who } offre { $amount }
    .lcd = { $who } offre <> { $amount }
auction-in =
    .lcd = en jeu: { LIST($all, " ") } <> A:pas | en jeu: { COUNT($all) } <> A:pas
auction-keys =
    .lcd = place:+{ $step } <> tenir:fin | +{ $step } <> tenir:fin
auction-of-deed = Enchères : { $deed }, prix imprimé { $price }, { $bids }.
auction-of-building = Enchères : { $building }, { $bids }.
auction-how = Appuie sur ton bouton de place pour enchérir, tiens-le appuyé pour te retirer ; la molette A règle le pas, maintenant { $step }.
auction-step = pas : { $step }
bid = offrir { $amount }
bid-no-more = se retirer

## In the middle of the ring, on a screen across the room.

wall-auction = Enchères
wall-price = prix imprimé { $price }
wall-leads = { $who } est en tête
wall-still-in = encore en lice
wall-left = { $buildings } à la Banque
wall-unsold = encore libre
wall-completes = { $who } a alors { $such }
wall-wants-one = { $who } veut { FORM($building, "a") }
wall-wants = en veut { $count }
wall-thinks = réfléchit encore
wall-offers = { $who } propose un échange à { $to }
wall-offers-instead = { $who } offre ceci à { $to } au lieu de { $amount }
wall-gives = { $who } donne
wall-times = { $amount } × dés
wall-turn = Tour { DIGITS($turn) }
wall-turn-of = Tour { $turn } sur { $last }
wall-minutes = Tour { DIGITS($turn) }, { $played } min sur { $minutes }
wall-last-round = { $count ->
    [one] Le dernier tour
   *[other] La dernière manche : encore { $count } tours
 }

## Buildings are short.

shortage-left =
    .lcd = Reste { $buildings } <> { $time } | { $buildings } <> { $time }
shortage-how-many =
    .lcd = Combien chacun ?
shortage-count =
    .lcd = { $who } : { $count }
shortage-count-short =
    .lcd = { $who }{ $count }
shortage-counts =
    .lcd = { LIST($counts, ", ") } | { LIST($short, " ") } | { $count } voulus
shortage-keys =
    .lcd = place:+1 tenir:0
shortage-keys-end =
    .lcd = place:+1 tenir:0 OK | +1 tenir:0 OK
shortage-last-line =
    .lcd = Reste 1 { $building } <> { $time } | 1 { $building } <> { $time } | { $building } <> { $time }
shortage-asker =
    .lcd = { $who } en veut.
shortage-you-too =
    .lcd = { LIST($all, ", ") } : aussi ? | { COUNT($all) } joueurs : aussi ? | Toi aussi ?
shortage-last-keys =
    .lcd = place:oui tenir:non | oui tenir:non
shortage-headline = { $who } veut { FORM($building, "a") }, et voici ce qui reste à la Banque : { $buildings }.
shortage-how = { $all } : appuie sur ton bouton de place une fois par bâtiment voulu. Si c'est trop, ils sont vendus un par un aux enchères.
shortage-last = { $who } veut { FORM($building, "last") }.
shortage-last-how = { $all } : appuie sur ton bouton de place pour enchérir, tiens-le appuyé pour y renoncer.
want-more = en vouloir un de plus
want-it = le vouloir aussi
want-one = n'en vouloir qu'un
want-none = n'en vouloir aucun
want-done = tout le monde l'a dit

## One of a few.

pick-tax =
    .lcd = { $who } : <> impôt
pick-site =
    .lcd = { $who } : <> où bâtir ? | { $who } : <> bâtir
pick-mortgage =
    .lcd = { $who } : <> hypothèque | { $who }:hypothèque
pick-your-building =
    .lcd = { FORM($building, "a") } pour toi | { FORM($building, "a") }
has =
    .lcd = a <> { $cash }
pay-tenth = payer un dixième de tout
    .lcd = un dixième | dixième
pay-printed = payer { $amount }
place = construire sur { FORM($deed, "the") }
    .lcd = { $deed }
transfer-redeem = lever l'hypothèque maintenant pour { $amount } : { $deed }
    .lcd = lever pour { $amount } | lever { $amount }
transfer-keep = garder l'hypothèque et payer 10 %, soit { $amount } : { $deed }
    .lcd = garder pour { $amount } | garder { $amount }
pick-choice =
    .lcd = < { $choice } <> >
pick-keys =
    .lcd = A:choix OK:oui <> { $place } | A OK:oui <> { $place }
ask-tax = impôts sur le revenu : { $amount }, ou un dixième de tout ce que tu as. Choisis avant de compter.
ask-site = tu as gagné { FORM($building, "a") }. Où construire ?
ask-mortgage = ce que tu as reçu est hypothéqué. Lever l'hypothèque, ou la garder pour 10 % ?
pick-headline = { $who } : { $question } OK : { $choice }.
pick = choisir

## Debts.

debt = { $who } doit { $amount } à { $to } ({ $cause }) et a { $cash } : il manque { $short }.
    .you-who = Tu dois { $amount } à { $to } ({ $cause }) et as { $cash } : il te manque { $short }.
    .you-to = { $who } te doit { $amount } ({ $cause }) et a { $cash } : il manque { $short }.
bank-debt = { $who } doit { $amount } à la Banque ({ $cause }) et a { $cash } : il manque { $short }.
    .you-who = Tu dois { $amount } à la Banque ({ $cause }) et as { $cash } : il te manque { $short }.
debt-short =
    .lcd = il manque <> { $short }
debt-hopeless = { $who } peut réunir { $amount } au plus : seul un échange aide encore, ou l'abandon.

## Offers.

offer-line =
    .lcd = { $from } offre à { $to } <> { $time } | { $from } > { $to } <> { $time }
offer-get =
    .lcd = reçois { $thing } <> { $place } | + { $thing } <> { $place } | + { $thing }
offer-give =
    .lcd = donne { $thing } <> { $place } | - { $thing } <> { $place } | - { $thing }
offer-plus =
    .lcd = + { $thing } <> { $place } | + { $thing }
offer-minus =
    .lcd = - { $thing } <> { $place } | - { $thing }
offer-instead-of =
    .lcd = au lieu de { $thing } <> { $place } | pour { $thing } <> { $place } | -{ $thing } <> { $place }
refuse = refuser
accept = accepter
change = modifier
offer-keys =
    .lcd = < { $answer } > <> place { $seat } | < { $answer } > <> :{ $seat }
offer-instead = { $who } offre à { $to } { $losses } au lieu des { $amount } dus.
offer-how = { $to } : la molette A choisit la réponse, ton bouton de place la donne.
offer-how-withdraw = Le bouton { OF($from) } retire l'offre.
offer-answer = réponse : { $answer }
offer-read = lire l'offre
withdraw = retirer l'offre

## Putting a deal together.

trade-no-money =
    .lcd = { $who } & { $to } <> sans argent | { $who } & { $to } <> 0
trade-pays =
    .lcd = { $who } paie { $to } <> { $amount } | { $who } > { $to } <> { $amount }
trade-waives =
    .lcd = { $who } efface <> { $amount } | { $who } <> -{ $amount }
trade-gets =
    .lcd = { $who } le reçoit <> { $place } | { $who } l'a <> { $place }
trade-keeps =
    .lcd = { $who } le garde <> { $place } | { $who } garde <> { $place }
trade-nothing =
    .lcd = rien à donner
trade-keys =
    .lcd = OK:ajout B:{ $step } <> BACK | OK B:{ $step } <> BACK
trade-keys-offer =
    .lcd = OK:ajout B:{ $step } <> place | OK B:{ $step } <> place
trade-headline = { $who } prépare un échange avec { $to }. Reçoit : { $gains }. Donne : { $losses }.
trade-headline-debt = { $who } prépare ce que { $to } peut prendre pour la dette. { $to } efface { $amount }. { $who } donne : { $losses }.
trade-ready = Le bouton { OF($who) } fait l'offre.
trade-mark = Ajoute quelque chose avec OK.
trade-too-little = { $who } a une dette : ce qui est donné doit rapporter au moins autant qu'une hypothèque.
trade-cannot-pay = Quelqu'un ne pourrait plus payer après cela : change quelque chose.
trade-walk = ce qui change de mains
trade-leave-out = enlever : { $thing }
trade-give = donner : { $thing }
trade-get = recevoir : { $thing }
trade-pay-or-get = à gauche : payer, à droite : recevoir
trade-less-or-more = à gauche : moins, à droite : plus
trade-steps = par pas de { $step }
trade-forget = laisser tomber
trade-offer = proposer

## The desk of a seat.

desk-line =
    .lcd = Bureau { OF($who) } <> { $cash } | { $who } <> { $cash }
desk-what =
    .lcd = < { $what } <> >
desk-how =
    .lcd = { $item } <> { $place } | { $item }
desk-keys =
    .lcd = A:choix OK BACK:fin | A OK BACK:fin
desk-keys-debt =
    .lcd = manque { $short } <> A,B OK | manque { $short } <> OK
desk-cash = Bureau { OF($who) }, avec { $cash } en caisse.
desk-pick = La molette A choisit, la molette B saute à la catégorie suivante, OK : { $item }.
desk-jail = prison
desk-deeds = biens pour dette
    .lcd = biens pour dette | biens
desk-give-up = abandonner
item-fine = payer { $amount } d'amende et sortir de prison
    .lcd = amende : { $amount } | payer { $amount }
item-jail-card = utiliser la carte et sortir de prison
    .lcd = jouer la carte | carte
item-house = construire { FORM($building, "a") } sur { FORM($deed, "the") } pour { $price }
    .lcd = { $building } { $count } -{ $price } | ⌂{ $count } -{ $price }
item-hotel = construire { FORM($building, "a") } sur { FORM($deed, "the") } pour { $price }
    .lcd = { $building } -{ $price } | ▣ -{ $price }
item-sell-house = vendre { FORM($building, "a") } sur { FORM($deed, "the") } pour { $price }
    .lcd = vendre 1/{ $standing } +{ $price } | vendre ⌂ +{ $price } | -⌂ +{ $price }
item-sell-hotel = échanger { FORM($building, "the") } sur { FORM($deed, "the") } contre { $standing } et { $price }
    .lcd = ▣ en { $standing } +{ $price } | ▣ +{ $price }
item-sell-all = vendre tous les bâtiments du groupe { $group } pour { $amount }
    .lcd = tout vendre +{ $amount } | tout +{ $amount }
item-sell-down = vendre des bâtiments du groupe { $group } pour { $amount } et garder { $rest }
    .lcd = { $hotels ->
        [0] garder ⌂{ $houses } +{ $amount } | {"-> "}⌂{ $houses } +{ $amount }
       *[other] garder ▣{ $hotels } ⌂{ $houses } +{ $amount } | {"-> "}▣{ $hotels }⌂{ $houses } +{ $amount }
     }
item-mortgage = hypothéquer { FORM($deed, "the") } pour { $price }
    .lcd = hypothèque +{ $price } | hyp. +{ $price }
item-redeem = lever l'hypothèque pour { $price } : { $deed }
    .lcd = lever l'hyp. -{ $price } | lever -{ $price }
item-deal = un échange avec { $who }
    .lcd = échange avec | échange
item-instead = offrir des biens au lieu de { $amount }
    .lcd = offrir à { $to } | à { $to }
item-give-up = abandonner et faire faillite
    .lcd = faillite
desk-turn = choisir
desk-next-kind = catégorie suivante
desk-close = fermer le bureau
desk-open = ouvrir le bureau
sure-give-up = Abandonner et faire faillite ?
    .lcd = Faire faillite ?
sure-give-up-doing = abandonner

## What the game is about; each is read on a page of the display.

intro-buy-travel = Achète les cases où tu tombes et touche leur loyer.
intro-build-travel = Une couleur entière permet de bâtir : les loyers grimpent.
intro-buy-brands = Achète terrains et sociétés, et fais payer les visiteurs.
intro-build-brands = Toute une couleur : cabanes, puis animaleries.
intro-rent-claim = Ton bouton de place réclame le loyer et ouvre ton bureau.
intro-rent-auto = Le loyer vient tout seul ; ton bouton ouvre ton bureau.
intro-end = En faillite, on sort. Le dernier en jeu gagne.
intro-end-quicker = Tu commences avec deux titres. Fin à la 2e faillite.
intro-end-turns = Après { $turns } tours, tous ensemble, le plus riche gagne.
intro-end-minutes = Après { $minutes } minutes de jeu, le plus riche gagne.

## What can be done now, for whoever asks.

hint-desk-build = Couleur entière : bâtis à niveau égal. Les loyers grimpent.
hint-desk-sell = La Banque reprend les bâtiments à moitié prix.
hint-desk-mortgage = Hypothèque : la moitié du prix, mais sans loyer.
hint-desk-redeem = La lever coûte cette somme plus un dixième.
hint-desk-deal = Échange : titres et argent avec un autre joueur.
hint-roll-start = Tout le monde lance. Le plus fort commence.
hint-roll-move = Deux dés disent de combien tu avances.
hint-roll-rent = Les dés fixent ce loyer : leur somme est multipliée.
hint-roll = Appuie sur ROLL.
hint-roll-typed = Lance de vrais dés, règle les molettes A et B, puis OK.
hint-tax = Paie la somme fixe, ou un dixième de tout ce que tu as.
hint-buy-ok = C'est à vendre : OK achète au prix imprimé.
hint-buy-back = BACK met aux enchères, et tu peux enchérir aussi.
hint-buy-group = Tu en as { $owned } sur { $size } ({ $group }). Tous rapportent plus.
hint-buy-short = Il te manque { $amount }. Hypothèque, vends ou échange.
hint-buy-desk = Ton bouton ouvre ton bureau pour trouver l'argent.
hint-auction-bid = Ton bouton de place ajoute un pas à la dernière offre.
hint-auction-step = La molette A règle le pas. Tiens ton bouton pour sortir.
hint-auction-end = À la fin du temps, la plus forte offre paie.
hint-shortage-who = La Banque manque de bâtiments : qui en veut combien ?
hint-shortage-tap = Un appui par bâtiment voulu, appui long : aucun.
hint-shortage-many = Si c'est trop, chacun est vendu aux enchères.
hint-place = Tu as gagné un bâtiment : choisis où le poser.
hint-debt-raise = Tu dois plus que tu n'as : trouve de l'argent.
hint-debt-how = Vends des bâtiments, hypothèque ou échange.
hint-debt-paid = C'est payé dès que tu as assez.
hint-debt-end = Qui abandonne ou ne peut payer fait faillite.
hint-offer-read = Un échange est proposé : la molette B le lit en entier.
hint-offer-pick = La molette A : accepter, refuser ou modifier.
hint-offer-say = Le bouton du joueur sollicité le dit.
hint-instead = Des biens sont offerts à la place de l'argent dû.
hint-instead-read = La molette B lit, la A choisit, ton bouton répond.
hint-transfer = Tu reçois un titre sous hypothèque.
hint-transfer-how = Garde-la pour un dixième, ou lève-la.
hint-closing = Le dernier tour est fini, ce loyer reste à réclamer.
hint-closing-how = Le propriétaire appuie sur son bouton à temps.
hint-jail-double = En prison : un double te fait sortir.
hint-jail-desk = Ou ouvre ton bureau : paie, ou joue une carte.
hint-jail-third = Après trois tours, il faut payer et partir.
hint-turn = Appuie sur ROLL pour avancer. Un double fait rejouer.
hint-rent = Loyer dû : le bouton du propriétaire le réclame.
hint-rent-late = Après le lancer suivant, c'est trop tard.
hint-turn-desk = Entre les lancers, ton bouton ouvre ton bureau.
hint-turn-business = On y construit, vend, hypothèque et échange.
hint-turn-dials = La molette A lit les titres, la B dit où chacun en est.

moment-auction = une vente aux enchères
moment-rent = un gros loyer
moment-deal = un échange
moment-bankrupt = une faillite

## Ce que dit la page à une place.

asks-offer = { $who } te propose un échange.
asks-instead = { $who } te propose des biens à la place de l'argent.
asks-turn = C'est à toi de jouer.
asks-last-turn = C'est à toi de jouer. C'est ton dernier tour.
asks-turn-claim = C'est à toi de jouer. Réclame ton loyer avant de lancer.
asks-claim = Tu peux réclamer un loyer, avant que { $who } lance les dés.
asks-buy-short = { CAPITAL(FORM($deed, "the")) } coûte { $price } : il te manque { $amount }. Hypothèque, vends ou échange d'abord, ou laisse mettre aux enchères.
asks-buy-poor = { CAPITAL(FORM($deed, "the")) } coûte { $price } : il te manque { $amount }, et tes biens ne les rapporteraient pas.
asks-again = Double ! C'est encore à toi.
asks-shortage = { $who } veut { FORM($building, "a") }, et voici ce qui reste à la Banque : { $buildings }. Combien en veux-tu ? Si c'est trop en tout, on les vend un par un aux enchères.
asks-shortage-own = Voici ce qui reste à la Banque : { $buildings }, et d'autres peuvent bâtir aussi. Combien en veux-tu ? Si c'est trop en tout, on les vend un par un aux enchères.
asks-jail = Tu es en prison : un double t'en fait sortir.
asks-start = Lance pour savoir qui commence : le plus fort lancer.
asks-debt = Tu dois { $amount } à { $to } ({ $cause }) et tu as { $cash } : il te manque { $short }.
asks-bank-debt = Tu dois { $amount } à la Banque ({ $cause }) et tu as { $cash } : il te manque { $short }.
asks-debt-hopeless = Tu peux réunir { $amount } au plus. Seul un échange peut t'aider, ou tu abandonnes.
asks-choice = { CAPITAL($question) }
waits-turn = À { $who } de jouer.
waits-for = On attend { $all }.
waits-buy = { $who } peut acheter { FORM($deed, "the") } pour { $price }.
waits-debt = { $who } doit { $amount } à { $to } ({ $cause }) et a { $cash }.
waits-debt-you = { $who } te doit { $amount } ({ $cause }) et a { $cash }.
waits-bank-debt = { $who } doit { $amount } à la Banque ({ $cause }) et a { $cash }.
waits-raised = La partie attend que { $who } trouve l'argent.
waits-raised-or-out = La partie attend que { $who } trouve l'argent ou abandonne.
does-claim = réclamer { $amount } à { $payer } pour { FORM($deed, "the") }
does-claim-dice = réclamer les dés fois { $amount } à { $payer } pour { FORM($deed, "the") }
open-claim = ton loyer de { $amount } que doit { $payer }
open-claim-dice = ton loyer de { $amount } fois les dés que doit { $payer }
loses-by-rolling = Tu perds { $claims }. Lancer quand même ?
loses-by-mortgaging = Tu perds { $claims }. Hypothéquer quand même ?
loses-by-accepting = Tu perds { $claims }. Accepter quand même ?
loses-with = { $deed } : tu perds { $claims }
does-buy = l'acheter
does-roll = lancer les dés
does-offer = proposer un échange à { $to } : { $losses } contre { $gains }
does-counter = proposer un autre échange : { $losses } contre { $gains }
does-want = en vouloir { $count }
does-waive = ne pas réclamer de loyer
does-offer-instead = proposer { $losses } au lieu de { $amount }
part-bid = ton enchère
part-sell-down = vendre les bâtiments : { $group }
part-sell-each = vendre des bâtiments : { $group }, { $price } chacun
part-left = { $price } pour chaque bâtiment vendu ; combien restent (un hôtel compte pour { $number })
part-counter = un autre échange
part-instead = à la place de cette somme
part-give = tu donnes
part-give-cards = tu donnes une carte
part-pay = tu paies
part-take = tu reçois
part-take-cards = tu reçois une carte
part-ask = on te paie
offered-money = argent
offered-debt = de la dette
