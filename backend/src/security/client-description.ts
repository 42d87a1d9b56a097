import type { FastifyRequest } from 'fastify';
import { networkOf } from './client-address.ts';

/** Stored description of the client that opened a session: names from the lists below, and the shortened address. */
export type ClientDescription = { browser: string | null; system: string | null; network: string | null };

/** Browsers send about 150 characters. */
const maxAgentLength = 500;

/** The first match counts: user agents also name the browsers they descend from. */
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

/** Only names from the lists are stored; anything unknown is null. */
export function describeClient({ headers, ip }: FastifyRequest): ClientDescription {
  const agent = (headers['user-agent'] ?? '').slice(0, maxAgentLength);
  return { browser: nameIn(browsers, agent), system: nameIn(systems, agent), network: networkOf(ip) };
}
