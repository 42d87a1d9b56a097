import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

/** A position in a member's event log: the epoch of the database's numbers, and the number of an event. */
export type LiveCursor = { epoch: string; seq: number };

/** A position as the header `Live-Seq` and the parameter `after` have it: `<epoch>.<seq>`. */
export const writeLiveCursor = ({ epoch, seq }: LiveCursor): string => `${epoch}.${seq}`;

/** The position in a text. Throws kind `invalid` for a text that cannot be one. */
export function readLiveCursor(text: string): LiveCursor {
  const [, epoch, seq] = /^([\da-f]{32})\.(0|[1-9]\d{0,14})$/.exec(text) ?? [];
  if (epoch === undefined) throw new ApiError('invalid', sentences.unreadable);
  return { epoch, seq: Number(seq) };
}
