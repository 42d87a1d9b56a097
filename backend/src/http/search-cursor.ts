import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { PersonPosition } from '../repositories/search-repository.ts';
import { parseId } from '../schema/ids.ts';

export const writePersonCursor = ({ rank, name, id }: PersonPosition): string =>
  Buffer.from(`${rank}.${id}.${name}`).toString('base64url');

/** The position of a cursor. Throws kind `invalid` for a text that is not one of our cursors. */
export function readPersonCursor(cursor: string): PersonPosition {
  const [, rank, number = '', name = ''] =
    /^([0-4])\.(\d+)\.([^\p{Cc}]{0,60})$/u.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const id = parseId(number);
  if (id === null) throw new ApiError('invalid', sentences.unreadable);
  return { rank: Number(rank), name, id };
}
