keeps-cash = kauft nicht mit nur noch { $cash }
stays-in-jail = bleibt: Draußen ist es teuer
wants-a-group = hätte gern eine ganze Gruppe
deal-is-fair = findet das gerecht
deal-is-too-dear = findet das zu teuer
asks-for-more = verlangt mehr
needs-money = braucht Geld: { $debt }
