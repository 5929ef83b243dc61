completes-a-set = completa un grupo: { $colour }
breaks-a-set = se lleva un grupo entero
takes-for-a-set = va a por un grupo: { $colour }
denies-a-charge = no quiere pagar { $amount } M
denies-a-taking = no quiere ceder eso
