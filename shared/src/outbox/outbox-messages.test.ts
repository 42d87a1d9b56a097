import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { json } from '../testing/fake-server.ts';
import { outboxTabs } from '../testing/outbox-tabs.ts';
import type { Act } from './entries.ts';

const { bodies, connect, entries, heard, openTab, server, textsWaiting } = outboxTabs();

const message = (text: string, conversation = 'c1'): Act => ({
  ...{ kind: 'message', conversation, to: '2001', name: 'Bob Mba', text },
});

const five = ['un', 'deux', 'trois', 'quatre', 'cinq'];
const calls = { c1: 'POST /conversations/c1/messages', c2: 'POST /conversations/c2/messages' };
const fails: [string, () => Response | Error][] = [
  ['is lost', () => new TypeError('Failed to fetch')],
  ['meets a failing server', () => json({}, { status: 503 })],
  ['is stored without a reply', () => new TypeError('Failed to fetch')],
];

async function store(request: Request): Promise<Response> {
  const { text, client_id } = await request.json();
  return json({ success: true, message: { seq: 1, author: '1042', text, client_id } }, { status: 201 });
}

test.each(fails.flatMap(([what, fail]) => five.map((_, at) => [what, at, fail] as const)))(
  'messages keep their order when one %s: number %i of five',
  async (_what, at, fail) => {
    let count = 0;
    server.on(calls.c1, (request) => (count++ === at ? fail() : store(request)));
    const tab = openTab();
    await Promise.all(five.map((text) => tab.add(message(text), `id-${text}`)));
    await waitFor(() => expect(server.requests).toHaveLength(at + 1));
    connect();
    await waitFor(() => expect(heard).toEqual(five.map((text) => `stored ${text}`)));
  },
);

test.each(five.map((text, at) => [text, at] as const))(
  'messages keep their order when one is refused, and others go on: %s',
  async (refused, at) => {
    const refuse = () => json({ message: 'Non.' }, { status: 403 });
    let isRefusing = true;
    server.on(calls.c1, async (request) =>
      isRefusing && (await request.clone().json()).text === refused ? refuse() : store(request),
    );
    server.on(calls.c2, store);
    const tab = openTab();
    for (const text of five) await tab.add(message(text), `id-${text}`);
    await tab.add(message('ailleurs', 'c2'), 'other');
    const before = [...five.slice(0, at), 'ailleurs'].map((text) => `stored ${text}`);
    await waitFor(() => expect(heard.toSorted()).toEqual(before.toSorted()));
    await waitFor(() => expect(entries[0]).toMatchObject({ refusal: 'Non.' }));
    expect(textsWaiting()).toEqual(five.slice(at));
    isRefusing = false;
    heard.length = 0;
    await tab.retry(`id-${refused}`);
    await waitFor(() => expect(heard).toEqual(five.slice(at).map((text) => `stored ${text}`)));
  },
);

test('messages go on when the refused one is removed, also in the place of one with a new id', async () => {
  const conflict = { error: { kind: 'conflict', message: 'Déjà enregistré.' } };
  server.on(calls.c1, [() => json(conflict, { status: 409 }), store]);
  const tab = openTab();
  for (const text of ['un', 'deux']) await tab.add(message(text), `id-${text}`);
  await waitFor(() => expect(entries[0]).toMatchObject({ refusal: 'Déjà enregistré.' }));
  expect(textsWaiting()).toEqual(['un', 'deux']);
  await tab.remove(entries[0]?.clientId ?? '');
  await waitFor(() => expect(heard).toEqual(['stored deux']));
});

test('messages are sent in order by whichever tab is left, each with one id', async () => {
  const [first, second] = [openTab(), openTab()];
  for (const [at, text] of five.entries()) await (at % 2 ? first : second).add(message(text), `id-${text}`);
  first.stop();
  server.on(calls.c1, store);
  connect();
  await waitFor(() => expect(heard).toEqual(five.map((text) => `stored ${text}`)));
  expect((await bodies()).map((body) => JSON.parse(body).client_id)).toEqual(
    five.map((text) => `id-${text}`),
  );
});
