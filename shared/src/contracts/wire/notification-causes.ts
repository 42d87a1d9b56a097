import type { NotificationKind } from './notification-kinds.ts';

type Cause = {
  kind: NotificationKind;
  /** Whether the acts of several people on one subject make one notification. */
  isGrouped: boolean;
  /** Whether it is important enough for an e-mail of its own. */
  isMailed: boolean;
  /** Why members are notified of it. */
  why: string;
  /** What follows the name of the last one who acted; `others`: how many more people did. */
  text: (others: number) => string;
};

const grouped =
  (one: string, several: string) =>
  (others: number): string => {
    if (others === 0) return one;
    return `et ${others === 1 ? 'une autre personne' : `${others} autres personnes`} ${several}`;
  };

/** What members do that makes a notification for another member. */
export const notificationCauses = {
  request: {
    kind: 'requests',
    isGrouped: false,
    isMailed: true,
    why: 'Cette personne souhaite rejoindre votre réseau.',
    text: () => 'vous invite à rejoindre son réseau.',
  },
  accepted: {
    kind: 'requests',
    isGrouped: false,
    isMailed: true,
    why: 'Vous avez envoyé une demande à cette personne.',
    text: () => 'a accepté votre demande de mise en relation.',
  },
  like: {
    kind: 'reactionsAndComments',
    isGrouped: true,
    isMailed: false,
    why: 'Vous avez écrit cette publication.',
    text: grouped('aime votre publication.', 'aiment votre publication.'),
  },
  'comment-like': {
    kind: 'reactionsAndComments',
    isGrouped: true,
    isMailed: false,
    why: 'Vous avez écrit ce commentaire.',
    text: grouped('aime votre commentaire.', 'aiment votre commentaire.'),
  },
  comment: {
    kind: 'reactionsAndComments',
    isGrouped: true,
    isMailed: true,
    why: 'Vous avez écrit cette publication.',
    text: grouped('a commenté votre publication.', 'ont commenté votre publication.'),
  },
  reply: {
    kind: 'replies',
    isGrouped: false,
    isMailed: true,
    why: 'Vous avez écrit le commentaire auquel cette personne répond.',
    text: () => 'a répondu à votre commentaire.',
  },
  mention: {
    kind: 'replies',
    isGrouped: false,
    isMailed: true,
    why: 'Votre nom est mentionné dans cette publication.',
    text: () => 'vous a mentionné dans une publication.',
  },
  'comment-mention': {
    kind: 'replies',
    isGrouped: false,
    isMailed: true,
    why: 'Votre nom est mentionné dans ce commentaire.',
    text: () => 'vous a mentionné dans un commentaire.',
  },
  follow: {
    kind: 'subscriptions',
    isGrouped: true,
    isMailed: false,
    why: 'Cette personne suit désormais votre profil.',
    text: grouped('s’abonne à votre profil.', 's’abonnent à votre profil.'),
  },
} as const satisfies Record<string, Cause>;

export type NotificationCause = keyof typeof notificationCauses;
