letters-brown = ma
letters-light-blue = bc
letters-pink = rs
letters-orange = or
letters-red = rg
letters-yellow = ja
letters-green = ve
letters-dark-blue = bf

symbol-ring = bague
symbol-money = billet
symbol-coin = pièce

tile-money-bag = Sac d'argent
    .lcd = Sac
tile-go-button = Bouton GO
    .lcd = Bouton GO
tile-mr-monopoly = Pas en avant
    .lcd = Pas en avant | Un pas
tile-shield = Bouclier
    .lcd = Bouclier

own-tile = { $tile } : { $use }
use-money-bag = un bloc de la couleur de ton choix
use-go-button = un bloc, un braquage ou une démolition, comme sur GO
use-mr-monopoly = ton curseur avance d'un pas
use-shield = arrête une démolition

mark-money-bag = Sac
mark-go-button = GO
mark-mr-monopoly = +1
mark-shield = Boucl.

choice-block = un bloc
    .lcd = un bloc
choice-heist = un braquage
    .lcd = un braquage | braquage
choice-shut-down = une démolition
    .lcd = une démolition | démol.

space-go = Départ
    .lcd = Départ
space-colour = { $colour }
    .lcd = { $colour }
space-chance = Chance
    .lcd = Chance
space-bank-heist = Braquage
    .lcd = Braquage
space-shut-down = Démolition
    .lcd = Démolition
space-just-visiting = Simple visite
    .lcd = Simple visite | visite
space-free-parking = Parc gratuit
    .lcd = Parc gratuit
space-go-to-jail = Allez en prison
    .lcd = Allez en prison | En prison

name = { $who }
number = { $number }

square-of = { $count } { $count ->
    [one] { $colour }
   *[other] { FORM($colour, "many") }
 }
    .lcd = { $count } { $colour }
letters-of = { $colour }{ $count }
    .lcd = { $colour }{ $count }
square-empty = vide
board-blocks =
    .lcd = { $who } : { LIST($squares, ", ") } | { $who } { LIST($letters, " ") } | { LIST($letters, " ") }
board-empty =
    .lcd = { $who } : aucun bloc | { $who }: 0 bloc
board-place =
    .lcd = { $who } : { $space } | { $who }:{ $space }
board-jail =
    .lcd = { $who } : en prison
board-marker =
    .lcd = { $who } : curseur { $number }/{ $length } | { $who } : { $number } sur { $length }
board-no-tiles =
    .lcd = { $who }: 0 tuile
board-tiles =
    .lcd = { $who } : { LIST($tiles, ", ") } | { $who } : { LIST($marks, " ") } | { $who } : { COUNT($tiles) } tuiles

note-blocks = { LIST($squares, ", ") }
note-empty = aucun bloc
note-place = case { $space }
note-jail-sent = en prison, passe son prochain lancer
note-jail-sitting = en prison jusqu'au prochain lancer
note-marker = curseur { $number } sur { $length }
note-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
note-tiles-open = garde { LIST($tiles, ", ") }

pick-nothing = ne rien faire
    .lcd = ne rien faire | rien
pick-not-yet = pas encore
    .lcd = pas encore
pick-ask-later = appui bref : redemander plus tard
    .lcd = bref : plus tard | plus tard
pick-button = GO : { $choice }
    .lcd = GO: { $choice }
pick-tile = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
 }
    .lcd = { $count ->
        [1] { $tile }
       *[other] { $count }x { $tile }
    }
pick-later = { $count ->
    [1] { $tile } : plus tard
   *[other] { $count } × { $tile } : plus tard
 }
    .lcd = { $count ->
        [1] { $tile }: après | { $tile } après | ({ $tile })
       *[other] { $count }x { $tile }: après | { $count }x { $tile } après | { $count }({ $tile })
    }
pick-go = { $choice }
    .lcd = { $choice }
pick-claim = { $colour }, reste { $count }
    .lcd = { $colour }, reste { $count } | { $colour }: { $count }
pick-square = case { $number }
    .lcd = case { $number }
pick-rob = braquer { $victim }
    .lcd = braquer { $victim }
pick-block = { $colour } { OF($victim) }
    .lcd = { $victim } : { $colour } | { $victim } { $colour }
