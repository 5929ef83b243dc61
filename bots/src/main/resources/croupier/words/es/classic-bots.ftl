keeps-cash = no compra con solo { $cash }
stays-in-jail = se queda: fuera es caro
wants-a-group = querría un grupo entero
deal-is-fair = lo encuentra justo
deal-is-too-dear = lo encuentra caro
asks-for-more = pide más
needs-money = necesita dinero: { $debt }
