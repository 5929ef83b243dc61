# What `croupier replay` says around the game's own words.
### $file: text of 20
### $why: damage-reasons.*
### $line: number to 50000
### $told: text of 30
### $who: player
### $winners: players
### $players: players
### $number: number to 9999
### $entries: number to 50000
### $rolls: list of replay.rolls-*
### $of: number to 9999
### $word: text of 40
### $added: list of replay.added
### $title: *-options.game-*

head = { $title } with { $players }
from-a-position = It begins at a position that somebody gave, and not at the start of a game.
took-back = { $who } takes { $number } back.
by-hand = By hand: { $told }
chance = Chance: { $told }
holds = The record holds: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }, { $rolls }.
rolls-proved = { $number ->
    [one] { $number } roll
   *[other] { $number } rolls
 } recomputed from the revealed seed
rolls-sealed = { $number ->
    [one] { $number } roll
   *[other] { $number } rolls
 } whose seed is not revealed yet
rolls-by-hand = { $number ->
    [one] { $number } outcome
   *[other] { $number } outcomes
 } made by hand
not-from-the-start = It did not begin at the start of a game, but at a position that somebody gave: nothing proves what was before.
won = { $winners } won.
drew = { $winners } drew.
not-over = The game is not over.
end-unwritten = Its last line, with the result and the seed, was not written.
torn = A torn last line was dropped.
missing = There is no record { $file }.
unreadable = { $file } cannot be read: { $why }.
uncheckable = { $file } cannot be checked. { $why }
damaged = { $file } does not hold. { $why }
line = Line { $line }: { $why }
luck = Luck was added by { $added }.
added = { $who } (“{ $word }”)
no-luck = Nobody added luck.
in-ledger = It is game { $number } of { $of } in the ledger beside it.
