import type { ErrorKind } from '../contracts/index.ts';
import { errorSentences } from './error-sentences.ts';

type Details = {
  /** A sentence for people, where it is better than the one that stands for the kind. */
  message?: string | null;
  /** What the server itself said. */
  serverMessage?: string | null;
  /** Messages of the server for single fields, by request key. */
  fields?: Record<string, string>;
  /** HTTP status, when there was an answer. */
  status?: number;
  cause?: unknown;
};

/**
 * The one error that API calls reject with. Switch on `kind`; show `reason` where a person is told why something was not
 * stored, else `message`; keep `cause` for the log.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly serverMessage: string | null;
  readonly fields: Record<string, string>;
  readonly status: number | null;

  constructor(kind: ErrorKind, { message, serverMessage = null, fields = {}, status, cause }: Details = {}) {
    super(message ?? errorSentences[kind], { cause });
    this.kind = kind;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.status = status ?? null;
  }

  /** What the server said; of too many requests when to try again, where that is known. */
  get reason(): string {
    const saysWhen = this.kind === 'too-many' && this.message !== errorSentences[this.kind];
    return saysWhen ? this.message : (this.serverMessage ?? this.message);
  }
}

/** Whether something thrown is an `AppError`; anything else is a mistake in the code, or a call that was given up. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

/**
 * What was thrown, as an `AppError`: for a form or a dialog, which must not stay busy whatever happens. Code that could not
 * be loaded counts as `offline`. Anything else is a mistake of the page: `unexpected`, and reported as an uncaught error.
 */
export function asAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  // The name that webpack gives it.
  const isCodeLost = thrown instanceof Error && thrown.name === 'ChunkLoadError';
  if (!isCodeLost) reportError(thrown);
  return new AppError(isCodeLost ? 'offline' : 'unexpected', { cause: thrown });
}
