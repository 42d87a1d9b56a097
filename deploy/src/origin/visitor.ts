import { type Database, memberOfSession, readCookie } from '@az/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import type { BrowserUnits } from '../rollout/browser-units.ts';
import { memberVisitor, type Visitor } from '../rollout/visitor.ts';
import type { FindVisitor } from '../versions/versions.ts';
import { apiPath } from './api-path.ts';
import { sendCookie } from './cookies.ts';

const yearSeconds = 365 * 24 * 60 * 60;
/** An ended session is noticed after this time; nothing else about a session changes. */
const cacheMs = 60_000;
const maxRemembered = 10_000;
/** Timeout of the session check with an external API. */
const timeoutMs = 1000;

export const sessionOf = (request: FastifyRequest): string | null => readCookie(request, 'authKey');

/** The browser of the visitor's cohort cookie; one without a cookie gets it with the reply, if any. */
function browserOf(request: FastifyRequest, reply: FastifyReply | null, units: BrowserUnits): Visitor | null {
  const name = request.protocol === 'https' ? '__Host-az-cohort' : 'az-cohort';
  const known = units.read(readCookie(request, name) ?? '');
  if (known || !reply) return known;
  const value = units.write(request.ip);
  sendCookie(request, reply, { name, value, ageSeconds: yearSeconds });
  return units.read(value);
}

/** A cache of recently seen sessions. When a look-up fails, the last result is used. */
export class KnownSessions<T> {
  private readonly find: (token: string, request: FastifyRequest) => Promise<T>;
  private readonly now: () => number;
  private readonly known = new Map<string, { answer: T; at: number }>();

  constructor(find: (token: string, request: FastifyRequest) => Promise<T>, now: () => number = Date.now) {
    this.find = find;
    this.now = now;
  }

  /** The result of `find`, cached for a minute. Rejects when `find` fails and no earlier result is cached. */
  async ask(token: string, request: FastifyRequest): Promise<T> {
    const last = this.known.get(token);
    if (last && this.now() - last.at < cacheMs) return last.answer;
    try {
      const answer = await this.find(token, request);
      this.known.delete(token);
      this.known.set(token, { answer, at: this.now() });
      const [oldest] = this.known.keys();
      if (this.known.size > maxRemembered && oldest !== undefined) this.known.delete(oldest);
      return answer;
    } catch (error) {
      if (last) return last.answer;
      throw error;
    }
  }
}

/** Whether a session is open according to an external API; false when it does not reply in time. */
async function isOpenAt(apiOrigin: string, token: string, { ip }: FastifyRequest): Promise<boolean> {
  try {
    const reply = await fetch(`${apiOrigin}${apiPath}/verify-token`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // The API limits requests by address, and those of all visitors come from this origin.
        'x-forwarded-for': ip,
      },
      body: JSON.stringify({ access_token: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await reply.json();
    return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === true;
  } catch {
    return false;
  }
}

export type Visitors = {
  /** The visitor of a request; a browser without a cohort cookie gets one with the reply, if any. */
  of: (request: FastifyRequest, reply: FastifyReply | null) => FindVisitor;
  /** Whether a request has an open session; false when that cannot be found out. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
};

/** With the embedded backend: the member. A session that cannot be looked up is anonymous and gets stable versions. */
function byMember(db: Database, units: BrowserUnits): Visitors {
  const sessions = new KnownSessions((token) => memberOfSession(db, token));
  const memberOf = async (request: FastifyRequest) => {
    const token = sessionOf(request);
    return token === null ? null : sessions.ask(token, request);
  };
  return {
    of: (request, reply) => async () => {
      try {
        const member = await memberOf(request);
        return member === null ? browserOf(request, reply, units) : memberVisitor(member);
      } catch (error) {
        request.log.warn({ err: error }, 'The member of a session cannot be looked up');
        return null;
      }
    },
    isSignedIn: async (request) => (await memberOf(request).catch(() => null)) !== null,
  };
}

/** With an external API, which knows whether a session is open but not whose it is: the browser, signed in or not. */
function byBrowser(apiOrigin: string, units: BrowserUnits): Visitors {
  const sessions = new KnownSessions((token, request) => isOpenAt(apiOrigin, token, request));
  const isSignedIn = async (request: FastifyRequest) => {
    const token = sessionOf(request);
    return token !== null && sessions.ask(token, request);
  };
  return {
    of: (request, reply) => async () => {
      const browser = browserOf(request, reply, units);
      // A page waits for the API only where the result matters.
      return browser?.isCounted ? { ...browser, isSignedIn: await isSignedIn(request) } : browser;
    },
    isSignedIn,
  };
}

export const findVisitors = (
  { apiOrigin }: Pick<Settings, 'apiOrigin'>,
  db: Database,
  units: BrowserUnits,
): Visitors => (apiOrigin ? byBrowser(apiOrigin, units) : byMember(db, units));
