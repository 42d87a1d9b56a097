import { asRecord } from './read.ts';

/** Names of the extension calls the server has; empty when it has none or the reply cannot be read. */
export function parseCapabilities(raw: unknown): string[] {
  const names = asRecord(raw)?.extensions;
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
}
