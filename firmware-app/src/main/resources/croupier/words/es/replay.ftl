head = { $title } con { $players }
from-a-position = Comienza en una posición dada, y no al principio de una partida.
took-back = { $who } deshace { $number }.
by-hand = A mano: { $told }
chance = Azar: { $told }
holds = La grabación es válida: { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
 }, { $rolls }.
rolls-proved = { $number ->
    [one] { $number } tirada recalculada
   *[other] { $number } tiradas recalculadas
 } con la semilla revelada
rolls-sealed = { $number ->
    [one] { $number } tirada
   *[other] { $number } tiradas
 } cuya semilla aún no se ha revelado
rolls-by-hand = { $number ->
    [one] { $number } resultado puesto
   *[other] { $number } resultados puestos
 } a mano
not-from-the-start = No comenzó al principio de una partida, sino en una posición dada: nada demuestra lo anterior.
won = { COUNT($winners) ->
    [one] Ha ganado { $winners }.
   *[other] Han ganado { $winners }.
 }
drew = Empate entre { $winners }.
not-over = La partida no ha terminado.
end-unwritten = Su última línea, con el resultado y la semilla, no llegó a escribirse.
torn = Se descartó una última línea rota.
missing = No existe la grabación { $file }.
unreadable = { $file } no se puede leer: { $why }.
uncheckable = { $file } no se puede verificar. { $why }
damaged = { $file } no es válida. { $why }
line = Línea { $line }: { $why }
luck = Añadieron su suerte: { $added }.
added = { $who } («{ $word }»)
no-luck = Nadie añadió su suerte.
in-ledger = Es la partida { $number } de { $of } en el libro de partidas que está al lado.
