# What the colours of go are called where something is refused.

colour-brown = brown
colour-light-blue = light blue
colour-pink = pink
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-dark-blue = dark blue
