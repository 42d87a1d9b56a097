import { waitFor } from '@testing-library/react';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import Cookies from 'js-cookie';
import { changePassword } from '../api/account.api.ts';
import { callApi } from '../api/client.ts';
import { getGlobalFeed } from '../api/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import * as returningMember from '../testing/returning-member.ts';
import { authStore, currentSession } from './auth-store.ts';
import { onSessionRemoved, type SessionRemoval } from './removals.ts';
import {
  changeMember,
  endClosedAccount,
  onSessionNotStored,
  removeSession,
  renewSession,
  saveSession,
  startSession,
} from './session.ts';

const { member, wire, newToken, storeEncrypted, returnWith } = returningMember;

let server: FakeServer;
let removals: SessionRemoval[];
let stopListening: () => void;

const storedUser = () =>
  JSON.parse(AES.decrypt(localStorage.getItem('userData') ?? '', 'az-connect-dev').toString(Utf8));
const calls = () =>
  server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/api')[1]}`);

beforeEach(() => {
  Cookies.remove('authKey', { path: '/' });
  localStorage.clear();
  authStore.setState({ session: { status: 'pending' } });
  server = fakeServer();
  server.on('POST /verify-token', () => json({ status: true }));
  server.on('POST /logout', () => json({ status: true }));
  removals = [];
  stopListening = onSessionRemoved((removal) => removals.push(removal));
});

afterEach(() => stopListening());

describe('at the start', () => {
  test('a visitor without a token is signed out, without a call', async () => {
    await startSession();
    expect(currentSession()).toEqual({ status: 'signed-out', ended: null });
    expect(calls()).toEqual([]);
  });

  test('a token that the server accepts loads the stored user', async () => {
    const token = returnWith();
    const started = startSession();
    expect(currentSession()).toEqual({ status: 'pending' });
    await started;
    expect(currentSession()).toEqual({ status: 'signed-in', member, token });
    const [request] = server.requests;
    expect(request?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(await request?.json()).toEqual({ access_token: token });
  });

  test('the headline, which is not stored, comes with the verification', async () => {
    server.on('POST /verify-token', () => json({ status: true, headline: 'Guide' }));
    returnWith();
    await startSession();
    expect(currentSession()).toMatchObject({ member: { headline: 'Guide' } });
    changeMember({ phone: '1' });
    expect(currentSession()).toMatchObject({ member: { headline: 'Guide' } });
    expect(storedUser()).toEqual({ ...wire, Phones: '1' });
  });

  test.each([
    ['refuses the token', () => json({ status: false })],
    ['answers without a status', () => json({})],
    ['answers 401', () => json({}, { status: 401 })],
    ['fails', () => json({}, { status: 500 })],
    ['answers with a page', () => new Response('<!doctype html>')],
  ])('the session is cleared when the server %s', async (_case, answer) => {
    returnWith();
    server.on('POST /verify-token', answer);
    await startSession();
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(Cookies.get('authKey')).toBeUndefined();
    expect(localStorage.getItem('userData')).toBeNull();
    expect(calls()).toEqual(['POST /verify-token']);
    expect(removals).toEqual([]);
  });

  test.each([
    ['no ciphertext', () => localStorage.setItem('userData', 'not encrypted')],
    [
      'encrypted with another secret',
      () => localStorage.setItem('userData', AES.encrypt('{}', 'other').toString()),
    ],
    ['no JSON', () => storeEncrypted('{')],
    ['no user', () => storeEncrypted('{"Names":"Awa"}')],
    ['hostile', () => storeEncrypted('[{"__proto__":{"admin":true}}]')],
  ])('the session is cleared when the stored user is %s, which is logged', async (_case, spoil) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    returnWith();
    spoil();
    await startSession();
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(log.mock.calls).toEqual([['Erreur de déchiffrement']]);
    expect(Cookies.get('authKey')).toBeUndefined();
    expect(localStorage.getItem('userData')).toBeNull();
  });

  test('the session is cleared without a log entry when no user is stored', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    returnWith();
    localStorage.removeItem('userData');
    await startSession();
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(log).not.toHaveBeenCalled();
    expect(Cookies.get('authKey')).toBeUndefined();
  });

  test('a verification that fails because the page is being left is ignored', async () => {
    const token = returnWith();
    let fail: (response: Response) => void = () => undefined;
    server.on('POST /verify-token', [
      () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch')))),
      () => json({ status: true }),
    ]);
    const started = startSession();
    await waitFor(() => expect(calls()).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    fail(json({}));
    await new Promise((resolve) => setTimeout(resolve));
    expect(Cookies.get('authKey')).toBe(token);
    expect(currentSession()).toEqual({ status: 'pending' });
    window.dispatchEvent(new Event('pageshow'));
    await started;
    expect(currentSession()).toEqual({ status: 'signed-in', member, token });
  });

  test('the reply to an early call of the page is used', async () => {
    const token = returnWith();
    window.__azEarly = { token, verify: Promise.resolve(json({ status: true })), gets: {} };
    await startSession();
    expect(currentSession().status).toBe('signed-in');
    expect(calls()).toEqual([]);
  });
});

