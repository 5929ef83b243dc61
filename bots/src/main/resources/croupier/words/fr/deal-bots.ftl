completes-a-set = complète une série : { $colour }
breaks-a-set = prend une série entière
takes-for-a-set = vise une série : { $colour }
denies-a-charge = refuse de payer { $amount } M
denies-a-taking = refuse de céder cela
