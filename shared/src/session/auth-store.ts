import { createStore } from 'zustand';
import type { Member } from '../contracts/index.ts';
import { claimSingleInstance } from '../page/single-instance.ts';

claimSingleInstance('auth');

/** Why a session ended: the member signed out or closed the account, or the server no longer accepts it. */
export type SessionEnd = 'signed-out' | 'closed' | 'expired';

/** `offline`: the token is not yet verified. `replaced`: another tab signed in `by` while this one showed `member`. */
export type Session =
  | { status: 'pending' }
  | { status: 'offline' }
  | { status: 'signed-in'; member: Member; token: string; figures?: unknown; pictures?: unknown }
  | { status: 'replaced'; member: Member; by: Member }
  | { status: 'signed-out'; ended: SessionEnd | null };

/** The session of the page. Changed only by session.ts. */
export const authStore = createStore<{ session: Session }>(() => ({ session: { status: 'pending' } }));

export const currentSession = (): Session => authStore.getState().session;