describe('late replies to the verification', () => {
  function holdVerification() {
    let answer: (status: boolean) => void = () => undefined;
    const held = new Promise<Response>((resolve) => {
      answer = (status) => resolve(json({ status }));
    });
    server.on('POST /verify-token', [() => held, () => json({ status: true })]);
    return (status: boolean) => answer(status);
  }

  test('are ignored after a sign-out', async () => {
    returnWith();
    const answer = holdVerification();
    const started = startSession();
    void removeSession();
    answer(true);
    await started;
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' });
  });

  test('are ignored after a sign-in', async () => {
    returnWith();
    const answer = holdVerification();
    const started = startSession();
    const token = newToken();
    saveSession(token, wire, { remember: false });
    answer(false);
    await started;
    expect(currentSession()).toEqual({ status: 'signed-in', member, token });
    expect(Cookies.get('authKey')).toBe(token);
  });

  test('are ignored for a token that another tab has set meanwhile', async () => {
    returnWith();
    const answer = holdVerification();
    const started = startSession();
    const token = newToken();
    Cookies.set('authKey', token, { path: '/' });
    answer(false);
    await started;
    expect(currentSession()).toEqual({ status: 'signed-in', member, token });
    expect(calls()).toEqual(['POST /verify-token', 'POST /verify-token']);
  });
});

describe('saving a session', () => {
  test('stores the token in the cookie and the user encrypted', async () => {
    await startSession();
    saveSession('abc', wire, { remember: false });
    expect(document.cookie).toBe('authKey=abc');
    expect(storedUser()).toEqual(wire);
    expect(localStorage.getItem('userData')).not.toContain(member.firstName);
    expect(currentSession()).toEqual({ status: 'signed-in', member, token: 'abc' });
  });

  test('never stores a token with the user', async () => {
    await startSession();
    saveSession('abc', { ...wire, access_token: 'abc', token: 'abc' }, { remember: false });
    expect(JSON.stringify(storedUser())).not.toContain('abc');
  });

  test('lasts for 30 days only if the member chooses that', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    saveSession('abc', wire, { remember: false });
    expect(set.mock.lastCall?.[0]).toBe('authKey=abc; path=/; sameSite=Lax');
    saveSession('abc', wire, { remember: true });
    expect(set.mock.lastCall?.[0]).toBe('authKey=abc; path=/; sameSite=Lax; max-age=2592000');
  });

  test('throws for a user that cannot be read', () => {
    expect(() => saveSession('abc', { Names: 'Awa' }, { remember: false })).toThrow(TypeError);
    expect(currentSession().status).toBe('pending');
  });

  test('stores the user without the picture when there is no room for it', () => {
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 2000) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    const picture = `/9j/${'A'.repeat(4000)}`;
    saveSession('abc', { ...wire, Picture: picture }, { remember: false });
    expect(storedUser()).toEqual({ ...wire, Picture: null });
    expect(currentSession()).toMatchObject({ member: { picture } });
  });

  test.each([
    ['there is no room at all', () => new DOMException('Full', 'QuotaExceededError')],
    ['storage is blocked', () => new DOMException('Blocked', 'SecurityError')],
  ])('removes the previous user and reports it when %s', (_case, error) => {
    const handleNotKept = jest.fn();
    onSessionNotStored(handleNotKept);
    expect(saveSession('abc', wire, { remember: false })).toBe(true);
    expect(handleNotKept).not.toHaveBeenCalled();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw error();
    });
    expect(saveSession('def', { ...wire, Customers_Numbers: '7' }, { remember: false })).toBe(false);
    expect(handleNotKept).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('userData')).toBeNull();
    expect(currentSession()).toMatchObject({ status: 'signed-in', member: { id: '7' }, token: 'def' });
  });

  test('stores a large picture without blocking the page', async () => {
    const heavy = { ...wire, Picture: `/9j/${'A'.repeat(240_000)}` };
    saveSession('abc', heavy, { remember: false });
    expect(storedUser().Picture).toBeNull();
    await waitFor(() => expect(storedUser()).toEqual(heavy));
  });

  test('works in memory where storage and cookies are blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    server.on('GET /az/global', () => json({ success: true, feeds: [] }));
    await startSession();
    saveSession('abc', wire, { remember: true });
    expect(currentSession()).toEqual({ status: 'signed-in', member, token: 'abc' });
    await getGlobalFeed();
    expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    await removeSession();
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' });
  });
});

