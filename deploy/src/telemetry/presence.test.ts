import type { Visitor } from '../rollout/visitor.ts';
import { Presence } from './presence.ts';
import { Tickets } from './tickets.ts';

const visitor = (unit: number, isCounted = true): Visitor => ({
  ...{ unit: String(unit), browser: 'ab', isSignedIn: false },
  isCounted,
});

test('every visitor is recorded for each rollout, once, and never more than a statement can have', async () => {
  const written: string[][] = [];
  const store = { see: async (browsers: string[]) => void written.push(browsers) };
  const tickets = new Tickets('key');
  const presence = new Presence();
  for (let unit = 0; unit < 10_050; unit += 1) presence.see(visitor(unit));
  presence.see(visitor(0));
  const rollouts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  await presence.write(store, tickets, rollouts, 0);
  expect(written.map(({ length }) => length)).toEqual(rollouts.map(() => 10_000));
  expect(written.map(([first]) => first)).toEqual(
    rollouts.map((rollout) => tickets.browserOf(rollout, visitor(0))),
  );
  await presence.write(store, tickets, ['a'], 0);
  expect(written.at(-1)).toEqual([]);
});

test('browsers that are not counted use no space', async () => {
  const see = jest.fn().mockResolvedValue(undefined);
  const presence = new Presence();
  for (let unit = 0; unit < 10_050; unit += 1) presence.see(visitor(unit, false));
  presence.see(visitor(1));
  await presence.write({ see }, new Tickets('key'), ['a'], 0);
  expect(see.mock.calls[0]?.[0]).toHaveLength(1);
});
