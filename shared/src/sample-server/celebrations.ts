import type { CelebrationsReplyWire, CelebrationWire } from '../contracts/index.ts';
import { isString, parseListOf } from '../stored-json/index.ts';
import { authorOf } from './authors.ts';
import { type SampleCalls, SampleRefusal, sampleCall } from './sample-call.ts';
import { sampleSection, withId } from './sample-store.ts';

/** The ids of those that the member has dismissed. */
const section = sampleSection('celebrations', parseListOf(isString));

const row = (
  id: string,
  personId: string,
  today: boolean,
  title: string,
  placeholder: string,
  event_id: string | null = null,
): CelebrationWire => ({ id, author: authorOf(personId), title, placeholder, event_id, today });

const celebrations: CelebrationWire[] = [
  row('1', '106', true, 'fête son anniversaire', 'Joyeux anniversaire'),
  row('2', '107', true, 'travaille depuis cinq ans chez Atelier Solaire', 'Bravo pour ces cinq ans'),
  row('3', '104', true, 'participe à la Journée des métiers', 'Bonne journée', '1'),
  row('4', '112', false, 'fêtera son anniversaire dans trois jours', 'Je pense à vous'),
  row('5', '105', false, 'prendra un nouveau poste lundi', 'Bonne prise de poste'),
  row('6', '109', false, 'participera au Forum des entreprises', 'À bientôt au forum', '1'),
];

export const celebrationCalls: SampleCalls = {
  'GET /celebrations': sampleCall({}, ({ member }) => {
    const dismissed = section.read(member.id);
    const items = celebrations.filter(({ id }) => !dismissed.includes(id));
    return { success: true, items } satisfies CelebrationsReplyWire;
  }),
  'PUT /celebrations/{id}/dismissed': sampleCall({}, ({ member, params: { id = '' } }) => {
    if (!celebrations.some((one) => one.id === id)) throw new SampleRefusal('not-found');
    section.write(member.id, withId(section.read(member.id), id, true));
    return { success: true };
  }),
};
