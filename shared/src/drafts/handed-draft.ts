import { currentSession } from '../auth/index.ts';
import { discardDraft, keepDraft, readDraft } from './draft-storage.ts';

function memberId(): string | null {
  const session = currentSession();
  return session.status === 'signed-in' ? session.member.id : null;
}

const placeOf = (place: string) => `handed:${place}`;

/**
 * Stores a text for a field of another area, such as `message:<contact id>` for the message to a contact: one area
 * writes it, the other reads it when it shows the field. No effect when nobody is signed in.
 */
export function leaveDraft(place: string, text: string): void {
  const id = memberId();
  if (id !== null) keepDraft(id, placeOf(place), text);
}

/** The text that was stored for a field, empty when there is none; removes it. */
export function takeDraft(place: string): string {
  const id = memberId();
  if (id === null) return '';
  const text = readDraft(id, placeOf(place));
  if (text !== '') discardDraft(id, placeOf(place));
  return text;
}
