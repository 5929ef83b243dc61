# Ce que la console et le serveur disent des pages aux places.

phone-asks = Un téléphone affiche { $number } et demande la place de { $name }. Si c'est le tien, appuie sur le bouton de la place { $seat }. BACK : non.
    .lcd =
        Téléphone { $number } ?
        { $name }
        Oui : bouton { $seat }
        BACK : non
my-phone = c'est mon téléphone
no-phone = non
not-now = Aucune place à prendre maintenant ; regarde ce que dit la console.
not-yours = Personne à la console n'a dit que c'était son téléphone.
not-any-more = Trop de demandes de téléphones. Redemande à la prochaine partie.
too-many-claims = Tu as demandé trop souvent ; attends deux minutes.
busy = La table ne répond pas ; réessaie.
too-late = C'est déjà passé ; regarde ce qui est demandé maintenant.
nobody-there = Personne ne joue à cette place.
held = Un bot joue ici. Pendant une pause, la console rend la place à une personne.
full = C'est complet.
name-taken = Une autre place porte déjà ce nom ; choisis-en un autre.
name = Un nom a { $most } lettres au plus.
token-old = Cette page n'a plus de place ; prends-en une.
not-json = Le contenu est un objet JSON.
unfit = Le champ { $field } manque ou ne convient pas.
