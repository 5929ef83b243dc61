mistakes = { LIST($all, "\u000A") }
at-line = { $file }:{ DIGITS($line) }: { $what }
at-all = { $file }: { $what }

not-toml = Esto no es TOML: { $why }.
muddled = Esto no es TOML, hasta el punto de que no se puede nombrar una línea: ¿falta una comilla, un corchete o una coma, o es otra clase de archivo?
folder = Esto es una carpeta: indica el archivo .toml que hay dentro.
too-big = Este archivo ocupa más de 64 KB: mira si es el que querías.
not-utf-8 = Esto no es texto en UTF-8: guárdalo de nuevo como UTF-8.
unreadable = Esto no se puede leer: mira quién puede leer el archivo.

section-missing = Falta la sección [{ $section }]: añádela.
not-a-section = { $key } tiene que ser una sección: escribe [{ $section }] y debajo sus claves.
missing = Falta { $key }: pon { $kind }.
wrong-kind = { $key } tiene que ser { $kind }.
list-only = { $key } solo puede contener esto: { $kind }.
out-of-bounds = { $key } es { DIGITS($value) }: usa de { DIGITS($least) } a { DIGITS($most) }.
unknown-key = No se conoce { $key }: quítalo; aquí se conocen { LIST($known, ", ") }.
unknown-key-but = No se conoce { $key }: ¿querías decir { $close }?

kind-text = un texto entre comillas
kind-flag = true o false
kind-number = un número entero
kind-list = una lista entre corchetes
