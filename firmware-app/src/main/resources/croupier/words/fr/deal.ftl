## Groupes et couleurs.

numbered-colour = { $colour } { $number }
    .set = { FORM($colour, "set") } { $number }
progress = { $colour } { $have }/{ $size }

## Cartes sur la table.

numbered-laid = { $laid } { $number }
letters-property = { FORM($colour, "two") }
letters-wild = { FORM($colour, "two") }/{ FORM($other, "two") }
letters-any = { FORM($colour, "two") }/mu
letters-house = mai
letters-hotel = hôt

## Ce qui est posé devant quelqu'un.

set = { $colour } { $have }/{ $size }{ $level ->
    [0] { "" }
    [1] { " " }avec une maison
   *[other] { " " }avec une maison et un hôtel
 }
set-letters = { FORM($colour, "two") }{ $have }/{ $size }{ $level ->
    [0] { "" }
    [1] +m
   *[other] +m+H
 }
set-die = { FORM($colour, "die") } { $have }/{ $size }
set-die-house = { FORM($colour, "die") } +m
set-die-hotel = { FORM($colour, "die") } +H
plays-die = { $left } à jouer
note-name = { $who }
note-sets = { $count } groupe{ $count ->
    [one] { "" }
   *[other] s
 } sur { $goal }
note-hand = { $count } en main, banque { $amount } M
note-hand-bank = { $count } en main, banque { $amount } M ({ LIST($money, "+") })
note-table = { LIST($sets, ", ") }
note-nothing = aucune propriété
table-bank =
    .lcd = { $who } { $amount }M, main { $count } | { $who } { $amount }M main { $count }
table-sets =
    .lcd = { $who } { LIST($sets, " ") } | { LIST($sets, " ") }
points = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
 }

## Ce qui s'est passé.

news-begins = { $who } commence.
    .you-who = Tu commences.
    .lcd = { $who } commence
news-dealt = { $who } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
    .you-who = Tu reçois { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
     }.
    .lcd = { $who } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
     }
news-turn = C'est au tour { OF($who) }.
    .you-who = C'est ton tour.
    .lcd = Tour { OF($who) }
news-reshuffled = La défausse est mélangée : la pioche a de nouveau { $count } cartes.
    .lcd = Remélange : { $count }
news-draws = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
    .you-who = Tu pioches { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
     }.
    .lcd = { $who } pioche { $count }
news-nothing-to-draw = Il n'y a plus de carte à piocher pour { $who }.
    .you-who = Il n'y a plus de carte à piocher pour toi.
    .lcd = Pioche vide
news-banks-money = { $who } met { $card } en banque.
    .you-who = Tu mets { $card } en banque.
    .lcd = { $who } : { $amount }M en banque | { $who }: banque { $amount }M | { $who } : +{ $amount }M
news-banks = { $who } met en banque { FORM($card, "a") } pour { $amount } M.
    .you-who = Tu mets en banque { FORM($card, "a") } pour { $amount } M.
    .lcd =
        { $who } : { $amount }M en banque | { $who }: banque { $amount }M | { $who } : +{ $amount }M
        { $card }
news-lays = { $who } pose { FORM($laid, "a") }.
    .you-who = Tu poses { FORM($laid, "a") }.
    .lcd = { $who } pose { $laid }
news-builds = { $who } construit { FORM($laid, "a") }.
    .you-who = Tu construis { FORM($laid, "a") }.
    .lcd = { $who } : { $laid }
news-pass-go = { $who } joue Case Départ.
    .you-who = Tu joues Case Départ.
    .lcd = { $who } : Départ
news-rent = { $who } réclame à { $all } le loyer ({ $colour }) : { $amount } M{ $count ->
    [1] { "" }
   *[other] { " " }chacun
 }.
    .you-who = Tu réclames à { $all } le loyer ({ $colour }) : { $amount } M{ $count ->
        [1] { "" }
       *[other] { " " }chacun
     }.
    .you-all = { $who } te réclame le loyer ({ $colour }) : { $amount } M.
    .lcd =
        { $who } veut un loyer | { $who } : loyer
        { $colour } : { $amount }M
