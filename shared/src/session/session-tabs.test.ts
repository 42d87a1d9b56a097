import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { getGlobalFeed, storeAnnouncementComment } from '../api/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { member, newToken, returnWith, wire } from '../testing/returning-member.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { authStore, currentSession } from './auth-store.ts';
import { onSessionRemoved, type SessionRemoval } from './removals.ts';
import { removeSession, renewSession, saveSession, startSession } from './session.ts';

let server: FakeServer;
let removals: [SessionRemoval, string][];
let stopListening: () => void;
let channel: BroadcastChannel;

const other = sampleMember({ id: '7', firstName: 'Karim' });

const calls = () =>
  server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/api')[1]}`);

beforeEach(async () => {
  for (const name of ['authKey', 'az-session-ended']) Cookies.remove(name, { path: '/' });
  localStorage.clear();
  authStore.setState({ session: { status: 'pending' } });
  server = fakeServer();
  server.on('POST /verify-token', () => json({ status: true }));
  server.on('POST /logout', () => json({ status: true }));
  removals = [];
  stopListening = onSessionRemoved((...removal) => removals.push(removal));
  channel = new BroadcastChannel('az-session');
  returnWith();
  await startSession();
});

afterEach(() => {
  stopListening();
  channel.close();
});

/** What the other tab stores and sends when it ends the session. */
function endElsewhere(why: 'signed-out' | 'expired'): void {
  if (why === 'expired') {
    localStorage.setItem('az-session-end', 'expired');
    Cookies.set('az-session-ended', 'expired', { path: '/' });
  }
  Cookies.remove('authKey', { path: '/' });
  localStorage.removeItem('userData');
}

const notice = () => channel.postMessage({ ended: null });

const leaveAndReturn = () => {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};

describe('a session that ends in another tab', () => {
  test('is known to have expired where only the cookies are visible yet', async () => {
    Cookies.set('az-session-ended', 'expired', { path: '/' });
    Cookies.remove('authKey', { path: '/' });
    notice();
    await waitFor(() => expect(removals).toEqual([['expired', member.id]]));
  });

  test('is known to have expired where only the storage is visible yet', () => {
    localStorage.setItem('az-session-end', 'expired');
    localStorage.removeItem('userData');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null }));
    expect(removals).toEqual([['expired', member.id]]);
  });

  test.each(['signed-out', 'expired'] as const)('ends here too, with the reason %s', async (why) => {
    endElsewhere(why);
    notice();
    await waitFor(() => expect(removals).toEqual([[why, member.id]]));
    expect(currentSession()).toEqual({ status: 'signed-out', ended: why });
  });

  test.each(['signed-out', 'expired'] as const)(
    'is detected by the removed stored user where there is no channel: %s',
    (why) => {
      endElsewhere(why);
      window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null }));
      expect(removals).toEqual([[why, member.id]]);
    },
  );

  test('is detected when only the stored user is removed', () => {
    localStorage.removeItem('userData');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null }));
    expect(removals).toEqual([['signed-out', member.id]]);
    expect(Cookies.get('authKey')).toBeUndefined();
  });

  test.each([
    ['comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['comes out of the page cache', leaveAndReturn],
  ])('is detected by a tab that %s', (_case, look) => {
    endElsewhere('signed-out');
    look();
    expect(removals).toEqual([['signed-out', member.id]]);
  });

  test('leaves no reason after the next sign-in: the next end has its own', async () => {
    endElsewhere('expired');
    notice();
    await waitFor(() => expect(removals).toHaveLength(1));
    saveSession(newToken(), { Customers_Numbers: '7' }, { remember: false });
    endElsewhere('signed-out');
    notice();
    await waitFor(() => expect(removals[1]).toEqual(['signed-out', '7']));
  });

  test('is reported to the others when it ends here', async () => {
    const received = new Promise((resolve) => {
      channel.onmessage = resolve;
    });
    void removeSession();
    await received;
    expect(Cookies.get('authKey')).toBeUndefined();
  });
});

