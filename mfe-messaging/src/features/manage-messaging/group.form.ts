import { groupMembers, maxGroupName } from '@az/shared/contracts';
import { plainName } from '@az/shared/format';
import type { FormErrors } from '@az/shared/forms';
import type { GroupRequest } from '../../data/conversation-calls.ts';
import { words } from './group-words.ts';

export type GroupValues = { name: string; memberIds: string[] };

export const emptyGroup: GroupValues = { name: '', memberIds: [] };

export const fields = ['name', 'memberIds'] as const satisfies (keyof GroupValues)[];

export function groupProblems({ name, memberIds }: GroupValues): FormErrors {
  const problems: FormErrors = {};
  if (plainName(name) === '') problems.name = words.nameMissing;
  else if (plainName(name).length > maxGroupName) problems.name = words.nameTooLong(maxGroupName);
  if (memberIds.length < groupMembers.least) problems.memberIds = words.membersMissing;
  return problems;
}

export function toRequest({ name, memberIds }: GroupValues): Omit<GroupRequest, 'clientId'> {
  return { name: plainName(name), memberIds };
}