news-rent-times = { $who } réclame à { $all } { $times ->
    [2] le double
   *[other] quatre fois le montant
 } du loyer ({ $colour }) : { $amount } M{ $count ->
    [1] { "" }
   *[other] { " " }chacun
 }.
    .you-who = Tu réclames à { $all } { $times ->
        [2] le double
       *[other] quatre fois le montant
     } du loyer ({ $colour }) : { $amount } M{ $count ->
        [1] { "" }
       *[other] { " " }chacun
     }.
    .you-all = { $who } te réclame { $times ->
        [2] le double
       *[other] quatre fois le montant
     } du loyer ({ $colour }) : { $amount } M.
    .lcd =
        { $who } veut un loyer | { $who } : loyer
        { $colour } x{ $times } : { $amount }M
news-debt = Le percepteur { OF($who) } réclame { $amount } M à { $target }.
    .you-who = Ton percepteur réclame { $amount } M à { $target }.
    .you-target = Le percepteur { OF($who) } te réclame { $amount } M.
    .lcd = { $who } veut { $amount }M { OF($target) } | { $target } à { $who }: { $amount }M
news-birthday = C'est l'anniversaire { OF($who) } : { $amount } M de chacun.
    .you-who = C'est ton anniversaire : { $amount } M de chacun.
    .lcd = { $who } : anniversaire { $amount }M | { $who } : anniv. { $amount }M | { $who }: anniv. { $amount }M
news-sly = { $who } joue Saisie et veut { FORM($laid, "the") } { OF($target) }.
    .you-who = Tu joues Saisie et veux { FORM($laid, "the") } { OF($target) }.
    .you-target = { $who } joue Saisie et veut te prendre { FORM($laid, "the") }.
    .lcd =
        { $who } : Saisie
        { $laid } { OF($target) }
news-forced = { $who } joue Échange forcé : { FORM($laid, "the") } { OF($target) } contre { FORM($own, "a") }.
    .you-who = Tu joues Échange forcé : { FORM($laid, "the") } { OF($target) } contre { FORM($own, "a") }.
    .you-target = { $who } joue Échange forcé et veut te prendre { FORM($laid, "the") } contre { FORM($own, "a") }.
    .lcd =
        { $who } : Échange forcé | { $who } : Échange
        { $laid } { OF($target) }
        contre { $own } | c. { $own }
news-breaker = { $who } joue Coup de maître et veut le { FORM($colour, "set") } { OF($target) }.
    .you-who = Tu joues Coup de maître et veux le { FORM($colour, "set") } { OF($target) }.
    .you-target = { $who } joue Coup de maître et veut te prendre le { FORM($colour, "set") }.
    .lcd =
        { $who } : Coup de maître | { $who }: C. maître
        { FORM($colour, "set") } { OF($target) }
news-for-nothing = { $who } joue { $card }, et il ne se passe rien.
    .you-who = Tu joues { $card }, et il ne se passe rien.
    .lcd = { $who } : sans effet | { $who }: sans effet
news-no = { $who } dit non { $what } { OF($target) } !
    .you-who = Tu dis non { $what } { OF($target) } !
    .you-target = { $who } dit non { FORM($what, "your") } !
    .lcd =
        { $who } dit non
        { $what } { OF($target) } | { $what }
news-no-doubling = { $who } dit non au doublement { OF($target) } !
    .you-who = Tu dis non au doublement { OF($target) } !
    .you-target = { $who } dit non à ton doublement !
    .lcd = { $who } : non doublé
news-accepts = { $who } accepte.
    .you-who = Tu acceptes.
news-not-asked = { $who } ne peut pas avoir de « Non merci ! ».
    .you-who = Tu ne peux pas avoir de « Non merci ! ».
news-spared = { $who } y échappe.
    .you-who = Tu y échappes.
    .lcd = { $who } y échappe
news-spared-doubling = { $who } ne doit que { $amount } M.
    .you-who = Tu ne dois que { $amount } M.
    .lcd = { $who } doit { $amount }M
news-pays = { $who } paie { $amount } M à { $target } : { $cards }.
    .you-who = Tu paies { $amount } M à { $target } : { $cards }.
    .you-target = { $who } te paie { $amount } M : { $cards }.
    .lcd = { $who } paie { $amount }M à { $target } | { $who } à { $target }: { $amount }M
news-pays-money = { $who } paie { $amount } M à { $target }.
    .you-who = Tu paies { $amount } M à { $target }.
    .you-target = { $who } te paie { $amount } M.
    .lcd = { $who } paie { $amount }M à { $target } | { $who } à { $target }: { $amount }M
news-nothing-to-pay = { $who } n'a rien pour payer.
    .you-who = Tu n'as rien pour payer.
    .lcd = { $who } n'a rien
