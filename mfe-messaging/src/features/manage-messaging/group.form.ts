import type { GroupRequest } from '../../data/conversation-source.ts';
import { words } from './words.ts';

/** What the form of a group chat holds. */
export type GroupValues = { name: string; memberIds: string[] };

export const emptyGroup: GroupValues = { name: '', memberIds: [] };

/** Longest name of a group, in characters. */
export const longestName = 60;

/** What is wrong with each field; null when nothing is. */
export const groupRules = {
  name(value: string): string | null {
    if (value.trim() === '') return words.nameMissing;
    return value.trim().length > longestName ? words.nameTooLong(longestName) : null;
  },
  memberIds: (value: string[]): string | null => (value.length < 2 ? words.membersMissing : null),
};

/** Whether something was entered that closing would lose. */
export const isDirty = ({ name, memberIds }: GroupValues): boolean =>
  name.trim() !== '' || memberIds.length > 0;

/** What is asked of the source. */
export function toRequest({ name, memberIds }: GroupValues): GroupRequest {
  return { name: name.trim(), memberIds };
}
