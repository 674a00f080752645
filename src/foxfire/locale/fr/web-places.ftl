### Les lieux de la page autour des jeux : qui je suis, autres appareils, préparation, qui est là, accords.

## Qui je suis

web-me = Vous et vos appareils
web-me-more = Aucun compte n'est nécessaire : cet appareil vous reconnaît à un secret qui lui est propre.
web-saved = Enregistré
web-name-wrong = Un nom a de 1 à 24 caractères.
web-device = Un autre appareil
web-device-more = Ouvrez le lien sur votre autre appareil, ou pointez sa caméra sur le code. Il sert une fois, pendant dix minutes ; ensuite vous êtes vous-même sur les deux, aux mêmes places.
web-device-make = Créer un lien
web-device-link = Lien pour votre autre appareil
web-device-type = Ou tapez-y ce code :
web-recovery = Si cet appareil vous oublie
web-recovery-more = Un code de secours vous ramène, vous et vos parties, sur n'importe quel appareil. Il n'est montré que cette fois : gardez-le bien ; un nouveau met fin au précédent.
web-recovery-make = Créer un code de secours
web-recovery-code = Votre code de secours :
web-copy = Copier
web-have-code = J'ai un code
web-device-here = Soyez vous-même ici
web-device-here-more = Entrez le code de votre autre appareil, ou votre code de secours.
web-code = Code
web-device-go = C'est moi
web-device-other =
    { $games ->
        [one] Cet appareil joue une partie sous le nom de { $name }. Elle ne serait plus accessible ici ; créez d'abord un code de secours si vous voulez la retrouver.
       *[other] Cet appareil joue { $games } parties sous le nom de { $name }. Elles ne seraient plus accessibles ici ; créez d'abord un code de secours si vous voulez les retrouver.
    }
web-code-wrong = Ce code est inconnu, a déjà servi ou est trop ancien. Créez-en un nouveau sur l'autre appareil.
web-distance = Personnes que vous tenez à distance
web-distance-kind =
    { $kind ->
        [mute] Vous ne lisez pas ce que dit cette personne.
       *[block] Cette personne ne peut pas s'asseoir à une table avec vous.
    }
web-distance-end = N'y pensons plus
web-somebody = Quelqu'un
web-data = Vos données
web-data-export = Télécharger tout ce qui est gardé sur moi
web-data-delete = Me supprimer
web-data-delete-more = Votre nom, vos codes et tout ce que vous avez écrit disparaîtront, et des bots prendront vos places. Les parties finies restent, sans votre nom. Cela ne peut pas être annulé.
web-data-delete-sure = Oui, me supprimer
web-data-keep = Non, tout garder

## Préparer une table

web-who = Qui peut venir
web-who-link = Qui a le lien
web-watching = Qui peut regarder
web-watching-name =
    { $watching ->
        [none] personne
        [seat] tous, par les yeux d'une place
        [delayed] tous, toutes les mains, plus tard
       *[end] tous, toutes les mains après la fin
    }
web-watching-rule =
    { $watching ->
        [none] Personne ne peut regarder.
        [seat] Qui regarde voit ce que voit { $name }.
        [delayed] Qui regarde voit toutes les mains, mais plus tard.
       *[end] Qui regarde voit toutes les mains après la fin.
    }
web-watch-seat = Par les yeux de qui
web-watch-delay = Avec quel retard
web-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
web-late = Quand le temps est écoulé
web-late-name =
    { $late ->
        [bot] un bot décide une fois
       *[wait] la table attend
    }
web-talking = Ce qui peut se dire
web-talking-name =
    { $talking ->
        [none] rien
        [phrases] des phrases toutes faites
       *[text] tout
    }
web-option-wrong = Une des options ne convient pas : { $said }
web-other-setup = Préparer autrement
web-setup-line =
    { $public ->
        [yes] Dans la liste, pour tous.
       *[no] Pour qui a le lien.
    } Temps de réflexion : { $tempo }.

## Tables ouvertes

web-open-tables = Tables ouvertes
web-open-count =
    { $count ->
        [0] Tables ouvertes
       *[other] Tables ouvertes : { $count }
    }
web-open-wait = Recherche de tables …
web-open-none = Aucune table n'attend de joueurs en ce moment. Préparez-en une où tout le monde peut venir, et chacun la verra ici.
web-open-seats =
    { $free ->
        [one] une place libre
       *[other] { $free } places libres
    }
