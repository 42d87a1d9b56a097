import { pause } from '../api/pause.ts';
import { sampleHeader } from '../api/sample-port.ts';
import { pageConfig } from '../config/index.ts';
import { demoLatency } from '../constants/index.ts';
import { takeRequestedFailure } from '../sample/simulate-reply.ts';
import { parseStoredJson } from '../stored-json/index.ts';
import { notificationCalls } from './notifications.ts';
import { type SampleCalls, SampleRefusal } from './sample-call.ts';
import { isSampleKey } from './sample-store.ts';

const calls: SampleCalls = { ...notificationCalls };

/** The calls with the pattern of their method and path. */
const patterns = Object.entries(calls).map(([name, call]) => ({
  pattern: new RegExp(`^${name.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  call,
}));

type Deps = {
  /** The id of the signed-in member; null for a visitor. */
  memberId: () => string | null;
  /** Receives events in the form of the live stream, and null when another tab has changed the data of this member. */
  tell: (event: unknown) => void;
};

async function replyTo(request: Request, memberId: string | null): Promise<object> {
  const { pathname, searchParams } = new URL(request.url);
  const wanted = `${request.method} ${pathname.slice(pageConfig().apiBase.length)}`;
  const body = parseStoredJson(await request.text());
  if (memberId === null) throw new SampleRefusal('signed-out');
  for (const { pattern, call } of patterns) {
    const found = pattern.exec(wanted);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)]);
    return call({
      memberId,
      params: Object.fromEntries(params),
      query: Object.fromEntries(searchParams),
      body,
    });
  }
  throw new SampleRefusal('not-found');
}

/** The reply as a server would send it; a refusal too. */
async function respond(reply: Promise<object>): Promise<Response> {
  const { status, body } = await reply.then(
    (content) => ({ status: 200, body: content }),
    (thrown: unknown) => {
      const isRefusal = thrown instanceof SampleRefusal;
      if (!isRefusal) reportError(thrown);
      const refusal = isRefusal ? thrown : new SampleRefusal('server');
      return { status: refusal.status, body: refusal.toReply() };
    },
  );
  const headers = { 'content-type': 'application/json', [sampleHeader]: 'true' };
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * A server in the browser, for calls that the network's server lacks: a function like `fetch`. It replies to them over
 * sample data, the same for every member, and stores on this device what the member does. It checks requests by the
 * contracts of the calls, refuses them like a server, and replies after `demoLatency`, marked by the header `az-sample`.
 */
export function sampleServer({ memberId, tell }: Deps): (request: Request) => Promise<Response> {
  window.addEventListener('storage', ({ key }) => {
    const id = memberId();
    if (id !== null && isSampleKey(id, key)) tell(null);
  });
  return async (request) => {
    // What a request changes is stored at once, because the page may be left before the reply.
    const reply = takeRequestedFailure()
      ? Promise.reject(new SampleRefusal('server'))
      : replyTo(request, memberId());
    const response = await respond(reply);
    await pause(demoLatency, request.signal);
    request.signal.throwIfAborted();
    return response;
  };
}
