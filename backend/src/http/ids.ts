import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

/** The number in an id of the address. A text that cannot be an id is an unknown id: throws kind `not-found`. */
export function readId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ApiError('not-found', sentences.notFound);
  return Number(text);
}
