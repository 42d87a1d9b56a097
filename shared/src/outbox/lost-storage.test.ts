import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { unstoredActs } from '../session/index.ts';
import { json } from '../testing/fake-server.ts';
import { outboxTabs } from '../testing/outbox-tabs.ts';
import { countUnsent } from './count-unsent.ts';
import type { Act } from './entries.ts';
import { openDatabase } from './entry-store.ts';

const tabs = outboxTabs();
const { connect, entries, heard, openTab, server, textsWaiting } = tabs;

const call = 'POST /az/announcements/p1/comments';
const comment = (text: string): Act => ({ kind: 'comment', post: 'p1', replyTo: null, text });
const accept = async (request: Request) => {
  const { text } = await request.json();
  return json({ success: true, comment: { id: text, text } }, { status: 201 });
};

/** From the returned function on, connections that were used before fail, as those of WebKit in the background do. */
function losable() {
  const used = new WeakSet<IDBDatabase>();
  let isLost = false;
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function lose(
    this: IDBDatabase,
    ...parameters
  ) {
    if (!isLost) used.add(this);
    else if (used.has(this)) throw new DOMException('Connection lost.', 'UnknownError');
    return transaction.apply(this, parameters);
  });
  return () => {
    isLost = true;
  };
}

/** The browser asks before the page is left. */
const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a lost connection to the database is opened again, and nothing is refused', async () => {
  const lose = losable();
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  lose();
  await tab.add(comment('deux'), 'b');
  expect(textsWaiting()).toEqual(['un', 'deux']);
  expect(entries.some(({ isInMemory }) => isInMemory)).toBe(false);
  expect([await countUnsent(tabs.memberId()), unstoredActs(), asksToStay()]).toEqual([2, 0, false]);
  server.on(call, accept);
  connect();
  await waitFor(() => expect(heard).toEqual(['stored un', 'stored deux']));
  await waitFor(async () => expect(await countUnsent(tabs.memberId())).toBe(0));
});

test('entries last as long as the page when the database fails for good, and the page asks to stay', async () => {
  const tab = openTab();
  await tab.add(comment('un'), 'a');
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection lost.', 'UnknownError');
  });
  await tab.add(comment('deux'), 'b');
  expect(entries).toMatchObject([{ isInMemory: true }, { isInMemory: true }]);
  expect(textsWaiting()).toEqual(['un', 'deux']);
  expect([unstoredActs(), asksToStay()]).toEqual([2, true]);
  server.on(call, accept);
  connect();
  await waitFor(() => expect(heard).toEqual(['stored un', 'stored deux']));
  await waitFor(() => expect([unstoredActs(), asksToStay()]).toEqual([0, false]));
});

test('without storage, the entries last as long as the page', async () => {
  const tab = openTab(Promise.reject(new Error('blocked')));
  await tab.add(comment('un'), 'a');
  expect(textsWaiting()).toEqual(['un']);
  expect(unstoredActs()).toBe(1);
  server.on(call, accept);
  connect();
  await waitFor(() => expect(heard).toEqual(['stored un']));
});

test('a database that never opens is waited for five seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  jest.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const counted = countUnsent(tabs.memberId());
  const tab = openTab(openDatabase(tabs.memberId()));
  const added = tab.add(comment('un'), 'a');
  expect(textsWaiting()).toEqual(['un']);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await counted).toBe(0);
  await added;
  expect(entries).toMatchObject([{ isInMemory: true }]);
  server.on(call, accept);
  connect();
  await jest.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['stored un']);
});
