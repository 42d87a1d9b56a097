import type { ErrorKind } from '../contracts/index.ts';
import { errorSentences } from './error-sentences.ts';

type Details = {
  message?: string | null;
  serverMessage?: string | null;
  fields?: Record<string, string>;
  status?: number;
  retryAfterMs?: number;
  cause?: unknown;
};

/** What every API call rejects with. Show `reason` to explain why something was not stored, otherwise `message`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly serverMessage: string | null;
  readonly fields: Record<string, string>;
  readonly status: number | null;
  /** How long the server asks to wait before the next attempt (`Retry-After`), in milliseconds; 0 if it does not. */
  readonly retryAfterMs: number;

  constructor(kind: ErrorKind, details: Details = {}) {
    const { message, serverMessage = null, fields = {}, status, retryAfterMs = 0, cause } = details;
    super(message ?? errorSentences[kind], { cause });
    this.kind = kind;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs;
  }

  /** For too many requests, when to try again, if that is known. Otherwise the server's message, if it sent one. */
  get reason(): string {
    const saysWhen = this.kind === 'too-many' && this.message !== errorSentences[this.kind];
    return saysWhen ? this.message : (this.serverMessage ?? this.message);
  }
}

/** Whether a thrown value is an `AppError`; anything else is a bug or an aborted call. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

/** Any thrown value as an `AppError`: `offline` if code did not load. Other errors are `unexpected`, and reported. */
export function asAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  // webpack gives this name to the error of a chunk that failed to load.
  const isCodeLost = thrown instanceof Error && thrown.name === 'ChunkLoadError';
  if (!isCodeLost) reportError(thrown);
  return new AppError(isCodeLost ? 'offline' : 'unexpected', { cause: thrown });
}
