import { plainName } from '@az/shared/format';
import type { FormErrors } from '@az/shared/forms';
import type { GroupRequest } from '../../data/conversation-source.ts';
import { words } from './group-words.ts';

export type GroupValues = { name: string; memberIds: string[] };

export const emptyGroup: GroupValues = { name: '', memberIds: [] };

export const maxNameLength = 60;

export const fields = ['name', 'memberIds'] as const satisfies (keyof GroupValues)[];

export function groupProblems({ name, memberIds }: GroupValues): FormErrors {
  const problems: FormErrors = {};
  if (plainName(name) === '') problems.name = words.nameMissing;
  else if (plainName(name).length > maxNameLength) problems.name = words.nameTooLong(maxNameLength);
  if (memberIds.length < 2) problems.memberIds = words.membersMissing;
  return problems;
}

export function toRequest({ name, memberIds }: GroupValues): GroupRequest {
  return { name: plainName(name), memberIds };
}
