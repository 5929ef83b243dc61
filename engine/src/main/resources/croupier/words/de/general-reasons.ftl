game-over = Das Spiel ist zu Ende.
chance-first = Erst entscheidet der Zufall: Vorher kann niemand etwas tun.
no-chance-asked = Der Zufall ist gerade nicht gefragt.
nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
chooses-itself = Du kannst nicht dich selbst wählen.
not-of-this-game = Im Spiel { $game } gibt es kein { $type }.
answers-something-else = { $type } ist keine Antwort auf { $ask }.

unknown-game = Es gibt kein Spiel „{ $game }“; es gibt { $games }.
unknown-option = Das Spiel { $game } hat keine Option „{ $option }“; es gibt { $options }.
unknown-option-value = Die Option { $option } von { $game } kann { OR($values) } sein, nicht „{ $value }“.
unknown-type = „{ $type }“ gibt es hier nicht; es gibt { $types }.
wrong-seat-count = Das Spiel { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.

field-missing = { $field } fehlt.
field-unknown = Es gibt kein Feld „{ $field }“{ $where }; es gibt { $fields }.
field-of-wrong-type = { $field } muss { $wanted } sein, nicht { $got }.
field-out-of-bounds = { $field } muss zwischen { $least } und { $most } liegen, nicht bei { $number }.
field-of-wrong-length = { $field } braucht { $count } Zahlen, nicht { $got }.
wrong-data = { $detail }
impossible-position = { $detail }