news-takes = { $who } prend { FORM($laid, "the") } { OF($target) }.
    .you-who = Tu prends { FORM($laid, "the") } { OF($target) }.
    .you-target = { $who } te prend { FORM($laid, "the") }.
    .lcd =
        { $who } prend
        { $laid } { OF($target) }
news-gets = { $who } reçoit { FORM($laid, "the") } { OF($target) } en échange.
    .you-who = Tu reçois { FORM($laid, "the") } { OF($target) } en échange.
    .you-target = { $who } reçoit de toi { FORM($laid, "the") } en échange.
    .lcd =
        { $who } reçoit
        { $laid } { OF($target) }
news-takes-set = { $who } prend le { FORM($colour, "set") } { OF($target) }.
    .you-who = Tu prends le { FORM($colour, "set") } { OF($target) }.
    .you-target = { $who } te prend le { FORM($colour, "set") }.
    .lcd =
        { $who } prend
        { FORM($colour, "set") } { OF($target) }
news-turns-wild = { $who } retourne { FORM($card, "a") } en { $colour }.
    .you-who = Tu retournes { FORM($card, "a") } en { $colour }.
    .lcd =
        { $who } tourne un joker | { $who } : joker
        en { $colour }
news-exchanges = { $who } échange { FORM($laid, "a") } et { FORM($own, "a") }.
    .you-who = Tu échanges { FORM($laid, "a") } et { FORM($own, "a") }.
    .lcd = { $who } réorganise
news-moves-building = { $who } déplace { FORM($building, "a") } vers { $colour }.
    .you-who = Tu déplaces { FORM($building, "a") } vers { $colour }.
    .lcd = { $who } : { $building }, { $colour } | { $who }: { $building } { $colour }
news-building-banked = { CAPITAL(FORM($building, "a")) } perd son groupe et va dans la banque { OF($who) }.
    .you-who = { CAPITAL(FORM($building, "a")) } perd son groupe et va dans ta banque.
    .lcd = { $who } : { $building } en banque | { $who } : +{ $building }
news-building-discarded = { CAPITAL(FORM($building, "the")) } { OF($who) } perd son groupe et part à la défausse.
    .you-who = Tu défausses { FORM($building, "the") }, qui a perdu son groupe.
    .lcd = { $who } perd { $building }
news-set-complete = Le { FORM($colour, "set") } { OF($who) } est complet !
    .you-who = Ton { FORM($colour, "set") } est complet !
    .lcd = { $who } : { FORM($colour, "set") } !
news-set-broken = Le { FORM($colour, "set") } { OF($who) } n'est plus complet.
    .you-who = Ton { FORM($colour, "set") } n'est plus complet.
    .lcd = { $who } casse { $colour } | { $who } : -{ $colour }
news-discards = { $who } défausse { FORM($card, "a") }.
    .you-who = Tu défausses { FORM($card, "a") }.
    .lcd =
        { $who } défausse
        { $card }
news-under-pile = { $who } met une carte sous la pioche.
    .you-who = Tu mets une carte sous la pioche.
    .lcd = { $who } : sous la pioche | { $who } : sous pile
news-turn-over = Le tour { OF($who) } est fini.
    .you-who = Ton tour est fini.
news-stalemate = Personne n'a joué de carte depuis { $number ->
    [one] { $number } tour de table
   *[other] { $number } tours de table
 } : la partie est finie.
    .lcd = Plus rien joué : fin | Rien joué : fin
news-won = { $all } gagne.
    .you-all = Tu gagnes.
news-drew = Égalité entre { $all }.

takes-back = { $who } reprend { FORM($thing, "a") }.
    .you-who = Tu reprends { FORM($thing, "a") }.
    .lcd =
        { $who } reprend
        { $thing }

what-sly-deal = à la Saisie
    .your = à ta Saisie
what-forced-deal = à l'Échange forcé
    .your = à ton Échange forcé
    .lcd = à l'Échange forcé | à l'Échange
what-deal-breaker = au Coup de maître
    .your = à ton Coup de maître
    .lcd = au Coup de maître | au Coup
what-debt-collector = au percepteur
    .your = à ton percepteur
    .lcd = au percepteur
what-birthday = à l'anniversaire
    .your = à ton anniversaire
what-rent = au loyer
    .your = à ton loyer
what-just-say-no = au non
    .your = à ton non

