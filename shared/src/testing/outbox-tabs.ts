import type { Entry } from '../outbox/entries.ts';
import { openDatabase } from '../outbox/entry-store.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { Stored } from '../outbox/send-entry.ts';
import { QueryClient } from '../query/index.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { fakeSession } from './fake-session.ts';
import { setCapabilities } from './set-capabilities.ts';

/** Locks of the browser, which jsdom lacks. */
export function provideLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

function nameOf(stored: Stored): string {
  if ('message' in stored) return stored.message.text;
  return 'comment' in stored ? stored.comment.text : stored.act.kind;
}

/** A member's outbox in tabs of a browser; for each test another member, and a server without routes. */
export function outboxTabs() {
  let server: FakeServer;
  let member = 0;
  const tabs: Outbox[] = [];
  /** What the tabs were told, such as `stored Bonjour`. */
  const heard: string[] = [];
  /** The entries that a tab was told last. */
  const entries: Entry[] = [];
  const progress: unknown[] = [];

  beforeEach(() => {
    member += 1;
    for (const list of [tabs, heard, entries, progress]) list.length = 0;
    server = fakeServer();
    setCapabilities(new QueryClient(), ['network']);
    fakeSession('token');
    provideLocks();
  });

  afterEach(() => {
    for (const tab of tabs) tab.stop();
  });

  /** The bodies of the calls so far; empty for calls other than POST. */
  const bodies = () =>
    Promise.all(
      server.requests.map(async (request) => (request.method === 'POST' ? await request.clone().text() : '')),
    );

  return {
    heard,
    entries,
    progress,
    server: {
      on: (...route: Parameters<FakeServer['on']>) => server.on(...route),
      get requests() {
        return server.requests;
      },
    },
    memberId: () => String(member),
    nextMember() {
      member += 1;
    },
    openTab(store = openDatabase(String(member))): Outbox {
      const tab = new Outbox(String(member), store);
      tab.listen({
        onChange: (known) => entries.splice(0, entries.length, ...known),
        onStored: (stored) => heard.push(`stored ${nameOf(stored)}`),
        onDropped: ({ kind }, { reason }) => heard.push(`dropped ${kind}: ${reason}`),
        onProgress: (id, part) => progress.push([id, part]),
      });
      tabs.push(tab);
      return tab;
    },
    /** Brings the network back, and forgets the earlier calls, which the server did not answer. */
    connect() {
      server.requests.length = 0;
      window.dispatchEvent(new Event('online'));
    },
    bodies,
    textsSent: async () => (await bodies()).map((body) => (body ? JSON.parse(body).text : '')),
    textsWaiting: () => entries.map(({ act }) => ('text' in act ? act.text : act.kind)),
  };
}
