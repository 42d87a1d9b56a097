import { connectSession } from '../api/client.ts';
import { AppError, signOut } from '../api/index.ts';
import { pause } from '../api/pause.ts';
import {
  type Member,
  parseHeadline,
  parseSessionUser,
  toSessionUser,
  toWireUser,
} from '../contracts/index.ts';
import { authStore, currentSession, type Session, type SessionEnd } from './auth-store.ts';
import { isAwaitingUser } from './awaited-user.ts';
import { keepCookie } from './keep-cookie.ts';
import { removeKeptScreens } from './kept-screens.ts';
import { notifyOtherTabs, watchOtherTabs } from './other-tabs.ts';
import { detectLeaving, guardPageCache, nextPageShow } from './page-cache.ts';
import { notifyRemoved } from './removals.ts';
import { untilRenewed, whileRenewing } from './renewal-lock.ts';
import { isRemembered, markRemembered, readToken, removeToken, writeToken } from './session-token.ts';
import { readSessionEnd, storeSessionEnd } from './stored-session-end.ts';
import { isStoredUserOf, readStoredUser, removeStoredUser, storeUser } from './stored-user.ts';
import { verifyPatiently } from './verify-patiently.ts';

/** Incremented by every change of the session, so that the reply to an outdated check is recognised. */
let generation = 0;

function change(session: Session): void {
  generation += 1;
  authStore.setState({ session });
}

type Positions = Set<string | null | undefined>;

/** Positions in the replies to this session's calls. Replaced when the session ends, so that pending calls fail. */
let positions: Positions = new Set();

/** Aborts the reads of this session when it ends, before the server refuses them. */
let reads = new AbortController();

function endCalls(): void {
  positions = new Set();
  reads.abort(new AppError('signed-out'));
  reads = new AbortController();
}

/**
 * The `Live-Seq` headers of the replies in this session, in the order of the replies. A reply contains the effects of
 * all events up to its position. Replies without the header add one empty value to the set.
 */
export const repliedPositions = (): ReadonlySet<string | null | undefined> => positions;

function clear(ended: SessionEnd | null): void {
  storeSessionEnd(ended);
  removeToken();
  removeStoredUser();
  removeKeptScreens();
  change({ status: 'signed-out', ended });
  endCalls();
}

/** Time until a verification is tried again while the browser says that it is offline, which may be wrong. */
const offlineWaitMs = 5000;

async function verify(): Promise<void> {
  const token = readToken();
  if (!token) return clear(null);
  if (currentSession().status !== 'offline') change({ status: 'pending' });
  const askedGeneration = generation;
  const { isLeft, result: accepted } = await detectLeaving(verifyPatiently(token));
  if (askedGeneration !== generation) return;
  if (isLeft) {
    await nextPageShow();
    return verify();
  }
  if (readToken() !== token) return verify();
  if (accepted === null) {
    change({ status: 'offline' });
    await pause(offlineWaitMs);
    return currentSession().status === 'offline' ? verify() : undefined;
  }
  const stored = accepted ? readStoredUser() : null;
  if (accepted && stored) {
    const member = { ...stored, headline: parseHeadline(accepted) };
    change({ status: 'signed-in', member, token, figures: accepted.figures, pictures: accepted.pictures });
    keepCookie();
  } else clear('expired');
}

function end(removal: SessionEnd): void {
  const session = currentSession();
  if (session.status !== 'signed-in' && session.status !== 'replaced') return;
  clear(removal);
  notifyRemoved(removal, session.member.id);
}

function endEverywhere(removal: SessionEnd): void {
  const session = currentSession();
  clear(removal);
  if (session.status === 'signed-in') notifyRemoved(removal, session.member.id);
  notifyOtherTabs(removal);
}

let renewal: { refused?: string } | undefined;

async function expire(token: string): Promise<void> {
  if (renewal) {
    renewal.refused = token;
    return;
  }
  // Another tab may be replacing the token, and its reply may still be on the way.
  await untilRenewed();
  checkCookie();
  const session = currentSession();
  if (session.status === 'signed-in' && session.token === token) endEverywhere('expired');
}

/** Another member has signed in in this browser, so this tab makes no calls until the user has chosen an account. */
function markReplaced(member: Member, by: Member): void {
  removeKeptScreens();
  change({ status: 'replaced', member, by });
  endCalls();
  notifyRemoved('replaced', member.id);
}

/** Reads the headline, which is not stored, after another tab has started a session. Without a reply it stays empty. */
async function readHeadline(token: string): Promise<void> {
  const accepted = await verifyPatiently(token);
  const session = currentSession();
  if (accepted && session.status === 'signed-in' && session.token === token)
    change({ ...session, member: { ...session.member, headline: parseHeadline(accepted) } });
}

/** Takes over the session that another tab has started, or stops when it belongs to another member. */
function followCookie(token: string): void {
  if (isAwaitingUser(token, checkCookie)) return;
  const session = currentSession();
  const shown = session.status === 'signed-in' || session.status === 'replaced' ? session.member : null;
  const member = readStoredUser();
  if (!member) {
    clear('expired');
    if (shown) notifyRemoved('expired', shown.id);
  } else if (!shown || shown.id === member.id) {
    change({ status: 'signed-in', member: { ...member, headline: shown?.headline ?? '' }, token });
    if (!shown) void readHeadline(token);
  } else if (
    session.status === 'signed-in' ||
    (session.status === 'replaced' && session.by.id !== member.id)
  ) {
    markReplaced(shown, member);
  }
}

