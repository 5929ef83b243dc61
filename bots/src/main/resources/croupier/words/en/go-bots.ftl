# What a bot says of its moves in go, after its name: GoBotReason.
### $colour: go-words.colour-*
### $count: number to 4

attacks-a-stack = attacks a stack of { $count }: { $colour }
takes-a-stack = takes from a stack of { $count }: { $colour }
saves-a-stack = saves a stack of { $count }: { $colour }
sweeps-a-colour = sweeps the board: { $colour }
waits-with-mega = waits for a better moment
