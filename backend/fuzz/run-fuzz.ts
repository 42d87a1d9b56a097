import fc from 'fast-check';
import { findDeviation, type OpenApi } from './conformance.ts';
import { wellFormed } from './hostile-texts.ts';
import { type FuzzRequest, requestsOf } from './request-arbitrary.ts';

/** No reply within this time counts as a hang. */
const maxMs = 120_000;

type FuzzOptions = {
  api: string;
  signIn: () => Promise<string>;
  runs: number;
  seed: number;
  /** The operations that requests are sent to (`<method> <template>`); all by default. */
  only?: readonly string[] | undefined;
};

type FuzzSummary = {
  requests: number;
  statuses: Record<string, number>;
  neverSucceeded: string[];
};

function toBody({ body }: FuzzRequest): { body?: string | FormData; type?: string } {
  if (body === null) return {};
  if ('text' in body) return { body: body.text, type: body.type };
  const form = new FormData();
  for (const [name, value] of body.form) {
    if (typeof value === 'string') form.append(wellFormed(name), wellFormed(value));
    else form.append(wellFormed(name), new Blob([value.file]), 'file');
  }
  return { body: form };
}

function judge(document: OpenApi, { method, path }: FuzzRequest, reply: Response, text: string): void {
  const { status } = reply;
  if (status >= 500) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
  const type = reply.headers.get('content-type');
  const body = type?.startsWith('application/json') ? JSON.parse(text) : null;
  const [pathname = path] = path.split('?');
  const deviation = findDeviation(document, { method, path: pathname, status, type, body });
  if (deviation) throw new Error(deviation);
}

async function readConversations(api: string, token: string): Promise<string[]> {
  const reply = await fetch(`${api}/conversations`, { headers: { authorization: `Bearer ${token}` } });
  const { items = [] } = (await reply.json()) as { items?: { id: string }[] };
  return items.map(({ id }) => id);
}

/**
 * Sends random requests to a running server. A reply must arrive in time, must not be a 5xx, and must match the
 * OpenAPI document. Rejects with the smallest failing request that fast-check finds.
 */
export async function runFuzz({ api, signIn, runs, seed, only }: FuzzOptions): Promise<FuzzSummary> {
  const document = (await (await fetch(`${api}/openapi.json`)).json()) as OpenApi;
  const summary: FuzzSummary = { requests: 0, statuses: {}, neverSucceeded: [] };
  const succeeded = new Set<string>();
  let token = await signIn();
  // Ids of conversations are read from the server, because a random text never matches one.
  const idsOf = { '/conversations/{id}': await readConversations(api, token) };

  async function send(request: FuzzRequest): Promise<void> {
    const { method, path, headers, signedIn } = request;
    const { type, ...withBody } = method === 'GET' ? {} : toBody(request);
    const response = await fetch(api + path, {
      method,
      ...withBody,
      headers: {
        ...headers,
        ...(type ? { 'content-type': type } : {}),
        ...(signedIn ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: AbortSignal.timeout(maxMs),
      redirect: 'manual',
    });
    // The body of an event stream never ends, so it is not read.
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    const text = isStream ? '' : await response.text();
    if (isStream) await response.body?.cancel();
    const { status } = response;
    summary.requests += 1;
    summary.statuses[status] = (summary.statuses[status] ?? 0) + 1;
    if (response.ok) succeeded.add(`${method} ${request.template}`);
    // An earlier request may have ended the session.
    if (status === 401 && signedIn) token = await signIn();
    judge(document, request, response, text);
  }

  await fc.assert(fc.asyncProperty(requestsOf(document, { only, idsOf }), send), { numRuns: runs, seed });
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${template}`),
  );
  summary.neverSucceeded = operations.filter((operation) => !succeeded.has(operation));
  return summary;
}
