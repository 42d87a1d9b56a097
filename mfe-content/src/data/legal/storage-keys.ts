import { frenchSpaces } from '../section.ts';

/** A value that the product stores in a browser. `‹membre›` is the member's id. */
export type StorageKey = { key: string; what: string; until: string };

const signOut = 'Jusqu’à la déconnexion';
const device = 'Jusqu’à ce que vous vidiez les données du site';
const tab = 'Jusqu’à la fermeture de l’onglet';

const rows = {
  cookies: [
    {
      key: 'authKey',
      what: 'Jeton de votre session. Il dit au serveur que c’est vous, et n’est lu que par ce site.',
      until: 'Fermeture du navigateur, ou trente jours avec « Rester connecté »',
    },
    {
      key: 'az-device',
      what: 'Reconnaît ce navigateur à la connexion, pour que les essais d’un inconnu ne bloquent pas les vôtres. Nommé `__Secure-az-device` sur un site en https.',
      until: 'Cent quatre-vingts jours sans connexion',
    },
    {
      key: 'az-cohort',
      what: 'Numéro qui décide, là où une nouvelle version est essayée par étapes, laquelle vous voyez. Tiré au hasard ou calculé à partir de l’adresse de votre réseau, il ne permet de retrouver ni elle ni vous. Nommé `__Host-az-cohort` sur un site en https.',
      until: 'Un an au plus ; absent tant qu’aucun essai n’est en cours',
    },
    {
      key: 'az-override',
      what: 'Aperçu d’une version du site, que vous avez accepté d’ouvrir par un lien de l’équipe. Chaque page le signale et permet de le quitter.',
      until: 'Vingt-quatre heures au plus',
    },
    {
      key: 'azProbe',
      what: 'Posé puis retiré aussitôt à la connexion, pour savoir si le navigateur accepte les cookies.',
      until: 'Dix secondes au plus',
    },
  ],
  local: [
    {
      key: 'userData',
      what: 'Copie chiffrée de votre profil : nom, adresses, photo, dernier poste. Elle évite un écran vide au démarrage.',
      until: signOut,
    },
    { key: 'az-user-of', what: 'Empreinte de la session à laquelle cette copie appartient.', until: signOut },
    {
      key: 'az-session-end',
      what: 'Dit aux autres onglets qu’une session a expiré.',
      until: 'Jusqu’à la connexion suivante',
    },
    {
      key: 'az-session-remembered',
      what: 'Dit que vous avez choisi « Rester connecté ».',
      until: signOut,
    },
    {
      key: 'SOCIAL_REACTJS_THEME_KEY',
      what: 'Thème choisi : clair, sombre ou automatique.',
      until: device,
    },
    {
      key: 'az-preferences',
      what: 'Réglages de cet appareil, comme les raccourcis à une touche ou le son des messages.',
      until: device,
    },
    { key: 'az-counts', what: 'Nombre de messages et de notifications non lus.', until: signOut },
    {
      key: 'az-draft:‹membre›:‹endroit›',
      what: 'Brouillons : annonces, commentaires, formulaires en cours. Cinquante au plus.',
      until: 'Sept jours, ou la déconnexion',
    },
    {
      key: 'az-messaging:‹membre›',
      what: 'Messages en cours d’écriture, et si vous avez coupé les notifications de la messagerie.',
      until: signOut,
    },
    {
      key: 'az-notifications:‹membre›',
      what: 'Notifications d’exemple : ce que vous avez lu ou retiré.',
      until: signOut,
    },
    {
      key: 'az-conversations:‹membre›',
      what: 'Conversations d’exemple : les derniers messages que vous y avez écrits et leurs réponses, ce que vous avez lu, supprimé, archivé ou mis en sourdine, et les groupes que vous avez créés. Les images jointes n’y sont pas gardées.',
      until: signOut,
    },
    {
      key: 'az-feed-marks:‹membre›',
      what: 'Mentions « J’aime » et « Je n’aime pas », publications enregistrées ou masquées, célébrations retirées de la liste, là où aucun serveur ne les retient.',
      until: signOut,
    },
    {
      key: 'az-requested:‹membre›',
      what: 'Personnes à qui vous avez envoyé une demande, là où aucun serveur ne les retient.',
      until: signOut,
    },
    {
      key: 'az-feed-posts:‹membre›',
      what: 'Publications que vous avez créées sur cet appareil seulement.',
      until: signOut,
    },
    {
      key: 'az-settings:‹membre›',
      what: 'Réglages que le serveur ne connaît pas : notifications, communications, confidentialité.',
      until: signOut,
    },
    {
      key: 'az-blocked:‹membre›',
      what: 'Personnes que vous avez bloquées, là où aucun serveur ne les retient.',
      until: signOut,
    },
    {
      key: 'az-unfollowed:‹membre›',
      what: 'Personnes que vous ne suivez plus, là où aucun serveur ne les retient.',
      until: signOut,
    },
    {
      key: 'az-content-‹marque›-marks:‹membre›',
      what: 'Événements qui vous intéressent ou auxquels vous participez (`interested`, `going`), groupes rejoints, quittés ou demandés (`joined`, `left`, `requested`) et mentions « J’aime » (`liked`).',
      until: signOut,
    },
    {
      key: 'az-content-events:‹membre›',
      what: 'Événements que vous avez créés sur cet appareil seulement.',
      until: signOut,
    },
    {
      key: 'az-content-groups:‹membre›',
      what: 'Groupes que vous avez créés sur cet appareil seulement.',
      until: signOut,
    },
    {
      key: 'az-content-posts:‹membre›',
      what: 'Ce que vous avez écrit dans les groupes d’exemple.',
      until: signOut,
    },
    {
      key: 'az-content-help-votes:‹membre›',
      what: 'Vos réponses à « Utile ? » dans l’aide.',
      until: signOut,
    },
    {
      key: 'az-content-comments:‹membre›',
      what: 'Vos commentaires sous les articles d’exemple.',
      until: signOut,
    },
  ],
  session: [
    {
      key: 'az-sample-start',
      what: 'Heure de votre première page, pour que les dates des exemples ne bougent pas.',
      until: tab,
    },
    {
      key: 'az-fallback',
      what: 'Versions à l’essai qui n’ont pas fonctionné dans cet onglet, pour ne pas les réessayer à la page suivante.',
      until: tab,
    },
    {
      key: 'az-recall',
      what: 'Versions défectueuses du site que cet onglet a quittées, pour ne recharger la page qu’une fois pour chacune.',
      until: tab,
    },
  ],
} satisfies Record<string, StorageKey[]>;

const shown = (list: readonly StorageKey[]): StorageKey[] =>
  list.map(({ key, what, until }) => ({ key, what: frenchSpaces(what), until: frenchSpaces(until) }));

/** Everything that the product stores in a browser, by kind of storage. A test compares it with the sources. */
export const storageKeys: readonly { storage: string; keys: StorageKey[] }[] = [
  { storage: 'Cookies', keys: shown(rows.cookies) },
  { storage: 'Stockage local', keys: shown(rows.local) },
  { storage: 'Stockage de session', keys: shown(rows.session) },
];
