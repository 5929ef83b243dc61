head = { $title } avec { $players }
from-a-position = Cet enregistrement commence à une position donnée, et non au début d'une partie.
took-back = { $who } reprend { $number }.
by-hand = À la main : { $told }
chance = Hasard : { $told }
holds = L'enregistrement est valable : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
 }, { $rolls }.
rolls-proved = { $number ->
    [one] { $number } lancer recalculé
   *[other] { $number } lancers recalculés
 } à partir de la graine révélée
rolls-sealed = { $number ->
    [one] { $number } lancer
   *[other] { $number } lancers
 } dont la graine n'est pas encore révélée
rolls-by-hand = { $number ->
    [one] { $number } résultat saisi
   *[other] { $number } résultats saisis
 } à la main
not-from-the-start = Il n'a pas commencé au début d'une partie, mais à une position donnée : rien ne prouve ce qui s'est passé avant.
won = { COUNT($winners) ->
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné.
 }
drew = Égalité entre { $winners }.
not-over = La partie n'est pas terminée.
end-unwritten = Sa dernière ligne, avec le résultat et la graine, n'a pas été écrite.
torn = La dernière ligne, incomplète, a été écartée.
missing = L'enregistrement { $file } n'existe pas.
unreadable = { $file } est illisible : { $why }.
uncheckable = { $file } ne peut pas être vérifié. { $why }
damaged = { $file } n'est pas valable. { $why }
line = Ligne { $line } : { $why }
luck = Ont ajouté leur chance : { $added }.
added = { $who } (« { $word } »)
no-luck = Personne n'a ajouté sa chance.
in-ledger = C'est la partie { $number } sur { $of } dans le registre placé à côté.
