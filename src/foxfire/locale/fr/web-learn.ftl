### Apprendre : les leçons que l'on joue, et la page qui y mène.

## L'hôte d'une leçon

web-learn-host = Votre hôte
web-learn-step = Étape { $step } sur { $count }
web-learn-show = Montrez-moi
web-learn-leave = Quitter
web-learn-leave-lesson = Quitter la leçon
web-learn-more = Qu'y a-t-il d'autre ?
web-learn-else = C'est permis, mais essayez d'abord l'autre coup.

## La page

web-learn-lead = Jouez quelques tours avec un hôte à vos côtés. Deux à quatre minutes par jeu.
web-learn-play = Apprendre en jouant
web-learn-resume = Continuer la leçon
web-learn-again = La leçon encore une fois
web-learn-done = Appris
web-learn-minutes =
    { $minutes ->
        [one] Environ { $minutes } minute
       *[other] Environ { $minutes } minutes
    }
web-learn-fox-about = Fournir, l'atout, les six pouvoirs, et pourquoi la cupidité ne paie pas.
web-learn-tatsu-about = Votre clan, demander, la fusion, et ce qui multiplie.
web-learn-tac-about = Entrer et rentrer, chasser, Filou, 8, 4, 7 et TAC.
web-learn-hints = Une vraie partie contre des bots. La lampe en haut montre les meilleurs coups, vos chances et une raison.

web-learn-hint-asleep = Une première idée. Le bot qui réfléchit se réveille encore ; redemandez dans une minute.

## Éditions de Tatsu

web-learn-editions = Tatsu : trois éditions côte à côte
web-learn-editions-lead = À quatre, elles sont d'accord. À deux ou à trois, voici où elles diffèrent.
web-learn-switch = Question
web-learn-edition =
    { $edition ->
        [uk] Ukrainienne
        [fr] Française
       *[ru] Russe
    }
web-learn-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-learn-clause = Clause
web-learn-deal = Comment donne-t-on les cartes ?
web-learn-deal-value =
    { $value ->
        [split] chaque clan à part, sept de chacun
       *[mixed] les deux clans ensemble, quatorze en tout
    }
web-learn-face_down = Quand une carte cachée peut-elle servir ?
web-learn-face_down-value =
    { $value ->
        [neither] quand personne n'en a de visible dans ce clan
       *[own] quand son propriétaire n'en a pas de visible dans ce clan
    }
web-learn-rotation = Qui est rouge à la manche suivante ?
web-learn-rotation-value =
    { $value ->
        [left] le voisin de gauche du rouge
       *[right] le voisin de droite du rouge
    }
web-learn-leader = Qui entame ?
web-learn-leader-value =
    { $value ->
        [red] rouge
       *[chosen] celui que rouge désigne
    }
web-learn-editions-own = Chacun de ces points peut être choisi à part quand vous préparez une table.

## Aide-mémoire

web-learn-aids = Les aide-mémoire qu'une table peut permettre
web-learn-aids-lead = Les cartes prises restent face cachée. Une table d'apprentissage peut les laisser visibles.
web-learn-aid-show_tricks = Renard : tous les plis restent visibles
web-learn-aid-show_tricks-more = Sans cela, vous voyez le dernier pli entier jusqu'à l'entame suivante, puis seulement le nombre de plis de chacun.
web-learn-aid-show_captured = Tatsu : les cartes capturées restent visibles
web-learn-aid-show_captured-more = Sans cela, vous voyez combien de cartes a chaque camp, et devez retenir lesquelles.
web-learn-aid-pile = TAC n'en a pas besoin
web-learn-aid-pile-more = Les cartes d'une donne sont toujours visibles dans le bol, dans l'ordre. Les donnes précédentes sont comptées dans l'enregistrement.
web-learn-aid-where = Vous les trouvez en préparant une table, dans les options du jeu.

## Renard

