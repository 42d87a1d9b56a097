import { onSignedOut, signOut, verifyToken } from '../api/index.ts';
import { checkBeforeCalls, dropAnswersUnderWay } from '../api/session-calls.ts';
import { isRemembered, readToken, removeToken, writeToken } from '../api/session-token.ts';
import { type Member, parseSessionUser, toWireUser } from '../contracts/index.ts';
import { authStore, currentSession, type Session, type SessionEnd } from './auth-store.ts';
import { keepEnd, readEnd } from './kept-end.ts';
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { guardPageCache, leavesDuring, pageShownAgain } from './page-cache.ts';
import { notifyRemoved } from './removals.ts';
import { isStoredUserOf, readStoredUser, removeStoredUser, storeUser } from './stored-user.ts';

/** Grows with every change of the session, so that an answer to an earlier question can be told from a current one. */
let generation = 0;

function change(session: Session): void {
  generation += 1;
  authStore.setState({ session });
}

function clear(ended: SessionEnd | null): void {
  keepEnd(ended);
  dropAnswersUnderWay();
  removeToken();
  removeStoredUser();
  change({ status: 'signed-out', ended });
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
  const { isLeft, result: accepted } = await leavesDuring(isAccepted(token));
  if (asked !== generation) return;
  if (isLeft) {
    await pageShownAgain();
    return verify();
  }
  if (readToken() !== token) return verify();
  const member = accepted ? readStoredUser() : null;
  if (member) change({ status: 'signed-in', member, token });
  else clear('expired');
}

/** Ends a running session in this tab. */
function end(removal: SessionEnd): void {
  const session = currentSession();
  if (session.status !== 'signed-in' && session.status !== 'replaced') return;
  clear(removal);
  notifyRemoved(removal, session.member.id);
}

let renewal: { refused?: string } | undefined;

function expire(token: string): void {
  // Its successor may be on its way.
  if (renewal) {
    renewal.refused = token;
    return;
  }
  const session = currentSession();
  if (session.status !== 'signed-in' || session.token !== token) return;
  end('expired');
  tellOtherTabs('expired');
}

/** Another member holds the browser's session now: this tab keeps its hands off until someone says how to go on. */
function giveWay(member: Member, by: Member): void {
  dropAnswersUnderWay();
  change({ status: 'replaced', member, by });
  notifyRemoved('replaced', member.id);
}

/** Longest time that what another tab has stored takes to be here; and how often to look. */
const arrivalMs = 2000;
const lookEveryMs = 50;

let arriving: { token: string; since: number; timer?: ReturnType<typeof setTimeout> } | undefined;

/** Whether the user of a token that another tab has brought is still on its way; looks again soon if so. */
function isArriving(token: string): boolean {
  clearTimeout(arriving?.timer);
  if (isStoredUserOf(token)) {
    arriving = undefined;
    return false;
  }
  if (arriving?.token !== token) arriving = { token, since: performance.now() };
  if (performance.now() - arriving.since > arrivalMs) return false;
  arriving.timer = setTimeout(() => checkCookie(), lookEveryMs);
  return true;
}

/** Takes over the session that another tab has started, or gives way to it. */
function adopt(token: string): void {
  if (isArriving(token)) return;
  const session = currentSession();
  const shown = session.status === 'signed-in' || session.status === 'replaced' ? session.member : null;
  const member = readStoredUser();
  if (!member) {
    clear('expired');
    if (shown) notifyRemoved('expired', shown.id);
  } else if (!shown || shown.id === member.id) {
    change({ status: 'signed-in', member, token });
  } else if (
    session.status === 'signed-in' ||
    (session.status === 'replaced' && session.by.id !== member.id)
  ) {
    giveWay(shown, member);
  }
}

/** Compares this tab with the cookie, which all tabs share, and follows it; `ended`: why, if another tab has said so. */
function checkCookie(ended: SessionEnd | null = null): void {
  const session = currentSession();
  if (session.status === 'pending' || session.status === 'offline') return;
  const token = readToken();
  if (!token) end(ended ?? readEnd());
  else if (session.status !== 'signed-in' || session.token !== token) adopt(token);
}

/** Whether this tab still is the page of the member whose token a call would carry. */
function isOwnSession(): boolean {
  const before = currentSession();
  checkCookie();
  const now = currentSession();
  if (before.status !== 'signed-in') return now.status !== 'replaced';
  return now.status === 'signed-in' && now.member.id === before.member.id && now.token === readToken();
}

