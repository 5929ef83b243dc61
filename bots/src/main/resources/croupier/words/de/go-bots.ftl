attacks-a-stack = greift einen Stapel von { $count } an: { $colour }
takes-a-stack = nimmt von einem Stapel von { $count }: { $colour }
saves-a-stack = schützt einen Stapel von { $count }: { $colour }
sweeps-a-colour = räumt ab: { $colour }
waits-with-mega = wartet auf einen besseren Moment
