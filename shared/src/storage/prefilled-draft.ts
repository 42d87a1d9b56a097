import { currentSession } from '../session/index.ts';
import { discardDraft, readDraft, saveDraft } from './draft-storage.ts';

function memberId(): string | null {
  const session = currentSession();
  return session.status === 'signed-in' ? session.member.id : null;
}

const storedDraftKey = (draftKey: string) => `handed:${draftKey}`;

/** Stores a text for a field of another area, which takes it when it shows the field. Key: `message:<contact id>`. */
export function prefillDraft(draftKey: string, text: string): void {
  const id = memberId();
  if (id !== null) saveDraft(id, storedDraftKey(draftKey), text);
}

/** The text that was stored for a field, empty when there is none; removes it. */
export function takePrefilledDraft(draftKey: string): string {
  const id = memberId();
  if (id === null) return '';
  const text = readDraft(id, storedDraftKey(draftKey));
  if (text !== '') discardDraft(id, storedDraftKey(draftKey));
  return text;
}
