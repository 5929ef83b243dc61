# Ce qui se raconte de travel et brands après une soirée.

rent = Le loyer le plus cher
rent-told = { $who } a payé { $amount } à { $owner } : { $deed }.
rent-anywhere-told = { $who } a payé { $amount } à { $owner }.
trade = Le plus gros échange
trade-told = { $who } et { $other } ont échangé pour { $amount }, aux prix du plateau.
auction = L'enchère la plus chère
auction-told = { $who } a obtenu pour { $amount } : { $deed }.
jail = Le plus souvent en prison
jail-told = { $who } a fait { $count ->
    [one] { $count } séjour
   *[other] { $count } séjours
 } en prison.
luck-dice = Deux dés
    .told = { $who } a fait { $mean } en moyenne, contre { $usual } d'habitude
luck-doubles = Doubles
    .told = { $who } a fait { $count } doubles, contre { $usual } d'habitude