/** Looks again at a session whose page comes out of the browser's page cache. */
async function recheck(): Promise<void> {
  checkCookie();
  const session = currentSession();
  // Offline nobody else can have ended it here, and a call would only fail.
  if (session.status !== 'signed-in' || !navigator.onLine) return;
  const { isLeft, result: accepted } = await leavesDuring(isAccepted(session.token));
  if (!accepted && !isLeft) expire(session.token);
}

function handleUserRemoved(): void {
  const session = currentSession();
  const token = readToken();
  if (session.status === 'signed-in' && (!token || token === session.token)) end(readEnd());
}

/**
 * Starts the session (specification, section 4): without a token the visitor is signed out, without a call; otherwise the
 * token is verified and the stored user loaded; when one of them fails, the session is cleared. Resolves once that is
 * decided; while the browser is offline that takes until it is online. Never rejects. Called once by the shell.
 */
export function startSession(): Promise<void> {
  onSignedOut(expire);
  checkBeforeCalls(isOwnSession);
  guardPageCache(recheck);
  followOtherTabs({ checkCookie, handleUserRemoved });
  return verify();
}

let handleNotKept: (() => void) | undefined;

/** Tells when a session was saved that the browser will not keep beyond this page. There is one listener: the shell. */
export function onSessionNotKept(listener: () => void): void {
  handleNotKept = listener;
}

/**
 * Saves a session: cookie, encrypted user, signed in at once. `wireUser` has the keys of the specification. `remember`
 * keeps it for 30 days instead of until the browser closes. Gives whether the browser keeps it at all: with storage full
 * or blocked it ends with the page. Throws when the user cannot be read.
 */
export function saveSession(token: string, wireUser: unknown, { remember }: { remember: boolean }): boolean {
  const user = parseSessionUser(wireUser);
  if (!user) throw new TypeError('The user of the session cannot be read');
  keepEnd(null);
  // The user first: a tab that notices the new token must not find the earlier user beside it.
  const isUserKept = storeUser(user.wire, token);
  const isKept = writeToken(token, { remember }) && isUserKept;
  change({ status: 'signed-in', member: user.member, token });
  tellOtherTabs(null);
  if (!isKept) handleNotKept?.();
  return isKept;
}

/**
 * Changes what this page holds of its member, once the server has stored it: every place that shows it follows at once, and
 * so does the next start. Without effect when nobody is signed in.
 */
export function changeMember(changes: Partial<Omit<Member, 'id'>>): void {
  const session = currentSession();
  if (session.status !== 'signed-in') return;
  const member = { ...session.member, ...changes };
  storeUser(toWireUser(member), session.token);
  change({ ...session, member });
}

/**
 * Goes on with the token that `ask` gives, a call for which the server ends every session of the member: here and in the
 * other tabs, for as long as the member was to be remembered. A call of this tab that is refused meanwhile, because it
 * still carried the earlier token, ends nothing. Without effect when nobody is signed in; rejects as `ask` does.
 */
export async function renewSession(ask: () => Promise<string>): Promise<void> {
  const own: typeof renewal = {};
  renewal = own;
  try {
    const token = await ask();
    const session = currentSession();
    if (session.status === 'signed-in')
      saveSession(token, toWireUser(session.member), { remember: isRemembered() });
  } finally {
    renewal = undefined;
    if (own.refused) expire(own.refused);
  }
}

/** Ends the session of an account that the server has closed, like a sign-out; there is nobody left to tell. */
export function endClosedAccount(): void {
  const session = currentSession();
  clear('closed');
  if (session.status === 'signed-in') notifyRemoved('closed', session.member.id);
  tellOtherTabs('closed');
}

/**
 * Signs out: here and in every other tab at once; the server is told as well, but not waited for, and a server without
 * that call is no failure. Resolves when the server has answered or could not be reached. Never rejects.
 */
export async function removeSession(): Promise<void> {
  const token = readToken();
  const told = token ? signOut(token).catch(() => undefined) : undefined;
  const session = currentSession();
  clear('signed-out');
  if (session.status === 'signed-in') notifyRemoved('signed-out', session.member.id);
  tellOtherTabs('signed-out');
  await told;
}
