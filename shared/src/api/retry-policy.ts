import { isHTTPError, type RetryOptions } from 'ky';
import { isAppError } from './app-error.ts';
import { isServerFailing } from './circuit-breaker.ts';
import { isOffline } from './network.ts';
import { sampleHeader } from './sample-port.ts';

/** Longest wait that a server may request before the call fails instead, in milliseconds. */
const maxWait = 30_000;

/** Milliseconds that a reply asks to wait (`Retry-After`); 0 when the header is missing. */
export function requestedWait(response: Response): number {
  const value = response.headers.get('Retry-After');
  if (!value) return 0;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Math.max(wait || 0, 0);
}

/**
 * Retries a GET at most twice after a server failure, a lost connection or a 429. Waits a random time, or as long as
 * the reply requests. Does not retry after a failed reply while `isServerFailing()`.
 */
export const retryPolicy: RetryOptions = {
  limit: 2,
  methods: ['get'],
  statusCodes: [408, 429, 500, 502, 503, 504],
  afterStatusCodes: [429, 503],
  maxRetryAfter: maxWait,
  backoffLimit: 3000,
  delay: (attempt) => 300 * 2 ** (attempt - 1),
  jitter: true,
  shouldRetry: ({ error }) => {
    if (isAppError(error)) return error.kind === 'offline' && !isOffline();
    if (isHTTPError(error) && requestedWait(error.response) > maxWait) return false;
    // The sample server fails only on request, to show how a screen looks then.
    if (isHTTPError(error) && error.response.headers.has(sampleHeader)) return false;
    if (isServerFailing()) return false;
    return undefined;
  },
};
