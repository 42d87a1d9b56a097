import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security/client-address.ts';

/** What is kept of who opened a session: names of the lists below, and the shortened address. */
export type ClientDescription = { browser: string | null; system: string | null; network: string | null };

/** Browsers send about 150 characters. */
const maxAgentLength = 500;

/** The first that fits counts: browsers name those that they descend from, too. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (list: [string, RegExp][], text: string): string | null =>
  list.find(([, sign]) => sign.test(text))?.[0] ?? null;

/**
 * Describes who asks by the `User-Agent` and the address. Nothing of what was sent is kept as such: what no list has is
 * null.
 */
export function describeClient({ headers, ip }: FastifyRequest): ClientDescription {
  const agent = (headers['user-agent'] ?? '').slice(0, maxAgentLength);
  return { browser: nameIn(browsers, agent), system: nameIn(systems, agent), network: networkOf(ip) };
}
