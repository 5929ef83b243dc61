# Why something is refused in express: ExpressReason.

# What is waited for.

roll_first = A turn begins with a roll.
free_first = First say which policeman leaves the jail.

# Actions.

not_a_police_die = { $die } is not a police die.
not_a_property_die = { $die } does not go on a group's square.
not_in_jail = { $die } is not in jail.
no_get_out_of_jail = No get out of jail was rolled.
no_die_left = No die is left to roll.
lies_on_the_board = { $die } already lies on the board, and stays there.
group_complete = All squares of { $group } are taken.
chance_in_group = There is a chance in { $group } already.
shows_another_face = { $die } shows { $face }, not { $group }.

# Answers of chance.

wrong_policemen = There must be a count from 0 to 3 for each of { $seats } seats.
wrong_dice = There must be { $dice } faces, one a die.
no_such_face = { $die } has no face { $face }.
