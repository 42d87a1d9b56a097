import { waitFor } from '@testing-library/react';
import { fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { EventLog, smallestPosition } from './event-log.ts';

const epoch = 'e'.repeat(32);
const at = (seq: number) => `${epoch}.${seq}`;
const events = (...seqs: number[]) => ({
  ...{ success: true, more: false, head: at(seqs.at(-1) ?? 0) },
  events: seqs.map((seq) => ({ seq, type: 'own.mark' })),
});

test('the smallest position is that of the smallest number, in the epoch of the first one', () => {
  expect(smallestPosition([])).toBeNull();
  expect(smallestPosition(['e.10', 'e.9', 'f.1', 'e.11'])).toBe('e.9');
});

test('says which events are late: those before the return, also while they are read', async () => {
  const seen: string[] = [];
  const { signal } = new AbortController();
  const onEvent = ({ seq }: { seq: number }, isLate: boolean) => seen.push(`${seq}${isLate ? ' late' : ''}`);
  const log = new EventLog(at(4), { onEvent, onReset: () => undefined }, signal);
  const server = fakeServer();
  fakeSession('token');
  // The second reply has an event that came while the first one was on its way.
  server.on('GET /live/events', [() => json(events(5)), () => json(events(6)), () => json(events(7, 8))]);
  log.startAt(at(5));
  log.handle({ seq: 6, type: 'own.mark' } as never);
  await waitFor(() => expect(seen).toEqual(['5 late', '6']));
  await log.comeBack();
  log.handle({ seq: 9, type: 'own.mark' } as never);
  expect(seen).toEqual(['5 late', '6', '7 late', '8 late', '9']);
});
