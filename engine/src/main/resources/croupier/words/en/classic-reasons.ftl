# Why something may not be done in travel and brands: ClassicReason.

not-now = { $detail }
nothing-such = { $detail }
not-an-answer = { $detail }