## Ce qui a été décidé, et ce qui a été pioché.

did-charge-all = { $who } réclame à tous { $times ->
    [1] le loyer
    [2] le double du loyer
   *[other] quatre fois le loyer
 } ({ $colour }).
did-charge-one = { $who } réclame à { $target } { $times ->
    [1] le loyer
    [2] le double du loyer
   *[other] quatre fois le loyer
 } ({ $colour }).
did-debt = { $who } envoie le percepteur chez { $target }.
did-birthday = { $who } joue « C'est mon anniversaire ».
did-end-turn = { $who } finit son tour.
did-no = { $who } joue « Non merci ! ».
did-no-doubling = { $who } joue « Non merci ! » contre le doublement.
did-pay = { $who } paie avec { $cards }.
drawn = { $drawn }.

## La main, sous le bouton maintenu.

hand =
    .lcd = Main { OF($who) }<>{ $place } | { $who }<>{ $place }
step =
    .lcd = { $before }<>{ $place } | <>{ $place }
choice =
    .lcd = < { $what }<>>
choice-several =
    .lcd = < { $card } x{ $count }<>>
let-go =
    .lcd = lâche : caché
not-now =
    .lcd = pas maintenant
ok =
    .lcd = OK:{ $does }
ok-or-back =
    .lcd = OK:{ $does }<>BACK | OK:{ $does }
does-choose = choisir
    .lcd = choisir
does-choose-where = choisir où
    .lcd = choisir où
does-it = jouer
    .lcd = jouer
about-worth =
    .lcd = { $amount ->
        [0] sans valeur
       *[other] vaut { $amount }M
     }
about-property = groupe de { $size } : loyer { LIST($rents, ", ") }
about-pass-go = pioche { $gain } cartes
    .lcd = { $gain } cartes<>ou { $amount }M
about-sly-deal = prends une carte à quelqu'un
    .lcd = vole 1 carte<>ou { $amount }M | vole 1<>ou { $amount }M
about-forced-deal = échange une carte avec quelqu'un
    .lcd = échange 1<>ou { $amount }M
about-deal-breaker = prends un groupe complet
    .lcd = vole 1 groupe<>ou { $amount }M | 1 groupe<>ou { $amount }M
about-debt-collector = { $gain } M d'un joueur
    .lcd = { $gain }M d'un seul<>ou { $amount }M | { $gain }M d'un<>ou { $amount }M
about-birthday = { $gain } M de tous
    .lcd = { $gain }M de tous<>ou { $amount }M | { $gain }M x tous<>ou { $amount }M
about-double-the-rent = double un loyer
    .lcd = avec un loyer<>ou { $amount }M | loyer x2<>ou { $amount }M
about-just-say-no = arrête ce qu'on joue contre toi
    .lcd = pare un coup<>ou { $amount }M | pare<>ou { $amount }M
about-house = loyer d'un groupe complet +{ $gain } M
    .lcd = loyer +{ $gain }M<>ou { $amount }M | loyer+{ $gain }<>ou { $amount }M
about-hotel = sur une maison : loyer +{ $gain } M
    .lcd = sur maison +{ $gain }<>ou { $amount }M | loyer+{ $gain }<>ou { $amount }M
about-rent = tous te paient un loyer
    .lcd = tous paient<>ou { $amount }M | tous<>ou { $amount }M
about-rent-any = un joueur te paie un loyer
    .lcd = un paie<>ou { $amount }M
no-rent = Pas de loyer pour { $colours } : tu n'y as rien qui en rapporte.
use-bank-it = en banque
    .lcd = en banque
use-only-bank = seulement en banque
    .lcd = juste en banque | en banque
use-bank = banque { $amount } M
    .lcd = banque { $amount }M
use-lay = pose { $progress }
use-as = en { $progress }
use-build = sur { $where }
use-pass-go = pioche { $gain } cartes
    .lcd = pioche { $gain } cartes | pioche { $gain }
use-rent = loyer ({ $colour }) : { $amount } M
    .lcd = { $colour } { $amount }M
use-rent-times = loyer ({ $colour }) x{ $times } : { $amount } M
    .lcd = { $colour } x{ $times } { $amount }M
use-from = à { $target }
use-debt = { $gain } M { OF($target) }
    .lcd = { $gain }M { OF($target) }
use-birthday = { $gain } M de tous
    .lcd = { $gain }M de tous
