# Ce qui se raconte de soirées entières.

about = Raconte les soirées jouées : qui a gagné quoi, comment, et avec combien de chance.
which = Une soirée en détail, comme la liste la nomme : son jour, last ou undated (par défaut : la liste de toutes).
csv = Écrit une ligne par joueur et par partie dans ce fichier, pour un tableur.
report = Écrit une page avec des graphiques dans ce fichier, pour un navigateur et le papier.
no-folder = Il n'y a pas de dossier { $file } avec des parties.
no-such = La soirée { $evening } n'existe pas ; croupier evenings les liste.

column-evening = soirée
column-games = parties
column-players = joueurs
column-player = joueur
column-won = gagné
column-chance = hasard
column-times = lancers
column-came = obtenu
column-usual = habituel
column-luckier = plus de chance que

title = Soirées de jeu
none = Pas encore de soirée : personne n'a joué ici.
day = { $day } { $month } { DIGITS($year) }
undated = Sans date
undated-why = La machine ne savait pas quel jour on était, ou les parties ont été enregistrées ailleurs.
summary = { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
 }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }.
untold = { $count ->
    [one] { $count } enregistrement ne dit rien :
   *[other] { $count } enregistrements ne disent rien :
 }
untold-file = { $file } : { $why }
too-long = Il est bien plus long que toute partie.
reading = Lecture des enregistrements : { $read } sur { $all }.
missing = Cette soirée n'existe pas. Ses enregistrements ont peut-être été enlevés.
to-the-unit = Vers la console
to-all = Toutes les soirées

number = { $number }
percent = { $percent } %
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }
won = { LIST($who, ", ") } a gagné avec { $points }.
drew = Égalité entre { $who } avec { $points }.
unfinished = Pas encore finie.
dropped = Personne ne l'a reprise.

plot-won = Qui a gagné combien de fois
note-won = Les parties finies ; une victoire partagée compte pour une part.
plot-luck = Chance
note-luck = Ce que le hasard a donné, à côté de ce qu'autant de lancers donnent d'habitude : la courbe est ce qui aurait pu venir, la barre ce qui est venu. Plus de chance que 90 % veut dire que neuf soirées sur dix auraient donné moins de chance.
note-luck-all = La chance de chacun : au milieu, ce qu'autant de lancers donnent d'habitude ; plus à droite, plus de chance. Plus de chance que 90 % veut dire que neuf soirées sur dix auraient donné moins de chance.
best = Les records de la soirée
note-best = Le plus grand de chaque sorte, toutes parties confondues.

luck-dice = Dé
    .told = { $who } a fait { $mean } en moyenne, contre { $usual } d'habitude
luck-told = { FORM($what, "told") } : { $rarity }.
as-usual = juste ce que donne le hasard
lucky = une seule soirée sur { $evenings } donne autant de chance
unlucky = une seule soirée sur { $evenings } donne autant de malchance

wait = La plus longue attente
waited = { $who } a dû regarder { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 } des autres d'affilée.
    .you-who = Tu as dû regarder { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } des autres d'affilée.

moment = { $title } : { $told }
