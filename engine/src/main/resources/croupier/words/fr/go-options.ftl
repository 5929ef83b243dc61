game-go = Go
game-go-about = Tout le monde avance à la fois ; empile le premier quatre blocs d'une couleur, par chance, braquages et démolitions.

preset-go-quick = rapide
preset-go-quick-about = Une piste courte, et plus de tuiles qui donnent des blocs.
preset-go-family = famille
preset-go-family-about = Pas de course aux blocs, tuiles visibles, et un pas pour chaque bloc manqué.
preset-go-tournament = tournoi
preset-go-tournament-about = Le long plateau et la longue piste, et les tuiles ne reviennent qu'une fois toutes utilisées.

option-board = Plateau
option-board-about = Les cases des petits plateaux : un anneau de 16 ou de 20.

option-tracker = Longueur de piste
    .short = Piste
option-tracker-about = Combien de pas il faut au curseur pour une méga-démolition.

option-tiles = Tuiles Chance
option-tiles-about = Combien il y a de sacs d'argent, de boutons GO, de Curseurs +1 et de boucliers.

option-grab = Dernier bloc à
option-grab-about = Un bloc voulu par plusieurs va-t-il au plus rapide, ou au premier dans le sens horaire depuis le lanceur ?
value-grab-race = au plus rapide
value-grab-clockwise = sens horaire

option-outrun = Bloc manqué
option-outrun-about = Ton curseur avance-t-il quand tu perds le bloc de ta case de couleur ?
value-outrun-marker = curseur avance
value-outrun-nothing = rien

option-unplaced = Pas de bloc
option-unplaced-about = Ton curseur avance-t-il quand un sac d'argent, Départ ou un bouton GO ne donne pas de bloc ?
value-unplaced-nothing = rien
value-unplaced-marker = curseur avance

option-colours = Même couleur
option-colours-about = Les blocs d'une couleur doivent-ils rester ensemble, ou peuvent-ils aller sur plusieurs cases ?
value-colours-together = ensemble
value-colours-split = séparables

option-held = Tuiles gardées
option-held-about = Tout le monde voit-il les tuiles Chance gardées ?
value-held-secret = cachées
value-held-open = visibles

option-reshuffle = Retour des tuiles
    .short = Retour tuiles
option-reshuffle-about = Les tuiles utilisées reviennent-elles quand aucune n'est plus face cachée, ou quand toutes sont utilisées ?
value-reshuffle-supply-empty = plus de cachée
value-reshuffle-all-used = toutes utilisées

option-attack = Attaques
option-attack-about = Peut-on renoncer à un braquage ou à une démolition ?
value-attack-may = au choix
value-attack-must = obligatoires

option-mega-marker = Après une méga
option-mega-marker-about = Après une méga-démolition, le curseur revient-il au départ, ou n'y en a-t-il qu'une par joueur ?
value-mega-marker-start = au départ
value-mega-marker-spent = une seule fois

option-mega-wait = Piste pleine
option-mega-wait-about = Peut-on garder une méga-démolition pour une autre manche ?
value-mega-wait-may-wait = peut attendre
value-mega-wait-fires = aussitôt