use-get = prends { $laid }
use-give = donne { $own }
use-set = { FORM($where, "set") }
use-nothing = jouer sans effet
    .lcd = jouer sans effet | sans effet
use-discard = défausser
    .lcd = défausser
use-no = dire non !
    .lcd = dire non !
use-no-doubling = pas doublé
    .lcd = pas doublé
looks = { $who } regarde sa main. Les autres ne regardent pas !
keep-looking = continuer à regarder
next = suivante
choose = choisir
step-back = un pas en arrière

## Son tour.

turn = { $who } : tiens ton bouton appuyé pour jouer, encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 }. ROLL finit le tour.
    .lcd = Tour { OF($who) }<>{ $left } à jouer | { $who }<>{ $left } à jouer
turn-no-cards = { $who } : ta main est vide. La molette A réorganise tes propriétés. ROLL finit le tour.
    .lcd = Tour { OF($who) }<>main vide | { $who }<>main vide
turn-no-plays = { $who } : plus rien à jouer ce tour-ci. La molette A réorganise tes propriétés. ROLL finit le tour.
    .lcd = Tour { OF($who) }<>0 à jouer | { $who }<>0 à jouer
turn-controls =
    .lcd = tenir:main<>ROLL:fin | main<>ROLL:fin
turn-end-only =
    .lcd = ROLL:fin
end-turn = finir le tour
sure-end = Encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 } à jouer. Finir le tour ?
    .lcd = Encore { $left } : finir ? | Encore { $left }: fin ?
sure-end-doing = finir
rearrange = réorganiser tes propriétés
arrange = A : réorganiser
    .lcd = A : réorganiser | A: déplacer
arrange-to = en { $progress }
arrange-building = { $building } { $where }
arrange-to-set = sur { $where }
arrange-with = avec { $with }
    .lcd = avec { $with }
arrange-with-numbered = avec { $with } { $number }
    .lcd = avec { $with } { $number } | c. { $with } { $number }
do-this = { $what } : { $does }
discard = { $who } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : tiens ton bouton appuyé et choisis ce que tu défausses.
    .lcd =
        { $who } a { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
         }
        en trop : défausser | trop : défausser
discard-or-keep = { $who } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }. ROLL garde tout ; pour défausser, tiens ton bouton appuyé et choisis.
    .lcd =
        { $who } a { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
         }
        ROLL : les garder | ROLL: les garder
discard-controls =
    .lcd = tenir : choisir
keep-all = tout garder
your-cards = tes cartes
read-tables = lire les tables
received = { $who } reçoit un joker : choisis la couleur qu'il montre.
    .lcd = { $who } : un joker
received-controls =
    .lcd = A:choix OK:poser<>{ $place } | A:choix OK:poser
received-choose = choisir une couleur
received-lay = poser en { $progress }

## Un non ?

ask-debt = { CAPITAL($due) } : { $target } doit payer { $amount } M à { $who } ou dire non.
    .you-target = { CAPITAL($due) } : tu dois payer { $amount } M à { $who } ou dire non.
    .you-who = { CAPITAL($due) } : { $target } doit te payer { $amount } M ou dire non.
    .lcd =
        { $target } doit payer { $who } | { $target } doit à { $who }
        { $amount }M { $due }<>{ $time } | { $amount }M<>{ $time }
ask-sly = { $who } prend { FORM($laid, "the") } { OF($target) }, ou { $target } dit non.
    .you-target = { $who } te prend { FORM($laid, "the") }, sauf si tu dis non.
    .you-who = Tu prends { FORM($laid, "the") } { OF($target) }, ou { $target } dit non.
    .lcd =
        { $who } prend à { $target } | { $who } vole { $target }
        { $laid }<>{ $time }
ask-forced = { $who } prend { FORM($laid, "the") } { OF($target) } contre { FORM($own, "a") }, ou { $target } dit non.
    .you-target = { $who } te prend { FORM($laid, "the") } contre { FORM($own, "a") }, sauf si tu dis non.
    .you-who = Tu prends { FORM($laid, "the") } { OF($target) } contre { FORM($own, "a") }, ou { $target } dit non.
    .lcd =
        { $who } échange avec { $target } | { $who }/{ $target }: échange
        { $laid } contre { $own }<>{ $time } | { FORM($laid, "two") } c. { FORM($own, "two") }<>{ $time }
