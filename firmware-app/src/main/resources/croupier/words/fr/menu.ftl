croupier = Croupier
    .lcd = <>* CROUPIER *<>
welcome = Bienvenue ! Appuie sur OK pour jouer.
    .lcd = <>OK pour jouer<>
play = jouer
service = service
    .lcd = BACK tenu : service | BACK : service

asked = { $title } { CAPITAL($choice) }. { LIST($help, " ") }
chosen = { $choice }
    .lcd = < { $choice } <> > | { $choice } | { FORM($choice, "short") }
title = { $title } { $at }/{ $of }
    .lcd = { $title } <> { $at }/{ $of } | { $title } | { FORM($title, "short") }
choose-and-take = La molette A choisit, OK prend.
    .lcd = A:choix OK:prendre | A:choix OK:oui
choose = choisir
take = prendre { $choice }
back = retour
help = aide
    .lcd = OK tenu : aide
yes = oui
no-keep-it = non, garder
nothing-changes = Rien ne change.
text = { $text }

go-on = continuer
    .lcd = OK : continuer
read-on = lire la suite
begin = jouer
own-luck = ta chance
own-luck-intro = ROLL au lieu de OK : avant le premier lancer, chacun ajoute aux dés ce que personne d'autre ne peut savoir.
enough = suite
leaf = OK : { $enough }, molette A : la suite, { $at } sur { $of }.
    .lcd = OK:{ $enough } A:suite <> { $at }/{ $of } | OK:{ $enough } A:suite | OK:{ $enough } <> { $at }/{ $of }
last-leaf = OK : { $enough }
    .lcd = OK:{ $enough }
ended-elsewhere = Quelqu'un a rangé la partie à distance. Tu peux la reprendre.
    .lcd =
        Partie rangée
        à distance.
        Tu peux reprendre. | Elle t'attend.
went-wrong = Quelque chose n'a pas marché. La partie en cours est enregistrée.
    .lcd =
        Ça n'a pas marché. | C'est raté !
        La partie en cours | La partie
        est enregistrée.
was-stuck = La console était bloquée et vient de redémarrer. La partie continue.
    .lcd =
        C'était bloqué.
        La partie
        continue.
put-aside = Cette partie échoue à chaque fois. Elle est mise de côté, et son enregistrement est gardé.
    .lcd =
        Toujours en échec. | Encore un échec.
        La partie est mise | Elle est mise
        de côté.

title-which-game = Quel jeu ?
title-how = { $game } : comment ?
    .lcd = { $game } : comment ? | { $game }
for-players = de { $fewest } à { $most } joueurs
    .lcd = de { $fewest } à { $most } joueurs | { $fewest } à { $most } joueurs
all-options = toutes les options
    .short = options
all-options-help = Change chaque option comme tu veux.
option = { $game }. { $title } : { $choice }. { $about }
option-keys = La molette A parcourt les options, la molette B les change.
    .lcd =
        A:option  B:changer | A:suite B:change
        OK:jouer  tenu:aide | OK:jouer tenu: ?
next-option = option suivante
change-it = changer
play-like-this = jouer ainsi

seats = Qui joue à { $game } ? Chacun appuie sur son bouton de place ; OK pour commencer.
    .lcd =
        Qui joue à { $game }? | { $game } ?
        Appuie: ton bouton | Ton bouton !
seats-too-few = Qui joue à { $game } ? Chacun appuie sur son bouton de place ; il faut être au moins { $fewest }.
    .lcd =
        Qui joue à { $game }? | { $game } ?
        Appuie: ton bouton | Ton bouton !
seats-full = Qui joue à { $game } ? C'est complet ; OK pour commencer.
    .lcd =
        Qui joue à { $game }? | { $game } ?
        C'est complet
players = La molette A ajoute des bots.
    .lcd = A:bots <> Joueurs { $count } | A:bots <> { $count }
players-full = Vous êtes { $count }.
    .lcd = Joueurs { $count }
seats-phones =
    .lcd =
        Bouton ou téléphone | ou port { $port } :
        { $host }:{ $port } | { $host }
players-and-bots = Bots : { $bots }. La molette A dit combien, la molette B leur niveau : { $level }.
    .lcd = A:bots { $bots } B:{ $level } <> { $count } | A:{ $bots } B:{ $level } <> { $count }
players-and-one = Bots : { $bots }. La molette A dit combien, la molette B le niveau de { $name } : { $level }.
    .lcd = A:{ $bots } B:{ $name } { $level } <> { $count } | { $name }:{ $level } <> { $count } | { $name }:{ $level } | { $name }
players-and-program = Bots : { $bots }. La molette A dit combien. { $name } est un programme.
    .lcd = A:{ $bots } { $name } <> { $count } | { $name } <> { $count } | { $name }
seats-and-bots = { $asked } { $counted }
begin-or-name = OK pour commencer. Tiens ton bouton appuyé pour donner ton nom.
    .lcd = OK: jouer <> tenu: nom | OK:oui <> tenu:nom
at-least = Il faut être au moins { $fewest }. Tiens ton bouton appuyé pour donner ton nom.
    .lcd = au moins { $fewest } <> tenu:nom | min. { $fewest } <> tenu:nom
only-begin = OK pour commencer.
    .lcd = OK : jouer
