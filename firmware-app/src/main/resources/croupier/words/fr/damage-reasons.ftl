not-there = il n'est pas là
not-to-be-opened = il ne peut pas être ouvert
file-fault = { $detail }

older-version = Il a été commencé avec une version plus ancienne de Croupier (format { $format }), qui peut encore le lire ; celle-ci lit les formats à partir de { $reads }.
newer-version = Il a été commencé avec une version plus récente de Croupier (format { $format }), qui peut le lire ; celle-ci lit les formats jusqu'à { $reads }.
no-header = Il n'y a pas de ligne d'en-tête entière ; cet enregistrement ne contient aucune partie.
last-line-changed = Sa dernière ligne a été changée, ou celle d'avant.
last-line-wrong = Sa dernière ligne est fausse : { $detail }
last-line-too-long = Sa dernière ligne est plus longue que toute ligne d'un enregistrement.
seed-file-changed = Son fichier de graine est tronqué ou a été changé.
seed-of-another = La graine et la première ligne ne sont pas celles avec lesquelles l'enregistrement a commencé.
other-commitment = L'engagement n'est pas celui qui a été noté au début de la partie.
ledger-changed = La ligne { $number } du registre placé à côté a été changée ou déplacée, ou il en manque une avant.
cut-short = Le registre placé à côté en connaît { $number } lignes, et il n'y en a que { $found } : la fin a été coupée.

line-too-long = elle est plus longue que toute ligne d'un enregistrement.
record-too-long = c'est plus que n'en contient l'enregistrement d'une partie.
end-changed = sa fin a été changée.
not-text = ce n'est pas du texte en UTF-8.
other-result = le résultat n'est pas celui de la partie.
line-changed = elle a été changée ou déplacée, ou il en manque une avant.
wrong-number = n doit être { $number }.
after-the-result = il y a quelque chose après le résultat.
other-options = les options ne sont pas celles de la position.
wrong-names = il faut un nom pour chacune des { $seats } places.
seed-without-commitment = il y a une graine, mais l'en-tête n'en nomme aucune.
line-with-seed-of-another = la graine et la première ligne ne sont pas celles avec lesquelles l'enregistrement a commencé.
only-the-seed-may-answer = cela se dit fait à la main, mais seule la graine peut répondre.
roll-without-seed = un lancer se dit tiré d'une graine, mais il n'y en a pas.
no-luck = ici doit figurer ce que les places ont ajouté à la graine.
asked-another = elle dit que le hasard a été interrogé ici sur autre chose que { $detail }.
seed-gives-another = la graine donne ici { $detail }, l'enregistrement dit autre chose.
not-as-noted = le registre placé à côté de l'enregistrement connaît ici une autre ligne.

before-it-holds = { $moves ->
    [0] Avant, seule la première ligne est intacte ; le fichier reste tel quel.
    [one] Le seul coup d'avant est intact ; le fichier reste tel quel.
   *[other] Les { $moves } coups d'avant sont intacts ; le fichier reste tel quel.
 }
