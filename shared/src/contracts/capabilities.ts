import { asRecord } from './read.ts';
import { type Extension, levelParts } from './wire/extensions.ts';

/** Extensions whose screens also call the extension `network`. Without it the server would refuse these calls. */
const needNetwork: readonly unknown[] = [
  'notifications',
  'mentions',
  'group-chats',
  'message-pictures',
] satisfies Extension[];

/** Levels of a server of an earlier release, which lists their parts only. */
const levelsOf = (names: unknown[]): string[] =>
  Object.entries(levelParts).flatMap(([level, parts]) =>
    !names.includes(level) && parts.every((part) => names.includes(part)) ? [level] : [],
  );

/** Names of the server's extension calls, without those whose screens need an extension that the server lacks. */
export function parseCapabilities(raw: unknown): string[] {
  const listed = asRecord(raw)?.extensions;
  if (!Array.isArray(listed)) return [];
  const names = [...listed, ...levelsOf(listed)];
  return names.filter(
    (name): name is string =>
      typeof name === 'string' && (!needNetwork.includes(name) || names.includes('network')),
  );
}