describe('a token that another tab is replacing', () => {
  /** Fakes Web Locks whose lock another tab holds until the returned function is called. */
  function lockElsewhere(): () => void {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const request = (_name: string, _options: LockOptions, work: () => unknown) => held.then(work);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    return release;
  }

  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('is refused here without ending the session: the call is repeated with the new one', async () => {
    server.on('GET /az/global', [
      () => json({ success: false }, { status: 401 }),
      () => json({ success: true, data: [] }),
    ]);
    const release = lockElsewhere();
    const feed = getGlobalFeed();
    await waitFor(() => expect(calls()).toContain('GET /az/global'));
    const token = returnWith();
    release();
    await expect(feed).resolves.toMatchObject({ items: [] });
    expect(server.requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(currentSession()).toEqual({ status: 'signed-in', member, token });
    expect(removals).toEqual([]);
  });

  test('ends the session here when it was not replaced after all', async () => {
    server.on('GET /az/global', () => json({ success: false }, { status: 401 }));
    const release = lockElsewhere();
    const feed = getGlobalFeed();
    await waitFor(() => expect(calls()).toContain('GET /az/global'));
    release();
    await expect(feed).rejects.toMatchObject({ status: 401 });
    expect(removals).toEqual([['expired', member.id]]);
  });
});

describe('a browser that refuses locks', () => {
  beforeEach(() => {
    const request = () => Promise.reject(new DOMException('', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('replaces the token nevertheless, once', async () => {
    const token = newToken();
    const ask = jest.fn(async () => token);
    await renewSession(ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(currentSession()).toMatchObject({ status: 'signed-in', token });
  });

  test('ends a refused session, with the reason of the call', async () => {
    server.on('GET /az/global', () => json({ success: false }, { status: 401 }));
    await expect(getGlobalFeed()).rejects.toMatchObject({ status: 401 });
    expect(removals).toEqual([['expired', member.id]]);
  });
});

describe('replies that arrive after the session has ended', () => {
  test('are dropped', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.on('GET /az/global', () => new Promise((resolve) => (answer = resolve)));
    const feed = getGlobalFeed();
    await waitFor(() => expect(calls()).toContain('GET /az/global'));
    void removeSession();
    answer(json({ success: true, feeds: [] }));
    await expect(feed).rejects.toMatchObject({ kind: 'signed-out' });
  });
});

describe('values of another tab that become visible after its cookie', () => {
  test('are waited for: nobody is signed out meanwhile', async () => {
    const token = newToken();
    const stored = localStorage.getItem('userData') ?? '';
    localStorage.removeItem('userData');
    Cookies.set('authKey', token, { path: '/' });
    // Time does not pass, so that the session never stops waiting.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const read = jest.spyOn(Storage.prototype, 'getItem');
    notice();
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(3));
    expect(Cookies.get('authKey')).toBe(token);
    localStorage.setItem('userData', stored);
    await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-in', member, token }));
  });

  test('do not make this tab write with the token of the other member', async () => {
    saveSession(newToken(), wire, { remember: false });
    const before = server.requests.length;
    const token = newToken();
    Cookies.set('authKey', token, { path: '/' });
    notice();
    expect(await storeAnnouncementComment('a', 'Bonjour', 'key')).toBeNull();
    expect(server.requests).toHaveLength(before);
    expect(currentSession()).toMatchObject({ status: 'signed-in', member });
    localStorage.removeItem('az-user-of');
    returnWith(token, other);
    await waitFor(() => expect(currentSession()).toEqual({ status: 'replaced', member, by: other }));
  });

  test('are waited for two seconds at most', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Cookies.set('authKey', newToken(), { path: '/' });
    localStorage.removeItem('userData');
    notice();
    await waitFor(() => expect(removals).toEqual([['expired', member.id]]), { timeout: 5000 });
    // Nothing is stored, so there is no read error to log.
    expect(log).not.toHaveBeenCalled();
    expect(Cookies.get('authKey')).toBeUndefined();
  });
});

describe('another member signing in in another tab', () => {
  function replace(): string {
    return returnWith(newToken(), other);
  }

  test('ends the session of this tab, without showing the other member', async () => {
    replace();
    notice();
    await waitFor(() => expect(removals).toEqual([['replaced', member.id]]));
    expect(currentSession()).toEqual({ status: 'replaced', member, by: other });
  });

  test('never makes this tab write as the other member, even before the message arrives', async () => {
    server.on('POST /az/announcements-comments-store/a', () => json({ success: true, comment: {} }));
    replace();
    expect(await storeAnnouncementComment('a', 'Bonjour', 'key')).toBeNull();
    expect(await storeAnnouncementComment('a', 'Bonjour', 'key')).toBeNull();
    expect(calls()).toEqual(['POST /verify-token']);
    expect(currentSession().status).toBe('replaced');
  });

  test('and out again ends the session here too', () => {
    replace();
    document.dispatchEvent(new Event('visibilitychange'));
    endElsewhere('signed-out');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' });
  });

  test('can be replaced by the member of this tab again', () => {
    replace();
    document.dispatchEvent(new Event('visibilitychange'));
    const token = returnWith();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(currentSession()).toEqual({ status: 'signed-in', member, token });
  });

  test('leaves nobody signed in when the stored user cannot be read', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    replace();
    localStorage.setItem('userData', 'rubbish');
    notice();
    await waitFor(() => expect(removals).toEqual([['expired', member.id]]));
    expect(log.mock.calls).toEqual([['Erreur de déchiffrement']]);
    expect(Cookies.get('authKey')).toBeUndefined();
  });
});

describe('a sign-in in another tab while nobody is signed in here', () => {
  beforeEach(async () => {
    endElsewhere('signed-out');
    notice();
    await waitFor(() => expect(currentSession().status).toBe('signed-out'));
  });

  test('is followed at once, and the headline, which is not stored, is read', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.on('POST /verify-token', () => new Promise((resolve) => (answer = resolve)));
    const token = returnWith();
    notice();
    await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-in', member, token }));
    answer(json({ status: true, headline: 'Guide' }));
    const known = { ...member, headline: 'Guide' };
    await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-in', member: known, token }));
  });

  test.each([
    ['refuses', () => json({ status: false })],
    ['fails', () => json({}, { status: 500 })],
  ])('is not ended when the server %s to send the headline', async (_case, answer) => {
    server.on('POST /verify-token', answer);
    const token = returnWith();
    notice();
    await waitFor(() => expect(calls()).toHaveLength(2));
    await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-in', member, token }));
    expect(removals).toHaveLength(1);
  });

  test('a headline that arrives after the next sign-out is dropped', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.on('POST /verify-token', () => new Promise((resolve) => (answer = resolve)));
    returnWith();
    notice();
    await waitFor(() => expect(calls()).toHaveLength(2));
    void removeSession();
    answer(json({ status: true, headline: 'Guide' }));
    await waitFor(() => expect(calls()).toContain('POST /logout'));
    expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' });
  });
});

