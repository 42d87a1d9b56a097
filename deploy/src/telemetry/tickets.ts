import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { networkOf } from '../rollout/network.ts';
import type { Visitor } from '../rollout/visitor.ts';

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const shape = v.strictObject({
  session: id,
  rollout: id,
  area: v.string(),
  version: v.string(),
  cohort: v.picklist(['canary', 'stable']),
  /** Share of the rollout at the assignment, in basis points. */
  basisPoints: v.number(),
  /** Hash of what counts as one person: a member, or all browsers with one unit. It identifies nobody. */
  person: id,
  /** Hash that distinguishes the browsers of one person. A member counts as one browser. */
  browser: id,
  /** Whether the person is a browser without a known member. */
  anonymous: v.boolean(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
});

/** What a page sends with its reports of an area: issued with the assignment, good for one vote. */
export type Ticket = v.InferOutput<typeof shape>;

/** The page loads of one person within an hour are one session. A ticket is valid until the end of the next hour. */
export const sessionMs = 60 * 60 * 1000;

/** An assignment of a visitor in a rollout. */
export type Assignment = Pick<Ticket, 'rollout' | 'area' | 'version' | 'cohort' | 'basisPoints'> & {
  visitor: Pick<Visitor, 'unit' | 'browser'>;
};

/** Issues and verifies tickets with a key shared by all origins on one database. */
export class Tickets {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** An assignment's ticket. All tickets of an hour have one session, so a page loaded a thousand times is one vote. */
  write({ visitor, ...given }: Assignment, now: number): string {
    const hour = Math.floor(now / sessionMs);
    const person = this.personOf(given.rollout, visitor);
    const ticket: Ticket = {
      ...given,
      session: this.digest('session', person, given.version, String(hour)),
      person,
      browser: this.browserOf(given.rollout, visitor),
      anonymous: visitor.browser !== null,
      // A rounded time, so that every origin writes the same ticket.
      expiresAt: (hour + 2) * sessionMs,
    };
    const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    return `${payload}.${this.mac(payload).toString('base64url')}`;
  }

  /** The ticket of a page; null when it is forged or expired. */
  read(text: string, now: number): Ticket | null {
    const [payload = '', signature = '', ...more] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.mac(payload);
    if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const parsed = v.safeParse(shape, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return parsed.success && parsed.output.expiresAt > now ? parsed.output : null;
  }

  /** The id of a visitor's browser in a rollout: a keyed hash, different in every rollout. */
  browserOf(rollout: string, { unit, browser }: Assignment['visitor']): string {
    return this.digest('browser', rollout, unit, browser ?? 'member');
  }

  /** The network of an address, as a keyed hash. */
  addressHash(address: string): string {
    return this.digest('network', networkOf(address)).slice(0, 16);
  }

  private personOf(rollout: string, { unit, browser }: Assignment['visitor']): string {
    return this.digest('person', rollout, unit, browser === null ? 'member' : 'browsers');
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }

  private digest(...parts: string[]): string {
    return this.mac(parts.join('\0')).subarray(0, 16).toString('hex');
  }
}
