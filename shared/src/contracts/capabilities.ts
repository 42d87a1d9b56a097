import { asRecord } from './read.ts';

/** Names of the server's extension calls; empty when there are none or the reply cannot be read. */
export function parseCapabilities(raw: unknown): string[] {
  const names = asRecord(raw)?.extensions;
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
}
