import type { ControlState } from '../control/state.ts';
import type { Store } from '../control/store.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { LiveState } from './live-state.ts';

let now: number;
let store: MemoryStore;
let live: LiveState;

beforeEach(() => {
  now = 0;
  store = new MemoryStore({ revision: 1 });
  live = new LiveState(store, () => now);
});

const change = () => store.change((state) => ({ state: { ...state }, note: null, result: null }));
const revision = async () => (await live.current()).revision;

test('the database is asked once a second, and read again only when something has changed', async () => {
  const [asked, read] = [jest.spyOn(store, 'revision'), jest.spyOn(store, 'read')];
  expect(await revision()).toBe(1);
  await change();
  now = 999;
  expect(await revision()).toBe(1);
  now = 1000;
  expect(await Promise.all([revision(), revision(), revision()])).toEqual([2, 2, 2]);
  now = 2000;
  expect(await revision()).toBe(2);
  expect([asked.mock.calls.length, read.mock.calls.length]).toEqual([2, 2]);
});

test('a change of this process is visible at once, even when a query that missed it is running', async () => {
  await revision();
  now = 1000;
  let answer: (state: ControlState) => void = () => undefined;
  await change();
  const old = store.state;
  jest.spyOn(store, 'read').mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const slow = live.current();
  await new Promise(setImmediate);
  await change();
  live.forget();
  expect(await revision()).toBe(3);
  answer(old);
  await slow;
  expect(await revision()).toBe(3);
});

test('the last good state is used while the database is down, and it is asked at most once a second', async () => {
  await revision();
  store.broken = true;
  now = 1000;
  const asked = jest.spyOn(store, 'revision');
  expect([await revision(), await revision()]).toEqual([1, 1]);
  expect(asked).toHaveBeenCalledTimes(1);
  store.broken = false;
  await change();
  now = 2000;
  expect(await revision()).toBe(2);
});

test('a database that does not answer delays no page for long', async () => {
  await revision();
  now = 1000;
  const never = { revision: () => new Promise(() => undefined) } as unknown as Store;
  jest.spyOn(store, 'revision').mockImplementation(never.revision);
  expect(await revision()).toBe(1);
});

test('without a state no page can be made', async () => {
  store.broken = true;
  await expect(live.current()).rejects.toThrow('The database is gone');
});
