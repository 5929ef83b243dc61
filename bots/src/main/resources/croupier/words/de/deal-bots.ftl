breaks-a-set = nimmt ein ganzes Set
    .lcd = nimmt ganzes Set | nimmt das Set
takes-for-a-set = will ein Set: { $colour }
    .lcd = will { $colour }
denies-a-charge = will keine { $amount } M zahlen
    .lcd = zahlt keine { $amount }M
denies-a-taking = gibt das nicht her
    .lcd = gibt das nicht her | gibt das nicht