pick-mega = { $count ->
    [0] { $colour } : les autres ne perdent rien
   *[other] { $colour } : les autres perdent { $count }
 }
    .lcd = { $count ->
    [0] { $colour }: rien | { $colour }: 0
   *[other] { $colour }: -{ $count }
 }
picked =
    .lcd = < { $pick }<>>
keys-pick =
    .lcd = A:choix OK:oui<>{ $at }/{ $of } | A+OK<>{ $at }/{ $of }
key-choose = choisir
key-aim = viser { $victim }

task-go = { $who } : tu es sur Départ. Choisis un bloc, un braquage ou une démolition.
    .you-who = Tu es sur Départ. Choisis un bloc, un braquage ou une démolition.
    .lcd = { $who } :<>sur Départ
task-claim = { $who } : choisis la couleur du bloc que tu prends.
    .you-who = Choisis la couleur du bloc que tu prends.
    .lcd = { $who } :<>quel bloc ? | { $who } :<>un bloc
task-place = { $who } : choisis la case pour ton bloc.
    .you-who = Choisis la case pour ton bloc.
    .lcd = { $who } :<>où ?
task-heist = { $who } : braquage. Qui braques-tu ?
    .you-who = Braquage. Qui braques-tu ?
    .lcd = { $who } :<>braquage
task-shut-down = { $who } : démolition. Qui rend un bloc à la réserve ?
    .you-who = Démolition. Qui rend un bloc à la réserve ?
    .lcd = { $who } :<>démolition
task-steal = { $who } : le braquage a réussi ! Quel bloc { OF($victim) } prends-tu ?
    .you-who = Le braquage a réussi ! Quel bloc { OF($victim) } prends-tu ?
    .lcd = { $who } :<>vole
task-mega = { $who } : méga-démolition ! Quelle couleur perdent tous les autres ?
    .you-who = Méga-démolition ! Quelle couleur perdent tous les autres ?
    .lcd = { $who } :<>Méga !
sure-nothing = Ne rien faire du tout ?
    .lcd = Ne rien faire ? | Ne rien faire ?

asks-first-roll = Qui commence ? Lance les dés : qui a le plus haut lance en premier.
asks-roll = Manche { $round } : tu lances les dés pour tous.
asks-tiles = On va prendre les blocs. Utilises-tu une tuile avant ?
asks-go = Tu es sur Départ. Que prends-tu ?
asks-claim = Quel bloc prends-tu ?
asks-claim-secretly = Quel bloc vises-tu ? On le montre quand tout le monde a choisi.
asks-race = Il n'y a pas assez de blocs { FORM($colour, "many") }. Le plus rapide en a un !
asks-place = Où mets-tu ton bloc { $colour } ?
asks-heist = Braquage : qui braques-tu ?
asks-shut-down = Démolition : qui rend un bloc à la réserve ?
asks-dial-thief = Tu braques { $victim }. Si les deux molettes montrent la même chose, tu prends un bloc.
asks-dial-victim = { $who } te braque. Montre autre chose, et tu gardes tes blocs.
asks-steal = Le braquage a réussi ! Quel bloc { OF($victim) } prends-tu ?
asks-shield = { $who } démolit ton bloc { $colour }. L'arrêtes-tu avec un bouclier ?
asks-button = À toi d'attaquer. Un bouton GO te donne un braquage ou une démolition. En utilises-tu un ?
asks-mega = Ton curseur est au bout. Quelle couleur perdent tous les autres ?
does-ask-later = redemande-moi quand je pourrai attaquer
does-button = Bouton GO : { $choice }
does-marker = { $tile } : ton curseur passe à { $number } sur { $length }
does-shield = ton bouclier l'arrête
does-claim = { $own ->
    [0] { $colour } : reste { $count }
   *[other] { $colour } : reste { $count }, tu en as { $own }
 }
does-block = { $count ->
    [1] { $colour } { OF($victim) }, le seul
   *[other] { $colour } { OF($victim) }, 1 sur { $count }
 }
does-block-lost = { $colour } { OF($victim) } : pas de place, il va à la réserve

round = Manche { $round }.
    .lcd = Manche { $round }
roll = Manche { $round }. { $who } : appuie sur ROLL.
    .you-who = Manche { $round }. À toi : appuie sur ROLL.
    .lcd = Manche { $round }<>{ $who } lance | { $round }.<>{ $who } lance
