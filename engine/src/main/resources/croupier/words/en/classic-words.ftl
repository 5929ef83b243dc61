# What the things of travel and brands are called where something is refused.

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-railroad = railroads
group-utility = utilities
deck-chance = Chance
deck-community-chest = Community Chest
thing-house = House
thing-houses = Houses
thing-hotel = Hotel
thing-hotels = Hotels
thing-cabin = Cabin
thing-cabins = Cabins
thing-pet-shop = Pet Shop
thing-pet-shops = Pet Shops
thing-get-out-of-jail-free = Get Out of Jail Free
thing-monkeys = Monkeys