describe('signing out', () => {
  test('deletes everything at once and calls the server', async () => {
    const token = returnWith();
    await startSession();
    const removed = removeSession();
    expect(Cookies.get('authKey')).toBeUndefined();
    expect(localStorage.getItem('userData')).toBeNull();
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' });
    expect(removals).toEqual(['signed-out']);
    await removed;
    expect(calls()).toEqual(['POST /verify-token', 'POST /logout']);
    expect(server.requests[1]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  test.each([
    ['has no such call', () => json({}, { status: 404 })],
    ['no longer knows the token', () => json({}, { status: 401 })],
    ['cannot be reached', () => new TypeError('Failed to fetch')],
  ])('works when the server %s', async (_case, answer) => {
    returnWith();
    server.on('POST /logout', answer);
    await startSession();
    await removeSession();
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' });
    expect(removals).toEqual(['signed-out']);
  });
});

test('the end of a session aborts its reads, and leaves its writes alone', async () => {
  const unanswered = () => new Promise<Response>(() => undefined);
  server.on('GET /read', unanswered);
  server.on('POST /write', unanswered);
  returnWith();
  await startSession();
  const read = callApi('/read', { bearer: true });
  void callApi('/write', { method: 'POST', bearer: true });
  await waitFor(() => expect(calls()).toHaveLength(3));
  const [, readRequest, writeRequest] = server.requests;
  const signedOut = removeSession();
  await expect(read).rejects.toMatchObject({ kind: 'signed-out' });
  await signedOut;
  expect(readRequest?.signal.aborted).toBe(true);
  expect(writeRequest?.signal.aborted).toBe(false);
});

describe('a change of the member', () => {
  const picture = '/9j/4AAQ';

  test('shows at once and at the next start', async () => {
    const token = returnWith();
    await startSession();
    changeMember({ picture });
    expect(currentSession()).toEqual({ status: 'signed-in', member: { ...member, picture }, token });
    expect(storedUser()).toEqual({ ...wire, Picture: picture });
  });

  test('without a session changes nothing', async () => {
    await startSession();
    changeMember({ picture });
    expect(currentSession()).toEqual({ status: 'signed-out', ended: null });
    expect(localStorage.getItem('userData')).toBeNull();
  });
});

describe('another token for the same member', () => {
  const set = () => jest.spyOn(Cookies, 'set');

  test.each([true, false])('lasts as long as the first one (remembered: %s)', async (remember) => {
    saveSession(newToken(), wire, { remember });
    const cookie = set();
    const next = newToken();
    await renewSession(async () => next);
    expect(currentSession()).toMatchObject({ status: 'signed-in', token: next, member: { id: member.id } });
    expect(Cookies.get('authKey')).toBe(next);
    const [, , options] = cookie.mock.lastCall ?? [];
    expect(options && 'max-age' in options).toBe(remember);
  });

  test('has no effect without a session', async () => {
    await renewSession(async () => newToken());
    expect(Cookies.get('authKey')).toBeUndefined();
  });

  test('survives a call rejected with the previous token meanwhile', async () => {
    server.on('GET /az/global', () => json({ success: false }, { status: 401 }));
    await startSession();
    saveSession(newToken(), wire, { remember: false });
    const next = newToken();
    await renewSession(async () => {
      await expect(getGlobalFeed({})).rejects.toMatchObject({ status: 401 });
      return next;
    });
    expect(currentSession()).toMatchObject({ status: 'signed-in', token: next });
  });

  test('that fails leaves a rejected session rejected', async () => {
    server.on('PUT /account/password', () => json({ status: false }, { status: 401 }));
    await startSession();
    saveSession(newToken(), wire, { remember: false });
    const asked = renewSession(() => changePassword('a', 'b'));
    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
  });
});

test('a closed account leaves no data here, and makes no further call', () => {
  saveSession(newToken(), wire, { remember: true });
  endClosedAccount();
  expect(currentSession()).toEqual({ status: 'signed-out', ended: 'closed' });
  expect(removals).toEqual(['closed']);
  expect(Cookies.get('authKey')).toBeUndefined();
  expect(localStorage.getItem('userData')).toBeNull();
  expect(localStorage.getItem('az-session-remembered')).toBeNull();
  expect(calls()).toEqual([]);
});
