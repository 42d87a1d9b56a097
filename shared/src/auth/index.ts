// Beside the member it names: pages that need no other part of the contracts do not load them for it.
export { memberName } from '../contracts/index.ts';
export { AuthProvider, useAuthContext } from './AuthProvider.tsx';
export { currentSession, type Session, type SessionEnd } from './auth-store.ts';
export { onSessionRemoved, type SessionRemoval } from './removals.ts';
export { changeMember, endClosedAccount, onSessionNotKept, renewSession, startSession } from './session.ts';
