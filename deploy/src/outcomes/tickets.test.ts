import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { type Assignment, sessionMs, Tickets } from './tickets.ts';

const tickets = new Tickets('ab'.repeat(32));
const now = Date.parse('2026-03-01T10:20:00Z');
const given: Assignment = {
  rollout: 'cd'.repeat(16),
  area: 'feed',
  version: '1.1.0+b110',
  cohort: 'canary',
  basisPoints: 100,
  unit: '7',
};

test('a ticket says what was assigned, and nothing that leads back to the member', () => {
  const text = tickets.write(given, now);
  const { session, person, ...ticket } = tickets.read(text, now) ?? {};
  expect(ticket).toEqual({
    rollout: given.rollout,
    area: 'feed',
    version: '1.1.0+b110',
    cohort: 'canary',
    basisPoints: 100,
    anonymous: false,
    expiresAt: Date.parse('2026-03-01T12:00:00Z'),
  });
  expect([session, person]).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
});

test('the page loads of one person within an hour are one session; of another person, hour or rollout another', () => {
  const sessionOf = (changes: Partial<Assignment>, at = now) => {
    const text = tickets.write({ ...given, ...changes }, at);
    return tickets.read(text, at)?.session;
  };
  expect(sessionOf({}, now + 60_000)).toBe(sessionOf({}));
  const others = [
    sessionOf({ unit: '8' }),
    sessionOf({}, now + sessionMs),
    sessionOf({ rollout: 'ef'.repeat(16) }),
  ];
  expect(new Set([sessionOf({}), ...others]).size).toBe(4);
});

test('a browser without a member is told from a member', () => {
  const text = tickets.write({ ...given, unit: randomBytes(16).toString('hex') }, now);
  expect(tickets.read(text, now)?.anonymous).toBe(true);
});

test('one that has expired, or was given with another key, is none', () => {
  const text = tickets.write(given, now);
  expect(tickets.read(text, now + sessionMs)).not.toBeNull();
  expect(tickets.read(text, now + 2 * sessionMs)).toBeNull();
  expect(new Tickets('00'.repeat(32)).read(text, now)).toBeNull();
});

test('nothing but a ticket is one, whatever is sent', () => {
  const text = tickets.write(given, now);
  const [words = '', mac = ''] = text.split('.');
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.base64String(), fc.constantFrom(words, mac, '.')),
      fc.string(),
      (a, b) => {
        for (const forged of [a, `${a}.${b}`, `${words}.${a}`, `${a}.${mac}`, `${text}${a}.`])
          expect(forged === text ? null : tickets.read(forged, now)).toBeNull();
      },
    ),
    { numRuns: 300 },
  );
});
