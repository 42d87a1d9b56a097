import { asRecord } from './read.ts';
import { type Extension, levelParts } from './wire/extensions.ts';

/** In each pair, screens of the first extension also call the second. Without it the server would refuse these calls. */
const needed: readonly [Extension, Extension][] = [
  ['account-comments', 'comments-delete'],
  ['member-lists', 'relations'],
  ['profile-preview', 'relations'],
  ['suggestions', 'relations'],
  ['messaging', 'relations'],
  ['messaging', 'live'],
  ['group-chats', 'messaging'],
  ['message-pictures', 'messaging'],
];

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
      typeof name === 'string' && needed.every(([of, other]) => of !== name || names.includes(other)),
  );
}
