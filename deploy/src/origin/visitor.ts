import { type Database, memberOfSession, readCookie } from '@az/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import type { BrowserUnits } from '../rollout/browser-units.ts';
import { memberVisitor, type Visitor } from '../rollout/visitor.ts';
import type { FindVisitor } from '../versions/versions.ts';
import { apiPath } from './api-path.ts';
import { sendCookie } from './cookies.ts';

const daySeconds = 24 * 60 * 60;
const yearSeconds = 365 * daySeconds;
/** The cohort cookie of a browser from which no cookie has come back yet. */
const newBrowser = 'new';
/** How long a session's result is cached. Only the end of a session can be noticed late: nothing else changes. */
const cacheMs = 60_000;
const maxRemembered = 10_000;
/** Timeout of the session check with an external API. */
const timeoutMs = 1000;

/** Whether the page says why the last session has ended (`shared/src/session/stored-session-end.ts`). */
export const hasEndedSession = (request: FastifyRequest): boolean =>
  readCookie(request, 'az-session-ended') !== null;

export const sessionOf = (request: FastifyRequest): string | null => readCookie(request, 'authKey');

/**
 * The browser that the cohort cookie identifies. Without one, null, and the page in `reply` (if given) sets the cookie
 * `new`: only a page request that brings it back gets a unit. So a browser that keeps no cookies gets the same versions
 * each time, and one that keeps them does not change its versions within its first page (decision 143).
 */
function browserOf(request: FastifyRequest, reply: FastifyReply | null, units: BrowserUnits): Visitor | null {
  const name = request.protocol === 'https' ? '__Host-az-cohort' : 'az-cohort';
  const cookie = readCookie(request, name) ?? '';
  const known = units.read(cookie);
  if (known || !reply) return known;
  const [value, ageSeconds] =
    cookie === newBrowser ? [units.write(request.ip), yearSeconds] : [newBrowser, daySeconds];
  sendCookie(request, reply, { name, value, ageSeconds });
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
        // The API limits requests by address; without this header all visitors would share the address of this origin.
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
  /** The visitor of a request. If a browser has no cohort cookie, the page in `reply` (if given) sets one. */
  of: (request: FastifyRequest, reply: FastifyReply | null) => FindVisitor;
  /** Whether a request has an open session; false when that cannot be found out. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
};

/** With the embedded backend. If a session cannot be looked up, its visitor is unknown and gets stable versions. */
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

/** With an external API, which tells whether a session is open but not whose it is: every visitor is a browser. */
function byBrowser(apiOrigin: string, units: BrowserUnits): Visitors {
  const sessions = new KnownSessions((token, request) => isOpenAt(apiOrigin, token, request));
  const isSignedIn = async (request: FastifyRequest) => {
    const token = sessionOf(request);
    return token !== null && sessions.ask(token, request);
  };
  return {
    of: (request, reply) => async () => {
      const browser = browserOf(request, reply, units);
      // Only counted browsers need `isSignedIn`, so no other page waits for the API.
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
