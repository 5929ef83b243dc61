# What is the same in every game; what is not is in <game>-options.
### $text: text of 20
### $number: number to 99999
### $title: *-options.option-*
### $about: *-options.preset-*-about
### $values: list of *-options.value-*

yes = yes
no = no
printed = as printed
printed-about = Every rule as it is printed.
option = { $title }: { OR($values) }
preset = { $title }: { $about }
number = { $number }
# What a game without messages says itself, and values that are names.
text = { $text }
