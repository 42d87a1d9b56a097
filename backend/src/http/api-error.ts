import type { ErrorKind } from '@az/shared/contracts';

/** Kinds of failure that a server reports; the other two arise in the client. */
export type ServerErrorKind = Exclude<ErrorKind, 'offline' | 'bad-reply'>;

export const statusOfKind: Record<ServerErrorKind, number> = {
  'signed-out': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  invalid: 400,
  'too-many': 429,
  server: 500,
};

/** A refusal that the member is told of. `message` is French, for people; `retryAfterMs` goes into `Retry-After`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ServerErrorKind,
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}
