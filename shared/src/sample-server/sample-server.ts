import { pause } from '../api/pause.ts';
import { sampleHeader } from '../api/sample-port.ts';
import { pageConfig } from '../config/index.ts';
import { demoLatency } from '../constants/index.ts';
import type { Member } from '../contracts/index.ts';
import { takeRequestedFailure } from '../sample/simulate-reply.ts';
import { parseStoredJson } from '../stored-json/index.ts';
import { type SampleCalls, SampleRefusal } from './sample-call.ts';
import { isSampleKey } from './sample-store.ts';

type Load = () => Promise<SampleCalls>;

const loadComments: Load = async () => (await import('./comments.ts')).commentCalls;
const loadFeed: Load = async () => (await import('./feed.ts')).feedCalls;
const loadRelations: Load = async () => (await import('./relations.ts')).relationCalls;
const loadOwn: Load = async () => (await import('./own-publications.ts')).ownPublicationCalls;
const loadGroups: Load = async () => (await import('./groups.ts')).groupCalls;

/** The calls by the start of their paths; the rows of a resource are loaded with its first call. */
const resources: Record<string, Load> = {
  '/conversations': async () => (await import('./conversations.ts')).conversationCalls(),
  '/notifications': async () => (await import('./notifications.ts')).notificationCalls,
  '/groups': loadGroups,
  '/stories': async () => (await import('./stories.ts')).storyCalls,
  '/celebrations': async () => (await import('./celebrations.ts')).celebrationCalls,
  '/events': async () => (await import('./gatherings.ts')).gatheringCalls,
  '/albums': loadComments,
  '/articles': loadComments,
  '/az/comments': loadComments,
  '/posts': loadComments,
  '/shorts': loadComments,
  '/videos': loadComments,
  '/az/global': loadFeed,
  '/az/saved': loadFeed,
  '/az/announcements': async () => ({ ...(await loadOwn()), ...(await loadGroups()) }),
  '/az/announcements-comments': loadOwn,
  '/account': loadOwn,
  '/az/connections': loadRelations,
  '/az/follows': loadRelations,
  '/az/dismissals': loadRelations,
  '/az/members/suggestions': loadRelations,
  '/az/members': async () => (await import('./member-lists.ts')).memberListCalls,
};

const patternOf = (name: string): RegExp => new RegExp(`^${name.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** `loaded`: the calls that this server has loaded, by the start of their paths. */
async function findCall(method: string, path: string, loaded: Map<string, SampleCalls>) {
  const start = Object.keys(resources).find((one) => path === one || path.startsWith(`${one}/`)) ?? '';
  const calls = loaded.get(start) ?? (await resources[start]?.()) ?? {};
  loaded.set(start, calls);
  for (const [name, call] of Object.entries(calls)) {
    const found = patternOf(name).exec(`${method} ${path}`);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([part, text]) => [part, decodeURIComponent(text)]);
    return { call, params: Object.fromEntries(params) };
  }
  throw new SampleRefusal('not-found');
}

type Later = Parameters<SampleCalls[string]>[0]['later'];

type Deps = {
  /** The signed-in member; null for a visitor. */
  member: () => Member | null;
  /** Receives events in the form of the live stream, and null when another tab has changed the data of this member. */
  tell: (event: unknown) => void;
};

async function replyTo(
  request: Request,
  { member, later, loaded }: { member: Member | null; later: Later; loaded: Map<string, SampleCalls> },
): Promise<object> {
  const { pathname, searchParams } = new URL(request.url);
  const body = parseStoredJson(await request.text());
  if (member === null) throw new SampleRefusal('signed-out');
  const { call, params } = await findCall(
    request.method,
    pathname.slice(pageConfig().apiBase.length),
    loaded,
  );
  return call({ member, params, query: Object.fromEntries(searchParams), body, later });
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
export function sampleServer({ member, tell }: Deps): (request: Request) => Promise<Response> {
  window.addEventListener('storage', ({ key }) => {
    const { id } = member() ?? {};
    if (id !== undefined && isSampleKey(id, key)) tell(null);
  });
  const loaded = new Map<string, SampleCalls>();
  return async (request) => {
    const id = member()?.id;
    const later: Later = (milliseconds, act) => {
      setTimeout(() => {
        if (member()?.id === id) for (const event of act()) tell(event);
      }, milliseconds);
    };
    // What a request changes is stored at once, because the page may be left before the reply.
    const reply = takeRequestedFailure()
      ? Promise.reject(new SampleRefusal('server'))
      : replyTo(request, { member: member(), later, loaded });
    const response = await respond(reply);
    await pause(demoLatency, request.signal);
    request.signal.throwIfAborted();
    return response;
  };
}
