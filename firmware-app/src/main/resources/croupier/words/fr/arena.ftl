about = Fait jouer des bots les uns contre les autres, sur de nombreuses parties, et dit qui gagne et à quelle fréquence. Chacun occupe toutes les places avec les mêmes donnes.
about-merge = Réunit les parts d'un tournoi jouées avec --shard.
game = Le jeu : un de ceux que liste croupier games.
bots = Les bots, séparés par des virgules : easy, normal, hard, any, random ou un programme comme "python3 my_bot.py".
bot = Un bot de plus ; pour un programme dont la commande contient une virgule.
games = Parties par tablée (par défaut : 1000) ; avec plus de bots que de places, chaque choix de bots est une tablée.
seats = Places à une table (par défaut : le moins que le jeu permet).
option = Une option du jeu, comme croupier games les liste ; à répéter pour chacune.
seed = D'où vient tout le hasard ; la même graine donne les mêmes parties (par défaut : 1).
trials = Combien d'essais fait un bot qui cherche, par décision (par défaut : 100).
threads = Parties jouées en même temps (par défaut : 1).
results = Garder les résultats de toutes les parties dans ce fichier.
resume = Reprendre là où une exécution précédente avec le même --results s'est arrêtée.
shard = Ne jouer que cette part du tournoi, par exemple 3/16 ; croupier arena merge réunit les parts.
keep = Garder chaque partie dans ce dossier, comme un enregistrement que lit croupier replay.
csv = Écrire le classement dans ce fichier, pour un tableur.
report = Écrire un rapport avec des graphiques dans ce fichier, pour le navigateur et le papier.
quiet = Ne dire que ce qui ne va pas.
parts = Les fichiers de toutes les parts, dans n'importe quel ordre.
merged = Le fichier pour les résultats de l'ensemble.

too-few-bots = Nomme de 2 à { $most } bots, par exemple --bots hard,normal.
no-such-bot = Le bot { $bot } n'existe pas ; choisis easy, normal, hard, any, random ou un programme comme ./my_bot ou "python3 my_bot.py".
long-seed = Une graine a au plus { $most } caractères.
needs-results = { $option } demande un fichier avec --results.
no-shard = Une part s'écrit 3/16, la troisième de seize, et non { $what }.
missing = Il n'y a pas de fichier lisible { $file }.
unfit-no-results = { $file } ne contient pas de résultats de l'arène.
unfit-other-contest = { $file } appartient à un autre tournoi, ou à une autre part.
unfit-damaged = { $file } est endommagé à la ligne { $line }.
unfit-not-over = { $file } n'est pas joué jusqu'au bout ; continue avec --resume.
unfit-not-all-parts = Il faut chaque part une fois et une seule ; { $file } dit combien il y en a.

progress = [{ $bar }] { $done } sur { $all }, { $rate } par seconde, encore { $left }
title = { $game }, { $seats } places, { $games } parties, graine { $seed }
percent = { $share } %
interval = { $low } à { $high }
even = L'équilibre serait { $share }. Une partie compte { $length } décisions en moyenne.
unfinished = { $games ->
    [one] { $games } partie n'a pas fini à temps et ne compte pour personne.
   *[other] { $games } parties n'ont pas fini à temps et ne comptent pour personne.
 }
lost = { $bot } a perdu par sa faute : { $mishaps }.
speed = { $games } parties en { $seconds } s : { $rate } parties et { $decisions } décisions par seconde.
stopped = Arrêté avant que toutes les parties soient jouées.

column-bot = bot
column-games = parties
column-won = gagné
column-interval = intervalle à 95 %
column-elo = Elo
column-points = points

plot-matrix = Qui bat qui
note-matrix = À quelle fréquence le bot de la ligne gagne quand lui ou celui de la colonne a gagné, avec l'intervalle à 95 %.
plot-lengths = Durée des parties
note-lengths = Parties selon le nombre de décisions ; le trait est la moyenne.
plot-sources = D'où viennent les points
note-sources = Ce qu'une place reçoit en moyenne par partie, dans les premières parties.
plot-times = Temps de réflexion des bots
note-times = Décisions selon leur durée, sur la machine qui les a jouées.
contest = Ce qui a été joué
note-contest = Les mêmes réglages redonnent les mêmes parties.

mishap-hung = { $games ->
    [one] { $games } partie : pas de réponse à temps
   *[other] { $games } parties : pas de réponse à temps
 }
mishap-crashed = { $games ->
    [one] { $games } partie : plantage
   *[other] { $games } parties : plantage
 }
mishap-flooded = { $games ->
    [one] { $games } partie : réponse trop longue
   *[other] { $games } parties : réponse trop longue
 }
mishap-rubbish = { $games ->
    [one] { $games } partie : réponse illisible
   *[other] { $games } parties : réponse illisible
 }
mishap-illegal = { $games ->
    [one] { $games } partie : coup interdit
   *[other] { $games } parties : coup interdit
 }

source-complete = groupes complets
source-incomplete = meilleur incomplet
source-houses = maisons
source-bonus = Départ et hôtels
source-collected = récoltés
source-heists = braquages
source-returned = démolitions
source-completed = groupes formés
source-taken = groupes pris
source-broken = groupes défaits
source-salary = salaires
source-rent = loyers
source-deals = échanges
source-cards = cartes
source-purchases = achats
source-buildings = constructions
source-mortgages = hypothèques
source-taxes = impôts, amendes
source-bankruptcies = faillites
