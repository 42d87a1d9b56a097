import { onSignedOut, signOut, verifyToken } from '../api/index.ts';
import { readToken, removeToken, writeToken } from '../api/session-token.ts';
import { parseSessionUser } from '../contracts/index.ts';
import { authStore, currentSession, type Session, type SessionEnd } from './auth-store.ts';
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { readStoredUser, removeStoredUser, storeUser } from './stored-user.ts';

/** Why a session is over in this tab; `replaced`: another member signed in in another tab. */
export type SessionRemoval = SessionEnd | 'replaced';

type Listener = (removal: SessionRemoval) => void;

const listeners = new Set<Listener>();

/** Grows with every change of the session, so that an answer to an earlier question can be told from a current one. */
let generation = 0;

function change(session: Session): void {
  generation += 1;
  authStore.setState({ session });
}

function clear(ended: SessionEnd | null): void {
  removeToken();
  removeStoredUser();
  change({ status: 'signed-out', ended });
}

function notify(removal: SessionRemoval): void {
  for (const listener of listeners) listener(removal);
}

/**
 * Tells when a session that was running ends, in whichever tab it was ended: drop what belongs to the member, then go to
 * the sign-in page. Not told at the start of the page. Returns how to stop.
 */
export function onSessionRemoved(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const backOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

async function isAccepted(token: string): Promise<boolean> {
  try {
    return await verifyToken(token);
  } catch {
    // The specification does not distinguish: a call that fails clears the session like a refusal.
    return false;
  }
}

async function verify(): Promise<void> {
  const token = readToken();
  if (!token) return clear(null);
  if (!navigator.onLine) {
    // A call would fail and sign the member out; nothing is known yet, so nothing is decided.
    change({ status: 'offline' });
    await backOnline();
    return currentSession().status === 'offline' ? verify() : undefined;
  }
  change({ status: 'pending' });
  const asked = generation;
  const accepted = await isAccepted(token);
  if (asked !== generation) return;
  if (readToken() !== token) return verify();
  const member = accepted ? readStoredUser() : null;
  if (member) change({ status: 'signed-in', member, token });
  else clear('expired');
}

/** Ends a running session in this tab. */
function end(removal: SessionEnd): void {
  if (currentSession().status !== 'signed-in') return;
  clear(removal);
  notify(removal);
}

function expire(token: string): void {
  const session = currentSession();
  if (session.status !== 'signed-in' || session.token !== token) return;
  end('expired');
  tellOtherTabs();
}

/** Takes over the session that another tab has started. */
function adopt(token: string): void {
  const before = currentSession();
  const member = readStoredUser();
  if (!member) {
    clear('expired');
    if (before.status === 'signed-in') notify('expired');
    return;
  }
  change({ status: 'signed-in', member, token });
  if (before.status === 'signed-in' && before.member.id !== member.id) notify('replaced');
}

/** Compares this tab with the cookie, which all tabs share, and follows it. */
function checkCookie(): void {
  const session = currentSession();
  if (session.status === 'pending' || session.status === 'offline') return;
  const token = readToken();
  if (!token) end('signed-out');
  else if (session.status !== 'signed-in' || session.token !== token) adopt(token);
}

function handleUserRemoved(): void {
  const session = currentSession();
  const token = readToken();
  if (session.status === 'signed-in' && (!token || token === session.token)) end('signed-out');
}

/**
 * Starts the session (specification, section 4): without a token the visitor is signed out, without a call; otherwise the
 * token is verified and the stored user loaded; when one of them fails, the session is cleared. Resolves once that is
 * decided; while the browser is offline that takes until it is online. Never rejects. Called once by the shell.
 */
export function startSession(): Promise<void> {
  onSignedOut(expire);
  followOtherTabs({ checkCookie, handleUserRemoved });
  return verify();
}

/**
 * Saves a session: cookie, encrypted user, signed in at once. `wireUser` has the keys of the specification. `remember`
 * keeps it for 30 days instead of until the browser closes. Throws when the user cannot be read.
 */
export function saveSession(token: string, wireUser: unknown, { remember }: { remember: boolean }): void {
  const user = parseSessionUser(wireUser);
  if (!user) throw new TypeError('The user of the session cannot be read');
  writeToken(token, { remember });
  storeUser(user.wire);
  change({ status: 'signed-in', member: user.member, token });
  tellOtherTabs();
}

/**
 * Signs out: here and in every other tab at once; the server is told as well, but not waited for, and a server without
 * that call is no failure. Resolves when the server has answered or could not be reached. Never rejects.
 */
export async function removeSession(): Promise<void> {
  const token = readToken();
  const told = token ? signOut(token).catch(() => undefined) : undefined;
  const wasSignedIn = currentSession().status === 'signed-in';
  clear('signed-out');
  if (wasSignedIn) notify('signed-out');
  tellOtherTabs();
  await told;
}
