### Le terminal : tout ce qui entoure le jeu.

## Début et fin

terminal-welcome = { $game }, avec { $opponents }. Tapez ? pour de l'aide.
terminal-welcome-alone = { $game }, en solitaire. Tapez ? pour de l'aide.
terminal-resumed = La partie reprend où elle en était.
terminal-unfinished = (Une partie inachevée attend : foxfire play { $game } --resume)
terminal-hand-over = { $name } joue maintenant. Passez-lui le clavier et appuyez sur Entrée.
terminal-saved = Enregistrée dans { $path }
terminal-lost = Cette partie n'a pas pu être enregistrée.
terminal-resume-with = Pour continuer : foxfire play { $game } --resume
terminal-look-at-it = Pour la revoir : foxfire replay { $path }
terminal-same-again = Les mêmes donnes : foxfire play { $game } { $options }--seed { $seed }

terminal-best-first = C'est le premier résultat de ce genre, donc le record : { $score }.
terminal-best-new = Un nouveau record ! C'était { $before } auparavant.
terminal-best-stays = Le record reste à { $before }.

## Questions

terminal-prompt = >{ " " }
terminal-you-may = Oui, c'est permis maintenant.
terminal-no-choice =
    { $count ->
        [one] Il n'y a pas de choix { $label } ; le seul est { $first }.
       *[other] Il n'y a pas de choix { $label } ; ils vont de { $first } à { $last }.
    }
terminal-confirm = Entrée joue cela ; retour le change.
terminal-confirm-first = Appuyez sur Entrée pour jouer cela, ou tapez retour pour choisir autre chose.
terminal-past-end = Le tour finit avant la fin de cette ligne. Jouez-le d'abord ; la suite se verra alors.
terminal-nothing-back = Il n'y a aucun pas à reprendre ; ce qui est joué reste joué.
terminal-unreadable = « { $text } » n'est ici ni un choix ni une commande. Tapez ? pour de l'aide.
terminal-cannot-save = Impossible d'enregistrer dans { $path } : { $reason }
terminal-not-kept = À partir d'ici, la partie ne s'enregistre plus d'elle-même ; { $path } ne peut être écrit : { $reason }

## Commandes, comme on les tape. Les anglaises marchent dans toutes les langues.

terminal-command-table = table
terminal-command-tricks = plis
terminal-command-rules = règles
terminal-command-save = enregistrer
terminal-command-quit = quitter
terminal-command-why = pourquoi
terminal-command-hint = conseil
terminal-command-back = retour
terminal-command-pile = pile
terminal-command-places = places
terminal-command-numbers = numéros

## Conseils

terminal-hint-thinking = Un instant de réflexion ...
terminal-hint-turn = tour
terminal-hint-value =
    { $measure ->
        [cards] cartes
       *[chance] chance de gagner
    }
terminal-hint-spread = dispersion
terminal-hint-tries = essais
terminal-hint-chance = { $percent } %
terminal-hint-cards = { $cards }
terminal-hint-within = +- { $within }

## Bots pas encore réveillés

terminal-waking =
    { $count ->
        [one] { $names } se réveille : la recherche est compilée, une seule fois. D'ici là, un joueur plus simple décide à cette place.
       *[other] { $names } se réveillent : la recherche est compilée, une seule fois. D'ici là, des joueurs plus simples décident à leurs places.
    }
terminal-awake =
    { $count ->
        [one] { $names } est maintenant réveillé.
       *[other] { $names } sont maintenant réveillés.
    }
terminal-asleep = La recherche n'a pas pu être compilée ici ; des joueurs plus simples continuent pour { $names }.

## Aide

terminal-help-choose =
    { $letters ->
        [yes] Choisissez par une lettre, ou écrivez l'action, pas à pas ou un tour entier sur une ligne : { $examples }
       *[no] Choisissez par un numéro, ou écrivez l'action : { $examples }
    }
terminal-help-draft = Rien n'est joué avant que vous n'ayez vu l'effet et appuyé sur Entrée ; retour reprend le dernier choix. Une ligne qui finit par ! est jouée aussitôt.
terminal-help-why = ? CARTE ou ? ACTION dit si c'est permis, et sinon par quelle règle.
terminal-help-hint = conseil montre ce que ferait un joueur fort, et pourquoi.
terminal-help-table = table montre la table à nouveau.
terminal-help-tricks = plis montre les plis terminés, là où le jeu le permet.
terminal-help-pile = pile montre les cartes posées dans cette donne, et par qui.
terminal-help-places = places dit en mots où sont toutes les billes.
terminal-help-numbers = numéros montre les numéros des cases, puis les cache.
terminal-help-rules = règles est un court rappel des règles.
terminal-help-save = enregistrer FICHIER garde une copie de la partie ; la partie s'enregistre aussi d'elle-même.
terminal-help-quit = quitter arrête ; la partie peut reprendre plus tard.

## Revoir une partie