describe('the same member signing in again in another tab', () => {
  test('changes only the token here', async () => {
    const token = returnWith();
    notice();
    await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-in', member, token }));
    expect(removals).toEqual([]);
  });

  test('makes the next call use the new token', async () => {
    server.on('GET /az/global', () => json({ success: true, feeds: [] }));
    const token = returnWith();
    await getGlobalFeed();
    expect(server.requests[1]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });
});

describe('a page that goes into the page cache', () => {
  const isHidden = () => document.documentElement.style.visibility === 'hidden';

  test('is hidden at once, within a minute too, when its cookie was removed', async () => {
    Cookies.remove('authKey', { path: '/' });
    leaveAndReturn();
    expect(isHidden()).toBe(true);
    await waitFor(() => expect(removals).toHaveLength(1));
  });

  test('comes back signed out when the server no longer accepts its token', async () => {
    server.on('POST /verify-token', () => json({ status: false }));
    leaveAndReturn();
    await waitFor(() => expect(isHidden()).toBe(false));
    expect(removals).toEqual([['expired', member.id]]);
  });

  test('stays hidden without a network, with its session, until the server has accepted it', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.on('POST /verify-token', [
      () => new TypeError('Failed to fetch'),
      () => new TypeError('Failed to fetch'),
      () => json({ status: true }),
    ]);
    jest.useFakeTimers();
    leaveAndReturn();
    await jest.advanceTimersByTimeAsync(9000);
    expect(calls()).toHaveLength(3);
    expect(isHidden()).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(isHidden()).toBe(false);
    expect(removals).toEqual([]);
  });

  test('shows nothing, and is loaded again, when another member has signed in meanwhile', async () => {
    // jsdom cannot load a page: it reports the attempt.
    const attempts = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    returnWith(newToken(), other);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(String(attempts.mock.calls)).toContain('navigation'));
    expect(isHidden()).toBe(true);
    expect(calls()).toHaveLength(1);
  });
});
