colour-brown = marron
colour-light-blue = bleu clair
colour-pink = rose
colour-orange = orange
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-dark-blue = bleu foncé
