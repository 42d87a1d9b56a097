import { entriesOf, isText, readStored, writeStored } from '@az/shared/stored';
import type { ConversationChange, GroupRequest } from './conversation-source.ts';

/** What the sample source keeps on the device in place of a server: changes by contact, and groups. */
type SampleKept = {
  changes: Record<string, ConversationChange>;
  groups: (GroupRequest & { id: string })[];
};

const keyOf = (memberId: string) => `az-conversations:${memberId}`;

const kinds = {
  readUpTo: 'string',
  emptiedUpTo: 'string',
  isMuted: 'boolean',
  isArchived: 'boolean',
  isMarkedUnread: 'boolean',
} as const satisfies Record<keyof ConversationChange, string>;

function toChange(value: unknown): ConversationChange {
  return Object.fromEntries(
    entriesOf(value).filter(([key, one]) => key in kinds && typeof one === kinds[key as keyof typeof kinds]),
  );
}

function toGroup(value: unknown): SampleKept['groups'] {
  const { id, name, memberIds }: Record<string, unknown> = Object.fromEntries(entriesOf(value));
  return isText(id) && isText(name) && Array.isArray(memberIds)
    ? [{ id, name, memberIds: memberIds.filter(isText) }]
    : [];
}

/** Reads what was kept, leaving out what cannot be understood. */
export function readSampleKept(memberId: string): SampleKept {
  const { changes, groups }: Record<string, unknown> = Object.fromEntries(
    entriesOf(readStored(keyOf(memberId))),
  );
  return {
    changes: Object.fromEntries(entriesOf(changes).map(([id, change]) => [id, toChange(change)])),
    groups: Array.isArray(groups) ? groups.flatMap(toGroup) : [],
  };
}

/** Adds a change of one conversation to those that were kept. */
export function keepSampleChange(memberId: string, contactId: string, change: ConversationChange): void {
  const kept = readSampleKept(memberId);
  const changes = { ...kept.changes, [contactId]: { ...kept.changes[contactId], ...change } };
  writeStored(keyOf(memberId), { ...kept, changes });
}

/** Number of the last group made in this page: where storage is blocked or full, what was kept does not tell. */
let lastGroup = 0;

/** Adds a group to those that were kept, and says its id, which no other group of the member has. */
export function keepSampleGroup(memberId: string, request: GroupRequest): string {
  const kept = readSampleKept(memberId);
  lastGroup = Math.max(kept.groups.length, lastGroup) + 1;
  const id = `group-${lastGroup}`;
  writeStored(keyOf(memberId), { ...kept, groups: [...kept.groups, { ...request, id }] });
  return id;
}
