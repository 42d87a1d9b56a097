import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from './network.ts';
import type { Visitor } from './visitor.ts';

const hourMs = 60 * 60 * 1000;
/** Maximum of remembered addresses. Beyond it all are forgotten, so one more browser of each address is counted. */
const maxRemembered = 100_000;

const form = /^([01])([0-9a-f]{16})([0-9a-f]{16})([0-9a-f]{16})$/;

/**
 * Writes and reads the cohort cookies of browsers without a session, with a key shared by all origins on one
 * database. The unit of a counted browser is derived from its address, so a client that asks a thousand times gets
 * the same cohort each time, and cannot choose one (decision 30). Only the first browser of an address within an
 * hour is counted. The other browsers get random units, so that an office is spread over both cohorts.
 */
export class BrowserUnits {
  private readonly key: string;
  private readonly now: () => number;
  private hour = 0;
  private given = new Set<string>();

  constructor(key: string, now: () => number = Date.now) {
    this.key = key;
    this.now = now;
  }

  /** The browser of a cookie; null when no origin on this database has written it. */
  read(cookie: string): Visitor | null {
    const [, counted, unit = '', browser = '', mac = ''] = form.exec(cookie) ?? [];
    if (!counted || !timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(counted, unit, browser))))
      return null;
    return { unit, browser, isSignedIn: false, isCounted: counted === '1' };
  }

  /** A new cookie for a browser at this address. */
  write(address: string): string {
    const network = networkOf(address);
    const counted = this.isFirst(network) ? '1' : '0';
    const random = () => randomBytes(8).toString('hex');
    const unit = counted === '1' ? this.mac('unit', network) : random();
    const browser = random();
    return counted + unit + browser + this.mac(counted, unit, browser);
  }

  private isFirst(network: string): boolean {
    const hour = Math.floor(this.now() / hourMs);
    if (hour !== this.hour || this.given.size >= maxRemembered) this.given = new Set();
    this.hour = hour;
    const before = this.given.size;
    return this.given.add(network).size > before;
  }

  private mac(...parts: string[]): string {
    return createHmac('sha256', this.key)
      .update(`browser\0${parts.join('\0')}`)
      .digest('hex')
      .slice(0, 16);
  }
}
