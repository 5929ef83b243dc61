# What the parts of a unit are called where a house shows them.

state = state
game = game
players = players
turn = whose move
games-today = games today
faults = faults
temperature = temperature
undervoltage = voltage too low
brightness = light brightness
show = show
end-game = end the game
