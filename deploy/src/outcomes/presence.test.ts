import type { OutcomeStore } from './outcome-store.ts';
import { Presence } from './presence.ts';
import { Tickets } from './tickets.ts';

test('everybody who was there is noted for each rollout, once, and never more than a statement can name', async () => {
  const written: string[][] = [];
  // It is asked for nothing else.
  const store = { see: async (people: string[]) => void written.push(people) } as unknown as OutcomeStore;
  const tickets = new Tickets('key');
  const presence = new Presence();
  for (let unit = 0; unit < 10_050; unit += 1) presence.see(String(unit));
  presence.see('0');
  const rollouts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  await presence.write(store, tickets, rollouts, 0);
  expect(written.map(({ length }) => length)).toEqual(rollouts.map(() => 10_000));
  expect(written.map(([first]) => first)).toEqual(rollouts.map((rollout) => tickets.personOf(rollout, '0')));
  await presence.write(store, tickets, ['a'], 0);
  expect(written.at(-1)).toEqual([]);
});
