# Why something may not be done in travel and brands: ClassicReason.

not-now = { $detail }
nothing-such = { $detail }

# Answers of chance.

wrong-dice = The roll needs two dice, each from 1 to { $faces }.
wrong-card = The card must be one of { $cards }.
wrong-deed = The deed must be one that the Bank still has.
wrong-time = The time played must be from { $least } to { $most } seconds.
