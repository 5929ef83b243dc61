control-roll = ROLL
control-ok = OK
control-back = BACK
control-dial-a = molette A
    .push = appuiA
    .turn = A
    .tiny = A
control-dial-b = molette B
    .push = appuiB
    .turn = B
    .tiny = B
control-seat = place { $seat }
    .tiny = P{ $seat }

title = Service : touche chaque commande, regarde chaque lumière. { CAPITAL($last) }.
    .lcd = Service <> { $hue } | { $hue }
last-nothing = touche à tout
    .lcd = Touche à tout
last-down = { $control } : appui
    .lcd = { $control } : appui | { FORM($control, "tiny") } : appui
last-up = { $control } : lâché
    .lcd = { $control } : lâché | { FORM($control, "tiny") } : lâché
last-held = { $control } : appui long
    .lcd = { $control } : appui long | { FORM($control, "tiny") }: appui long
last-turned = { $control } à { $at }
    .lcd = { $control } à { $at } | { FORM($control, "tiny") } à { $at }
test = essayer
next-colour = couleur suivante
check = tout vérifier
    .lcd = OK/ROLL tenu: test | OK tenu: test
settings = réglages
leave-or-set = Tiens BACK appuyé pour quitter, la molette A pour les réglages.
    .lcd = tenu BACK:fin A:menu | BACK:fin A:menu
leave = quitter
    .lcd = BACK tenu: fin
broken = { $part } : { $what }
repaired = { $part } remarche

press-it = Appuie sur { $control }.
    .lcd = Appuie : { $control } | { $control } !
turn-it = Tourne { $control } à droite, { $clicks } crans.
    .lcd = Tourne : { $control } | { $control } :
right = { $clicks } crans à droite
    .lcd = { $clicks } crans à droite | à droite: { $clicks }
press = appuyer
other = { $other } répond
    .lcd = { $other } répond
or-wait = Si rien ne se passe, attends : c'est noté.
    .lcd = ou attends : noté | ou attends
leaving = Tiens { $no } appuyé pour quitter.
    .lcd = { FORM($no, "push") } tenu: fin | { FORM($no, "tiny") } tenu: fin
touch-it = { $asked } { $wait }
touch-again = { $asked } Pour l'instant, { $answers }. { $wait }

answers = { CAPITAL($yes) } veut dire oui, { $no } veut dire non.
    .lcd = { FORM($yes, "push") }:{ $does } { FORM($no, "push") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }:{ $undoes } | { FORM($yes, "tiny") }:{ $does } { FORM($no, "tiny") }
answer = { CAPITAL($yes) } : { $does }
    .lcd = { FORM($yes, "push") }:{ $does } | { FORM($yes, "tiny") }:{ $does }
steps = { CAPITAL($control) } : { $does }.
    .lcd = { FORM($control, "turn") }:{ $does } | { FORM($control, "tiny") }:{ $does }
whole = entier
yes = oui
no = non
this = ceci
back = retour
step = pas
next = autre
done = fini
letters = { $letters }
ask-display = Chaque ligne de l'écran est-elle entière et nette ? { $answers }

noted = Noté. Ensuite :
skipping = Sans ce qui est noté :
    .lcd = Sauf les notées : | Sauf notées :
now = Maintenant : { $stop }.
    .lcd = { $stop } <> { $steps } | { $stop }
dark-behind = Ce qui est éteint derrière une lumière morte l'est à cause d'elle.
    .lcd = (ou éteint derrière) | (ou derrière)
stop-die = dé { $at }/{ $of }
stop-seat = place { $at }/{ $of }
stop-light = lumière { $at }/{ $of }
title-all = Regarde toutes les lumières :
    .lcd = Toutes les lumières | Les lumières :
ask-all-red = Regarde toutes les lumières sauf celles sous les capots : sont-elles toutes rouges ?
    .lcd = toutes rouges ?
ask-all-green = Regarde toutes les lumières sauf celles sous les capots : sont-elles toutes vertes ?
    .lcd = toutes vertes ?
ask-all-dark-blue = Regarde toutes les lumières sauf celles sous les capots : sont-elles toutes bleues ?
    .lcd = toutes bleues ?
