import { useAuthored } from './use-authored.ts';

/** Something to celebrate (specification, section 3, "Suggestion"). */
export type Celebration = {
  id: string;
  userId: string;
  title: string;
  placeholder: string;
  isEvent: boolean;
  isToday: boolean;
};

const row = (
  id: string,
  userId: string,
  isToday: boolean,
  title: string,
  placeholder: string,
  isEvent = false,
): Celebration => ({ id, userId, title, placeholder, isEvent, isToday });

const celebrations = (): Celebration[] => [
  row('1', '106', true, 'fête son anniversaire', 'Joyeux anniversaire'),
  row('2', '107', true, 'travaille depuis cinq ans chez Atelier Solaire', 'Bravo pour ces cinq ans'),
  row('3', '104', true, 'participe à la Journée des métiers', 'Bonne journée', true),
  row('4', '112', false, 'fêtera son anniversaire dans trois jours', 'Je pense à vous'),
  row('5', '105', false, 'prendra un nouveau poste lundi', 'Bonne prise de poste'),
  row('6', '109', false, 'participera au Forum des entreprises', 'À bientôt au forum', true),
];

/** Birthdays, anniversaries and events of contacts, today and soon. */
export const useCelebrations = () => useAuthored('feed-celebrations', celebrations, ({ userId }) => userId);
