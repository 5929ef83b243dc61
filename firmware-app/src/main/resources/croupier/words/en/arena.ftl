# Games between bots, on the command line and in its report.
### $what: text of 30
### $file: text of 20
### $option: text of 14
### $bot: text of 28
### $game: text of 8
### $seats: number to 6
### $games: number to 1000000000
### $most: number to 1000000000
### $line: number to 1000000000
### $seed: text of 20
### $share: text of 6
### $low: text of 5
### $high: text of 5
### $length: text of 6
### $seconds: text of 8
### $rate: number to 1000000
### $decisions: number to 100000000
### $mishaps: list of arena.mishap-*
### $bar: text of 24
### $done: number to 1000000000
### $all: number to 1000000000
### $left: text of 8

about = Lets bots play against each other, many games, and says who wins how often. Each sits on every seat with the same deals.
about-merge = Joins the parts of a contest that were played with --shard.
game = The game: one that croupier games lists.
bots = The bots, with commas between: easy, normal, hard, any, random, or a program as "python3 my_bot.py".
bot = One more bot; for a program whose command has a comma.
games = Games of each line-up (default: 1000); with more bots than seats every choice of them is one.
seats = Seats at a table (default: as few as the game allows).
option = An option of the game, as croupier games lists them; again for each.
seed = What all chance comes from; the same seed gives the same games (default: 1).
trials = How much a searching bot tries for one decision (default: 100).
threads = Games that are played at a time (default: 1).
results = Keep the results of all games in this file.
resume = Go on where an earlier run with the same --results ended.
shard = Play only this part of the contest, such as 3/16; croupier arena merge joins the parts.
keep = Keep every game in this folder as a record that croupier replay reads.
csv = Write the standings into this file, as a table for a spreadsheet.
report = Write a report with plots into this file, for a browser and for paper.
quiet = Say nothing but what is wrong.
parts = The files of all parts, in any order.
merged = The file for the results of all.

too-few-bots = Name 2 to { $most } bots, for example --bots hard,normal.
no-such-bot = There is no bot { $bot }; choose easy, normal, hard, any, random, or a program as ./my_bot or "python3 my_bot.py".
long-seed = A seed has at most { $most } characters.
needs-results = { $option } needs a file with --results.
no-shard = A part is given as 3/16, the third of sixteen, not as { $what }.
missing = There is no file { $file } that can be read.
unfit-no-results = { $file } holds no results of the arena.
unfit-other-contest = { $file } belongs to another contest, or to another part of it.
unfit-damaged = { $file } is damaged in line { $line }.
unfit-not-over = { $file } is not played to its end; go on with it by --resume.
unfit-not-all-parts = Not every part is there once; { $file } says how many there are.

progress = [{ $bar }] { $done } of { $all }, { $rate } a second, { $left } left
title = { $game }, { $seats } seats, { $games } games, seed { $seed }
percent = { $share } %
interval = { $low } to { $high }
even = Even would be { $share }. A game has { $length } decisions on average.
unfinished = { $games ->
    [one] { $games } game was not over in time and is nobody's.
   *[other] { $games } games were not over in time and are nobody's.
 }
lost = { $bot } lost by its own fault: { $mishaps }.
speed = { $games } games in { $seconds } s: { $rate } games and { $decisions } decisions a second.
stopped = Stopped before all games were played.

column-bot = bot
column-games = games
column-won = won
column-interval = 95 % interval
column-elo = Elo
column-points = points

plot-matrix = Who beats whom
note-matrix = How often the bot of the row wins where it or the bot of the column won, with the 95 % interval.
plot-lengths = How long games are
note-lengths = Games by the number of decisions; the line is the mean.
plot-sources = Where the points come from
note-sources = What a seat gets in a game on average, in the first games.
plot-times = How long bots think
note-times = Decisions by the time they took, on the machine that played them.
contest = What was played
note-contest = The same again gives the same games.

mishap-hung = { $games ->
    [one] { $games } game: did not answer in time
   *[other] { $games } games: did not answer in time
 }
mishap-crashed = { $games ->
    [one] { $games } game: crashed
   *[other] { $games } games: crashed
 }
mishap-flooded = { $games ->
    [one] { $games } game: said too much
   *[other] { $games } games: said too much
 }
mishap-rubbish = { $games ->
    [one] { $games } game: gave no answer that could be read
   *[other] { $games } games: gave no answer that could be read
 }
mishap-illegal = { $games ->
    [one] { $games } game: did what is not allowed
   *[other] { $games } games: did what is not allowed
 }

source-complete = complete groups
source-incomplete = the best incomplete
source-houses = houses
source-bonus = GO and hotels
source-collected = collected
source-heists = heists
source-returned = shut down
source-completed = sets built
source-taken = sets taken
source-broken = sets broken
source-salary = salary
source-rent = rent
source-deals = deals
source-cards = cards
source-purchases = purchases
source-buildings = buildings
source-mortgages = mortgages
source-taxes = taxes and fines
source-bankruptcies = bankruptcies
