now-tiles = Maintenant tu peux utiliser un bouton GO pour un bloc, un Pas en avant, ou passer.
now-go = Choisis maintenant ce que Départ te donne : un bloc, un braquage ou une démolition.
now-claim = Choisis maintenant la couleur d'un bloc de la réserve.
now-place = Pose maintenant ton bloc sur une case de construction.
now-attack = Choisis maintenant qui tu attaques.
now-dials = Choisis maintenant un symbole sur ta molette et valide-le.
now-steal = Choisis maintenant le bloc que tu voles.
now-shield = Arrête maintenant la démolition avec un bouclier, ou passe.
now-button = Maintenant tu peux attaquer avec un bouton GO, ou passer.
now-mega = Maintenant tu peux choisir une couleur pour la méga-démolition, ou passer.

must-attack = Tu dois attaquer : dans cette partie, on ne passe pas.
must-fire = Tu dois lancer la méga-démolition : dans cette partie, elle n'attend pas.
no-go-button = Tu n'as pas de bouton GO.
no-mr-monopoly = Tu n'as pas de tuile Pas en avant.
no-shield = Tu n'as pas de bouclier.
button-only-attacks = Les blocs sont déjà pris : le bouton GO ne peut plus qu'attaquer.
button-only-brings-a-block = Les attaques viennent plus tard : le bouton GO ne peut que rapporter un bloc maintenant.
marker-at-the-end = Ton curseur est au bout de la piste.

no-block-fits = La réserve n'a aucun bloc qui aille sur tes cases.
no-further-block-fits = En plus de ce qui te revient, la réserve n'a aucun autre bloc qui aille sur tes cases.
no-block-in-tray = La réserve n'a aucun bloc de cette couleur : { $colour }.
landmark-complete = Ton monument { $colour } est terminé.
squares-hold-others = Toutes tes cases portent d'autres couleurs.
no-such-square = Il n'y a pas de case { $square } ; les cases vont de 0 à { $last }.
empty-squares-alike = Les cases vides se valent : prends la première, et non la case { $square }.
block-does-not-fit = Ton bloc ne va pas sur la case { $square }.

has-a-heist = Tu as un braquage, pas une démolition.
has-a-shut-down = Tu as une démolition, pas un braquage.
seat-has-no-blocks = La place { $seat } n'a pas de blocs.
no-block-on-square = La place { $seat } n'a pas de bloc sur la case { $square }.

wrong-dice = Le lancer demande { $dice } dés, chacun de 1 à { $faces }.
no-such-tile-left = Il faut tirer une tuile qui est face cachée.
not-in-the-race = La course doit être gagnée par l'une des places { OR($seats) }.
