colour-brown = Braun
colour-light-blue = Hellblau
colour-pink = Rosa
colour-orange = Orange
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-dark-blue = Dunkelblau
