import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { getGlobalFeed } from '../api/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { member, newToken, returnWith, wire } from '../testing/returning-member.ts';
import { authStore, currentSession } from './auth-store.ts';
import { onSessionRemoved, type SessionRemoval } from './removals.ts';
import { saveSession, startSession } from './session.ts';

let server: FakeServer;
let removals: SessionRemoval[];
let stopListening: () => void;

beforeEach(() => {
  authStore.setState({ session: { status: 'pending' } });
  server = fakeServer();
  server.on('POST /verify-token', () => json({ status: true }));
  removals = [];
  stopListening = onSessionRemoved((removal) => removals.push(removal));
});

afterEach(() => stopListening());

describe('a token that is rejected while the page is open', () => {
  test('ends the session once, however many calls are rejected', async () => {
    returnWith();
    server.on('GET /az/global', () => json({}, { status: 401 }));
    await startSession();
    const refused = await Promise.allSettled([getGlobalFeed(), getGlobalFeed(), getGlobalFeed()]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(removals).toEqual(['expired']);
    expect(Cookies.get('authKey')).toBeUndefined();
  });

  test('ends the session even if it was rejected before the session was verified', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.on('POST /verify-token', () => new Promise((resolve) => (answer = resolve)));
    server.on('GET /az/global', () => json({}, { status: 401 }));
    returnWith();
    const started = startSession();
    await expect(getGlobalFeed()).rejects.toMatchObject({ kind: 'signed-out' });
    answer(json({ status: true }));
    await started;
    expect(currentSession()).toMatchObject({ status: 'signed-in', member });
    await expect(getGlobalFeed()).rejects.toMatchObject({ kind: 'signed-out' });
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
  });

  test('does not end the next session of the member, which the call uses then', async () => {
    returnWith();
    await startSession();
    let answer: (response: Response) => void = () => undefined;
    server.on('GET /az/global', [
      () => new Promise((resolve) => (answer = resolve)),
      () => json({ data: [] }),
    ]);
    const feed = getGlobalFeed();
    await waitFor(() => expect(server.requests.at(-1)?.url).toMatch('/az/global'));
    const token = newToken();
    saveSession(token, wire, { remember: false });
    answer(json({}, { status: 401 }));
    await feed;
    expect(server.requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(currentSession()).toEqual({ status: 'signed-in', member, token });
  });
});
