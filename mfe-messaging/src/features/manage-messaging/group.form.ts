import { plainName } from '@az/shared/format';
import type { FormErrors } from '@az/shared/forms';
import type { GroupRequest } from '../../data/conversation-source.ts';
import { words } from './group-words.ts';

/** Values of the group chat's form. */
export type GroupValues = { name: string; memberIds: string[] };

export const emptyGroup: GroupValues = { name: '', memberIds: [] };

/** Maximum length of a group's name, in characters. */
export const maxNameLength = 60;

/** The fields in display order. */
export const fields = ['name', 'memberIds'] as const satisfies (keyof GroupValues)[];

/** Errors by field; empty when there are none. */
export function groupProblems({ name, memberIds }: GroupValues): FormErrors {
  const problems: FormErrors = {};
  if (plainName(name) === '') problems.name = words.nameMissing;
  else if (plainName(name).length > maxNameLength) problems.name = words.nameTooLong(maxNameLength);
  if (memberIds.length < 2) problems.memberIds = words.membersMissing;
  return problems;
}

/** The request to the source. */
export function toRequest({ name, memberIds }: GroupValues): GroupRequest {
  return { name: plainName(name), memberIds };
}
