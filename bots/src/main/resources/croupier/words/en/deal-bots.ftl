# What a bot says of its moves in deal, after its name: DealBotReason.
### $amount: number to 99
### $colour: deal-words.group-*

completes-a-set = completes a set: { $colour }
breaks-a-set = takes a whole set
takes-for-a-set = goes for a set: { $colour }
denies-a-charge = will not pay { $amount }M
denies-a-taking = will not give that away
