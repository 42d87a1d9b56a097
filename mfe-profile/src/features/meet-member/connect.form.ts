import { maxNoteOfRequest } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { checked } from '@az/shared/forms';
import { words } from './words.ts';

type ConnectValues = { note: string };

export const initial: ConnectValues = { note: '' };

export const fields = ['note'] as const satisfies (keyof ConnectValues)[];

export const checkNote = ({ note }: ConnectValues) =>
  checked(
    { note: trimText(note).length > maxNoteOfRequest ? words.noteTooLong(maxNoteOfRequest) : null },
    () => trimText(note),
  );
