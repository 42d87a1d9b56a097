import { createContext, type ReactNode, use, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Member } from '../contracts/index.ts';
import { authStore, type Session, type SessionEnd } from './auth-store.ts';
import { removeSession, saveSession } from './session.ts';

type AuthContextValue = {
  member: Member | null;
  /** Authenticated means that a member is present (specification, section 4). */
  isAuthenticated: boolean;
  sessionEnded: SessionEnd | null;
  /** Set when `by` has signed in in another tab while this tab showed `member`; null otherwise. */
  replaced: { member: Member; by: Member } | null;
  saveSession: typeof saveSession;
  removeSession: typeof removeSession;
};

const AuthContext = createContext<AuthContextValue | null>(null);

function contextValueOf(session: Session): AuthContextValue {
  const member = session.status === 'signed-in' ? session.member : null;
  const sessionEnded = session.status === 'signed-out' ? session.ended : null;
  const replaced = session.status === 'replaced' ? session : null;
  return { member, isAuthenticated: member !== null, sessionEnded, replaced, saveSession, removeSession };
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useStore(authStore, (state) => state.session);
  const value = useMemo(() => contextValueOf(session), [session]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** The session. Throws `useAuthContext must be used within an AuthProvider` outside one (specification, section 8). */
export function useAuthContext(): AuthContextValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuthContext must be used within an AuthProvider');
  return value;
}
