# Ce qui se raconte de travel et brands après une soirée.

rent = Le loyer le plus cher
rent-told = { $who } a payé { $amount } à { $owner } : { $deed }.
rent-anywhere-told = { $who } a payé { $amount } à { $owner }.
trade = Le plus gros échange
trade-told = { $who } et { $other } ont échangé pour { $amount }, aux prix du plateau.
auction = L'enchère la plus chère
auction-told = { $who } a obtenu pour { $amount } : { $deed }.
jail = Le plus souvent en prison
jail-told = { $who } est allé { $count } fois en prison.
luck-dice = Deux dés
    .told = { $who } a fait { $mean } en moyenne, alors que { $usual } est habituel
luck-doubles = Doubles
    .told = Doubles de { $who } : { $count }, alors que { $usual } sont habituels
