## Les autres faces des dés.

face-chance = chance
face-policeman = policier
face-go = Départ
face-blank = vide
face-house = maison
face-hotel = hôtel
face-broken-house = cassée
face-get-out-of-jail = libre

## Ce que dit la console en attendant.

player = { $who }
    .lcd = { $who }
who-plays = C'est à { $who } de jouer.
    .lcd = À toi, { $who }
score = { $score } sur { $goal }
    .lcd = Score<>{ $score }/{ $goal } | { $score }/{ $goal }
groups-so-far = { LIST($groups, ", ") }
filled = { $group } { $number }/{ $size }
so-far = { $who } a { $kept } pour l'instant, et { $policemen ->
    [one] { $policemen } policier
   *[other] { $policemen } policiers
 } sur { $count }.
    .lcd = { $who } +{ $kept }<>Police { $policemen }/{ $count } | { $who } +{ $kept }<>Pol.{ $policemen }/{ $count } | { $who } +{ $kept } P{ $policemen }
nothing-to-place = Aucun dé à poser
    .lcd = Aucun dé à poser
choice = { $group } { $number }/{ $size }
    .lcd = < { $group } { $number }/{ $size }<> > | <{ $group } { $number }/{ $size }>
choice-chance = chance sur { $group } { $number }/{ $size }
    .lcd = < { $group }? { $number }/{ $size }<> > | <{ $group }? { $number }/{ $size }>
choice-policeman = dé policier { $number }
    .lcd = < dé policier { $number }<> > | <dé policier { $number }>
pick-and-put = La molette A choisit, OK pose.
    .lcd = A:choix OK:pose<>{ $place } | A:choix OK:pose
roll-or-stop = ROLL relance, le bouton de place { $seat } arrête.
    .lcd = ROLL:encore Pl.{ $seat }:fin | ROLL:+ Pl.{ $seat }:fin
only-stop = Le bouton de place { $seat } arrête.
    .lcd = Place{ $seat }:fin

now-ready = { $who } : appuie sur ROLL et lance les dés.
    .you-who = Appuie sur ROLL et lance les dés.
asks-ready = À toi : lance les dés !
asks-place-roll-stop = Pose des dés, relance, ou arrête-toi et garde { $kept }.
asks-place-stop = Pose des dés, ou arrête-toi et garde { $kept }.
asks-roll-stop = Relance, ou arrête-toi et garde { $kept }.
asks-stop = Arrête-toi et garde { $kept }.
asks-freeing = Sortie de prison ! Choisis le policier qui s'en va.
weighs-policemen = En prison : { $policemen ->
    [one] { $policemen } policier
   *[other] { $policemen } policiers
 } sur { $count }.
weighs-house-die = Le dé maison fait partie du prochain lancer.
now-place-roll-stop = { $who } : pose des dés, relance, ou arrête-toi et garde { $kept }.
    .you-who = Pose des dés, relance, ou arrête-toi et garde { $kept }.
now-place-stop = { $who } : pose des dés, ou arrête-toi et garde { $kept }.
    .you-who = Pose des dés, ou arrête-toi et garde { $kept }.
now-roll-stop = { $who } : relance, ou arrête-toi et garde { $kept }.
    .you-who = Relance, ou arrête-toi et garde { $kept }.
now-stop = { $who } : arrête-toi et garde { $kept }.
    .you-who = Arrête-toi et garde { $kept }.
now-freeing = { $who } : sortie de prison ! Choisis le policier qui s'en va.
    .you-who = Sortie de prison ! Choisis le policier qui s'en va.
    .lcd =
        { $who }: libre !
        Quel policier ?
choose-and-free = La molette A choisit, OK libère.
    .lcd = A:choix OK:libre
after-news = { LIST($news, " ") } { $now }

## Ce que font les boutons.

roll-dice = lancer les dés
    .lcd = ROLL: lance les dés | ROLL: lance
roll-again = relancer
stop-and-keep = arrêter, garder { $kept }
choose-die = choisir un dé
put = poser sur { $group } { $number }/{ $size }, { $money } si complet
put-chance = poser la chance sur { $group } { $number }/{ $size }, { $money } si complet
when-full = { $money } si complet
squares = { $number }
choose-policeman = choisir un policier
free = libérer le dé policier { $number }

## Ce qui s'est passé.

rolling = { $who } lance les dés.
    .you-who = Tu lances les dés.
    .lcd = <>Les dés roulent ...<> | <>Ça roule ...<>
count = { $number }
policemen-of = { $who } { $number }
two-counts = { $who } { $number }, { $other } { $others }
    .lcd = { $who } { $number }<>{ $other } { $others }
one-count = { $who } { $number }
    .lcd = { $who } { $number }
die-shows = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
 }
part-complete = { $money } pour les groupes complets
part-incomplete = { $money } pour un groupe incomplet
part-houses = { $money } pour les maisons
part-go = { $money } pour Départ
part-hotels = { $money } pour les hôtels
news-everyone-counted = Tout le monde lance les dés policiers, et qui a le moins de policiers commence : { $counts }.
    .lcd = Le moins de police : | Moins de police:
news-tied-counted = Égalité, on relance : { $counts }.
    .lcd = Égalité: on relance | Égalité: relance
news-turn = C'est au tour { OF($who) }.
    .you-who = C'est ton tour.
