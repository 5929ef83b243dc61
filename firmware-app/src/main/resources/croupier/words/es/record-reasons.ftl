name-empty = El nombre del puesto { $seat } está vacío.
name-too-long = El nombre del puesto { $seat } tiene más de { $most } caracteres: «{ $name }».
name-cannot-be-shown = El nombre del puesto { $seat } tiene caracteres que no se pueden mostrar: «{ $name }».
name-twice = Dos puestos tienen el nombre «{ $name }».
all-taken-back = En una partida se deshacen como mucho { $most } decisiones.
nothing-to-take-back = No hay ninguna decisión que se pueda deshacer: solo la última, hasta que responda el azar u otra persona, y si no mostró nada oculto.
another-seat-takes-back = Solo el puesto { $seat } puede deshacer ahora una decisión, no el puesto { $other }.
only-the-seed-answers = A esto solo responde la semilla.
