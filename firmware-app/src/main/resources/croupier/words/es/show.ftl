game = El juego { $game }.
    .lcd = <>* { $game } *<> | <>{ $game }<>
coming-up = A continuación: { $moments }.
any-press = Pulsa un botón para jugar.
    .lcd = <>Pulsa un botón<>
