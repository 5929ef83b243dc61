completes-a-set = macht einen Satz voll: { $colour }
breaks-a-set = nimmt einen ganzen Satz
takes-for-a-set = will einen Satz: { $colour }
denies-a-charge = will keine { $amount } Mio. zahlen
denies-a-taking = gibt das nicht her
