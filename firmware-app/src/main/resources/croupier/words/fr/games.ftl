yes = oui
no = non
printed = comme imprimé
printed-about = Chaque règle comme elle est imprimée.
option = { $title } : { OR($values) }
preset = { $title } : { $about }
number = { $number }
text = { $text }