web-learn-fox-intro = Bienvenue. Nous arrivons tard dans une manche : vous avez *cinq plis*, { $name1 } aucun. Il reste huit cartes.
web-learn-fox-follow = { $name1 } entame avec { CARD("K6") }. Vous avez des clés : il faut *fournir*. La plus forte gagne : jouez { CARD("K8") }.
web-learn-fox-follow-else = C'est permis, mais gardez-la : { CARD("K8") } suffit.
web-learn-fox-follow-done = À vous. Qui prend le pli entame le suivant.
web-learn-fox-trump = La carte à côté de la pioche est le *décret*. Sa couleur est l'atout : les cloches. Entamez avec { CARD("M10") }.
web-learn-fox-trump-else = Plus tard. Entamez avec { CARD("M10") } et voyez ce que fait un atout.
web-learn-fox-trump-done = { $name1 } n'a pas de lunes et pouvait tout jouer. Un petit *atout* bat votre dix.
web-learn-fox-swan = { $name1 } entame avec { CARD("K10") }. Ne luttez pas. Jouez votre *Cygne*, { CARD("K1", form: "code") } : il perd le pli, mais vous entamez le suivant.
web-learn-fox-swan-else = Le Monarque est plus fort quand vous entamez avec lui. Jouez le Cygne.
web-learn-fox-swan-done = Le pli est perdu, mais l'entame est à vous.
web-learn-fox-monarch = Entamez avec votre *Monarque*, { CARD("K11", form: "code") }. { $name1 } doit répondre avec la plus forte clé, ou avec le 1.
web-learn-fox-monarch-else = L'entame est à vous : c'est le moment du Monarque.
web-learn-fox-monarch-done = La plus forte clé était un *Trésor*. Chaque 7 vaut aussitôt un point à qui le prend.
web-learn-fox-fox = Changez l'atout. Entamez avec le *Renard*, { CARD("M3", form: "code") }, et posez { CARD("M6") } à la place du décret. { $name1 } n'a pas de lunes.
web-learn-fox-fox-else = Entamez avec { CARD("M3", form: "code") }, puis posez { CARD("M6") } sur le décret : les lunes deviennent l'atout.
web-learn-fox-fox-done = Un 3 a pris le pli, car personne n'a d'atout plus fort. L'ancien décret est dans votre main.
web-learn-fox-woodcutter = Vous avez *huit* plis. Entamez avec le *Bûcheron*, { CARD("B5", form: "code") } : vous piochez une carte et en glissez une sous la pioche.
web-learn-fox-woodcutter-else = D'abord le Bûcheron : votre main doit changer.
web-learn-fox-greed = Vous avez pioché { CARD("M11", form: "code") }, un pli sûr. Mais voyez les lanternes : sept à neuf plis donnent 6 points, *dix n'en donnent aucun*. Glissez-la sous la pioche.
web-learn-fox-greed-else = Elle prendrait un dixième pli, et la cupidité ne rapporte rien. Glissez { CARD("M11", form: "code") } sous la pioche.
web-learn-fox-greed-done = Bien résisté. { $name1 } prend ce pli et entame.
web-learn-fox-witch = Un pli de plus est encore bon. Une *Sorcière* compte comme atout, s'il n'y a qu'un 9. Jouez { CARD("B9", form: "code") } contre le dix.
web-learn-fox-witch-else = Avec le 4, vous le perdez. La Sorcière le prend, et neuf plis donnent encore 6 points.
web-learn-fox-witch-done = Neuf plis. Le dernier ne doit pas être à vous.
web-learn-fox-last = Entamez avec { CARD("B4") } et espérez une cloche plus forte.
web-learn-fox-last-done = Neuf plis font 6 points, et le Trésor fait 7.
web-learn-fox-end = Voilà tout le jeu : prenez-en sept à neuf, ou trois au plus, et laissez l'autre être cupide. D'ordinaire, on va jusqu'à 21 points.

## Tatsu

web-learn-tatsu-intro = Bienvenue. Vous et { $name2 }, en face, êtes le clan *rouge*. Il reste quatre plis dans cette manche.
web-learn-tatsu-clan = Devant vous, seule une carte *rouge* peut être posée, par qui que ce soit. La plus forte des quatre prend le pli. Entamez avec votre 6.
web-learn-tatsu-clan-else = Une bonne carte, mais le 6 est la plus forte. Entamez avec lui.
web-learn-tatsu-clan-done = Le pli est à vous, avec 14 points : les lanternes sur les cartes.
web-learn-tatsu-ask = Inutile de dépenser une de vos cartes. { $name3 } tient une carte rouge : le dos montre le clan. *Demandez à { $name3 }*.
web-learn-tatsu-ask-else = Gardez vos cartes. Demandez à { $name3 }, qui doit donner sa seule carte rouge.
web-learn-tatsu-ask-done = Un 5. Il était devant vous, il a donc gagné pour vous. { $name2 } a ajouté votre *x2* : il multiplie ce que capture votre camp.
web-learn-tatsu-fusion = Maintenant la *fusion*. Personne ne gagne encore son pli : les cartes attendent, et vous entamez à nouveau.
web-learn-tatsu-fusion-else = Posez d'abord la fusion, puis le 4 pourra prendre deux plis d'un coup.
web-learn-tatsu-fusion-done = La fusion est posée. Les autres posent maintenant dans le pli qui attend.
web-learn-tatsu-asked = { $name1 } *vous* demande une carte jaune. Il faut en donner une, à votre choix. Vous n'avez que le x3 jaune.
web-learn-tatsu-asked-done = Si votre camp le prend, jaune ne pourra plus s'en servir.
web-learn-tatsu-pending = Quatre cartes attendent le gagnant de ce pli. Posez votre 4 : à égalité, la *première* posée gagne.
web-learn-tatsu-pending-else = { $name2 } aiderait, mais posez votre propre 4 : il ne reste rien de plus fort.
web-learn-tatsu-pending-done = Huit cartes d'un coup.
web-learn-tatsu-end = Vous avez capturé 50 points, avec vos x1 et x2 : *50 fois 3*. Les points du jaune ne comptaient que double. Une partie entière va jusqu'à 500.

