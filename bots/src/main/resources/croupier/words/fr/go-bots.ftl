attacks-a-stack = attaque une pile de { $count } : { $colour }
takes-a-stack = prend sur une pile de { $count } : { $colour }
saves-a-stack = protège une pile de { $count } : { $colour }
sweeps-a-colour = balaie le plateau : { $colour }
waits-with-mega = attend un meilleur moment