first-roll = Qui commence ? Appuie sur ROLL ; le dé le plus haut lance en premier.
    .lcd =
        Qui commence ? Le dé | Qui commence ?
        le plus haut. | Dé le plus haut.
first-roll-again = Égalité ! Appuie encore une fois sur ROLL pour { $players }.
    .lcd =
        Égalité ! Encore : | Égalité: encore
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } joueurs
keys-roll =
    .lcd = ROLL:dés<>B:plateaux | ROLL<>B:plateaux
key-roll = lancer tous les dés
key-look = regarder tes tuiles
key-boards = regarder les plateaux

race = Attrape-le ! { OR($players) } : le premier bouton prend le bloc { $colour }.
    .lcd =
        <>ATTRAPE-LE !<>
        <>le { $colour }<>
        { OR($players) } | { LIST($players, " ") } | { COUNT($players) } joueurs
        Le premier gagne ! | Premier bouton !
key-grab = ATTRAPE !

tiles-round = Utiliser une tuile avant de prendre les blocs ? { LIST($players, ", ") } : tiens ton bouton appuyé pour regarder tes tuiles, appui bref pour « pas cette manche ».
    .lcd =
        Utiliser une tuile ? | Une tuile ?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } joueurs
tiles-attack = Attaquer avec une tuile ? { LIST($players, ", ") } : tiens ton bouton appuyé pour regarder tes tuiles, appui bref pour non.
    .lcd =
        Tuile : attaquer ? | Attaquer ?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } joueurs
tiles-shield = Un bouclier ? { LIST($players, ", ") } : tiens ton bouton appuyé pour regarder tes tuiles, appui bref pour non.
    .lcd = { LIST($players, ", ") } : bouclier ? | { LIST($players, " ") } : bouclier ? | Un bouclier ?
tiles-armed = OK utilise la tuile que { $who } a regardée, si elle sert maintenant.
    .lcd = OK : { $who } l'utilise | OK : { $who }
tiles-vain = Cela ne sert à rien maintenant.
    .lcd = Sans effet maintenant | Sans effet
keys-tiles =
    .lcd = tenir:voir bref:non | tenir, bref:non
key-not-this-round = pas cette manche
key-no = non
key-use = { $who } utilise la tuile, si elle sert maintenant
claims = Choisis un bloc en secret. { LIST($players, ", ") } : tiens ton bouton appuyé et tourne la molette A jusqu'à ta couleur, lâche, puis OK.
    .lcd =
        Quel bloc ? Secret ! | Bloc secret ?
        { LIST($players, ", ") } | { LIST($players, " ") } | { COUNT($players) } joueurs
claims-armed = OK valide le choix { OF($who) }.
    .lcd = OK : { $who } a choisi | OK : { $who }
keys-claims =
    .lcd = tenir:voir A:choix | tenir + A:choix
key-claim-secretly = choisir en secret
key-claimed = { $who } a choisi

look-tiles = { $who } regarde ses tuiles. Les autres ne regardent pas !
    .lcd = tuiles { OF($who) }<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-tiles-open = { $who } regarde ses tuiles.
    .lcd = tuiles { OF($who) }<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
look-claims = { $who } choisit un bloc. Les autres ne regardent pas !
    .lcd = bloc { OF($who) }<>{ $at }/{ $of } | { $who }<>{ $at }/{ $of }
keys-look =
    .lcd = A:suite lâcher:caché | A:suite, lâcher
keys-look-claim =
    .lcd = puis OK le prend
keys-look-use =
    .lcd = puis OK:oui bref:non | OK:oui bref:non
key-next-tile = tuile suivante
key-next-colour = couleur suivante

heist-choose = { $who } braque { $victim } ! { $players } : sous le capot, choisis bague, billet ou pièce, puis enfonce la molette.
    .you-who = Tu braques { $victim } ! Le choix est secret.
    .you-victim = { $who } te braque ! Le choix est secret.
    .lcd = <>{ $who } braque { $victim } !<> | <>{ $who }>{ $victim } !<>
heist-wait = { $who } braque { $victim } ! Le choix est secret.
    .you-who = Tu braques { $victim } ! Le choix est secret.
    .you-victim = { $who } te braque ! Le choix est secret.
    .lcd = <>{ $who } braque { $victim } !<> | <>{ $who }>{ $victim } !<>
heist-symbols =
    .lcd = bague billet pièce | choix secret