/** Adopts the state of the cookie, which all tabs share. `ended`: why the session ended, as another tab has sent it. */
function checkCookie(ended: SessionEnd | null = null): void {
  const session = currentSession();
  if (session.status === 'pending' || session.status === 'offline') return;
  const token = readToken();
  if (!token) end(ended ?? readSessionEnd());
  else if (session.status !== 'signed-in' || session.token !== token) followCookie(token);
}

/** Whether the token that a call would send belongs to the member whom this tab shows. */
function isOwnSession(): boolean {
  const before = currentSession();
  checkCookie();
  const now = currentSession();
  if (before.status !== 'signed-in') return now.status !== 'replaced';
  return now.status === 'signed-in' && now.member.id === before.member.id && now.token === readToken();
}

function beginCall() {
  if (!isOwnSession()) throw new AppError('signed-out');
  const own = positions;
  const assertCurrent = (liveSeq?: string | null) => {
    if (own !== positions) throw new AppError('signed-out');
    own.add(liveSeq);
  };
  return { assertCurrent, ended: reads.signal };
}

/** Whether the browser still has the session that the page shows. */
function isUnchanged(): boolean {
  const session = currentSession();
  return session.status === 'signed-in' && readToken() === session.token && isStoredUserOf(session.token);
}

/**
 * Checks the session again when its page comes back from the page cache, and resolves when the page may be shown. While the
 * browser is offline it may not: the session may have been ended elsewhere. Of a member whom another one has replaced
 * in this browser nothing is shown, not even the name: the page is loaded again.
 */
async function recheck(onWait: () => void): Promise<void> {
  checkCookie();
  const session = currentSession();
  if (session.status === 'replaced') {
    location.reload();
    return new Promise(() => undefined);
  }
  if (session.status !== 'signed-in') return;
  const { isLeft, result: accepted } = await detectLeaving(verifyPatiently(session.token));
  if (accepted === null) {
    onWait();
    await pause(offlineWaitMs);
    return recheck(onWait);
  }
  if (accepted === false && !isLeft) await expire(session.token);
}

function handleUserRemoved(): void {
  const session = currentSession();
  const token = readToken();
  if (session.status === 'signed-in' && (!token || token === session.token)) end(readSessionEnd());
}

/**
 * Starts the session (specification, section 4). Without a token the visitor is signed out, and no call is made. With
 * a token, it is verified and the stored user is loaded; if either fails, the session is cleared. Resolves once this
 * is decided. While the browser is offline, the verification is repeated. Never rejects. Called once by the shell.
 */
export function startSession(): Promise<void> {
  connectSession({ readToken, beginCall, expire });
  guardPageCache({ isUnchanged, recheck });
  watchOtherTabs({ checkCookie, handleUserRemoved, keepCookie });
  return verify();
}

let notStoredListener: (() => void) | undefined;

/** Calls back when a saved session could not be stored, so that it ends with this page. Only the shell subscribes. */
export function onSessionNotStored(listener: () => void): void {
  notStoredListener = listener;
}

/**
 * Saves a session: stores the cookie and the encrypted user, and signs in at once. `wireUser` has the keys of the
 * specification. `remember` keeps the session for 30 days instead of until the browser closes. Returns false if storage
 * is full or blocked: then the session ends with the page. Throws when the user cannot be read.
 */
export function saveSession(token: string, wireUser: unknown, { remember }: { remember: boolean }): boolean {
  const user = parseSessionUser(wireUser);
  if (!user) throw new TypeError('The user of the session cannot be read');
  storeSessionEnd(null);
  removeKeptScreens();
  markRemembered(remember);
  // Store the user first: a tab that notices the new token must not find the previous user with it.
  const isUserStored = storeUser(user.wire, token);
  const isStored = writeToken(token, { remember }) && isUserStored;
  change({ status: 'signed-in', member: user.member, token });
  notifyOtherTabs(null);
  if (!isStored) notStoredListener?.();
  return isStored;
}

/** Updates the member here and in storage, after the server has stored a change. No effect when nobody is signed in. */
export function changeMember(changes: Partial<Omit<Member, 'id'>>): void {
  const session = currentSession();
  if (session.status !== 'signed-in') return;
  const member = { ...session.member, ...changes };
  storeUser(toWireUser(member), session.token);
  // The picture addresses that came with the session may be outdated.
  change({ ...session, member, pictures: undefined });
}

/**
 * Continues the session, for the rest of its time, with the token that `ask` returns. `ask` is a call that makes the
 * server end every session of the member. Until it replies, calls that the server refuses because of the previous
 * token do not end the session here. Rejects if `ask` rejects.
 */
export async function renewSession(ask: () => Promise<string>): Promise<void> {
  const own: typeof renewal = {};
  renewal = own;
  try {
    await whileRenewing(async () => {
      const token = await ask();
      const session = currentSession();
      if (session.status === 'signed-in')
        saveSession(token, toSessionUser(session.member), { remember: isRemembered() });
    });
  } finally {
    renewal = undefined;
    if (own.refused) await expire(own.refused);
  }
}

/** Ends the session after the server has closed the account, like a sign-out but without a call. */
export function endClosedAccount(): void {
  endEverywhere('closed');
}

/**
 * Signs out here and in every other tab at once. Resolves when the server has replied or could not be reached; the
 * member is signed out in either case. Never rejects.
 */
export async function removeSession(): Promise<void> {
  const token = readToken();
  // The other tabs are told first, so that they abort their reads before the server refuses the token.
  endEverywhere('signed-out');
  if (token) await signOut(token).catch(() => undefined);
}
