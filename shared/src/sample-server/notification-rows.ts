import type { NotificationKind, NotificationWire } from '../contracts/index.ts';
import { paths } from '../paths/index.ts';
import { people } from '../sample/people/people.ts';
import { sampleSessionStart } from '../sample/session-start.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

type Row = [
  ago: number,
  kind: NotificationKind,
  /** Id of a person, or the name of another subject. */
  who: string,
  text: string,
  url: string,
  mark?: 'unread',
];

const post = (id: string) => `${paths.postDetails(id)}#comments`;

const rows: Row[] = [
  [
    8 * minute,
    'requests',
    '103',
    'vous invite à rejoindre son réseau.',
    paths.profileConnections(),
    'unread',
  ],
  [
    35 * minute,
    'reactionsAndComments',
    '104',
    'a commenté une publication que vous suivez.',
    post('2'),
    'unread',
  ],
  [2 * hour, 'reactionsAndComments', '101', 'aime votre publication.', paths.profileFeed(), 'unread'],
  [3 * hour, 'birthdays', '106', 'fête son anniversaire aujourd’hui.', paths.feedCelebration()],
  [5 * hour, 'requests', '111', 'vous invite à rejoindre son réseau.', paths.profileConnections(), 'unread'],
  [9 * hour, 'replies', '110', 'a répondu à votre commentaire.', post('2')],
  [
    day,
    'announcements',
    'AZ Connect',
    'De nouvelles annonces correspondent à votre métier.',
    paths.feedHome(),
  ],
  [
    day + 4 * hour,
    'reactionsAndComments',
    '107',
    'et 4 autres personnes aiment votre publication.',
    paths.profileFeed(),
  ],
  [2 * day, 'groups', 'Entrepreneurs du Golfe', '3 nouvelles publications cette semaine.', paths.posts()],
  [
    2 * day + 6 * hour,
    'events',
    'Rencontre des partenaires',
    'commence dans une semaine.',
    paths.profileEvents(),
  ],
  [3 * day, 'replies', '105', 'vous a mentionné dans un commentaire.', post('3')],
  [4 * day, 'reactionsAndComments', '112', 'aime votre commentaire.', post('2')],
  [6 * day, 'birthdays', '108', 'a fêté son anniversaire.', paths.feedCelebration()],
  [8 * day, 'announcements', '109', 'a publié une annonce.', paths.posts()],
  [11 * day, 'reactionsAndComments', '102', 'aime votre publication.', paths.profileFeed()],
  [15 * day, 'groups', 'Photographes amateurs', 'Un album a été ajouté.', paths.feedAlbums()],
  [22 * day, 'events', 'Atelier de conversation', 'a changé de salle.', paths.profileEvents()],
  [
    34 * day,
    'announcements',
    'AZ Connect',
    'Bienvenue. Complétez votre profil pour être trouvé.',
    paths.profileAbout(),
  ],
];

/** Sample notifications, dated back from the start of the session, the latest first; the same on every call. */
export const notificationRows = (): NotificationWire[] =>
  rows.map(([ago, kind, who, text, url, mark], index) => {
    const person = people.find(({ id }) => id === who);
    return {
      id: `notification-${index + 1}`,
      kind,
      from: { id: person?.id ?? null, name: person?.name ?? who, picture_url: person?.avatar ?? null },
      text,
      url,
      sent_at: new Date(sampleSessionStart().getTime() - ago).toISOString(),
      read: mark !== 'unread',
      accepted: kind === 'requests' ? false : null,
    };
  });
