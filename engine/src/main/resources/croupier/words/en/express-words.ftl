# What the groups of express are called, and in full what the dice and their faces are.
### $group: express-words.group-*

group-brown = brown
group-light-blue = light blue
    .lcd = light blue | lt blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
    .lcd = dark blue | dk blue
group-railroad = railroad
group-utility = utility
die-p1 = Property die 1
die-p2 = Property die 2
die-p3 = Property die 3
die-p4 = Property die 4
die-p5 = Property die 5
die-p6 = Property die 6
die-p7 = Property die 7
die-j1 = Police die 1
die-j2 = Police die 2
die-j3 = Police die 3
die-h = The house die
face-chance = Chance
face-policeman = policeman
face-go = GO
face-blank = blank
face-house = house
face-hotel = hotel
face-broken-house = broken house
face-get-out-of-jail = Get Out of Jail
face-group = { $group }
