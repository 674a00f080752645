### La table en réseau : tout ce qui entoure le jeu.

## Ce qui se passe à une table

server-event-sat = { $name } prend place.
server-event-vacated = Une place est libre.
server-event-botted = Un bot prend une place.
server-event-removed = Quelqu'un a été retiré de la table ; un bot prend sa place.
server-event-contributed = Quelqu'un a ajouté son hasard au prochain mélange.
server-event-started = La partie commence.
server-event-answered = Quelqu'un a décidé et attend les autres.
server-event-stand-in =
    { $reason ->
        [asleep] Le bot se réveille encore ; un plus simple a décidé.
        [absent] Le bot n'est pas disponible ; un plus simple a décidé.
        [program] Le programme extérieur a échoué ; un bot a décidé.
        [weights] Le réseau de ce bot est inutilisable ; une recherche a décidé.
       *[late] Le bot a mis trop de temps ; un plus simple a décidé.
    }
server-event-late = Le temps est écoulé : un bot a décidé.
server-event-proposed =
    { $what ->
        [takeback] Quelqu'un demande à reprendre le dernier coup.
        [tempo] Quelqu'un propose une autre cadence.
       *[hints] Quelqu'un demande si les conseils sont permis.
    }
server-event-agreed = Quelqu'un est d'accord.
server-event-declined = Quelqu'un n'est pas d'accord.
server-event-taken-back = Le dernier coup est repris.
server-event-tempo = La cadence a changé.
server-event-hints = Les conseils sont permis à cette table.
server-event-talk = { $name } dit quelque chose.
server-event-rematch = Une nouvelle table attend pour une autre partie.

## Ce que l'on peut se dire

server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci !
server-phrase-sorry = Pardon !
server-phrase-one-moment = Un instant, s'il vous plaît.
server-phrase-good-game = Belle partie !
server-phrase-again = Une autre partie ?
server-phrase-goodbye = Au revoir !

## Refus

server-error-refused = Le serveur ne fait pas cela.
server-error-not-known = On ne vous connaît pas encore ici.
server-error-not-allowed = Cela ne vous est pas permis.
server-error-wrong-origin = Les pages de ce site ne peuvent rien demander ici.
server-error-not-found = Cela n'existe pas.
server-error-wrong-method = Cela ne se demande pas ainsi.
server-error-conflict = Pas dans la situation présente.
server-error-not-your-turn = C'est à quelqu'un d'autre de décider.
server-error-stale-decision = Cette question a déjà sa réponse.
server-error-incomplete-turn = Le tour n'est pas fini.
server-error-too-large = C'est trop à la fois.
server-error-too-many = Trop de demandes ; attendez un instant.
server-error-unavailable = Cela n'a pas pu être enregistré et n'a donc pas eu lieu. Réessayez.
server-error-defect = Quelque chose s'est mal passé sur le serveur.

## `foxfire serve`, `verify`, `backup`, `restore`

server-ready = Foxfire est à l'adresse { $url }

server-verified =
    { $packs ->
        [one] Le mélange découle bien du secret annoncé d'avance.
       *[other] Les { $packs } mélanges découlent bien des secrets annoncés d'avance.
    }
server-backup-made = { $path } fait { $size } octets.
server-restored = La base de données est maintenant celle de { $path } ; la précédente est gardée à côté.
