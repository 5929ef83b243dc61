of = le tour { OF($who) }
waits = Il faut { ELIDE("que", $who) } joue.
cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
 }
names = { $players } et { OR($players) }
