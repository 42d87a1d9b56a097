import { KeyedQueue } from './keyed-queue.ts';

/** Runs all pending microtasks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('at most so many tasks of a key run at once, in order, and other keys do not wait', async () => {
  const queue = new KeyedQueue(2);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = async (key: string, task: string) => {
    ends.set(task, await queue.enter(key));
    running.push(task);
  };
  for (const task of ['one', 'two', 'three', 'four']) void enter('a', task);
  void enter('b', 'other');
  await settle();
  expect(running).toEqual(['one', 'two', 'other']);
  ends.get('two')?.();
  await settle();
  expect(running).toEqual(['one', 'two', 'other', 'three']);
  // A second call has no effect.
  ends.get('two')?.();
  await settle();
  expect(running).toHaveLength(4);
  for (const task of ['one', 'three']) ends.get(task)?.();
  await settle();
  expect(running).toEqual(['one', 'two', 'other', 'three', 'four']);
});

test('a key whose tasks have all ended starts again', async () => {
  const queue = new KeyedQueue(1);
  for (let turn = 0; turn < 3; turn += 1) (await queue.enter('a'))();
  const end = await queue.enter('a');
  let isWaiting = true;
  void queue.enter('a').then(() => {
    isWaiting = false;
  });
  await settle();
  expect(isWaiting).toBe(true);
  end();
  await settle();
  expect(isWaiting).toBe(false);
});
