// Re-exported here: a page that needs no other contract does not load them for this type.
export { memberName, memberRole } from '../contracts/index.ts';
export { AuthProvider, useAuthContext } from './AuthProvider.tsx';
export { currentSession, type Session, type SessionEnd } from './auth-store.ts';
export { onSessionRemoved, type SessionRemoval } from './removals.ts';
export { changeMember, endClosedAccount, onSessionNotStored, renewSession, startSession } from './session.ts';
