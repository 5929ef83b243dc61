game-go = Go
game-go-about = Tout le monde avance à la fois ; empile le premier quatre blocs d'une couleur, par chance, braquages et démolitions.

preset-go-quick = rapide
preset-go-quick-about = Une piste courte, et plus de tuiles qui donnent des blocs.
preset-go-family = famille
preset-go-family-about = Pas de course aux blocs, tuiles visibles, et un pas pour chaque bloc manqué.
preset-go-tournament = tournoi
preset-go-tournament-about = Le long plateau et la longue piste, et les tuiles ne reviennent que toutes utilisées.

option-board = Plateau
option-board-about = Les cases des petits plateaux : un anneau de 16 ou de 20.

option-tracker = Longueur de piste
    .short = Piste
option-tracker-about = Combien de pas il faut au curseur pour une méga-démolition.

option-tiles = Tuiles Chance
option-tiles-about = Combien il y a de sacs d'argent, de boutons GO, de Curseurs +1 et de boucliers.

option-grab = Dernier bloc à
option-grab-about = Si un bloc voulu par plusieurs va au plus rapide, ou au premier dans le sens horaire.
value-grab-race = au plus rapide
value-grab-clockwise = sens horaire

option-outrun = Bloc manqué
option-outrun-about = Si perdre le bloc de ta case de couleur avance ton curseur.
value-outrun-marker = curseur avance
value-outrun-nothing = rien

option-unplaced = Pas de bloc
option-unplaced-about = Si un sac d'argent, GO ou un bouton GO sans bloc avance ton curseur.
value-unplaced-nothing = rien
value-unplaced-marker = curseur avance

option-colours = Même couleur
option-colours-about = Si les blocs d'une couleur doivent rester ensemble ou peuvent aller sur plusieurs cases.
value-colours-together = ensemble
value-colours-split = séparables

option-held = Tuiles gardées
option-held-about = Si tout le monde voit les tuiles gardées.
value-held-secret = cachées
value-held-open = visibles

option-reshuffle = Retour des tuiles
    .short = Retour tuiles
option-reshuffle-about = Si les tuiles utilisées reviennent quand aucune n'est face cachée, ou une fois toutes utilisées.
value-reshuffle-supply-empty = plus de cachée
value-reshuffle-all-used = toutes utilisées

option-attack = Attaques
option-attack-about = Si l'on peut renoncer à un braquage ou à une démolition.
value-attack-may = au choix
value-attack-must = obligatoires

option-mega-marker = Après une méga
option-mega-marker-about = Si le curseur revient au départ après une méga-démolition, ou a eu la seule.
value-mega-marker-start = au départ
value-mega-marker-spent = une seule fois

option-mega-wait = Piste pleine
option-mega-wait-about = Si une méga-démolition peut être gardée pour une autre manche.
value-mega-wait-may-wait = peut attendre
value-mega-wait-fires = aussitôt
