# Why something is refused in express: ExpressReason.
### $dice: number to 11
### $die: express-words.die-*
### $face: express-words.face-*
### $group: express-words.group-*
### $seats: number to 6

# What is waited for.

roll-first = A turn begins with a roll.
free-first = First say which policeman leaves the jail.

# Actions.

not-a-police-die = { $die } is not a police die.
not-a-property-die = { $die } does not go on a group's square.
not-in-jail = { $die } is not in jail.
no-get-out-of-jail = No get out of jail was rolled.
no-die-left = No die is left to roll.
lies-on-the-board = { $die } already lies on the board, and stays there.
group-complete = All squares of { $group } are taken.
chance-in-group = There is a chance in { $group } already.
shows-another-face = { $die } shows { $face }, not { $group }.

# Answers of chance.

wrong-policemen = Give a count from 0 to 3 for each of { $seats } seats.
wrong-dice = There must be { $dice } faces, one a die.
no-such-face = { $die } has no face { $face }.
