# What is told of go when an evening is over.
### $who: player
### $other: player
### $count: number to 200
### $usual: decimal
### $colour: go-words.colour-*

heist = The biggest heist
heist-told = { $who } stole { $colour ->
    [colour-orange] an
   *[other] a
 } { $colour } block from { $other }, who had { $count ->
    [one] only this one
   *[other] { $count } of them
 }.
    .you-who = You stole { $colour ->
        [colour-orange] an
       *[other] a
    } { $colour } block from { $other }, who had { $count ->
        [one] only this one
       *[other] { $count } of them
    }.
    .you-other = { $who } stole { $colour ->
        [colour-orange] an
       *[other] a
    } { $colour } block from you, who had { $count ->
        [one] only this one
       *[other] { $count } of them
    }.
heists = Most heists
heists-told = { $count ->
    [one] One Bank Heist of { $who } worked.
   *[other] { $count } Bank Heists of { $who } worked.
 }
    .you-who = { $count ->
        [one] One Bank Heist of yours worked.
       *[other] { $count } Bank Heists of yours worked.
    }
shut-down = The biggest Shut Down
shut-down-told = { $who } lost { $count ->
    [one] 1 { $colour } block
   *[other] { $count } { $colour } blocks
 } to the tray.
    .you-who = You lost { $count ->
        [one] 1 { $colour } block
       *[other] { $count } { $colour } blocks
    } to the tray.
jail = Most often in jail
jail-told = { $count ->
    [one] { $who } went to jail once.
   *[other] { $who } went to jail { $count } times.
 }
    .you-who = { $count ->
        [one] You went to jail once.
       *[other] You went to jail { $count } times.
    }
luck-spaces = Good spaces
    .told = { $who } landed { $count ->
        [one] once
       *[other] { $count } times
    } where there is something to get, and { $usual } is usual