dial-turn =
    .lcd = { $dial }:{ $who }<>tourne+appui | { $dial }:{ $who }<>tourne
dial-thinks =
    .lcd = { $dial }:{ $who }<>réfléchit
dial-locked =
    .lcd = { $dial }:{ $who }<>validé
key-dial-turn = { $who } : choisir en secret
key-dial-lock = { $who } : valider
heist-title = Braquage !
    .lcd = <>Braquage !<>
heist-count = Braquage : { $number } ...
    .lcd = <>{ $number }<>

news-rolled-for-first = Qui commence ? { LIST($rolls, ", ") }.
die-of = { $who } { $number }
    .lcd = { $who }<>{ $number }
who-starts = Qui commence ?
    .lcd = Qui commence ?
rolls = { $who } lance les dés.
    .you-who = Tu lances les dés.
    .lcd = { $who } lance
rolling =
    .lcd = <>les dés roulent ...<> | <>ça roule ...<>
news-first-roller = { $who } lance en premier.
    .you-who = Tu lances en premier.
    .lcd = { $who } commence
news-round-began = La manche { $round } commence ; { $who } lance les dés.
    .you-who = La manche { $round } commence ; tu lances les dés.
news-dice-rolled = Les dés : { LIST($rolls, ", ") }.
news-moved = { $who } va sur { $space }.
    .you-who = Tu vas sur { $space }.
    .lcd = { $who } : { $space } | { $who }:{ $space }
news-sent-to-jail = { $who } va en prison.
    .you-who = Tu vas en prison.
    .lcd = { $who } va en prison | { $who } en prison
news-sat-in-jail = { $who } est en prison.
    .you-who = Tu es en prison.
    .lcd = { $who } est en prison | { $who } en prison
news-tile-kept = { $who } garde une tuile.
    .you-who = Tu gardes une tuile.
    .lcd = { $who } garde une tuile | { $who } +1 tuile
news-tile-used = { $who } utilise une tuile : { $tile }.
    .you-who = Tu utilises une tuile : { $tile }.
    .lcd = { $who } : { $tile }
news-tiles-reshuffled = { $count ->
    [1] La tuile utilisée peut être piochée à nouveau.
   *[other] Les { $count } tuiles utilisées peuvent être piochées à nouveau.
 }
news-no-tile-left = Il ne reste plus de tuile pour { $who }.
    .you-who = Il ne reste plus de tuile pour toi.
    .lcd = { $who } : plus de tuile | { $who } : 0 tuile
news-passed = { $who } passe.
    .you-who = Tu passes.
news-go-chosen = { $who } utilise Départ pour { $choice }.
    .you-who = Tu utilises Départ pour { $choice }.
    .lcd = { $who } : { $choice }
news-colour-chosen = { $who } a choisi une couleur.
    .you-who = Tu as choisi une couleur.
news-claims-shown = Les choix sont révélés : { LIST($claims, ", ") }.
claim-of = { $who } { $colour }
    .lcd = { $who }<>{ $colour }
news-race-won = { $who } gagne la course pour le { $colour }.
    .you-who = Tu gagnes la course pour le { $colour }.
    .lcd = { $who } a gagné ! | { $who } gagne !
news-block-taken = { $who } reçoit un bloc { $colour }.
    .you-who = Tu reçois un bloc { $colour }.
news-block-placed = { $who } construit un bloc { $colour }.
    .you-who = Tu construis un bloc { $colour }.
    .lcd = { $who } construit { $colour } | { $who } : { $colour }
news-outrun = { $who } n'a pas de bloc { $colour } : d'autres ont été plus rapides.
    .you-who = Tu n'as pas de bloc { $colour } : d'autres ont été plus rapides.
    .lcd = { $who } : trop tard, { $colour } | { $who } : trop tard
news-tray-empty = { $who } n'a pas de bloc { $colour } : il n'en reste plus.
    .you-who = Tu n'as pas de bloc { $colour } : il n'en reste plus.
    .lcd = { $who } : plus de { $colour } | { $who }: 0 { $colour }
news-no-square = { $who } n'a pas de bloc { $colour } : il n'y a pas de place.
    .you-who = Tu n'as pas de bloc { $colour } : il n'y a pas de place.
    .lcd = { $who } : pas de place, { $colour } | { $who }: sans place
news-nothing-to-take = Aucun bloc ne convient à { $who }.
    .you-who = Aucun bloc ne te convient.
    .lcd = { $who } : aucun bloc | { $who } : 0 bloc
