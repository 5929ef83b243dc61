# Why a record, or the file that it lies in, is not read: DamageReason.
### $detail: text of 30
### $format: number to 50000
### $found: number to 50000
### $moves: number to 50000
### $most: number to 50000
### $number: number to 50000
### $reads: number to 50000
### $seats: number to 50000

# The file.

not-there = it is not there
not-to-be-opened = it may not be opened
file-fault = { $detail }

# The record.

older-version = It was begun with an older version of Croupier (record format { $format }), which can still read it; this one reads formats from { $reads } on.
newer-version = It was begun with a newer version of Croupier (record format { $format }), which can still read it; this one reads formats up to { $reads }.
no-header = There is no whole header line; this record holds no game.
last-line-changed = Its last line was changed, or the one before it.
last-line-wrong = Its last line is wrong: { $detail }
last-line-too-long = Its last line is longer than any line of a record.
seed-file-changed = Its seed file is cut short or was changed.
seed-of-another = The seed and the first line are not those that the record was begun with.
other-commitment = The commitment is not the one that was noted when the game was begun.
ledger-changed = Line { $number } of the ledger beside it was changed, moved, or one before it is missing.
cut-short = The ledger beside it knows { $number } lines of it, and only { $found } are there: its end was cut off.

# A line of it; these stand behind its number.

line-too-long = this is longer than any line of a record.
record-too-long = this is more than any game's record holds.
end-changed = its end was changed.
not-text = this is not text in UTF-8.
other-result = the result is not how the game ended.
line-changed = this line was changed, moved, or one before it is missing.
wrong-number = n must be { $number }.
after-the-result = there is something after the result.
other-options = the options are not those of the position.
wrong-names = there must be a name for each of { $seats } seats.
seed-without-commitment = there is a seed, but the header names none.
line-with-seed-of-another = the seed and the first line are not those that the record was begun with.
only-the-seed-may-answer = this claims to be made by hand, but only the seed may answer.
roll-without-seed = a roll claims to be from a seed, but there is none.
no-luck = here it must say what the seats added to the seed.
asked-another = it says that something else was asked of chance here than { $detail }.
seed-gives-another = the seed gives { $detail } here, the record says otherwise.
not-as-noted = the ledger beside the record knows another line here.

# What is not damaged; said behind any of these.

before-it-holds = { $moves ->
    [0] Only the first line before it holds; the file is left as it is.
    [one] The one move before it holds; the file is left as it is.
   *[other] The { $moves } moves before it hold; the file is left as it is.
 }
