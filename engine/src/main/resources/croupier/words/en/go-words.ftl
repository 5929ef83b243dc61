# What the colours of go are called.

colour-brown = brown
colour-light-blue = light blue
    .lcd = lt blue
colour-pink = pink
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-dark-blue = dark blue
    .lcd = dk blue
