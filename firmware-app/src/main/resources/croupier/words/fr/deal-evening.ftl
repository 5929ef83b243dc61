# Ce qui se raconte de deal après une soirée.

payment = Le paiement le plus cher
payment-told = { $who } a payé { $amount } M d'un coup à { $other }.
sets = Le plus de groupes pris
sets-told = { $count ->
    [one] { $who } a pris { $count } groupe entier.
   *[other] { $who } a pris { $count } groupes entiers.
 }
no = Le plus de refus
no-told = { $who } a dit non { $count } fois.
taken = Le plus de propriétés prises
taken-told = { $count ->
    [one] { $who } a pris { $count } propriété.
   *[other] { $who } a pris { $count } propriétés.
 }
luck-cards = Cartes convoitées
    .told = { $who } a pioché { $count } cartes convoitées, contre { $usual } d'habitude
