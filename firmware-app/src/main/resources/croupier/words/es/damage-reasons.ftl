not-there = no está
not-to-be-opened = no se puede abrir
file-fault = { $detail }

older-version = Se empezó con una versión anterior de Croupier (formato { $format }), que aún puede leerla; esta lee los formatos a partir del { $reads }.
newer-version = Se empezó con una versión posterior de Croupier (formato { $format }), que puede leerla; esta lee los formatos hasta el { $reads }.
no-header = No hay una primera línea completa; esta grabación no contiene ninguna partida.
last-line-changed = Se cambió su última línea, o la anterior.
last-line-wrong = Su última línea es incorrecta: { $detail }
last-line-too-long = Su última línea es más larga que cualquier línea de una grabación.
seed-file-changed = Su archivo de semilla está cortado o se cambió.
seed-of-another = La semilla y la primera línea no son aquellas con las que empezó la grabación.
other-commitment = El compromiso no es el que se anotó al empezar la partida.
ledger-changed = La línea { $number } del libro de partidas que está al lado se cambió o se movió, o falta una anterior.
cut-short = El libro de partidas que está al lado conoce { $number } líneas, y solo hay { $found }: se cortó el final.

line-too-long = es más larga que cualquier línea de una grabación.
record-too-long = esto es más de lo que contiene la grabación de una partida.
end-changed = se cambió su final.
not-text = no es texto en UTF-8.
other-result = el resultado no es el de la partida.
line-changed = se cambió o se movió, o falta una anterior.
wrong-number = n debe ser { $number }.
after-the-result = hay algo después del resultado.
other-options = las opciones no son las de la posición.
wrong-names = tiene que haber un nombre para cada uno de los { $seats } puestos.
seed-without-commitment = hay una semilla, pero la primera línea no nombra ninguna.
line-with-seed-of-another = la semilla y la primera línea no son aquellas con las que empezó la grabación.
only-the-seed-may-answer = dice estar hecho a mano, pero solo puede responder la semilla.
roll-without-seed = una tirada dice ser de una semilla, pero no hay ninguna.
no-luck = aquí tiene que decir qué añadieron los puestos a la semilla.
asked-another = dice que aquí se preguntó al azar otra cosa que { $detail }.
seed-gives-another = aquí la semilla da { $detail }, la grabación dice otra cosa.
not-as-noted = el libro de partidas que está al lado conoce aquí otra línea.

before-it-holds = { $moves ->
    [0] Antes, solo la primera línea está intacta; el archivo se queda como está.
    [one] La única jugada anterior está intacta; el archivo se queda como está.
   *[other] Las { $moves } jugadas anteriores están intactas; el archivo se queda como está.
 }
