import Cookies from 'js-cookie';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { newToken, wire } from '../testing/returning-member.ts';
import { authStore, currentSession } from './auth-store.ts';
import { saveSession, startSession } from './session.ts';

const day = 24 * 60 * 60;
let cookie: jest.SpiedFunction<typeof Cookies.set>;
const lifetimes = () => cookie.mock.calls.map(([, , options]) => Number(options?.['max-age']));
let server: FakeServer;

beforeEach(() => {
  Cookies.remove('authKey', { path: '/' });
  localStorage.clear();
  authStore.setState({ session: { status: 'pending' } });
  server = fakeServer();
  server.on('POST /verify-token', () => json({ status: true }));
});

/** Signs in, and starts again some days later. */
async function startAgain(days: number, remember = true): Promise<string> {
  const token = newToken();
  const signedInAt = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(signedInAt);
  saveSession(token, wire, { remember });
  authStore.setState({ session: { status: 'pending' } });
  now.mockReturnValue(signedInAt + days * day * 1000);
  cookie = jest.spyOn(Cookies, 'set');
  await startSession();
  return token;
}

test('the cookie of a remembered session is written again at each start, for the rest of its time: Safari would end it after seven days', async () => {
  const token = await startAgain(6);
  expect(cookie.mock.calls).toEqual([['authKey', token, expect.objectContaining({ path: '/' })]]);
  expect(lifetimes()).toEqual([24 * day]);
});

test('the cookie of a remembered session is written again when the page is visible again', async () => {
  await startAgain(6);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lifetimes()).toEqual([24 * day, 24 * day]);
});

test.each([
  ['that ends with the browser', 1, false],
  ['whose time is over', 31, true],
])('the cookie is not written for a session %s', async (_name, days, remember) => {
  await startAgain(days, remember);
  expect(currentSession().status).toBe('signed-in');
  expect(cookie).not.toHaveBeenCalled();
});

test('the cookie never lasts longer than at the sign-in, though the clock was set back', async () => {
  await startAgain(-400);
  expect(lifetimes()).toEqual([30 * day]);
});

test('the cookie of a remembered session is not written for a token that the server refuses', async () => {
  server.on('POST /verify-token', () => json({ status: false }));
  await startAgain(1);
  expect(cookie.mock.calls.filter(([name]) => name === 'authKey')).toEqual([]);
  expect(Cookies.get('authKey')).toBeUndefined();
});

test('the cookie of a remembered session is not written while the mark may be that of the previous session', async () => {
  saveSession(newToken(), wire, { remember: true });
  localStorage.setItem('az-user-of', 'another token');
  authStore.setState({ session: { status: 'pending' } });
  cookie = jest.spyOn(Cookies, 'set');
  await startSession();
  expect(cookie).not.toHaveBeenCalled();
});
