// Re-exported here, so that a page that needs nothing else of the contracts does not load them all.
export { memberName, memberRole } from '../contracts/index.ts';
export { AuthProvider, useAuthContext } from './AuthProvider.tsx';
export { currentSession, type Session, type SessionEnd } from './auth-store.ts';
export { onSessionRemoved, type SessionRemoval } from './removals.ts';
export { changeMember, endClosedAccount, onSessionNotStored, renewSession, startSession } from './session.ts';
export { setUnstoredActs, unstoredActs } from './unstored-acts.ts';
