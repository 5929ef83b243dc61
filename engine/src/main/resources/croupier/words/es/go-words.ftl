colour-brown = marrón
colour-light-blue = celeste
colour-pink = rosa
colour-orange = naranja
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-dark-blue = azul