ask-breaker = { $who } prend le { FORM($colour, "set") } { OF($target) }, ou { $target } dit non.
    .you-target = { $who } te prend le { FORM($colour, "set") }, sauf si tu dis non.
    .you-who = Tu prends le { FORM($colour, "set") } { OF($target) }, ou { $target } dit non.
    .lcd =
        { $who } prend à { $target } | { $who } vole { $target }
        { FORM($colour, "set") }<>{ $time }
ask-no = { $target } dit non. { $asked } dit non à ce non ?
    .you-asked = { $target } dit non. Dis-tu non à ce non ?
    .you-target = Tu dis non. { $asked } dit non à ce non ?
    .lcd =
        { $target } dit non !
        Non au non ?<>{ $time }
ask-no-doubling = { $target } dit non au doublement. { $asked } dit non à ce non ?
    .you-asked = { $target } dit non au doublement. Dis-tu non à ce non ?
    .you-target = Tu dis non au doublement. { $asked } dit non à ce non ?
    .lcd =
        { $target } : non doublé
        Non au non ?<>{ $time }
asks = { $asked } : appui bref pour accepter, tiens ton bouton appuyé pour voir.
answer-controls =
    .lcd =
        { $asked } : bref = oui
        tenir + OK : non
accept = accepter
accept-paying = accepter et payer { $amount } M

## Pourquoi quelqu'un doit de l'argent.

due-rent = loyer ({ $colour })
    .lcd = loyer { $colour }
due-rent-times = { $times ->
    [2] double
   *[other] quatre fois le
 } loyer ({ $colour })
    .lcd = loyer { $colour } x{ $times }
due-debt-collector = percepteur
    .lcd = percepteur
due-birthday = anniversaire
    .lcd = anniversaire | anniv.

## Payer.

must-pay = { CAPITAL($due) } : { $who } doit payer { $debt } M à { $target }.
    .you-who = { CAPITAL($due) } : tu dois payer { $debt } M à { $target }.
    .you-target = { CAPITAL($due) } : { $who } doit te payer { $debt } M.
    .lcd = { $who } paie { $debt }M à { $target } | { $who } à { $target }: { $debt }M
way-money = { $cards }
    .lcd = { LIST($money, "+") } | banque { $bank }M
way-cards = { $cards }
    .lcd = { LIST($letters, " ") } | +{ $count } cartes
way-both = { $cards }
    .lcd = { LIST($money, "+") } { LIST($letters, " ") } | { $bank }M { LIST($letters, " ") } | { $bank }M +{ $count } cartes | { $bank }M +{ $count }
way-each = carte par carte
    .lcd = carte par carte | par carte
paying-kept = { CAPITAL($way) } : { $amount } M en tout. Reste { $bank } M en banque et { $table ->
    [one] { $table } carte
   *[other] { $table } cartes
 } sur la table.
    .lcd = reste { $bank }M, { $table } posées | { $bank }M, { $table } posées
paying-over = { CAPITAL($way) } : { $amount } M en tout, { $over } M de trop. Reste { $bank } M en banque et { $table ->
    [one] { $table } carte
   *[other] { $table } cartes
 } sur la table.
    .lcd = ={ $amount }M : { $over }M de trop | ={ $amount }M: +{ $over }M
paying-breaks = { CAPITAL($way) } : { $amount } M en tout{ $over ->
    [0] { "" }
   *[other] , { $over } M de trop
 }. Reste { $bank } M en banque et { $table ->
    [one] { $table } carte
   *[other] { $table } cartes
 } sur la table, mais { $broken }.
    .lcd = ={ $amount }M casse { $colour }
no-set = plus de { FORM($colour, "set") }
paying-each = Coche chaque carte avec laquelle tu paies.
    .lcd = choisir chacune
paying-marked = Coché : { $over } M sur { $debt } M.
    .lcd = { $amount }M<>coché { $over } sur { $debt } | { $amount }M<>{ $over } sur { $debt }
mark-on = [x] { $what }
    .lcd = [x] { $what } | x { $what }
mark-off = [ ] { $what }
    .lcd = [ ] { $what } | - { $what }
pay-choose = choisir
pay-this = payer { $way }
pay-each = choisir chaque carte
pay-mark = cocher la carte
pay-unmark = décocher la carte
pay-back = retour
pay-marked = payer ce qui est coché
pay-controls =
    .lcd = A:choix OK:payer<>{ $place } | A:choix OK:payer
pay-controls-each =
    .lcd = A:choix OK:coche<>{ $place } | A:choix OK:coche
