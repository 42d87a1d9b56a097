import { currentSession } from './auth-store.ts';
import { prolongToken, readToken } from './session-token.ts';
import { isStoredUserOf } from './stored-user.ts';

export function keepCookie(): void {
  const session = currentSession();
  if (session.status !== 'signed-in' || readToken() !== session.token) return;
  if (isStoredUserOf(session.token)) prolongToken(session.token);
}
