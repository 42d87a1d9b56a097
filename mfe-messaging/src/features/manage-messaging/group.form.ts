import type { FormErrors } from '@az/shared/forms';
import type { GroupRequest } from '../../data/conversation-source.ts';
import { words } from './words.ts';

/** What the form of a group chat holds. */
export type GroupValues = { name: string; memberIds: string[] };

export const emptyGroup: GroupValues = { name: '', memberIds: [] };

/** Longest name of a group, in characters. */
export const longestName = 60;

/** The fields in their order on the screen. */
export const fields = ['name', 'memberIds'] as const satisfies (keyof GroupValues)[];

/** What is wrong, by field; empty when nothing is. */
export function groupProblems({ name, memberIds }: GroupValues): FormErrors {
  const problems: FormErrors = {};
  if (name.trim() === '') problems.name = words.nameMissing;
  else if (name.trim().length > longestName) problems.name = words.nameTooLong(longestName);
  if (memberIds.length < 2) problems.memberIds = words.membersMissing;
  return problems;
}

/** Whether something was entered that closing would lose. */
export const isDirty = ({ name, memberIds }: GroupValues): boolean =>
  name.trim() !== '' || memberIds.length > 0;

/** What is asked of the source. */
export function toRequest({ name, memberIds }: GroupValues): GroupRequest {
  return { name: name.trim(), memberIds };
}
