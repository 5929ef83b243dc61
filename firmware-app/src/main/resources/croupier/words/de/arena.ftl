about = Lässt Bots viele Spiele gegeneinander spielen und sagt, wer wie oft gewinnt. Jeder sitzt mit denselben Karten und Würfen auf jedem Platz.
about-merge = Fügt die Teile eines Wettkampfs zusammen, die mit --shard gespielt wurden.
game = Das Spiel: eines aus der Liste von croupier games.
bots = Die Bots, durch Kommas getrennt: easy, normal, hard, any, random oder ein Programm wie "python3 my_bot.py".
bot = Ein weiterer Bot; für ein Programm, dessen Aufruf ein Komma enthält.
games = Spiele je Besetzung (sonst: 1000); bei mehr Bots als Plätzen ist jede Auswahl eine.
seats = Plätze an einem Tisch (sonst: so wenige, wie das Spiel erlaubt).
option = Eine Option des Spiels, wie croupier games sie auflistet; für jede noch einmal.
seed = Daraus entsteht aller Zufall; derselbe Startwert gibt dieselben Spiele (sonst: 1).
trials = Wie viel ein suchender Bot je Entscheidung ausprobiert (sonst: 100).
threads = Wie viele Spiele gleichzeitig laufen (sonst: 1).
results = Die Ergebnisse aller Spiele in dieser Datei festhalten.
resume = Dort weitermachen, wo ein früherer Lauf mit denselben --results aufgehört hat.
shard = Nur diesen Teil des Wettkampfs spielen, etwa 3/16; croupier arena merge fügt die Teile zusammen.
keep = Jedes Spiel in diesem Ordner als Aufzeichnung aufheben, die croupier replay liest.
csv = Den Stand als Tabelle für eine Tabellenkalkulation in diese Datei schreiben.
report = Einen Bericht mit Diagrammen in diese Datei schreiben, für Browser und Papier.
quiet = Nur sagen, was nicht stimmt.
parts = Die Dateien aller Teile, in beliebiger Reihenfolge.
merged = Die Datei für die Ergebnisse aller Teile.

too-few-bots = Nenne 2 bis { $most } Bots, zum Beispiel --bots hard,normal.
no-such-bot = Den Bot { $bot } gibt es nicht; wähle easy, normal, hard, any, random oder ein Programm wie ./my_bot oder "python3 my_bot.py".
long-seed = Ein Startwert hat höchstens { $most } Zeichen.
needs-results = { $option } braucht eine Datei mit --results.
no-shard = Ein Teil heißt zum Beispiel 3/16, der dritte von sechzehn, nicht { $what }.
missing = Es gibt keine lesbare Datei { $file }.
unfit-no-results = In { $file } stehen keine Ergebnisse der Arena.
unfit-other-contest = { $file } gehört zu einem anderen Wettkampf oder zu einem anderen Teil davon.
unfit-damaged = { $file } ist in Zeile { $line } beschädigt.
unfit-not-over = { $file } ist nicht zu Ende gespielt; mach mit --resume weiter.
unfit-not-all-parts = Nicht jeder Teil ist genau einmal da; wie viele es sein müssen, steht in { $file }.

progress = [{ $bar }] { $done } von { $all }, { $rate } je Sekunde, noch { $left }
title = { $game }, { $seats } Plätze, { $games } Spiele, Startwert { $seed }
percent = { $share } %
interval = { $low } bis { $high }
even = Ausgeglichen wären { $share }. Ein Spiel hat im Mittel { $length } Entscheidungen.
unfinished = { $games ->
    [one] { $games } Spiel ging nicht rechtzeitig zu Ende und gehört niemandem.
   *[other] { $games } Spiele gingen nicht rechtzeitig zu Ende und gehören niemandem.
 }
lost = { $bot } hat durch eigene Fehler verloren: { $mishaps }.
speed = { $games } Spiele in { $seconds } s: { $rate } Spiele und { $decisions } Entscheidungen je Sekunde.
stopped = Angehalten, bevor alle Spiele gespielt waren.

column-bot = Bot
column-games = Spiele
column-won = gewonnen
column-interval = 95-%-Intervall
column-elo = Elo
column-points = Punkte

plot-matrix = Wer wen schlägt
note-matrix = Wie oft der Bot der Zeile gewinnt, wo er oder der Bot der Spalte gewonnen hat, mit dem 95-%-Intervall.
plot-lengths = Wie lang Spiele sind
note-lengths = Spiele nach der Zahl der Entscheidungen; der Strich ist der Mittelwert.
plot-sources = Woher die Punkte kommen
note-sources = Was ein Platz im Mittel in einem Spiel bekommt, in den ersten Spielen.
plot-times = Wie lange Bots nachdenken
note-times = Entscheidungen nach ihrer Dauer, auf dem Rechner, der sie gespielt hat.
contest = Was gespielt wurde
note-contest = Dasselbe noch einmal gibt dieselben Spiele.

mishap-hung = { $games ->
    [one] { $games } Spiel: nicht rechtzeitig geantwortet
   *[other] { $games } Spiele: nicht rechtzeitig geantwortet
 }
mishap-crashed = { $games ->
    [one] { $games } Spiel: abgestürzt
   *[other] { $games } Spiele: abgestürzt
 }
mishap-flooded = { $games ->
    [one] { $games } Spiel: zu viel gesagt
   *[other] { $games } Spiele: zu viel gesagt
 }
mishap-rubbish = { $games ->
    [one] { $games } Spiel: keine lesbare Antwort
   *[other] { $games } Spiele: keine lesbare Antwort
 }
mishap-illegal = { $games ->
    [one] { $games } Spiel: Unerlaubtes getan
   *[other] { $games } Spiele: Unerlaubtes getan
 }

source-complete = volle Gruppen
source-incomplete = beste unfertige
source-houses = Häuser
source-bonus = LOS und Hotels
source-collected = gesammelt
source-heists = Überfälle
source-returned = abgerissen
source-completed = Sets gebaut
source-taken = Sets genommen
source-broken = Sets zerstört
source-salary = Gehalt
source-rent = Miete
source-deals = Handel
source-cards = Karten
source-purchases = Käufe
source-buildings = Bauten
source-mortgages = Hypotheken
source-taxes = Steuern, Strafen
source-bankruptcies = Bankrotte
