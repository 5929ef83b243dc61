game-express = Express
game-express-about = Lance onze dés, réunis des groupes de couleur, et arrête-toi avant que trois policiers ne t'attrapent.

preset-express-quick = rapide
preset-express-quick-about = La partie courte de la règle : le premier à 10 000 gagne.
preset-express-family = famille
preset-express-family-about = Le premier à 10 000 gagne, et les maisons restent à leur joueur toute la partie.
preset-express-tournament = tournoi
preset-express-tournament-about = Le premier à 25 000 gagne, les dés policiers disent qui commence, et un seul hôtel par tour.

option-goal = Jouer jusqu'à
option-goal-about = Le score qui gagne ; 10000 fait une partie courte, 25000 une longue.

option-table = Joueurs
option-table-about = La table habituelle est pour 2 à 4 ; ouverte, elle accueille de 1 à 6.
value-table-standard = 2 à 4
value-table-open = 1 à 6

option-first = Qui commence
option-first-about = Le hasard désigne qui commence, ou chacun lance les dés policiers et qui a le moins de policiers commence.
value-first-random = au hasard
value-first-policemen = moins de policiers
    .short = moins de police

option-go-die = Un dé Départ
option-go-die-about = Un Départ est relancé avec le reste, ou reste de côté jusqu'à la fin du tour.
value-go-die-reroll = relancé
value-go-die-aside = de côté

option-houses = Maisons gardées
option-houses-about = Les maisons retournent à la boîte à la fin du tour, ou restent à qui les a.
value-houses-turn = pour le tour
value-houses-game = toute la partie

option-hotel = Un hôtel rapporte
    .short = L'hôtel rapporte
option-hotel-about = Chaque hôtel obtenu avec quatre maisons rapporte, ou un tour n'en a qu'un au plus.
value-hotel-every-roll = chaque fois
value-hotel-once = une fois par tour
    .short = une fois

option-broken-house = Une maison cassée
    .short = Maison cassée
option-broken-house-about = Perdre une maison laisse l'argent d'un hôtel, ou le prend aussi.
value-broken-house-keeps-hotel = hôtel gardé
value-broken-house-takes-hotel = hôtel perdu

option-dark-blue-squares = Cases bleu foncé
option-dark-blue-squares-about = Deux cases, comme sur le plateau, ou trois, comme dans la règle imprimée.

option-house-die = Dé maison dès
option-house-die-about = Le dé maison se lance dès qu'une propriété est complète, ou n'importe quel groupe, gares et compagnies comprises.
value-house-die-property = une propriété
value-house-die-any-group = tout groupe

option-third-policeman = Troisième policier
    .short = 3e policier
option-third-policeman-about = Le troisième policier finit le tour aussitôt, ou une « Sortie de prison » du même lancer le sauve.
value-third-policeman-jail = fin du tour
value-third-policeman-get-out = peut être sauvé
