# Ce qui se raconte d'express après une soirée.

turn = Le meilleur tour
turn-told = { $who } a gardé { $money } en un tour.
    .you-who = Tu as gardé { $money } en un tour.
lost = Le policier le plus cher
lost-told = { $who } a perdu { $money } à cause du troisième policier.
    .you-who = Tu as perdu { $money } à cause du troisième policier.
busted = Le plus souvent en prison
busted-told = { $count ->
    [one] Trois policiers ont attrapé { $who } { $count } fois.
   *[other] Trois policiers ont attrapé { $who } { $count } fois.
 }
    .you-who = { $count ->
        [one] Trois policiers t'ont attrapé { $count } fois.
       *[other] Trois policiers t'ont attrapé { $count } fois.
    }
hotels = Le plus d'hôtels
hotels-told = { $count ->
    [one] { $who } a construit { $count } hôtel.
   *[other] { $who } a construit { $count } hôtels.
 }
    .you-who = { $count ->
        [one] Tu as construit { $count } hôtel.
       *[other] Tu as construit { $count } hôtels.
    }
luck-policemen = Policiers
    .told = { $who } a lancé { $count } policiers, contre { $usual } d'habitude
