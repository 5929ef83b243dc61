# The show on the command line: croupier demo.
### $option: text of 11
### $value: text of 10
### $most: number to 1000
### $games: number to 1000000
### $virtual: text of 10
### $taken: text of 10
### $decisions: number to 1000000
### $frames: number to 10000000
### $times: number to 1000000
### $least: text of 5
### $mean: text of 5
### $high: text of 5
### $low: text of 5
### $heap: number to 1000000
### $slope: text of 8
### $error: text of 8
### $samples: number to 100

about = Starts a simulated unit that plays itself until somebody touches it, and opens its panel in the browser.
game = Show only these games, with commas between: those that croupier games lists.
speed = How many times as fast as in a shop window, 1 to 1000; with --headless also max, which is the default there.
headless = Without a panel: plays as many whole games as --games says, or the show for the time that --for says, and prints figures.
for = With --headless: show for so long on the unit, such as 12h or 30d.
json = With --headless: write JSON instead, with a figure for every light.

needs-headless = { $option } needs --headless.
no-speed = A speed is a number from 1 to { $most }, or max, not { $value }.
no-time = A time is written as 90s, 45min, 12h or 30d, not as { $value }.
how-much = With --headless, say how much: --games 10 or --for 12h.

shown = { $games ->
    [one] { $games } game, { $virtual } on the unit, in { $taken }.
   *[other] { $games } games, { $virtual } on the unit, in { $taken }.
 }
rate = { $decisions } decisions and { $frames } frames a second; { $times } times as fast as in a shop window.
# $most: text of 5
lit = A light was on for { $least } % of the time at least, { $mean } % on average, { $most } % at most: { $low } to { $high } times the average.
# $most: text of 5
brightness = By the brightest of its three colours, of full brightness: { $least } %, { $mean } %, { $most } %; { $low } to { $high } times the average.
heap-flat = Memory in use: { $heap } KB at the end; its slope is { $slope } ± { $error } KB a sample over { $samples } samples, which cannot be told from zero.
heap-grows = Memory in use: { $heap } KB at the end; it changes by { $slope } ± { $error } KB a sample over { $samples } samples.
