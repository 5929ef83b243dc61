game-over = La partida ha terminado.
chance-first = Primero decide el azar: nadie puede actuar antes de su resultado.
no-chance-asked = Ahora no se le pregunta nada al azar.
nothing-to-decide = El puesto { $seat } no tiene nada que decidir ahora.
no-such-seat = No hay puesto { $seat }; los puestos van del 0 al { $last }.
chooses-itself = No puedes elegirte a ti mismo.
not-of-this-game = El juego { $game } no tiene { $type }.
answers-something-else = { $type } no responde a { $ask }.

unknown-game = No hay ningún juego «{ $game }»; hay { $games }.
unknown-option = El juego { $game } no tiene la opción «{ $option }»; tiene { $options }.
unknown-option-value = La opción { $option } de { $game } puede ser { OR($values) }, no «{ $value }».
unknown-type = Aquí no hay «{ $type }»; hay { $types }.
wrong-seat-count = El juego { $game } es para { $fewest } a { $most } puestos, no para { $seats }.

field-missing = Falta { $field }.
field-unknown = No hay ningún campo «{ $field }»{ $where }; hay { $fields }.
field-of-wrong-type = { $field } debe ser { $wanted }, no { $got }.
field-out-of-bounds = { $field } debe ser de { $least } a { $most }, no { $number }.
field-of-wrong-length = { $field } necesita { $count } números, no { $got }.
wrong-data = { $detail }
impossible-position = { $detail }
