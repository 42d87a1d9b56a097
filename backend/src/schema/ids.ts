import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

/** The largest id that a column of type `integer` holds. */
const maxId = 2_147_483_647;

/** The number in an id; null for a text that cannot be one. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const isUuid = (text: string): boolean => uuid.test(text);

/** Returns an id in the path if it is a UUID. Throws kind `not-found` for any other text, as for an unknown id. */
export function readUuid(text: string): string {
  if (!isUuid(text)) throw new ApiError('not-found', sentences.notFound);
  return text;
}

/** An id of a row with public ids (`PublicIds` of `tables.ts`). */
type PublicId = { public_id: string } | { number: number };

/** An id of an announcement or a comment: a UUID, or the number that some rows also have; null for another text. */
export function parsePublicId(text: string): PublicId | null {
  if (isUuid(text)) return { public_id: text };
  const number = parseId(text);
  return number === null ? null : { number };
}

/** The number in an id in the path. Throws kind `not-found` for a text that cannot be an id, as for an unknown id. */
export function readId(text: string): number {
  const id = parseId(text);
  if (id === null) throw new ApiError('not-found', sentences.notFound);
  return id;
}