pay-controls-mark =
    .lcd = OK:coche BACK:liste<>{ $place } | OK:coche BACK:liste | OK:coche BACK
pay-controls-enough =
    .lcd = OK:coche ROLL:payer<>{ $place } | OK:coche ROLL:payer | OK:x ROLL:payer

## Aide.

intro-goal = { $goal ->
    [3] Trois
   *[other] { $goal }
 } groupes complets de couleurs différentes gagnent.
intro-turn = Pioche { $count ->
    [2] deux
   *[other] { $count }
 } cartes par tour, joues-en { $left ->
    [3] trois
   *[other] { $left }
 } maximum.
intro-paying = On paie avec la banque ; on ne rend pas la monnaie.
intro-hand = Tiens ton bouton : ta main, pour tes seuls yeux.
hint-plays = Joue jusqu'à { $left ->
    [3] trois
   *[other] { $left }
 } cartes, ou aucune.
hint-hold = Tiens ton bouton, A choisit une carte, puis OK.
hint-where = Les propriétés vont sur la table, l'argent en banque.
hint-actions = Une action fait ce qu'elle dit, ou vaut de l'argent.
hint-rearranging = Déplacer tes jokers est gratuit : molette A et OK.
hint-end = ROLL finit ton tour.
hint-answer = On t'attaque : accepte ou dis non.
hint-accept = Un appui bref accepte. Ne rien faire aussi.
hint-say-no = Tiens-le pour voir ; OK sur Non merci ! l'arrête.
hint-no-to-no = À un non, on peut répondre par un autre non.
hint-pay-from = Paie de la banque et de la table, jamais de la main.
hint-pay-ways = La molette A montre comment payer, OK paie.
hint-pay-each = La dernière est carte par carte : OK coche, ROLL paie.
hint-pay-change = Ce que tu paies en trop est perdu : pas de monnaie.
hint-pay-all = Si tu as moins, tu paies tout ce que tu as.
hint-colour = Tu as reçu un joker : choisis sa couleur.
hint-move-later = Tu pourras le déplacer plus tard, à ton tour.
hint-limit = À la fin du tour, tu gardes au plus { $count ->
    [7] sept
   *[other] { $count }
 } cartes.
hint-discard = Tiens ton bouton, A choisit une carte, OK la défausse.

moment-breaker = un Coup de maître
moment-no = un Non merci !
moment-doubled = un loyer doublé
moment-set = un groupe complet

## Ce que dit la page à une place.

does = { $what } : { LIST($uses, ", ") }
asks-play = À toi : touche une carte pour la jouer. Encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 }.
asks-no-cards = Tu n'as plus de cartes à jouer. Réorganise tes propriétés, ou finis le tour.
asks-no-plays = Tu n'as plus rien à jouer ce tour-ci. Réorganise tes propriétés, ou finis le tour.
asks-discard = Tu as { $count } cartes en main. Défausses-en { $over ->
    [one] une : touche-la.
   *[other] { $over } : touche-les l'une après l'autre.
 }
asks-discard-or-keep = Tu as { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } en main. Garde tout, ou touche ce que tu défausses.
asks-pay = { CAPITAL($due) } : tu dois { $debt } M à { $target }. Avec quoi paies-tu ?
asks-colour = Tu reçois un joker : quelle couleur montre-t-il ?
pays-from-bank = de ta banque
pays-from-table = de ta table
swaps-with = Échange forcé avec { $target }
swap-get = tu reçois
swap-give = tu donnes
swap-one = cette carte
swap-other = change de place avec

# What the board is made of besides what lies before everybody.
pile = pioche
pile-discards = défausse
printed-group = { FORM($colour, "board") }

waits-play = On attend { ELIDE("que", $who) } joue une carte ou finisse son tour.
waits-end = On attend { ELIDE("que", $who) } réorganise ses propriétés ou finisse son tour.
waits-pay = { CAPITAL($due) } : on attend { ELIDE("que", $who) } paie { $debt } M à { $target }.
    .you-target = { CAPITAL($due) } : on attend { ELIDE("que", $who) } te paie { $debt } M.
waits-colour = On attend { ELIDE("que", $who) } choisisse la couleur d'un joker.
waits-discard = On attend { ELIDE("que", $who) } défausse { $over ->
    [1] une carte
   *[other] { $over } cartes
 }.
waits-keep = On attend { ELIDE("que", $who) } garde toutes ses cartes ou en défausse.
