go-on = continuer
help = aide
    .lcd = OK tenu : aide
pause = pause
yes = oui, { $doing }
no = non

thinks = { $who } réfléchit.
    .lcd = { $who } réfléchit

sure = { $who } : { $about } OK : oui. BACK : non.
    .lcd =
        { $who } : <> sûr ?
        { $about }
sure-keys = OK veut dire oui, BACK non.
    .lcd = OK:oui <> BACK:non

why = { $who } { $why }.
    .lcd =
        { $who }
        { $why }

gave-up-hung = { $who } ne répond pas. Un bot normal continue à sa place.
    .lcd =
        { $who }
        ne répond pas.
        Un bot normal
        continue.
gave-up-crashed = { $who } a planté. Un bot normal continue à sa place.
    .lcd =
        { $who }
        a planté.
        Un bot normal
        continue.
gave-up-flooded = { $who } parle trop. Un bot normal continue à sa place.
    .lcd =
        { $who }
        parle trop.
        Un bot normal
        continue.
gave-up-rubbish = { $who } dit n'importe quoi. Un bot normal continue à sa place.
    .lcd =
        { $who }
        dit n'importe quoi | est illisible.
        Un bot normal
        continue.
gave-up-illegal = { $who } enfreint les règles. Un bot normal continue à sa place.
    .lcd =
        { $who }
        enfreint les règles | triche.
        Un bot normal
        continue.

take-back = annuler ce que { $who } vient de faire
    .lcd = BACK:annuler
takes-back = { $who } revient en arrière.
    .you-who = Tu reviens en arrière.
    .lcd =
        <>{ $who }<>
        <>revient en arrière<> | <>reprend son coup<>
takes-back-this = { $who } revient en arrière :
    .you-who = Tu reviens en arrière :

paused = Pause. N'importe qui peut appuyer sur OK pour continuer. La partie est enregistrée ; tu peux éteindre la console. Un bouton de place cède la place à un bot, ou la reprend.
    .lcd =
        Partie enregistrée | Partie gardée
        OK:suite place:bot | OK <> place:bot
        ROLL : ranger
        appui A : abandon | appui A: fin
paused-unsaved = Pause. Les derniers coups ne sont pas enregistrés. Fais de la place avant de ranger la partie.
    .lcd =
        PAS enregistrée ! | PAS gardée !
        OK:suite place:bot | OK <> place:bot
        ROLL : ranger
        appui A : abandon | appui A: fin
rests = Pause. N'importe qui peut appuyer sur OK pour continuer. La partie est enregistrée ; tu peux la laisser. Un bouton de place cède la place à un bot, ou la reprend.
    .lcd =
        Partie enregistrée | Partie gardée
        OK:suite place:bot | OK <> place:bot
        ROLL : ranger
rests-unsaved = Pause. Les derniers coups ne sont pas enregistrés : le disque est plein.
    .lcd =
        PAS enregistrée ! | PAS gardée !
        OK:suite place:bot | OK <> place:bot
        ROLL : ranger
forgotten = Il y a encore quelqu'un ? Dans { $time }, la partie sera rangée. N'importe quel bouton, n'importe quelle molette la continue.
    .lcd =
        Encore là ? <> { $time }
        un bouton : suite | bouton : suite
put-away = ranger la partie
other-language = langue, language
abandon = abandonner la partie
abandon-about = Son enregistrement reste.
    .lcd = Archive gardée.
abandon-help = La partie s'arrête ici, sans gagnant. Son enregistrement reste sur le disque, mais elle n'est plus proposée.

hand-over = céder cette place
person = quelqu'un ici
hand-over-about = La partie reste telle quelle.
    .lcd = La partie reste.
hand-over-help = Un bot continue pour { $who }. À chaque pause, quelqu'un peut reprendre la place.
take-seat-help = Quelqu'un ici continue pour { $who } et voit ce que { $who } a en main.

too-long = Cette partie est trop longue pour son enregistrement. Elle est mise de côté, et son enregistrement est gardé.
    .lcd =
        Partie trop longue | Trop longue :
        pour être gardée : | elle est mise
        mise de côté. | de côté.
cannot-save = Impossible d'enregistrer la partie. Le disque est-il plein ? Libère de la place et réessaie, ou continue sans enregistrer.
    .lcd =
        Non enregistrée : le | Non enregistrée:
        disque est plein ? | disque plein ?
        OK : réessayer
        ROLL : sans garder | ROLL: continuer
try-again = réessayer
go-on-unsaved = continuer sans enregistrer
cannot-begin = Impossible d'enregistrer la partie. Le disque est plein ou protégé.
    .lcd =
        Enregistrement raté | Non enregistrée
        Le disque est plein | Disque plein
        ou protégé.

name = { $who }
wins = gagne
draws = ex aequo
points = { $points }
place = { $number ->
    [1] 1er
   *[other] { $number }e
 }
tied = à égalité
won = { $who } gagne avec { $points } !
    .you-who = Tu gagnes avec { $points } !
    .lcd =
        { $who } gagne !
        avec { $points } | { $points }
drawn = Égalité entre { $who } avec { $points }.
    .lcd =
        Égalité entre
        { $who } | { LIST($who, " ") } | { COUNT($who) } joueurs
        avec { $points } | { $points }
result-keys = ROLL rejoue, OK termine.
    .lcd = ROLL:rejouer <> OK:fin | ROLL:bis OK:fin
moments = ce qui est arrivé dans cette partie
more-moments = ce qui est arrivé dans cette partie
    .lcd = A:suite
moment-keys = La molette A tourne les pages, ROLL rejoue, OK termine.
    .lcd = ROLL:rejouer OK:fin | ROLL:bis OK:fin
once-more = rejouer
end = terminer

# Dice that people have rolled by hand.
die-set = dé { $die } : { $number }
die-to-set = dé { $die } : à régler
enter-dice = valider { $dice }

own-luck = Ta chance : tourne une molette jusqu'à un nombre et appuie sur ton bouton ; l'instant compte aussi. OK commence. La graine est scellée par { $commitment }.
    .lcd =
        Ta chance <> { $number } | Chance <> { $number }
        { $short }
        ton bouton : ajouter | bouton: ajouter
        OK : commencer
add-luck = l'ajouter avec ce nombre
turn-luck = un autre nombre