only-at-least = Il faut être au moins { $fewest }.
    .lcd = au moins { $fewest }
plays = joue
plays-by-itself = joue tout seul
bot = bot, { $level }
program = programme
program-named = { $name }
level-easy = facile
level-normal = normal
level-hard = fort
how-many-bots = combien de bots
how-well-bots = leur niveau
join = jouer
leave = partir
name = nom
seats-help-join = Ton bouton de place te fait entrer. Appuie encore, et tu sors.
seats-help-name = Tiens-le appuyé pour donner ton nom.
seats-help-bots = La molette A place des bots là où personne n'est assis : à droite un de plus, à gauche un de moins. La molette B donne leur niveau : facile, normal ou fort. Les bots ajoutés ensuite ont leur propre niveau. Les lumières de leurs places l'indiquent, par paires.
seats-help-begin = { $game } se joue de { $fewest } à { $most }. OK pour commencer.

colour-white = Blanc
colour-gray = Gris
colour-brown = Marron
colour-light-blue = Bleu clair
colour-pink = Rose
colour-orange = Orange
colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert
colour-dark-blue = Bleu
colour-violet = Violet
seat-name = { $name }
name-asked = Nom pour la place { $colour } : { $written }
    .lcd = { $colour } <> BACK:effacer | { $colour } <> BACK:eff. | { $colour }
name-asked-first = Nom pour la place { $colour } : { $written }
    .lcd = { $colour } <> BACK:laisser | { $colour } <> BACK:non | { $colour }
name-taken = Une autre place s'appelle déjà ainsi.
    .lcd = Ce nom est pris. | Nom déjà pris.
name-so-far = { $name }.
    .lcd = { $name }_ | { $name }
name-empty = pas encore.
    .lcd = _ ({ $colour })
letters = { $before } { $letter } { $after }
    .lcd = { $before } >{ $letter }< { $after }
name-keys = OK ajoute la lettre, le bouton de la place { $seat } termine.
    .lcd = OK:ajout <> place{ $seat }:fin | OK:+ <> place{ $seat }:fin
letter = lettre
add-letter = ajouter { $letter }
add-space = ajouter un espace
name-leave = laisser ainsi
name-delete = effacer une lettre
name-colour = reprendre { $colour }
name-done = terminé

title-go-on-with = Reprendre ?
new-game = nouvelle partie
new-game-help = Choisis un jeu et commence une partie.
choose-and-begin = choisir et jouer
    .lcd = choisir et jouer
unfinished = { $choice } { $at }/{ $of }
    .lcd = < { $choice } > <> { $at }/{ $of } | { $choice } <> { $at }/{ $of } | { $choice }
left = La partie attend là où elle s'est arrêtée, au coup { $move }.
    .lcd = <>coup { $move }
left-then = La partie attend là où elle s'est arrêtée, au coup { $move } ({ $day }).
    .lcd = { $day } <> coup { $move } | { $day } <> { $move } | <>coup { $move }
ready = La partie attend d'être reprise.
    .lcd = <>prête
ready-since = La partie attend d'être reprise ({ $day }).
    .lcd = { $day } <> prête | { $day }
played-by = Avec { LIST($who, ", ") }.
who = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { COUNT($all) } joueurs
who-of-many = { LIST($all, ", ") }
    .lcd = { LIST($all, " ") } | { LIST($who, " ") } +{ $more } | { COUNT($all) } joueurs
go-on-or-drop = OK reprend la partie, ROLL la retire.
    .lcd = OK:suite <> ROLL:ôter | OK:oui ROLL:ôter
drop = retirer
title-drop-sure = Retirer la partie ?
    .short = La retirer ?
title-abandon = Abandonner ?
title-hand-over = Qui joue pour { $who } ?
    .lcd = Qui est { $who } ?
drop-about = { $game }, coup { $move }
    .lcd = { $game }, coup { $move } | Coup { $move }
drop-help = Cette partie n'est plus proposée. Son enregistrement reste sur le disque et peut être rejoué.
cannot-resume = Impossible de reprendre cette partie. Son enregistrement ne s'ouvre pas.
    .lcd =
        Reprise impossible : | Impossible :
        l'enregistrement ne | la partie ne
        s'ouvre pas.
cannot-drop = Impossible de retirer cette partie. Le disque est plein ou protégé.
    .lcd =
        Retrait impossible : | Impossible :
        le disque est plein | disque plein
        ou protégé.

day-today = aujourd'hui
day-yesterday = hier
day-this-year = { $day } { $month }
day-years-ago = { $month } { DIGITS($year) }
month-1 = janv.
month-2 = févr.
month-3 = mars
month-4 = avr.
month-5 = mai
month-6 = juin
month-7 = juil.
month-8 = août
month-9 = sept.
month-10 = oct.
month-11 = nov.
month-12 = déc.
title-settings = Réglages
title-quiet-from = Calme à partir de ?
    .short = Calme dès ?
title-quiet-until = Calme jusqu'à ?
title-quiet-light = Quelle lumière ?
title-lights = Quel éclat ?
title-volume = Quel volume ?
title-as-written = Comme le fichier ?
    .short = Selon fichier ?
title-language = Langue ?
language = La langue de la console
    .lcd = Langue, Language | Langue
language-help = La console la parle dès maintenant, et encore après le prochain démarrage.
