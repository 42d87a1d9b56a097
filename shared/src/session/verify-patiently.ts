import { type AppError, asAppError, isOffline, verifyToken } from '../api/index.ts';
import { pause } from '../api/pause.ts';
import { readToken } from './session-token.ts';

/** Waits before the second and third attempt. Their sum is as long as a server takes to restart. */
const attemptWaitsMs = [1500, 3000];

/** There was no reply, or a proxy replied instead of the server, which may be restarting. */
const isUnreached = ({ kind, status }: AppError): boolean =>
  kind === 'offline' || (status !== null && [502, 503, 504].includes(status));

/** The reply if the server accepts a token, else false; null if offline. Three attempts (specification, section 4). */
export async function verifyPatiently(token: string): Promise<Record<string, unknown> | false | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await verifyToken(token);
    } catch (thrown) {
      if (isOffline()) return null;
      const waitMs = attemptWaitsMs[attempt];
      if (waitMs === undefined || !isUnreached(asAppError(thrown)) || readToken() !== token) return false;
      await pause(waitMs);
    }
  }
}
