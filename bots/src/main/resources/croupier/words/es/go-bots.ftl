attacks-a-stack = ataca una pila de { $count }: { $colour }
takes-a-stack = toma de una pila de { $count }: { $colour }
saves-a-stack = protege una pila de { $count }: { $colour }
sweeps-a-colour = barre el tablero: { $colour }
waits-with-mega = espera un momento mejor
