breaks-a-set = prend un groupe entier
    .lcd = prend un groupe
takes-for-a-set = vise un groupe : { $colour }
    .lcd = vise { $colour }
denies-a-charge = refuse de payer { $amount } M
    .lcd = ne paie pas { $amount } M
denies-a-taking = refuse de céder cela
    .lcd = refuse de céder
