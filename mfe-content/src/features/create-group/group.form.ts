import { groupTypes, maxLengths, maxTitleLength, type NewGroupWire } from '@az/shared/contracts';
import { plainName, trimText } from '@az/shared/format';
import { words } from './words.ts';

export const initialGroup = { name: '', type: 'Public', description: '' };

export type GroupValues = typeof initialGroup;

/** The fields in display order. */
export const groupFields = ['name', 'type', 'description'] as const satisfies (keyof GroupValues)[];

export function groupProblems({ name, description }: GroupValues): Partial<GroupValues> {
  const problems: Partial<GroupValues> = {};
  if (plainName(name) === '') problems.name = words.wrong.name;
  else if (plainName(name).length > maxTitleLength) problems.name = words.wrong.nameLong;
  if (trimText(description) === '') problems.description = words.wrong.description;
  else if (trimText(description).length > maxLengths.description)
    problems.description = words.wrong.descriptionLong;
  return problems;
}

export const toGroup = ({ name, type, description }: GroupValues): Omit<NewGroupWire, 'client_id'> => ({
  name: plainName(name),
  type: groupTypes.find((one) => one === type) ?? 'Public',
  description: trimText(description),
});
