line-too-long = Una línea tiene como mucho { DIGITS($most) } caracteres.
bad-id = id debe ser un número entero o un texto de hasta { $most } caracteres que se puedan mostrar.
unknown-command = No existe la orden { $command }; existen games, new, load, pending, act, chance, take_back, view, save, record.
wrong-seat-count = La posición tiene { $seats ->
    [one] { $seats } puesto
   *[other] { $seats } puestos
 }, no { $names }.
bad-nature = nature debe ser seeded, o scripted y entonces sin seed.
seed-too-long = Una semilla tiene como mucho { $most } caracteres.
seed-answers = En esta partida la semilla responde por el azar; empieza una con "nature":"scripted".
no-game = Aún no hay partida; empieza una con la orden new o load.
record-full = La grabación de esta partida tiene { DIGITS($lines) } líneas, el máximo; empieza otra.
