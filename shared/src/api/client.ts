import { claimSingleInstance } from '../page/single-instance.ts';
import { AppError, isAppError } from './app-error.ts';
import { recordReply } from './circuit-breaker.ts';
import { takeEarlyReply } from './early-calls.ts';
import { recordReached, recordUnreached } from './network.ts';
import { trackWrite } from './pending-writes.ts';
import type { Transport } from './upload-transport.ts';

claimSingleInstance('api');

type SessionPort = {
  readToken: () => string | undefined;
  /**
   * Called before each call with the session's token; the function it returns, with `Live-Seq` of the reply. Both throw
   * `AppError` `signed-out` when the page no longer shows the token's member.
   */
  beginCall: () => (liveSeq?: string | null) => void;
  /** Called when the server no longer accepts a token, once for each refused call; the call fails when it has resolved. */
  expire: (token: string) => Promise<void>;
};

let session: SessionPort | undefined;

/** Connects the client to the session of the page. Only the session calls this; until then no call has a token. */
export function connectSession(port: SessionPort): void {
  session = port;
}

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Send the session's token; without a session the call is sent without one. */
  bearer?: boolean;
  /** For calls that start or end a session: sent instead of the session's. */
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Sends the request instead of `fetch`; everything else about the call stays the same. */
  transport?: Transport | undefined;
};

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Sends a request, or takes the reply that the page has asked for. */
async function reach(reply: Promise<Response>): Promise<Response> {
  try {
    const response = await reply;
    recordReply(response.status);
    recordReached();
    return response;
  } catch (cause) {
    if (isAborted(cause)) throw cause;
    recordUnreached();
    throw new AppError('offline', { cause });
  }
}

/**
 * Loads what a call needs whose reply does not come with the page. The first one does it, if not the shell after the first
 * view. Rejects with `AppError` `offline`.
 */
export const loadSender = () =>
  import('./send-call.ts').catch((cause) => {
    throw new AppError('offline', { cause });
  });

async function readBody(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    if (isAborted(cause)) throw cause;
    throw new AppError('offline', { cause });
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad-reply', { status: response.status, cause });
  }
}

/**
 * Calls a path below the API base and returns the body unparsed. No time limit; statuses 200-299 are success, whatever
 * the body says (specification, section 7). Rejects with `AppError`, or with `AbortError` when `signal` aborted the call. A
 * 401 on a call with the session's token ends the session, or repeats the call once with a newer token. Such a call is
 * neither sent nor answered once the session is another's or over.
 */
export function callApi(path: string, call: Call = {}): Promise<unknown> {
  const answer = makeCall(path, call);
  return (call.method ?? 'GET') === 'GET' ? answer : trackWrite(answer);
}

async function makeCall(path: string, call: Call, isRepeated = false): Promise<unknown> {
  const { method = 'GET', bearer = false, json, form, keepalive, signal } = call;
  const { transport = globalThis.fetch } = call;
  const assertCurrent = bearer ? session?.beginCall() : undefined;
  const sessionToken = session?.readToken();
  const token = call.token ?? (bearer ? sessionToken : undefined);
  const early = takeEarlyReply({ method, path, signal }, token ?? sessionToken);
  let first = early && reach(early);
  const reply = await first?.catch(() => undefined);
  const send = (request: Request) => {
    const answer = first ?? reach(transport(request));
    first = undefined;
    return answer;
  };
  const headers = {
    Accept: 'application/json',
    ...call.headers,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  try {
    // Another early reply is the sender's first one: it is sent again, or refused.
    const response =
      reply?.ok && !signal?.aborted
        ? reply
        : await (await loadSender()).sendCall(
            path,
            { method, json, body: form, keepalive, signal, headers },
            send,
          );
    const body = await readBody(response);
    assertCurrent?.(response.headers.get('live-seq'));
    return body;
  } catch (error) {
    if (!bearer || !token || !isAppError(error) || error.status !== 401) throw error;
    await session?.expire(token);
    const next = session?.readToken();
    if (isRepeated || call.token || !next || next === token) throw error;
    assertCurrent?.();
    return makeCall(path, call, true);
  }
}
