about = Joue, en temps virtuel, des soirées sur une console simulée où tout va de travers, et dit si une promesse n'a pas été tenue.
seed = D'où vient tout le hasard : la même graine donne les mêmes soirées. 1 par défaut.
hours = Jouer ce nombre d'heures, à l'horloge de la console.
evenings = Jouer ce nombre de soirées. Sans --hours, une par jeu.
evening = Ne jouer que la soirée qui porte ce numéro.
game = Ne jouer qu'à ces jeux, séparés par des virgules : ceux que liste croupier games.
faults = Ce qui peut aller de travers, séparé par des virgules : all, none, ou certains parmi power, disk-full, read-only, io-error, clock, edges, bounce, chain, button, phones, bot, hands. all par défaut.
blows = De tout ce qui va de travers ce soir-là, seulement ce qui porte ces numéros dans le journal.
log = Noter ce qui se passe, ligne par ligne ; toujours pareil pour le même --seed.
json = Écrire les chiffres en JSON.

at-least-one = { $option } demande un nombre à partir de 1.
no-fault = La panne { $value } n'existe pas ; il y a { $all }, all et none.

played = { $evenings ->
    [one] { $evenings } soirée, { $virtual } sur la console, en { $taken } : { $times } fois plus vite.
   *[other] { $evenings } soirées, { $virtual } sur la console, en { $taken } : { $times } fois plus vite.
 }
came-to = Parties commencées : { $games }, terminées : { $over }, reprises : { $resumed } ; coups : { $moves } ; coupures de courant : { $cuts } ; images : { $frames }.
kept = Toutes les promesses ont été tenues.
found = Une promesse n'a pas été tenue à la soirée { $evening }, après { $seconds } s : { $what }. Pour le revoir : { $line }
