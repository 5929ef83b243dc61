yes = sí
no = no
printed = como está impreso
printed-about = Cada regla como está impresa.
option = { $title }: { OR($values) }
preset = { $title }: { $about }
number = { $number }
text = { $text }