news-marker-moved = Le curseur { OF($who) } va { $number ->
    [0] au début
   *[other] à { $number }
 }.
    .you-who = Ton curseur va { $number ->
        [0] au début
       *[other] à { $number }
    }.
    .lcd = curseur { OF($who) } : { $number } | curseur { $who } { $number }
news-heist-began = { $who } commence un braquage contre { $victim }.
    .you-who = Tu commences un braquage contre { $victim }.
    .you-victim = { $who } commence un braquage contre toi.
news-dial-locked = { $who } a validé son choix.
    .you-who = Tu as validé ton choix.
news-heist-worked = Les molettes sont révélées : { $who } { $symbol }, { $victim } { $other }. Elles sont pareilles : { $who } réussit !
    .you-who = Les molettes sont révélées : toi { $symbol }, { $victim } { $other }. Elles sont pareilles : tu réussis !
    .you-victim = Les molettes sont révélées : { $who } { $symbol }, toi { $other }. Elles sont pareilles : { $who } réussit !
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        C'est pareil :
        <>{ $who } réussit !<>
news-heist-failed = Les molettes sont révélées : { $who } { $symbol }, { $victim } { $other }. Elles sont différentes : le braquage a raté.
    .you-who = Les molettes sont révélées : toi { $symbol }, { $victim } { $other }. Elles sont différentes : le braquage a raté.
    .you-victim = Les molettes sont révélées : { $who } { $symbol }, toi { $other }. Elles sont différentes : le braquage a raté.
    .lcd =
        { $who }<>{ $symbol }
        { $victim }<>{ $other }
        C'est différent : | Différent :
        <>Braquage raté.<>
news-wish-asked = { $who } veut qu'on lui demande pour un bouton GO.
    .you-who = Tu veux qu'on te demande pour un bouton GO.
news-wish-not-asked = { $who } ne veut pas qu'on lui demande pour un bouton GO.
news-block-stolen = { $who } prend un bloc { $colour } à { $victim }.
    .you-who = Tu prends un bloc { $colour } à { $victim }.
    .you-victim = { $who } te prend un bloc { $colour }.
    .lcd =
        { $who } prend { $colour } | { $who }: { $colour }
        à { $victim }
news-loot-returned = Aucune case n'est libre pour lui : il va à la réserve.
    .lcd = Pas de place:réserve | Va à la réserve
news-shut-down = { $who } veut démolir un bloc { $colour } { OF($victim) }.
    .you-who = Tu veux démolir un bloc { $colour } { OF($victim) }.
    .you-victim = { $who } veut démolir un de tes blocs { FORM($colour, "many") }.
    .lcd = { $who } > { $victim } : { $colour } | { $who }>{ $victim } { $colour }
news-shield-held = Le bouclier { OF($victim) } arrête { $who }.
    .you-who = Le bouclier { OF($victim) } t'arrête.
    .you-victim = Ton bouclier arrête { $who }.
    .lcd = { $victim } : bouclier !
news-attack-lost = { $choice ->
    [choice-heist] Il n'y a personne à braquer pour { $who }.
   *[other] Il n'y a aucun bloc à démolir pour { $who }.
 }
    .you-who = { $choice ->
        [choice-heist] Tu n'as personne à braquer.
       *[other] Tu n'as aucun bloc à démolir.
    }
    .lcd = { $who } : sans cible
news-mega = { $who } lance une méga-démolition sur { $colour }.
    .you-who = Tu lances une méga-démolition sur { $colour }.
    .lcd = { $who } : MÉGA ! { $colour } | { $who } MÉGA { $colour }
news-blocks-returned = { $who } perd { $count ->
    [one] { $count } bloc { $colour }
   *[other] { $count } blocs { FORM($colour, "many") }
 }.
    .you-who = Tu perds { $count ->
        [one] { $count } bloc { $colour }
       *[other] { $count } blocs { FORM($colour, "many") }
    }.
    .lcd = { $who } -{ $count } { $colour }
news-landmark = { $who } a construit le monument { $colour } !
    .you-who = Tu as construit le monument { $colour } !
    .lcd = { $who } : monument !
news-won = { COUNT($players) ->
    [one] { $players } gagne.
   *[other] Égalité entre { $players }.
 }
    .you-players = Tu gagnes.

