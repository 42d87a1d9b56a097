import { type Database, memberOfSession, readCookie } from '@az/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import { isBrowserUnit, newBrowserUnit } from '../rollout/browser-unit.ts';
import type { FindUnit } from '../versions/versions.ts';
import { sendCookie } from './cookies.ts';

const yearSeconds = 365 * 24 * 60 * 60;
/** A session's member does not change; an ended session is noticed after this time. */
const rememberMs = 60_000;
const mostRemembered = 10_000;

/** The session that a browser is signed in with; null when it has none. */
export const sessionOf = (request: FastifyRequest): string | null => readCookie(request, 'authKey');

/** The visitor's cohort cookie; one without a cookie is given it with the reply, if any. */
function cohortCookie(request: FastifyRequest, reply: FastifyReply | null): string | null {
  const name = request.protocol === 'https' ? '__Host-az-cohort' : 'az-cohort';
  const known = readCookie(request, name);
  if (known && isBrowserUnit(known)) return known;
  if (!reply) return null;
  const made = newBrowserUnit();
  sendCookie(request, reply, { name, value: made, ageSeconds: yearSeconds });
  return made;
}

type FindMember = (token: string) => Promise<number | null>;

/** Members of the sessions seen lately. When the database does not answer, the last answer counts. */
export class SessionMembers {
  private readonly find: FindMember;
  private readonly now: () => number;
  private readonly known = new Map<string, { member: number | null; at: number }>();

  constructor(find: FindMember, now: () => number = Date.now) {
    this.find = find;
    this.now = now;
  }

  /** The member of a session; null when it is not open. Rejects when that cannot be known. */
  async memberOf(token: string): Promise<number | null> {
    const last = this.known.get(token);
    if (last && this.now() - last.at < rememberMs) return last.member;
    try {
      const member = await this.find(token);
      this.known.delete(token);
      this.known.set(token, { member, at: this.now() });
      const [oldest] = this.known.keys();
      if (this.known.size > mostRemembered && oldest !== undefined) this.known.delete(oldest);
      return member;
    } catch (error) {
      if (last) return last.member;
      throw error;
    }
  }
}

/**
 * Who asks, for cohorts: the member with the embedded backend, otherwise the browser. A session that cannot be looked up
 * makes nobody: the visitor gets what is stable, and no other cohort by accident.
 */
export function unitFinder(settings: Settings, db: Database) {
  const members = settings.apiOrigin ? null : new SessionMembers((token) => memberOfSession(db, token));
  return (request: FastifyRequest, reply: FastifyReply | null): FindUnit =>
    async () => {
      const token = sessionOf(request);
      if (!members || !token) return cohortCookie(request, reply);
      try {
        const member = await members.memberOf(token);
        return member === null ? cohortCookie(request, reply) : String(member);
      } catch (error) {
        request.log.warn({ err: error }, 'The member of a session cannot be looked up');
        return null;
      }
    };
}
