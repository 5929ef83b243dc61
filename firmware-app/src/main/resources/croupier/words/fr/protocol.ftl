line-too-long = Une ligne a au plus { DIGITS($most) } caractères.
bad-id = id doit être un nombre entier, ou un texte d'au plus { $most } caractères affichables.
unknown-command = La commande { $command } n'existe pas ; il y a games, new, load, pending, act, chance, take_back, view, save, record.
wrong-seat-count = La position a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }, et non { $names }.
bad-nature = nature doit être seeded, ou scripted et alors sans seed.
seed-too-long = Une graine a au plus { $most } caractères.
seed-answers = Dans cette partie, la graine répond du hasard ; commencez-en une avec "nature":"scripted".
no-game = Il n'y a pas encore de partie ; commencez-en une avec la commande new ou load.
record-full = L'enregistrement de cette partie a { DIGITS($lines) } lignes, le maximum ; commencez-en une autre.
