import type { FeedPlace } from '../repositories/announcement-repository.ts';
import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

/** A place in the feed as one opaque text. */
export function writeCursor({ createdAt, id }: FeedPlace): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** The place a cursor stands for. Throws kind `invalid` for a text that is no cursor of ours. */
export function readCursor(cursor: string): FeedPlace {
  const [, time, id] =
    /^(\d{1,15})\.(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!time || !id) throw new ApiError('invalid', sentences.unreadable);
  return { createdAt: new Date(Number(time)), id: Number(id) };
}
