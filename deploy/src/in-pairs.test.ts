import { setImmediate as turn } from 'node:timers/promises';
import { inPairs } from './in-pairs.ts';

test('all items are worked on in their order, two at a time', async () => {
  const started: number[] = [];
  let running = 0;
  let most = 0;
  await inPairs([1, 2, 3, 4, 5], async (item) => {
    started.push(item);
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
  });
  expect([started, most, running]).toEqual([[1, 2, 3, 4, 5], 2, 0]);
});

test('after a failure no other item starts, and the running one ends first', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    if (item === 1) throw new Error('broken');
    for (let rounds = 0; rounds < 3; rounds += 1) await turn();
    ended.push(item);
  };
  await expect(inPairs([1, 2, 3, 4], work)).rejects.toThrow('broken');
  expect(ended).toEqual([2]);
});
