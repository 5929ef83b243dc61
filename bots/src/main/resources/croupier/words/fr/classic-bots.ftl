keeps-cash = n'achète pas avec { $cash } en caisse
stays-in-jail = reste : dehors, c'est cher
wants-a-group = aimerait un groupe entier
deal-is-fair = trouve cela équitable
deal-is-too-dear = trouve cela trop cher
asks-for-more = demande davantage
needs-money = a besoin d'argent : { $debt }
