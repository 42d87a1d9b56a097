import type { Database } from './database/database.ts';
import { SessionRepository } from './repositories/session-repository.ts';
import { apiDb } from './schema/api-schema.ts';

/** The member of an open session, by its token; null when there is none. Not recorded as a use of the session. */
export const memberOfSession = (db: Database, token: string): Promise<number | null> =>
  new SessionRepository(apiDb(db), () => new Date()).findMember(token);