wrong-not-red = pas rouge
wrong-not-green = pas vert
wrong-not-dark-blue = pas bleu
wrong-not-there = pas là
title-dice = Un dé après l'autre :
    .lcd = Un dé à la fois : | Dé par dé :
ask-dice = Un dé après l'autre s'allume : est-ce dans l'ordre ?
    .lcd = dans l'ordre ?
title-rows = Chaque dé : ligne par ligne
    .lcd = Dés ligne par ligne | Chaque dé :
ask-rows = Dans chaque dé, une lumière passe ligne par ligne, de gauche à droite, depuis le coin en haut à gauche : dans tous ?
    .lcd = du haut à gauche ? | du haut gauche ?
title-seats = Une place après l'autre :
    .lcd = Place par place : | Place par place
ask-seats = Une place après l'autre s'allume : est-ce sa jauge et son anneau, de sa couleur ?
    .lcd = jauge et anneau ? | jauge + anneau ?
ask-trackers = Une place après l'autre s'allume : est-ce sa jauge, de sa couleur ?
    .lcd = jauge ?
ask-halos = Une place après l'autre s'allume : est-ce son anneau, de sa couleur ?
    .lcd = anneau ?
title-outward = Chaque jauge, une par une
    .lcd = Jauges, 1 par 1 | Chaque jauge :
ask-outward = Dans chaque jauge, une lumière s'éloigne de la place, la plus proche d'abord : dans toutes ?
    .lcd = loin de la place ? | s'éloigne ?
title-dial = { CAPITAL($part) } : trois sous le capot
    .lcd = { CAPITAL($part) } : capot | { CAPITAL($part) }:capot
ask-dial = Une lumière de { $part } avance : trois sous le capot, puis les trois que tous voient. Est-ce bien ça ?
    .lcd = 3, puis 3 visibles ? | puis 3 dehors ?

part-die = dé { $number }
part-tracker = jauge { $number }
part-halo = anneau { $number }
part-dial-a = molette A
part-dial-b = molette B
light-nth = lumière { $number }
light-hood = capot { $number }
light-table = table { $number }
which-part = Quelle est la première partie qui n'est { $wrong } ?
    .lcd = Laquelle d'abord | D'abord
which-light = Quelle est la première lumière de { $part } qui n'est { $wrong } ?
    .lcd = { CAPITAL($part) }, d'abord | { CAPITAL($part) } :
wrong = { CAPITAL($wrong) } ?
    .lcd = { $wrong } ? <> { $steps } | { $wrong } ?
choice-part = { CAPITAL($part) }
    .lcd = < { CAPITAL($part) } <> >
choice-light = { $light }, no { $place }
    .lcd = < { $light }, no { $place } <> > | { $light }, { $place }
choose = { $which } Seul ce qui est choisi est allumé : { $choice }.

all-well = Tout va bien : chaque lumière, chaque bouton et chaque molette marche.
    .lcd =
        <>Tout va bien<>
        Lumières, boutons et | Tout
        molettes marchent. | fonctionne.
to-mend = À réparer : { LIST($faults, " ; ") }.
    .lcd = À réparer <> { $at }/{ $of } | Panne <> { $at }/{ $of }
next-or-done = { $steps } { $done }
    .lcd = { $steps } { $done } | { $done }
fault-display = L'écran n'est pas entier
    .lcd =
        L'écran n'est
        pas entier
fault-other = { $control } : { $other } répond
    .lcd =
        { $control } :
        { $other } répond
fault-backwards = { $control } compte à l'envers
    .lcd =
        { $control }
        compte à l'envers | à l'envers
fault-still = { $control } ne tourne pas
    .lcd =
        { $control }
        ne tourne pas
fault-mute = { $control } ne répond pas
    .lcd =
        { $control }
        ne répond pas
fault-light = { CAPITAL($part) } { $light }, chaîne { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) } { $light }, | { CAPITAL($part) },
        chaîne { $place }, { $wrong } | { $place }, { $wrong }
fault-only-light = { CAPITAL($part) }, chaîne { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) },
        chaîne { $place }, { $wrong } | { $place }, { $wrong }
fault-part = { CAPITAL($part) }, chaîne dès { $place }, { $wrong }
    .lcd =
        { CAPITAL($part) }, | { CAPITAL($part) }
        dès { $place }, { $wrong } | chaîne dès { $place }

