# Lo que la consola y el servidor dicen de las páginas de los puestos.

phone-asks = Un teléfono muestra { $number } y pide el puesto de { $name }. Si es el tuyo, pulsa el botón del puesto { $seat }. BACK: no.
    .lcd =
        ¿Tu teléfono? { $number } | ¿Teléfono { $number }?
        { $name }
        Sí: botón { $seat }
        BACK: no
my-phone = es mi teléfono
no-phone = no
not-now = Ahora no se puede ocupar ningún puesto; mira lo que dice la consola.
not-yours = Nadie en la consola ha dicho que este sea su teléfono.
not-any-more = Los teléfonos han preguntado demasiado. Vuelve a pedirlo en la próxima partida.
too-many-claims = Has preguntado demasiadas veces; espera dos minutos.
busy = La mesa no responde; inténtalo otra vez.
too-late = Eso ya pasó; mira lo que se pide ahora.
nobody-there = Nadie juega en este puesto.
held = Aquí juega un bot. En una pausa, la consola devuelve el puesto a una persona.
full = Ya no puede unirse nadie más.
name-taken = Otro puesto ya se llama así; elige otro nombre.
name = Un nombre tiene hasta { $most } letras.
token-old = Esta página ya no tiene ningún puesto; elige uno.
not-json = El contenido es un objeto JSON.
unfit = El campo { $field } falta o no es lo que debe ser.
