import { asRecord } from './read.ts';
import type { Extension } from './wire/extensions.ts';

/** In each pair, screens of the first extension also call the second. Without it the server would refuse these calls. */
const needed: readonly [Extension, Extension][] = [
  ['headline', 'account'],
  ['account-comments', 'comments-delete'],
  ['member-lists', 'relations'],
  ['profile-preview', 'relations'],
  ['suggestions', 'relations'],
  ['messaging', 'relations'],
  ['messaging', 'live'],
  ['group-chats', 'messaging'],
  ['message-pictures', 'messaging'],
];

/** Names of the server's extension calls, without those whose screens need an extension that the server lacks. */
export function parseCapabilities(raw: unknown): string[] {
  const names = asRecord(raw)?.extensions;
  if (!Array.isArray(names)) return [];
  return names.filter(
    (name): name is string =>
      typeof name === 'string' && needed.every(([of, other]) => of !== name || names.includes(other)),
  );
}
