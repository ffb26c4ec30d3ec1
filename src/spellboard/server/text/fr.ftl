# Ce que dit le serveur. Chaque partie a un titre ; un test garde les quatre fichiers pareils.

## Invités, demandes, liens

error-said = { $text }
error-name-empty = Choisissez un nom avec au moins une lettre, un chiffre ou une image.
error-name-long = Un nom compte au plus { $most } caractères.
error-name-characters = Ce nom contient des caractères qui ne peuvent pas être affichés.
error-name-bot = Les noms qui commencent par « bot: » sont réservés aux bots.
error-guest = Vous n’êtes pas en session sur cet appareil.
error-link-over = Ce lien n’est plus valable. Demandez-en un nouveau.
error-keys-many = Vous avez déjà { $most } clés. Révoquez-en une d’abord.
error-host = Le serveur n’est pas connu sous cette adresse.
error-origin = Cette demande vient d’une autre page.
error-json = Le serveur attend du JSON.
error-long = C’est trop long : au plus { $most } octets.
error-long-body = C’est trop long.
error-body = Le serveur ne comprend pas cette demande.
error-nothing = Il n’y a rien ici.
error-method = Ce n’est pas possible ici.
error-often = Trop de demandes. Attendez un instant.
error-busy = Le serveur est occupé. Réessayez dans un instant.
error-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez plus tard.
error-ours = Le serveur a fait une erreur. Rien n’a changé.
error-record-heavy = Vérifier cet enregistrement prend trop de temps.
error-frame = Le serveur ne comprend pas ce message.
error-hello = Présentez-vous d’abord à la table.