web-open-running = partie en cours
web-open-join = Rejoindre
web-open-watch = Regarder
web-more-games =
    { $count ->
        [one] Encore une partie
       *[other] Encore { $count } parties
    }

## Qui est là

web-this-table = Cette table
web-people = Qui est là
web-host = hôte
web-here = ici
web-kept = un bot, pour { $name }
web-watchers =
    { $count ->
        [0] Personne ne regarde en ce moment.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-mute = Ne plus entendre
web-block = Ne plus rencontrer
web-remove = Exclure
web-remove-sure = Un bot doit-il prendre pour de bon la place de { $name } ? Cette personne ne pourra pas revenir à cette table.
web-remove-yes = Oui, exclure
web-rest = Laisser un bot jouer pour moi
web-seat-back = Reprendre ma place
web-bot-for-you = Un bot joue pour vous.
web-you-watch =
    { $how ->
        [seat] Vous regardez par les yeux de { $name }.
        [referee] Vous voyez toutes les mains, avec quelques minutes de retard.
       *[spectator] Vous regardez ; les mains seront montrées après la fin.
    }
web-sit-refused = Cette place n'est pas pour vous : l'hôte vous a exclu, quelqu'un ici ne veut pas vous rencontrer, ou vous avez vu d'autres cartes de cette partie.

## S'accorder et parler

web-ask-hints = Demander des conseils
web-ask-tempo = Un autre rythme
web-ask-tempo-more = Le rythme change quand tout le monde à la table est d'accord. Les bots le sont toujours.
web-asks-tempo = Un joueur propose un autre temps par décision : { $tempo }.
web-propose = Proposer
web-asked = Vous avez demandé. On attend { $names }.
web-proposed-already = C'est déjà proposé ; les autres n'ont pas encore répondu.
web-takeback-refused = Un tour ne peut être repris que s'il est la dernière chose arrivée et que personne n'a rien vu de nouveau depuis.
web-not-now = Pas dans l'état actuel des choses.
web-talk-own = Avec vos propres mots
web-talk-send = Le dire
web-talk-silent = Pas maintenant : des partenaires ont des cartes en main, et personne ne parle avant qu'elles soient jouées.

## Le mélange

web-shuffle = Le mélange
web-shuffle-more = Avant chaque donne, le serveur fixe l'ordre des cartes et en montre le sceau. Quand les cartes sont jouées, il ouvre le secret, et chacun peut vérifier que rien n'a changé entre-temps.
web-pack = Paquet { $number }
web-pack-stage =
    { $stage ->
        [next] fixé, pas encore donné
        [dealt] en jeu
       *[spent] joué, son secret est ouvert
    }
web-pack-seal = Sceau { $hash }
web-pack-check =
    { $fits ->
        [yes] conforme à son sceau
       *[no] non conforme à son sceau
    }
web-luck = Votre propre hasard
web-luck-more = Les lettres et chiffres que vous ajoutez changent le prochain paquet d'une façon que personne ne peut prévoir, pas même le serveur.
web-luck-add = Ajouter
web-luck-added = Vous avez ajouté { $text } au prochain paquet.
web-luck-wrong = Seulement les lettres A à Z et des chiffres, 64 au plus.
web-shuffle-record = L'enregistrement d'une partie finie contient chaque sceau et chaque secret ; « foxfire verify » en vérifie chaque carte, et un court script le fait sans Foxfire.
web-shuffle-download = Télécharger l'enregistrement

## Avis et erreurs

web-notices = Me prévenir quand c'est à moi
web-notices-forbidden = Votre navigateur n'autorise pas les avis de cette page ; ses réglages peuvent changer cela.
web-next =
    { $code ->
        [unreachable] Rien n'est perdu : vos parties restent où elles sont. Cette page réessaie toutes les quelques secondes.
        [unavailable] Rien n'est perdu. Cette page réessaie toutes les quelques secondes.
        [not-found] Le lien est peut-être ancien ou incomplet. Redemandez-le, ou repartez de l'accueil.
        [not-allowed] Demandez à l'hôte de la table, ou repartez de l'accueil.
        [not-known] Jouez une partie, ou entrez un code d'un autre appareil.
        [too-many] Respirez et réessayez dans une minute.
        [too-large] Faites plus court et réessayez.
        [conflict] Regardez de nouveau la table ; quelque chose a changé entre-temps.
        [unknown-game] Choisissez l'un des jeux à l'accueil.
       *[other] Réessayez ; si cela persiste, prévenez qui s'occupe de ce serveur.
    }
