export { AuthProvider, useAuthContext } from './AuthProvider.tsx';
export { currentSession, type Session, type SessionEnd } from './auth-store.ts';
export { onSessionRemoved, type SessionRemoval } from './removals.ts';
export { onSessionNotKept, startSession } from './session.ts';