on = oui
off = non
percent = { $percent } %
setting-kiosk = kiosque : { $state }
setting-show = démo : { $state }
setting-quiet = calme : { $state }
setting-from = calme dès { $time }
setting-until = jusqu'à { $time }
setting-brightness = lumière : { $percent } %
setting-lights = éclat : { $percent } %
setting-volume = volume : { $percent } %
setting-speech = voix : { $state }
setting-visitors = parties : { $begun }
setting-old-games = parties rangées
setting-flight = derniers faits
setting-as-written = comme le fichier
about-kiosk = pour les visiteurs
    .lcd = pour les visiteurs | pour visiteurs
help-kiosk = En kiosque, les visiteurs n'atteignent que ce que le fichier de réglages laisse ouvert, et une partie oubliée fait place.
about-show = joue quand il n'y a personne
    .lcd = joue toute seule
help-show = Quand il n'y a personne depuis un moment, la console joue toute seule.
about-quiet = sans son, avec moins de lumière
    .lcd = muet, moins lumineux | muet et sombre
help-quiet = À ces heures, pas de son, et les lumières sont basses ou éteintes tant que personne ne se sert de la console. Il faut une horloge à l'heure.
about-lights = de toutes les lumières, tant qu'il y a quelqu'un
    .lcd = des lumières
help-lights = L'éclat de toutes les lumières. Aux heures calmes, celles d'une console libre peuvent être plus sombres.
about-volume = de la console, pas de ses pages
    .lcd = pas de ses pages | de la console
help-volume = Le volume du buzzer et du haut-parleur. Chaque page a son propre bouton.
about-speech = dit à voix haute de quoi il s'agit
    .lcd = dit ce qui se passe | elle parle
help-speech = Le haut-parleur dit à qui c'est le tour et de quoi il s'agit, pour qui ne le voit pas. Il ne dit jamais ce qui n'est que pour les yeux d'un seul.
setting-network = réseau : { $state }
commanded = --lan
about-network = les téléphones restent dehors
    .lcd = pas de téléphone | sans téléphone
found-at = les téléphones entrent par { $host }:{ $port }
    .lcd = { $host }:{ $port } | { $host }
no-network = cette console n'est sur aucun réseau
    .lcd = aucun réseau
port-taken = Le port { DIGITS($port) } est déjà pris : arrête le programme qui l'utilise, ou choisis-en un autre dans le fichier de réglages.
    .lcd = port { DIGITS($port) } déjà pris | port { DIGITS($port) } pris
port-taken-lan = Le port { DIGITS($port) } est déjà pris : arrête le programme qui l'utilise, ou choisis-en un autre avec --lan.
    .lcd = port { DIGITS($port) } déjà pris | port { DIGITS($port) } pris
network-refused = Impossible d'ouvrir le réseau : { $why }.
    .lcd = réseau refusé
help-network = Les téléphones de ce réseau peuvent prendre les places, et les écrans voir la table. Une fois le réseau coupé, tous sont renvoyés.
about-visitors = { $finished } finies, { $away } rangées
    .lcd = { $finished } finies, { $away } rang. | { $finished } + { $away } rang.
help-visitors = Les parties commencées par des visiteurs aujourd'hui ; le journal les compte jour par jour.
about-old-games = reprendre ou retirer
    .lcd = reprendre ou retirer | reprendre
help-old-games = Les parties rangées, celles des visiteurs aussi : reprends-en une, ou retire-la.
about-flight = note les dernières minutes
    .lcd = note tout cela
help-flight = Ce qui s'est passé ces dernières minutes est écrit dans un fichier à côté des parties, pour qui cherche une panne. Aucun secret d'une partie n'y figure.
flight-kept = Les dernières minutes sont notées, dans { $file }.
    .lcd =
        Noté dans
        { $file } | un fichier
        pour le docteur. | près des parties.
flight-lost = Impossible de noter les dernières minutes. Le disque est plein ou protégé.
    .lcd =
        Impossible :
        le disque est plein | disque plein
        ou protégé.
about-as-written = oublie ce qui a été choisi ici
    .lcd = oublie tout cela
help-as-written = Ce qui a été choisi sur la console est oublié ; tout est comme le dit le fichier de réglages.
