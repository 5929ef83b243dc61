mistakes = { LIST($all, "\u000A") }
at-line = { $file }:{ DIGITS($line) } : { $what }
at-all = { $file } : { $what }

not-toml = Ce n'est pas du TOML : { $why }.
muddled = Ce n'est pas du TOML, au point qu'aucune ligne ne peut être nommée : manque-t-il un guillemet, un crochet ou une virgule, ou est-ce un autre genre de fichier ?
folder = C'est un dossier : indique le fichier .toml qu'il contient.
too-big = Ce fichier fait plus de 64 Ko : vérifie que c'est bien celui que tu voulais.
not-utf-8 = Ce n'est pas du texte en UTF-8 : enregistre-le de nouveau en UTF-8.
unreadable = Impossible de lire ceci : vérifie qui peut lire le fichier.

section-missing = La section [{ $section }] manque : ajoute-la.
not-a-section = { $key } doit être une section : écris [{ $section }] et ses clés dessous.
missing = { $key } manque : mets { $kind }.
wrong-kind = { $key } doit être { $kind }.
list-only = { $key } ne doit contenir que ceci : { $kind }.
out-of-bounds = { $key } vaut { DIGITS($value) } : prends de { DIGITS($least) } à { DIGITS($most) }.
unknown-key = { $key } est inconnu : enlève-le ; on connaît ici { LIST($known, ", ") }.
unknown-key-but = { $key } est inconnu : voulais-tu dire { $close } ?

kind-text = un texte entre guillemets
kind-flag = true ou false
kind-number = un nombre entier
kind-list = une liste entre crochets
