name-empty = Le nom de la place { $seat } est vide.
name-too-long = Le nom de la place { $seat } a plus de { $most } caractères : « { $name } ».
name-cannot-be-shown = Le nom de la place { $seat } a des caractères qui ne peuvent être affichés : « { $name } ».
name-twice = Deux places ont le nom « { $name } ».
all-taken-back = Dans une partie, on reprend au plus { $most } décisions.
nothing-to-take-back = Aucune décision ne peut être reprise : seulement la dernière, tant que ni le hasard ni personne n'y a répondu, et si elle n'a rien montré de caché.
another-seat-takes-back = Seule la place { $seat } peut reprendre une décision maintenant, et non la place { $other }.
only-the-seed-answers = Seule la graine répond à cela.
