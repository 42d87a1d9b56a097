import './any-signal.ts';
import ky, { isHTTPError, type Options } from 'ky';
import { pageConfig } from '../config/index.ts';
import { parseErrorReply } from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { tooManyRequestsSentence } from './error-sentences.ts';
import { requestedWait, retryPolicy } from './retry-policy.ts';

/** URL of a path below the API base. Throws on one that leads out of it: the token must not be sent elsewhere. */
function addressOf(path: string): URL {
  const base = new URL(pageConfig().apiBase, location.origin);
  const url = new URL(`${base.href}${path}`);
  if (
    !/^\/(?!\/)/.test(path) ||
    url.origin !== location.origin ||
    !url.pathname.startsWith(`${base.pathname}/`)
  ) {
    throw new TypeError(`Not a path of the API: ${path}`);
  }
  return url;
}

function fieldsOf(body: unknown): Record<string, string> {
  const fields = (body as { error?: { fields?: unknown }; fields?: unknown } | null)?.error?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => typeof message === 'string'));
}

/**
 * Sends a call, a GET again by the retry policy, through `send`. No time limit, statuses 200-299 are success (specification,
 * section 7); rejects with `AppError` for others, and with what `send` rejects with.
 */
export async function sendCall(
  path: string,
  options: Options,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    return await ky(addressOf(path), {
      ...options,
      // ky calls it with the request that it has made.
      fetch: (request) => send(request as Request),
      retry: retryPolicy,
      timeout: false,
    });
  } catch (error) {
    if (!isHTTPError(error)) throw error;
    const { status } = error.response;
    const { kind, message } = parseErrorReply(error.data, status);
    // Not the ky error as cause: it holds the request with the token, and causes are logged.
    const cause = `${error.request.method} ${path}: status ${status}`;
    const retryAfterMs = requestedWait(error.response);
    throw new AppError(kind, {
      message: kind === 'too-many' && retryAfterMs > 0 ? tooManyRequestsSentence(retryAfterMs) : null,
      serverMessage: message,
      fields: fieldsOf(error.data),
      status,
      retryAfterMs,
      cause,
    });
  }
}
