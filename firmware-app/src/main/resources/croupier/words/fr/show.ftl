game = Le jeu { $game }.
    .lcd = <>* { $game } *<> | <>{ $game }<>
coming-up = À suivre : { $moments }.
any-press = Appuie sur un bouton pour jouer.
    .lcd = <>Appuie sur un bouton<> | <>Touche un bouton<>
