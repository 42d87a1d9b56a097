import type { Limit } from '../config/api-config.ts';
import { readTrustProxy, type TrustProxy, trustProxyMistake } from './trust-proxy.ts';

/** Settings from the environment about clients of a public server. */
export type TrafficSettings = {
  /** Trusted proxies; 0 for none. */
  trustProxy: TrustProxy;
  /** How many people may share one address. The limits per address grow with it. */
  peoplePerAddress: number;
  /** Open connections at most, of all addresses together. */
  maxConnections: number;
};

/** What one person needs at most at a busy time: open connections, and requests per minute of three kinds. */
const perPerson = { connections: 6, calls: 40, pages: 20, files: 100 };

/** Limits of one address, at once or in a minute. */
export function addressLimits({ peoplePerAddress }: Pick<TrafficSettings, 'peoplePerAddress'>) {
  const perMinute = (each: number): Limit => ({ count: each * peoplePerAddress, windowMs: 60_000 });
  return {
    connections: perPerson.connections * peoplePerAddress,
    /** Slow bodies at once: one for every ten people behind the address, and at least enough for a family. */
    slowBodies: Math.max(4, Math.ceil(peoplePerAddress / 10)),
    calls: perMinute(perPerson.calls),
    /** Pages, discovery, and everything else that the server generates for each request. */
    pages: perMinute(perPerson.pages),
    files: perMinute(perPerson.files),
  };
}

export function readTrafficSettings(env: Record<string, string | undefined>): {
  settings: TrafficSettings;
  mistakes: string[];
} {
  const mistakes: string[] = [];
  function whole(name: string, usual: number, most: number): number {
    const text = env[name] || String(usual);
    const isRight = /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
    if (!isRight) mistakes.push(`${name} must be a whole number from 1 to ${most}.`);
    return Number(text);
  }
  const trustProxy = readTrustProxy(env.TRUST_PROXY ?? '');
  if (trustProxy === null) mistakes.push(trustProxyMistake);
  const settings = {
    trustProxy: trustProxy ?? 0,
    peoplePerAddress: whole('PEOPLE_PER_ADDRESS', 300, 100_000),
    maxConnections: whole('MAX_CONNECTIONS', 10_000, 1_000_000),
  };
  return { settings, mistakes };
}
