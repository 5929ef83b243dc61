game-over = La partie est terminée.
chance-first = Le hasard d'abord : personne ne peut agir avant d'en connaître le résultat.
no-chance-asked = On ne demande rien au hasard en ce moment.
nothing-to-decide = La place { $seat } n'a rien à décider en ce moment.
no-such-seat = Il n'y a pas de place { $seat } ; les places vont de 0 à { $last }.
chooses-itself = Tu ne peux pas te choisir toi-même.
not-of-this-game = Le jeu { $game } n'a pas de { $type }.
answers-something-else = { $type } ne répond pas à { $ask }.

unknown-game = Le jeu « { $game } » n'existe pas ; il y a { $games }.
unknown-option = Le jeu { $game } n'a pas l'option « { $option } » ; il a { $options }.
unknown-option-value = L'option { $option } de { $game } peut être { OR($values) }, et non « { $value } ».
unknown-type = Il n'y a pas de « { $type } » ici ; il y a { $types }.
wrong-seat-count = Le jeu { $game } demande de { $fewest } à { $most } places, et non { $seats }.

field-missing = Il manque { $field }.
field-unknown = Il n'y a pas de champ « { $field } »{ $where } ; il y a { $fields }.
field-of-wrong-type = { $field } doit être { $wanted }, et non { $got }.
field-out-of-bounds = { $field } doit être entre { $least } et { $most }, et non { $number }.
field-of-wrong-length = { $field } doit avoir { $count } nombres, et non { $got }.
wrong-data = { $detail }
impossible-position = { $detail }
