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
  visitor: { unit: '7', browser: null },
};

test('a ticket contains the assignment, and nothing that identifies the member', () => {
  const text = tickets.write(given, now);
  const { session, person, browser, ...ticket } = tickets.read(text, now) ?? {};
  expect(ticket).toEqual({
    rollout: given.rollout,
    area: 'feed',
    version: '1.1.0+b110',
    cohort: 'canary',
    basisPoints: 100,
    anonymous: false,
    expiresAt: Date.parse('2026-03-01T12:00:00Z'),
  });
  for (const hash of [session, person, browser]) expect(hash).toMatch(/^[0-9a-f]{32}$/);
});

test('the page loads of one person within an hour are one session; of another person, hour or rollout another', () => {
  const sessionOf = (changes: Partial<Assignment>, at = now) => {
    const text = tickets.write({ ...given, ...changes }, at);
    return tickets.read(text, at)?.session;
  };
  expect(sessionOf({}, now + 60_000)).toBe(sessionOf({}));
  const others = [
    sessionOf({ visitor: { unit: '8', browser: null } }),
    sessionOf({ visitor: { unit: '7', browser: 'ab' } }),
    sessionOf({}, now + sessionMs),
    sessionOf({ rollout: 'ef'.repeat(16) }),
  ];
  expect(new Set([sessionOf({}), ...others]).size).toBe(5);
});

test('browsers with one unit are one person with one session, and are distinguished', () => {
  const ticketOf = (browser: string) =>
    tickets.read(tickets.write({ ...given, visitor: { unit: '7', browser } }, now), now);
  const [one, two] = [ticketOf('one'), ticketOf('two')];
  expect([two?.person, two?.session]).toEqual([one?.person, one?.session]);
  expect(two?.browser).not.toBe(one?.browser);
  expect(one?.anonymous).toBe(true);
});

test('an address is one hash, which needs the key; the networks of an IPv6 customer are one', () => {
  const hash = tickets.addressHash('2001:db8:7:1::1');
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(tickets.addressHash('2001:db8:7:2::1')).toBe(hash);
  expect(new Tickets('00'.repeat(32)).addressHash('2001:db8:7:1::1')).not.toBe(hash);
});

test('an expired ticket, or one with another key, is invalid', () => {
  const text = tickets.write(given, now);
  expect(tickets.read(text, now + sessionMs)).not.toBeNull();
  expect(tickets.read(text, now + 2 * sessionMs)).toBeNull();
  expect(new Tickets('00'.repeat(32)).read(text, now)).toBeNull();
});

test('any other value is invalid', () => {
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
