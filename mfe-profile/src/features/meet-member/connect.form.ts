import { maxNoteOfRequest } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { checked } from '@az/shared/forms';
import { words } from './words.ts';

export type ConnectValues = { note: string };

export const initial: ConnectValues = { note: '' };

/** The fields in display order. */
export const fields = ['note'] as const satisfies (keyof ConnectValues)[];

/** The note to send, or the error. */
export const checkNote = ({ note }: ConnectValues) =>
  checked(
    { note: trimText(note).length > maxNoteOfRequest ? words.noteTooLong(maxNoteOfRequest) : null },
    () => trimText(note),
  );
