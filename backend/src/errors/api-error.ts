import type { ErrorKind } from '@az/shared/contracts';
import { sentences } from './sentences.ts';

/** Kinds of failure that a server reports; the others arise in the client. */
type ServerErrorKind = Exclude<ErrorKind, 'offline' | 'bad-reply' | 'unexpected'>;

const statusOfKind: Record<ServerErrorKind, number> = {
  'signed-out': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  invalid: 400,
  'too-many': 429,
  server: 500,
};

type Details = {
  /** When to try again, for `Retry-After`. */
  retryAfterMs?: number;
  /** Sentences for single fields, by request key. */
  fields?: Record<string, string>;
  /** HTTP status. Default: the usual one for the kind. */
  status?: number;
};

/** An error that is shown to the member. `message` is French, for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  readonly fields: Record<string, string>;

  constructor(
    readonly kind: ServerErrorKind,
    message: string,
    { retryAfterMs, fields = {}, status = statusOfKind[kind] }: Details = {},
  ) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.fields = fields;
  }
}

/** Refuses a call because what it asks for does not exist or does not belong to the member. */
export function notFound(): never {
  throw new ApiError('not-found', sentences.notFound);
}
