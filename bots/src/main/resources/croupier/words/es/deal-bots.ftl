breaks-a-set = se lleva un grupo entero
    .lcd = se lleva un grupo | toma un grupo
takes-for-a-set = va a por un grupo: { $colour }
    .lcd = va a por { $colour } | quiere { $colour }
denies-a-charge = no quiere pagar { $amount } M
    .lcd = no paga { $amount } M
denies-a-taking = no quiere soltar eso
    .lcd = no suelta eso
