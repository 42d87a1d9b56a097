/** @jest-environment node */
import { parse } from 'valibot';
import { parseOpenSessions } from './open-sessions.ts';
import { OpenSessionsReplyWire } from './wire/open-sessions.wire.ts';

const session = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  browser: 'Firefox',
  system: null,
  network: '203.0.113.0/24',
  created_at: '2026-01-05T08:00:00.000Z',
  last_seen_at: '2026-01-06T09:00:00.000Z',
  is_current: true,
};

test('open sessions are read from the reply of our server', () => {
  const reply = parse(OpenSessionsReplyWire, { status: true, sessions: [session] });
  expect(parseOpenSessions(reply)).toEqual([
    {
      id: session.id,
      browser: 'Firefox',
      system: null,
      network: '203.0.113.0/24',
      openedAt: '2026-01-05T08:00:00.000Z',
      lastUsedAt: '2026-01-06T09:00:00.000Z',
      isCurrent: true,
    },
  ]);
});

test('entries without an id are left out, and anything but a list is null', () => {
  const raw = { status: true, sessions: [{ browser: 'Firefox' }, { id: 7 }, null, 'x'] };
  expect(parseOpenSessions(raw)).toEqual([
    expect.objectContaining({ id: '7', browser: null, openedAt: null, isCurrent: false }),
  ]);
  for (const none of [null, [], {}, { status: false, sessions: [] }, { status: true }])
    expect(parseOpenSessions(none)).toBeNull();
});
