yes = oui
no = non
printed = règles imprimées
printed-about = Toutes les règles comme elles sont imprimées.
option = { $title } : { OR($values) }
preset = { $title } : { $about }
number = { $number }
text = { $text }
