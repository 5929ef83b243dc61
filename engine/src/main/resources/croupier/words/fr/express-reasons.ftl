roll-first = Un tour commence par un lancer.
free-first = Dis d'abord quel policier quitte la prison.

not-a-police-die = { $die } n'est pas un dé policier.
not-a-property-die = { $die } ne va pas sur une case d'un groupe.
not-in-jail = { $die } n'est pas en prison.
no-get-out-of-jail = Aucune « Sortie de prison » n'est tombée.
no-die-left = Il ne reste aucun dé à lancer.
lies-on-the-board = { $die } est déjà sur le plateau et y reste.
group-complete = Toutes les cases du groupe { $group } sont prises.
chance-in-group = Il y a déjà une Chance dans le groupe { $group }.
shows-another-face = { $die } montre { $face }, et non { $group }.

wrong-policemen = Il faut un nombre de 0 à 3 pour chacune des { $seats } places.
wrong-dice = Il faut { $dice } faces, une par dé.
no-such-face = { $die } n'a pas de face { $face }.
