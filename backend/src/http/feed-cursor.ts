import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { FeedPosition } from '../repositories/feed-position.ts';
import { parseId } from '../schema/ids.ts';

/** The last millisecond of the year 9999: later moments have no four-digit year, which PGlite cannot read. */
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

export function writeCursor({ createdAt, id }: FeedPosition): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** The feed position of a cursor. Throws kind `invalid` for a text that is not one of our cursors. */
export function readCursor(cursor: string): FeedPosition {
  const [, time, number = ''] =
    /^(\d{1,15})\.(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const id = parseId(number);
  if (id === null || Number(time) > lastMoment) throw new ApiError('invalid', sentences.unreadable);
  return { createdAt: new Date(Number(time)), id };
}
