import { type OpenSession, parseOpenSessions, parseStatusReply } from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

const path = '/account/sessions';

/**
 * The member's open sessions, the most recently used first (`GET /account/sessions`). Rejects with `AppError`, as every
 * call here.
 */
export async function getOpenSessions(signal?: AbortSignal): Promise<OpenSession[]> {
  const sessions = parseOpenSessions(await callApi(path, { bearer: true, signal }));
  if (sessions === null) throw new AppError('bad-reply');
  return sessions;
}

async function end(from: string, password: string): Promise<void> {
  const reply = await callApi(from, { method: 'DELETE', bearer: true, json: { password } });
  if (!parseStatusReply(reply)) throw new AppError('bad-reply');
}

/** Ends one session at once (`DELETE /account/sessions/{id}`); `not-found` when it has ended already. */
export const endSession = (id: string, password: string): Promise<void> =>
  end(`${path}/${encodeURIComponent(id)}`, password);

/** Ends every session but this one at once (`DELETE /account/sessions`). */
export const endOtherSessions = (password: string): Promise<void> => end(path, password);
