# Why something may not be done in travel and brands: ClassicReason.

not_now = { $detail }
nothing_such = { $detail }
not_an_answer = { $detail }