## TAC

web-learn-tac-intro = Bienvenue. Vous êtes *rubis*, et { $name2 } est avec vous. Faites faire le tour à toutes vos billes, jusqu'à la maison.
web-learn-tac-enter = Vous êtes *rubis*. Une bille attend en réserve. Seul un 1 ou un *13* la fait entrer. Choisissez le 13, puis votre départ.
web-learn-tac-enter-else = Un 13 peut aussi avancer de 13. Servez-vous-en pour faire entrer la bille de la réserve.
web-learn-tac-enter-done = Elle est entrée. Qui ne peut rien jouer *défausse* : votre nouvelle bille barre la route aux autres.
web-learn-tac-kick = Les billes ne sautent jamais par-dessus les autres, mais peuvent y atterrir. Avancez de 57 avec votre 5 et *chassez* la bille en 62.
web-learn-tac-kick-else = Prenez le 5 avec la bille en 57 : elle arrive juste en 62.
web-learn-tac-kick-done = Chassée : retour en réserve. Cela arrive aussi aux amis, regardez où vous atterrissez.
web-learn-tac-one = Votre nouvelle bille est sur votre départ, juste devant la maison. Mais elle est *fraîche* et ne peut y entrer. Avancez-la d'une case avec le 1.
web-learn-tac-one-else = Prenez le 1 et la bille sur votre départ.
web-learn-tac-one-done = Elle a dépassé la maison. Inutile de faire tout le tour : attendez le 4.
web-learn-tac-trickster = Le *Filou* échange deux billes de l'anneau. Échangez la vôtre en 20 avec celle en 64, juste devant votre maison.
web-learn-tac-trickster-else = D'autres échanges sont possibles. Le meilleur pour vous : 20 et 64.
web-learn-tac-trickster-done = Quarante-quatre cases en un coup.
web-learn-tac-eight = Un *8* avance de huit, ou fait passer son tour au joueur suivant. Faites passer { $name1 }.
web-learn-tac-eight-else = Choisissez l'autre usage du 8 : le suivant passe.
web-learn-tac-eight-done = { $name1 } a dû défausser une carte. Les mains sont vides, on donne de nouvelles cartes.
web-learn-tac-give = D'abord, chacun dit s'il a un 1 ou un 13. Puis les alliés *échangent* une carte, sans la voir. Donnez un 4 à { $name2 }.
web-learn-tac-give-else = Vous avez deux 4 et n'en voulez qu'un. { $name2 } peut se servir de l'autre.
web-learn-tac-give-done = { $name2 } vous a donné un 7. Vous en aurez besoin.
web-learn-tac-four = Un *4* recule, et après votre départ il peut entrer en maison. Menez la bille en 2 à la troisième place.
web-learn-tac-four-else = Prenez le 4 avec la bille en 2, et faites-la entrer en maison.
web-learn-tac-four-done = Deux sont rentrées. En face, on fait maintenant de même.
web-learn-tac-tac = { $name3 } a échangé votre bille en 64 ! Jouez *TAC* : cela l'annule, et vous utilisez le Filou. Échangez 31 et 49.
web-learn-tac-tac-else = Prenez TAC, puis échangez les deux autres : 31 et 49.
web-learn-tac-tac-done = Votre bille est de retour en 64, comme si de rien n'était.
web-learn-tac-seven = Maintenant le *7* : sept pas séparés pour autant de billes que vous voulez. Trois avec la bille en 64, quatre avec celle en 62 : les deux rentrent.
web-learn-tac-seven-else = Commencez par la bille en 64 : trois pas dans la maison. Puis quatre avec l'autre.
web-learn-tac-seven-done = Toutes vos billes sont à la maison.
web-learn-tac-end = Les quatre d'en face y étaient déjà : *votre équipe a gagné*. À une nouvelle table, les seize billes commencent en réserve.
