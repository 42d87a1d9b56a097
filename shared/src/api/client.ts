import './any-signal.ts';
import ky, { isHTTPError } from 'ky';
import { createStore } from 'zustand';
import { pageConfig } from '../config/index.ts';
import { type Extension, parseCapabilities, parseErrorReply } from '../contracts/index.ts';
import { claimSingleInstance } from '../page/single-instance.ts';
import { AppError, isAppError } from './app-error.ts';
import { recordReply } from './circuit-breaker.ts';
import { takeEarlyReply } from './early-calls.ts';
import { tooManyRequestsSentence } from './error-sentences.ts';
import { recordReached, recordUnreached } from './network.ts';
import { trackWrite } from './pending-writes.ts';
import { hasRecentInput } from './recent-input.ts';
import { requestedWait, retryPolicy } from './retry-policy.ts';
import { callSampleServer } from './sample-port.ts';
import type { Transport } from './upload-transport.ts';

claimSingleInstance('api');

type SessionPort = {
  readToken: () => string | undefined;
  /**
   * Called before each call with the session's token. Throws `AppError` `signed-out` when the page no longer shows the
   * token's member, as does `assertCurrent`, which receives `Live-Seq` of the reply. `ended` is aborted with this error
   * when the session ends.
   */
  beginCall: () => { assertCurrent: (liveSeq?: string | null) => void; ended: AbortSignal };
  /** Called for each call whose token the server refuses; the call fails once the returned promise has resolved. */
  expire: (token: string) => Promise<void>;
};

let session: SessionPort | undefined;

/** Connects the client to the session of the page. Only the session calls this; until then no call has a token. */
export function connectSession(port: SessionPort): void {
  session = port;
}

export type Call = {
  /** The extension that the call belongs to. On a server without it, the sample server replies. */
  extension?: Extension;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether to send the session's token. Without a session the call is sent without a token. */
  bearer?: boolean;
  /** Sent instead of the session's token, for calls that start or end a session. */
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Sends the request instead of `fetch`; everything else about the call stays the same. */
  transport?: Transport | undefined;
};

/** URL of a path below the API base. Throws on any other path, because the token must not be sent elsewhere. */
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

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

async function send(
  request: Request,
  path: string,
  token: string | undefined,
  transport: Transport = globalThis.fetch,
): Promise<Response> {
  try {
    const response = await (takeEarlyReply(request, path, token) ?? transport(request));
    recordReply(response.status);
    recordReached();
    return response;
  } catch (cause) {
    if (isAborted(cause) || request.signal.aborted) throw cause;
    recordUnreached();
    throw new AppError('offline', { cause });
  }
}

/** Its replies say nothing about the server or the network, so they are not recorded. */
async function sendToSample(request: Request): Promise<Response> {
  try {
    return await callSampleServer(request);
  } catch (cause) {
    if (isAborted(cause) || request.signal.aborted) throw cause;
    throw new AppError('offline', { cause });
  }
}

function fieldsOf(body: unknown): Record<string, string> {
  const fields = (body as { error?: { fields?: unknown }; fields?: unknown } | null)?.error?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => typeof message === 'string'));
}

function toAppError(error: unknown, path: string): unknown {
  if (!isHTTPError(error)) return error;
  const { status } = error.response;
  const { kind, message } = parseErrorReply(error.data, status);
  // Causes are logged, so the cause must not be the ky error, which holds the request with the token.
  const cause = `${error.request.method} ${path}: status ${status}`;
  const retryAfterMs = requestedWait(error.response);
  return new AppError(kind, {
    message: kind === 'too-many' && retryAfterMs > 0 ? tooManyRequestsSentence(retryAfterMs) : null,
    serverMessage: message,
    fields: fieldsOf(error.data),
    status,
    retryAfterMs,
    cause,
  });
}

async function readBody(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    if (isAborted(cause) || cause instanceof AppError) throw cause;
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
 * 401 on a call with the session's token ends the session or, if there is a newer token, repeats the call once. Such a
 * call also rejects if the session has ended or is another member's, be it before sending or when the reply arrives; a
 * GET is aborted as soon as the session ends.
 */
export function callApi(path: string, call: Call = {}): Promise<unknown> {
  const answer = makeCall(path, call);
  return (call.method ?? 'GET') === 'GET' ? answer : trackWrite(answer);
}

/** The list of the server's extensions: asked for once, and known when the server has replied. The test kit sets it. */
export const extensionList = createStore<{ asked: Promise<string[]> | null; names: string[] | null }>(() => ({
  asked: null,
  names: null,
}));

async function askExtensions(): Promise<string[]> {
  let names: string[] = [];
  try {
    names = parseCapabilities(await callApi('/capabilities'));
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'not-found') {
      extensionList.setState({ asked: null });
      throw error;
    }
  }
  extensionList.setState({ names });
  return names;
}

/**
 * Names of the server's extension calls: from the page's configuration, otherwise requested once, and again after a
 * failure. Empty on a server without this call. Rejects with `AppError`.
 */
export function getCapabilities(): Promise<string[]> {
  const { extensions } = pageConfig();
  if (extensions) return Promise.resolve(extensions);
  const asked = extensionList.getState().asked ?? askExtensions();
  extensionList.setState({ asked });
  return asked;
}

async function makeCall(path: string, call: Call, isRepeated = false): Promise<unknown> {
  const { method = 'GET', bearer = false, json, form, keepalive, signal, transport, extension } = call;
  const own = bearer ? session?.beginCall() : undefined;
  const signals = [signal, method === 'GET' ? own?.ended : undefined].filter((one) => one !== undefined);
  const sessionToken = session?.readToken();
  const token = call.token ?? (bearer ? sessionToken : undefined);
  try {
    const isSample = extension !== undefined && !(await getCapabilities()).includes(extension);
    const response = await ky(addressOf(path), {
      method,
      json,
      body: form,
      keepalive,
      signal: AbortSignal.any(signals),
      headers: {
        Accept: 'application/json',
        ...call.headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        // Mails with notifications wait until the member has left.
        ...(token && hasRecentInput() && { 'Az-Input': '1' }),
      },
      fetch: (request) =>
        isSample
          ? sendToSample(request as Request)
          : send(request as Request, path, token ?? sessionToken, transport),
      retry: retryPolicy,
      timeout: false,
    });
    const body = await readBody(response);
    own?.assertCurrent(response.headers.get('live-seq'));
    return body;
  } catch (thrown) {
    const error = toAppError(thrown, path);
    if (!bearer || !token || !(error instanceof AppError) || error.status !== 401) throw error;
    await session?.expire(token);
    const next = session?.readToken();
    if (isRepeated || call.token || !next || next === token) throw error;
    own?.assertCurrent();
    return makeCall(path, call, true);
  }
}
