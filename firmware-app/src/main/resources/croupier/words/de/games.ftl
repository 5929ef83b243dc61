yes = ja
no = nein
printed = nach Anleitung
printed-about = Jede Regel, wie sie in der Anleitung steht.
option = { $title }: { OR($values) }
preset = { $title }: { $about }
number = { $number }
text = { $text }