terminal-replay-head = { $game } : { $names }.
terminal-replay-options = Options : { $options }.
terminal-replay-option = { $name } = { $value }
terminal-replay-step = Étape { $step } sur { $steps }.
terminal-replay-prompt = Entrée pour l'étape suivante, un nombre pour sauter, q pour arrêter >{ " " }
terminal-replay-no-step = Il n'y a pas d'étape { $number } ; elles vont de 1 à { $steps }.
terminal-replay-unreadable = Appuyez sur Entrée, ou tapez le numéro d'une étape, ou q.
terminal-replay-end = L'enregistrement finit ici.
terminal-replay-open = L'enregistrement finit ici, avant la fin de la partie.

## Erreurs sur la ligne de commande

terminal-error-game = { $game } ne se joue pas encore dans le terminal ; les jeux sont { $games }
terminal-error-seat = il n'y a pas de place { $given } ; on attend un nombre de 0 à { $last }, plusieurs comme 0,1, all, ou random
terminal-error-same-name = deux joueurs s'appellent { $name }
terminal-error-seed = la graine { $given } n'est pas un nombre entier
terminal-error-option = { $given } n'a pas la forme NOM=VALEUR
terminal-error-option-twice = l'option { $name } est donnée deux fois
terminal-error-view = il n'y a pas de vue { $given } ; on attend un joueur de 0 à { $last }, spectator ou referee
terminal-error-no-save = il n'y a pas de partie inachevée de { $game } dans { $folder }
terminal-error-no-file = il n'y a pas de fichier { $path }
terminal-error-other-game = { $path } est une partie de { $found }, pas de { $game }
terminal-error-is-over = { $path } est une partie terminée ; pour la revoir : foxfire replay { $path }
terminal-error-save = { $path } ne peut pas être repris et reste tel quel : { $reason }
terminal-error-no-person = { $path } est une partie sans joueur humain
terminal-error-program = elle se joue avec un programme extérieur ; nommez-le à nouveau pour le lancer : --bot '{ $program }'
terminal-error-fixed = { $option } ne peut changer dans une partie reprise
terminal-error-record = { $path } ne peut être écrit : { $reason }
terminal-reason-folder = c'est un dossier
terminal-reason-no-folder = il n'y a pas de tel dossier
terminal-reason-other = il existe déjà et n'est pas une partie de Foxfire

## `foxfire rules`

terminal-rules-options = Options, pour `foxfire play { $game }` :
terminal-rules-option = --{ $flag } : { $help }
terminal-rules-where = Chaque règle avec son numéro : docs/rules/fr/{ $game }.md
terminal-rules-same = Aucune différence.
terminal-rules-when = { $name } = { $value }
terminal-rules-difference = { $name } : { $one } / { $other }
terminal-rules-meaning = { $value } : { $meaning }
terminal-rules-absent = -
terminal-error-versus = --versus { $given } demande une option à comparer, ou NOM=VALEUR

## Aide de la ligne de commande

terminal-arg-game = quel jeu : { $games }
terminal-arg-option = une option du jeu, comme target=16 ; peut être répétée
terminal-arg-bot = l'adversaire : { $bots }, ou engine:COMMANDE pour un programme extérieur (par défaut { $default })
terminal-arg-deadline = secondes dont dispose un programme extérieur pour une décision (par défaut { $default })
terminal-arg-seat = où sont les personnes : un nombre à partir de 0, plusieurs comme 0,2, all, ou random (par défaut 0)
terminal-arg-seed = des graines égales donnent des donnes et des bots égaux
terminal-arg-name = votre nom, pour l'enregistrement ; plusieurs comme Anna,Ben
terminal-arg-lang = la langue : { $languages } (par défaut celle du système, sinon en)
terminal-arg-no-color = sans couleurs ; la variable NO_COLOR fait de même
terminal-arg-json = un objet JSON par ligne dans les deux sens, pour les programmes
terminal-arg-resume = continuer une partie enregistrée (par défaut la dernière)
terminal-arg-record = où écrire l'enregistrement à la fin (par défaut { $folder })
terminal-arg-file = un enregistrement, en texte ou en lignes JSON
terminal-arg-all = imprimer toutes les étapes d'un coup
terminal-arg-view = qui regarde : un joueur à partir de 0, spectator ou referee (par défaut referee, qui voit toutes les mains)
terminal-arg-versus = comparer avec : une autre valeur de la seule option donnée, ou NOM=VALEUR ...
terminal-arg-group = Options de { $game }
terminal-arg-integer = { $about } : { $low } à { $high } (par défaut { $default })
terminal-arg-integer-named = { $about } : { $low } à { $high }, ou { $named } (par défaut { $default })
terminal-arg-choice = { $about } : { $choices } (par défaut { $default })
terminal-arg-choice-preset = { $about } : { $choices } (par défaut, cela suit des autres options)
terminal-arg-boolean = { $about } : true ou false (par défaut { $default })
terminal-arg-named = { $word } = { $value }
