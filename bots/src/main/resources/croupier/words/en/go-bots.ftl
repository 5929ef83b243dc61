# What a bot says of its moves in go, after its name: GoBotReason.
### $colour: go-words.colour-*
### $count: number to 4

attacks-a-stack = attacks a stack of { $count }: { $colour }
    .lcd = attacks { $count } { $colour } | hits { $colour }
takes-a-stack = takes from a stack of { $count }: { $colour }
    .lcd = takes from { $count } { $colour } | takes { $colour }
saves-a-stack = saves a stack of { $count }: { $colour }
    .lcd = saves { $count } { $colour } | saves { $colour }
sweeps-a-colour = sweeps the board: { $colour }
    .lcd = sweeps { $colour } | all { $colour }
waits-with-mega = waits for a better moment
    .lcd = waits for better
