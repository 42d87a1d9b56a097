import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { fakeServer, json } from '../testing/fake-server.ts';
import { newToken, returnWith, wire } from '../testing/returning-member.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { authStore } from './auth-store.ts';
import { endClosedAccount, removeSession, saveSession, startSession } from './session.ts';

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Stores what the shell keeps of a screen. */
async function keepScreen(): Promise<void> {
  localStorage.setItem('az-screens', '["a"]');
  const request = indexedDB.open('az-screens');
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
}

async function expectRemoved(): Promise<void> {
  expect(localStorage.getItem('az-screens')).toBeNull();
  await waitFor(async () => expect(await names()).not.toContain('az-screens'));
}

beforeEach(async () => {
  Cookies.remove('authKey', { path: '/' });
  localStorage.clear();
  authStore.setState({ session: { status: 'pending' } });
  const server = fakeServer();
  server.on('POST /verify-token', () => json({ status: true }));
  server.on('POST /logout', () => json({ status: true }));
  returnWith();
  await startSession();
  await keepScreen();
});

test('kept screens stay while the session lasts', async () => {
  expect(await names()).toContain('az-screens');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.getItem('az-screens')).toBe('["a"]');
});

test.each<[string, () => unknown]>([
  ['the member signs out', () => removeSession()],
  ['the account is closed', () => endClosedAccount()],
  ['a member signs in', () => saveSession(newToken(), wire, { remember: false })],
  [
    'the cookie of the session is gone when a page starts',
    () => {
      Cookies.remove('authKey', { path: '/' });
      return startSession();
    },
  ],
  [
    'the server refuses the session when a page starts',
    () => {
      fakeServer().on('POST /verify-token', () => json({ status: false }));
      return startSession();
    },
  ],
  [
    'the session ends in another tab',
    () => {
      Cookies.remove('authKey', { path: '/' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  [
    'another member signs in in another tab',
    () => {
      returnWith(newToken(), sampleMember({ id: '7', firstName: 'Karim' }));
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('kept screens are removed when %s', async (_case, end) => {
  await end();
  await expectRemoved();
});

test('a browser that blocks its database signs out as usual', async () => {
  jest.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await removeSession();
  expect(localStorage.getItem('az-screens')).toBeNull();
});
