game-travel = Travel
game-travel-about = Le classique de l'achat, de la construction et des échanges, fait pour être interrompu et rangé.
game-brands = Brands
game-brands-about = Le classique de l'achat, de la construction et des échanges, avec sociétés, cabanes et animaleries.

preset-travel-quick = partie plus courte
    .short = plus courte
preset-travel-quick-about = Deux titres chacun au départ, hôtels après trois maisons, fin à la deuxième faillite.
preset-travel-speedy = partie d'une heure
    .short = d'une heure
preset-travel-speedy-about = Le plus riche au bout d'une heure gagne.
preset-travel-family = famille
preset-travel-family-about = Le loyer vient tout seul, les offres sont rares, et le plus riche au bout d'une heure gagne.
preset-travel-tournament = tournoi
preset-travel-tournament-about = Quatre-vingt-dix minutes, dix offres entre deux lancers, et les dettes ne se paient qu'en argent.
preset-brands-quick = rapide
preset-brands-quick-about = Le plus riche au bout de trois quarts d'heure gagne.
preset-brands-family = famille
preset-brands-family-about = Le loyer vient tout seul, les offres sont rares, et le plus riche au bout d'une heure gagne.
preset-brands-tournament = tournoi
preset-brands-tournament-about = Quatre-vingt-dix minutes, dix offres entre deux lancers, et les impôts des anciens plateaux.

option-rent = Loyer
option-rent-about = Le propriétaire doit-il réclamer son loyer avant le lancer suivant ?
value-rent-claim = réclamé
value-rent-auto = tout seul

option-claim-wait = Attente du loyer
option-claim-wait-about = Combien de secondes ROLL attend-il ceux qui peuvent encore réclamer leur loyer ? 0 : il n'attend pas.

option-deals = Offres par lancer
    .short = Offres par jet
option-deals-about = Combien d'échanges chacun peut-il proposer entre deux lancers ? 0 : une partie sans échanges.

option-swaps = Troc de titres
option-swaps-about = Peut-on troquer titres et cartes, ou seulement les vendre contre de l'argent ?

option-turns = Tours en tout
option-turns-about = Après combien de tours, ceux de tous comptés, le plus riche gagne-t-il ? 0 : on joue jusqu'au dernier.

option-minutes = Minutes de jeu
option-minutes-about = Après combien de minutes le plus riche gagne-t-il, une fois le tour fini ? 0 : sans horloge.

option-quicker = Partie plus courte
    .short = Plus courte
option-quicker-about = Deux titres chacun au départ, hôtels après trois maisons, fin à la deuxième faillite.

option-richest = Richesse comptée
option-richest-about = Quand le plus riche gagne, compte-t-on aussi titres et bâtiments, ou l'argent seul ?
value-richest-worth = tous les biens
value-richest-cash = argent seul

option-tax = Impôts
option-tax-about = Sommes fixes, ou comme sur les anciens plateaux : 200 ou un dixième de tous tes biens, et 75.
value-tax-flat = fixes
value-tax-tenth = un dixième

option-salary = Salaire
option-salary-about = Le salaire de la case Départ est-il payé aussitôt, ou après ce que demande la case ?
value-salary-at-once = aussitôt
value-salary-after-action = après la case

option-jail-fine = Après l'amende
option-jail-fine-about = Peut-on payer et lancer à chaque tour de prison, au premier seulement, ou ne lancer qu'au tour suivant ?
value-jail-fine-same-turn = lancer aussitôt
value-jail-fine-first-turn = premier tour
value-jail-fine-next-turn = tour suivant

option-doubles-after-fine = Double après prison
    .short = Double de prison
option-doubles-after-fine-about = Un double, après l'amende ou une carte, fait-il relancer ?
value-doubles-after-fine-rolls-again = on relance
value-doubles-after-fine-does-not = pas de relance

option-doubled-rent = Loyer doublé
option-doubled-rent-about = Un terrain hypothéqué laisse-t-il aux autres du groupe leur loyer double, ou le leur ôte-t-il ?
value-doubled-rent-always = reste
value-doubled-rent-unmortgaged = cesse

option-counted = Comptent au loyer
    .short = Au loyer
option-counted-about = Les gares et compagnies hypothéquées comptent-elles pour le loyer des autres ?
value-counted-all = toutes
value-counted-unmortgaged = sans hypothèque

option-utility-dice = Dés des compagnies
    .short = Dés compagnies
option-utility-dice-about = Le loyer d'une compagnie compte-t-il les dés de l'arrivée, ou un nouveau lancer ?
value-utility-dice-arriving = de l'arrivée
value-utility-dice-fresh = nouveau lancer

option-straight-hotel = Hôtel direct
option-straight-hotel-about = Un terrain à qui il manque une maison peut-il recevoir son hôtel quand la Banque n'a plus de maisons ?

option-hotel-needs = Hôtel : il faut
option-hotel-needs-about = Avant un hôtel, tous les terrains du groupe doivent-ils être pleins, ou celui-là seul ?
value-hotel-needs-group = tout le groupe
value-hotel-needs-site = ce terrain

option-shortage = Pénurie, mise à prix
    .short = Mise à prix
option-shortage-about = Quand les bâtiments manquent, les enchères partent-elles du plus bas prix imprimé, ou de 1 ?
value-shortage-price = prix le plus bas
value-shortage-one = 1

option-sell-whole = Vente d'hôtels
option-sell-whole-about = Les hôtels se vendent-ils avec leurs maisons à tout moment, ou seulement quand la Banque manque de maisons ?
value-sell-whole-always = à tout moment
value-sell-whole-shortage = si pénurie

option-instead = Payer en titres
option-instead-about = Un créancier peut-il accepter des biens à la place de l'argent ?

option-bankrupt-deeds = Titres d'un failli
    .short = Après faillite
option-bankrupt-deeds-about = Le créancier reçoit-il les titres d'un failli tels quels, ou tous hypothéqués ?
value-bankrupt-deeds-as-they-are = tels quels
value-bankrupt-deeds-mortgaged = hypothéqués

option-creditor-interest = Intérêts à payer
option-creditor-interest-about = Le créancier paie-t-il 10 % sur chaque titre hypothéqué d'un failli ?
value-creditor-interest-pays = 10 %
value-creditor-interest-none = aucun

option-bank-auction = Ventes de la Banque
    .short = Ventes Banque
option-bank-auction-about = Les hypothèques sont-elles levées avant la mise aux enchères des titres d'un failli ?
value-bank-auction-unmortgaged = sans hypothèque
value-bank-auction-mortgaged = hypothéqués

option-dice = Dés
option-dice-about = La console lance-t-elle les dés, ou en lance-t-on de vrais, à saisir ?
value-dice-led = de la console
value-dice-typed = saisis
