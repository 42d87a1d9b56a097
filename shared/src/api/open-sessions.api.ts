import { type OpenSession, parseOpenSessions, parseStatusReply } from '../contracts/index.ts';
import { callAndParse } from './call-and-parse.ts';

const path = '/account/sessions';

/** The member's open sessions, the most recently used first (`GET /account/sessions`). */
export const getOpenSessions = (signal?: AbortSignal): Promise<OpenSession[]> =>
  callAndParse(path, parseOpenSessions, { signal });

async function end(from: string, password: string): Promise<void> {
  await callAndParse(from, parseStatusReply, { method: 'DELETE', json: { password } });
}

/** Ends one session at once (`DELETE /account/sessions/{id}`); `not-found` when it has ended already. */
export const endSession = (id: string, password: string): Promise<void> =>
  end(`${path}/${encodeURIComponent(id)}`, password);

/** Ends every session but this one at once (`DELETE /account/sessions`). */
export const endOtherSessions = (password: string): Promise<void> => end(path, password);