news-rolls = { $who } obtient { $dice }.
    .you-who = Tu obtiens { $dice }.
news-policeman = Le dé policier { $number } va en prison.
news-policemen = { $count ->
    [one] { $count } policier va en prison.
   *[other] { $count } policiers vont en prison.
 }
news-freed = { $who } fait sortir le dé policier { $number } de prison.
    .you-who = Tu fais sortir le dé policier { $number } de prison.
    .lcd = <>Un policier s'en va<> | <>Policier parti<>
news-go = Départ rapporte { $money } à { $who }.
    .you-who = Départ te rapporte { $money }.
    .lcd = <>DÉPART ! +{ $money }<>
news-house = Une maison pour { $who } : { $houses } sur { $most }.
    .you-who = Une maison pour toi : { $houses } sur { $most }.
    .lcd = <>Maison { $houses } sur { $most }<>
news-no-house = Il ne reste pas de maison pour { $who }.
    .you-who = Il ne reste pas de maison pour toi.
    .lcd = <>Plus de maison<>
news-house-falls = { $who } perd une maison : il en reste { $houses }.
    .you-who = Tu perds une maison : il en reste { $houses }.
    .lcd = <>Maison perdue: reste { $houses }<> | <>Maison perdue: { $houses }<> | <>Perdue: reste { $houses }<>
news-hotel = Un hôtel rapporte { $money } à { $who } !
    .you-who = Un hôtel te rapporte { $money } !
    .lcd = <>Hôtel ! +{ $money }<>
news-one-hotel = Un seul hôtel par tour compte.
    .lcd = <>Un hôtel par tour<> | <>1 hôtel par tour<>
news-hotel-needs-houses = Il faut d'abord { $most } maisons pour un hôtel.
    .lcd = <>Hôtel: { $most } maisons<>
news-puts = { $who } pose un dé sur { $group }.
    .you-who = Tu poses un dé sur { $group }.
news-full = Groupe { $group } complet : { $money } pour { $who } !
    .you-who = Groupe { $group } complet : { $money } pour toi !
    .lcd = <>{ $group } +{ $money }<>
news-full-house-die = Groupe { $group } complet : { $money } pour { $who } ! Le dé maison s'ajoute au prochain lancer.
    .you-who = Groupe { $group } complet : { $money } pour toi ! Le dé maison s'ajoute au prochain lancer.
    .lcd = <>{ $group } +{ $money }<>
news-busted = { $money ->
    [0] Trois policiers ! { $who } ne gagne rien.
   *[other] Trois policiers ! { $who } perd { $money }.
 }
    .you-who = { $money ->
        [0] Trois policiers ! Tu ne gagnes rien.
       *[other] Trois policiers ! Tu perds { $money }.
    }
    .lcd =
        <>Trois policiers !<> | <>3 policiers !<>
        { $money ->
            [0] <>{ $who } gagne 0<>
           *[other] <>{ $who } perd { $money }<> | <>{ $who } -{ $money }<>
        }
news-scored = { $who } garde { $kept } et a maintenant { $score } : { $parts }.
    .you-who = Tu gardes { $kept } et as maintenant { $score } : { $parts }.
    .lcd =
        <>{ $who } +{ $kept }<>
        <>Score { $score }<>
news-scored-nothing = { $who } ne garde rien et a maintenant { $score }.
    .you-who = Tu ne gardes rien et as maintenant { $score }.
    .lcd =
        <>{ $who } +0<>
        <>Score { $score }<>
news-won = { $who } gagne avec { $score }.
    .you-who = Tu gagnes avec { $score }.

## Ce qui a été décidé, et ce que le hasard a répondu.

did-roll = { $who } lance les dés.
did-stop = { $who } s'arrête.
drawn-first = { $who } commence.
drawn-policemen = policiers { $numbers }.
drawn-faces = { $faces }.

## Pour les débutants ; chaque phrase sur trois lignes de l'écran.

intro-goal = Lance les dés, fais des groupes, arrive en premier.
intro-dice = Après chaque lancer, pose des dés, ou aucun.
intro-police = La police reste. Au troisième, tour perdu.
intro-stop = Arrête-toi à temps et les points sont à toi.
hint-ready = Appuie sur ROLL : le tour commence avec { $count } dés.
hint-then = Puis pose des dés, relance ou arrête-toi.
hint-policemen = Avec { $policemen } policiers, le tour est perdu.
hint-free = Sortie de prison : un policier quitte le plateau.
hint-which = On le relance avec les autres. Choisis lequel.
hint-put = A choisit un dé, OK le pose pour de bon sur son groupe.
hint-roll = ROLL lance tous les dés qui ne sont pas posés.
hint-third = Au troisième policier, le tour est perdu.
hint-stop = Ton bouton de place arrête et garde tes points.
hint-full = Un groupe complet rapporte toute sa valeur.
hint-best = Parmi les incomplets, seul le meilleur compte.
hint-chance = Un ? va partout, mais ne compte qu'en groupe complet.
hint-house-die = Une couleur complète fait venir le dé maison.
hint-houses = { $money } par maison. Avec { $most }, un hôtel rapporte { $hotel }.

moment-hotel = un hôtel
moment-group = un groupe complet
moment-jail = trois policiers
