# What a bot says of its moves in deal, after its name: DealBotReason.
### $amount: number to 99
### $colour: deal-words.group-*

breaks-a-set = takes a whole set
    .lcd = takes a whole set | takes a full set
takes-for-a-set = goes for a set: { $colour }
    .lcd = wants { $colour }
denies-a-charge = will not pay { $amount }M
    .lcd = will not pay { $amount }M | won't pay { $amount }M
denies-a-taking = will not give that away
    .lcd = will not give that | won't give that
