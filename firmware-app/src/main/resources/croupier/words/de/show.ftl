game = Das Spiel { $game }.
    .lcd = <>* { $game } *<> | <>{ $game }<>
coming-up = Gleich zu sehen: { $moments }.
any-press = Drück eine Taste und spiel mit.
    .lcd = <>Drück eine Taste<>
