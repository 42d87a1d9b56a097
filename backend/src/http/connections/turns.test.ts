import { setImmediate as nextTurn } from 'node:timers/promises';
import { Turns } from './turns.ts';

test('work of one key starts in order, once in a turn, and that of others at once', async () => {
  const turns = new Turns();
  const started: string[] = [];
  const start = (name: string) => turns.start(name.slice(0, 1), () => void started.push(name));
  for (const name of ['a1', 'a2', 'a3', 'b1']) start(name);
  expect(started).toEqual(['a1', 'b1']);
  await nextTurn();
  expect(started).toEqual(['a1', 'b1', 'a2']);
  // Work that waited starts before new work.
  start('a4');
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

test('a key without work is forgotten, and starts at once', async () => {
  const turns = new Turns();
  const started: number[] = [];
  for (const number of [1, 2, 3]) {
    turns.start('a', () => void started.push(number));
    expect(started).toHaveLength(number);
    await nextTurn();
    await nextTurn();
  }
});
