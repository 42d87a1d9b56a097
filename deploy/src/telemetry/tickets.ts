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
  /** Share of the rollout when it was given, in basis points. */
  basisPoints: v.number(),
  /** Who counts as one: a member, or all browsers with one unit. A hash that leads back to nobody. */
  person: id,
  /** Tells the browsers of one person apart; of a member they are one. */
  browser: id,
  /** A browser whose member is not known here. */
  anonymous: v.boolean(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
});

/** What a page shows to report what became of an area: given with the assignment, good for one vote. */
export type Ticket = v.InferOutput<typeof shape>;

/** The page loads of one person within an hour are one session. A ticket may be shown until the end of the next hour. */
export const sessionMs = 60 * 60 * 1000;

/** Who is assigned what in a rollout. */
export type Assignment = Pick<Ticket, 'rollout' | 'area' | 'version' | 'cohort' | 'basisPoints'> & {
  visitor: Pick<Visitor, 'unit' | 'browser'>;
};

/** Writes and reads tickets with the key that all origins on one database have. */
export class Tickets {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /**
   * The ticket of an assignment, as text. Whoever is assigned again within the hour gets another one of the same session: a
   * page that is loaded a thousand times is one vote.
   */
  write({ visitor, ...given }: Assignment, now: number): string {
    const hour = Math.floor(now / sessionMs);
    const person = this.personOf(given.rollout, visitor);
    const ticket: Ticket = {
      ...given,
      session: this.digest('session', person, given.version, String(hour)),
      person,
      browser: this.browserOf(given.rollout, visitor),
      anonymous: visitor.browser !== null,
      // The same text from every origin.
      expiresAt: (hour + 2) * sessionMs,
    };
    const words = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    return `${words}.${this.mac(words).toString('base64url')}`;
  }

  /** The ticket that a page shows; null when this database's origins have not given it, or it has expired. */
  read(text: string, now: number): Ticket | null {
    const [words = '', signature = '', ...more] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.mac(words);
    if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const parsed = v.safeParse(shape, JSON.parse(Buffer.from(words, 'base64url').toString()));
    return parsed.success && parsed.output.expiresAt > now ? parsed.output : null;
  }

  /** Which browser a visitor is in a rollout: a hash, another one in every rollout, that leads back to nobody without the key. */
  browserOf(rollout: string, { unit, browser }: Assignment['visitor']): string {
    return this.digest('browser', rollout, unit, browser ?? 'member');
  }

  /** The network of an address, as a hash that leads back to none without the key. */
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
