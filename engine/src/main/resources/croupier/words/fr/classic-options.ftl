game-travel = Travel
game-travel-about = Le classique de l'achat, de la construction et des échanges, fait pour être interrompu et rangé.
game-brands = Brands
game-brands-about = Le classique de l'achat, de la construction et des échanges, avec sociétés, cabanes et animaleries.

preset-travel-quick = partie plus courte
    .short = plus courte
preset-travel-quick-about = Deux titres chacun au départ, hôtels après trois maisons, fin à la deuxième faillite.
preset-travel-speedy = partie d'une heure
    .short = d'une heure
preset-travel-speedy-about = Qui est le plus riche au bout d'une heure gagne.
preset-travel-family = famille
preset-travel-family-about = Le loyer vient tout seul, les offres sont rares, et le plus riche au bout d'une heure gagne.
preset-travel-tournament = tournoi
preset-travel-tournament-about = Quatre-vingt-dix minutes, dix offres entre les lancers, et les dettes ne se paient qu'en argent.
preset-brands-quick = rapide
preset-brands-quick-about = Qui est le plus riche au bout de trois quarts d'heure gagne.
preset-brands-family = famille
preset-brands-family-about = Le loyer vient tout seul, les offres sont rares, et le plus riche au bout d'une heure gagne.
preset-brands-tournament = tournoi
preset-brands-tournament-about = Quatre-vingt-dix minutes, dix offres entre les lancers, et les impôts des anciens plateaux.

option-rent = Loyer
option-rent-about = Si le loyer doit être réclamé avant le lancer suivant.
value-rent-claim = réclamé
value-rent-auto = tout seul

option-claim-wait = Attente du loyer
option-claim-wait-about = Combien de secondes ROLL attend qui peut encore réclamer son loyer ; 0 pour aucune.

option-deals = Offres par lancer
    .short = Offres par jet
option-deals-about = Combien d'échanges une place peut proposer entre deux lancers ; 0 pour une partie sans échanges.

option-swaps = Troc de titres
option-swaps-about = Si titres et cartes peuvent s'échanger, ou seulement se vendre contre de l'argent.

option-turns = Dernier tour
option-turns-about = Après combien de tours le plus riche gagne ; 0 pour jouer jusqu'au dernier.

option-minutes = Minutes de jeu
option-minutes-about = Après combien de minutes le plus riche gagne, à la fin du tour ; 0 pour jouer sans horloge.

option-quicker = Partie plus courte
    .short = Plus courte
option-quicker-about = Deux titres chacun au départ, hôtels après trois maisons, fin à la deuxième faillite.

option-richest = Richesse comptée
option-richest-about = Si titres et bâtiments comptent quand le plus riche gagne, ou l'argent seul.
value-richest-worth = tout le bien
value-richest-cash = argent seul

option-tax = Impôts
option-tax-about = Sommes fixes, ou comme sur les anciens plateaux : 200 ou un dixième de tout, et 75.
value-tax-flat = fixes
value-tax-tenth = un dixième

option-salary = Salaire
option-salary-about = Si le salaire de la case Départ est payé aussitôt, ou après ce que demande la case.
value-salary-at-once = aussitôt
value-salary-after-action = après la case

option-jail-fine = Après l'amende
option-jail-fine-about = Si l'on peut payer et lancer à chaque tour de prison, au premier seulement, ou lancer au tour d'après.
value-jail-fine-same-turn = lancer aussitôt
value-jail-fine-first-turn = premier tour
value-jail-fine-next-turn = tour suivant

option-doubles-after-fine = Double après prison
    .short = Double de prison
option-doubles-after-fine-about = Si un double, après l'amende ou une carte, permet de relancer.
value-doubles-after-fine-rolls-again = on relance
value-doubles-after-fine-does-not = pas de relance

option-doubled-rent = Loyer doublé
option-doubled-rent-about = Si un terrain hypothéqué laisse aux autres du groupe leur loyer double, ou le leur ôte.
value-doubled-rent-always = reste
value-doubled-rent-unmortgaged = cesse

option-counted = Compte au loyer
option-counted-about = Si les gares et compagnies hypothéquées comptent dans le loyer des autres.
value-counted-all = toutes
value-counted-unmortgaged = sans hypothèque

option-utility-dice = Dés des compagnies
    .short = Dés compagnies
option-utility-dice-about = Si le loyer d'une compagnie compte les dés de l'arrivée, ou un nouveau lancer.
value-utility-dice-arriving = de l'arrivée
value-utility-dice-fresh = nouveau lancer

option-straight-hotel = Hôtel direct
option-straight-hotel-about = Si un terrain à qui il manque une maison peut avoir son hôtel quand la banque n'en a plus.

option-hotel-needs = Hôtel : il faut
option-hotel-needs-about = Si tous les terrains du groupe doivent être pleins avant un hôtel, ou celui-là seul.
value-hotel-needs-group = tout le groupe
value-hotel-needs-site = ce terrain

option-shortage = Maisons rares dès
    .short = Pénurie dès
option-shortage-about = Si les enchères sur les maisons et hôtels rares partent du plus bas prix imprimé, ou de 1.
value-shortage-price = prix le plus bas
value-shortage-one = 1

option-sell-whole = Vente d'hôtels
option-sell-whole-about = Si les hôtels se vendent avec leurs maisons à tout moment, ou seulement quand la banque manque de maisons.
value-sell-whole-always = à tout moment
value-sell-whole-shortage = si pénurie

option-instead = Titres pour dettes
    .short = Titres au lieu
option-instead-about = Si un créancier peut prendre des biens au lieu d'argent.

option-bankrupt-deeds = Titres d'un failli
    .short = Après faillite
option-bankrupt-deeds-about = Si un créancier reçoit les titres d'un failli tels quels, ou tous hypothéqués.
value-bankrupt-deeds-as-they-are = tels quels
value-bankrupt-deeds-mortgaged = hypothéqués

option-creditor-interest = Intérêts à payer
option-creditor-interest-about = Si un créancier paie 10 % sur chaque titre hypothéqué d'un failli.
value-creditor-interest-pays = 10 %
value-creditor-interest-none = aucun

option-bank-auction = Ventes de la banque
    .short = Ventes banque
option-bank-auction-about = Si les hypothèques sont levées avant la mise aux enchères des titres d'un failli.
value-bank-auction-unmortgaged = sans hypothèque
value-bank-auction-mortgaged = hypothéqués

option-dice = Dés
option-dice-about = Si l'appareil lance les dés, ou si vous en lancez de vrais et les saisissez.
value-dice-led = de l'appareil
value-dice-typed = saisis
