about = Démarre une console simulée qui joue toute seule jusqu'à ce que quelqu'un la touche, et ouvre son panneau dans le navigateur.
game = Ne montrer que ces jeux, séparés par des virgules : ceux que liste croupier games.
speed = Combien de fois plus vite qu'en vitrine, de 1 à 1000 ; avec --headless aussi max, qui y est la valeur par défaut.
headless = Sans panneau : joue autant de parties entières que le dit --games, ou la démo aussi longtemps que le dit --for, et affiche des chiffres.
for = Avec --headless : durée de la démo sur la console, par exemple 12h ou 30d.
json = Avec --headless : écrire plutôt du JSON, avec un chiffre pour chaque lumière.

needs-headless = { $option } demande --headless.
no-speed = Une vitesse est un nombre de 1 à { $most }, ou max, et non { $value }.
no-time = Une durée s'écrit 90s, 45min, 12h ou 30d, et non { $value }.
how-much = Avec --headless, dis combien : --games 10 ou --for 12h.

shown = { $games ->
    [one] { $games } partie, { $virtual } sur la console, en { $taken }.
   *[other] { $games } parties, { $virtual } sur la console, en { $taken }.
 }
rate = { $decisions } décisions et { $frames } images par seconde ; { $times } fois plus vite qu'en vitrine.
lit = Une lumière a été allumée au moins { $least } %, en moyenne { $mean } %, au plus { $most } % du temps : de { $low } à { $high } fois la moyenne.
brightness = Selon la plus vive de ses trois couleurs, par rapport à la pleine luminosité : { $least } %, { $mean } %, { $most } % ; de { $low } à { $high } fois la moyenne.
heap-flat = Mémoire utilisée : { $heap } Ko à la fin ; sa pente est de { $slope } ± { $error } Ko par relevé sur { $samples } relevés, ce qui ne se distingue pas de zéro.
heap-grows = Mémoire utilisée : { $heap } Ko à la fin ; elle change de { $slope } ± { $error } Ko par relevé sur { $samples } relevés.