decided-for-now = { $who } passe pour l'instant.
decided-button = { $who } utilise un bouton GO pour { $choice }.
decided-marker = { $who } avance son curseur avec une tuile.
decided-claim = { $who } choisit { $colour }.
decided-place = { $who } construit sur la case { $number }.
decided-shut-down = { $who } démolit sur la case { $number } { OF($victim) }.
decided-lock = { $who } valide { $symbol }.
decided-steal = { $who } prend un bloc sur la case { $number }.
answer-dice = dés { $numbers }.
answer-drawn = une tuile est piochée : { $tile }.
answer-fastest = { $who } a gagné la course.

points = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
 }
won = un monument et { $count ->
    [one] { $count } bloc en tout
   *[other] { $count } blocs en tout
 }
    .lcd = { $count ->
    [one] un monument et { $count } bloc en tout | un monument
   *[other] un monument et { $count } blocs en tout | un monument
 }

intro-stack = Le premier qui empile quatre blocs d'une couleur gagne.
intro-move = On avance ensemble. Une couleur donne un bloc.
intro-heist = Braquage : deux images pareilles, et tu voles un bloc.
intro-shut-down = Une démolition coûte un bloc ; un bouclier l'arrête.
hint-first-roll = Chacun a un dé. Le plus haut lance en premier.
hint-first-roll-again = Appuie sur ROLL. Les dés égaux relancent.
hint-roll = Appuie sur ROLL : un lancer fait avancer tout le monde.
hint-roll-spaces = Une couleur donne un bloc, Chance une tuile.
hint-roll-attack = Sur Braquage ou Démolition, tu attaques quelqu'un.
hint-roll-go = Tomber sur Départ te laisse choisir ; le passer, non.
hint-tiles = Avant de prendre les blocs, tu peux jouer une tuile.
hint-tiles-button = Un bouton GO donne un bloc de n'importe quelle couleur.
hint-tiles-marker = La tuile Pas en avant avance ton curseur d'un pas.
hint-tiles-hold = Tiens ton bouton pour voir, appui bref pour non.
hint-tiles-all = Qui garde une tuile est interrogé, quelle qu'elle soit.
hint-go = Départ donne un bloc, un braquage ou une démolition.
hint-go-heist = Un bloc est sûr. Un braquage en prend un à un rival.
hint-go-shut-down = Une démolition renvoie un bloc rival à la réserve.
hint-claim = Tu reçois un bloc : choisis sa couleur.
hint-claim-win = Quatre d'une couleur sur une case gagnent la partie.
hint-claim-board = Un plateau a quatre cases, chacune d'une couleur.
hint-race = On veut plus de blocs qu'il n'y en a.
hint-race-press = Appuie sur ton bouton : le premier le prend.
hint-place = Choisis la case pour ton bloc.
hint-place-win = Quatre d'une couleur sur une case gagnent.
hint-attack = La molette A ou le bouton d'un rival choisit la cible.
hint-attack-heist = Un braquage peut donner un bloc, ou rien.
hint-attack-shut-down = Une démolition renvoie un bloc à la réserve.
hint-dials = Bague, billet, pièce : trois images de même valeur.
hint-dials-same = Si elles sont pareilles, le voleur prend un bloc.
hint-dials-differ = Si elles diffèrent, il ne se passe rien.
hint-dials-hood = Tourne sous le capot, enfonce. Puis tous les voient.
hint-steal = C'était pareil : choisis un bloc à prendre.
hint-steal-tray = Sans case libre, il va à la réserve.
hint-shield = Une démolition arrive. Un bouclier l'arrêterait.
hint-button = Un bouton GO peut servir à attaquer maintenant.
hint-mega = Ton curseur est au bout : méga-démolition.
hint-mega-colour = Choisis une couleur. Les autres perdent tous ces blocs.
hint-mega-shield = Aucun bouclier n'y peut rien.
hint-heist-worked = Le dernier braquage a réussi : c'était pareil.
hint-heist-failed = Le dernier braquage a raté : c'était différent.

moment-heist = un braquage
moment-race = une course pour un bloc
moment-mega = une méga-démolition
moment-landmark = un monument

waits-for = On attend { $all }.
waits-for-about = On attend { $all } : { $about }.
about-tiles = tuiles gardées
about-block = un bloc au choix
about-mega = Méga-démolition
