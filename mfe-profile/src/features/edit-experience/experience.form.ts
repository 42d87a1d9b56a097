import type { JobRequest } from '@az/shared/career';
import {
  type Choice,
  checkRequest,
  type JobNote,
  JobRequestWire,
  type RawId,
  toChoice,
  toRawId,
} from '@az/shared/contracts';
import type { Experience } from '../../data/experiences.ts';
import { words } from './words.ts';

/** One line of a list; the id is not sent. */
export type NoteLine = { id: string; text: string };

type NoteField = 'skills' | 'tools' | 'tasks';

export type ExperienceValues = Record<NoteField, NoteLine[]> & {
  position: string | null;
  company: string | null;
  starting_date: string;
  ending_date: string;
  /** Whether this is a current job. If so, no end date is sent, whatever its field contains. */
  isCurrent: boolean;
};

type Lists = { positions: Choice[]; companies: Choice[] };

export const fields = [
  'position',
  'company',
  'starting_date',
  'ending_date',
  'skills',
  'tools',
  'tasks',
] as const satisfies (keyof ExperienceValues)[];

export const noteFields = ['skills', 'tools', 'tasks'] as const;

const requiredFields = ['position', 'company', 'starting_date'] as const;

let lines = 0;

export function newLine(text = ''): NoteLine {
  lines += 1;
  return { id: `${Date.now()}-${lines}`, text };
}

const toLines = (notes: JobNote[]): NoteLine[] =>
  notes.length === 0 ? [newLine()] : notes.map(({ text }) => newLine(text));

/** Prefix of the value of a choice for which the server sends a label but no id. */
const byLabel = '=';

/** The choice that the entry has so far, with its id, or if the server sends no id, with its label. */
export function ownChoice(id: RawId | null, label: string | null): Choice | null {
  if (id !== null) return toChoice(id, label ?? String(id));
  return label === null ? null : { value: byLabel + label, label };
}

/** The options including the choice that the entry has so far, even if the list does not contain it any more. */
export function withOwn(choices: Choice[], own: Choice | null): Choice[] {
  if (!own || choices.some(({ value }) => value === own.value)) return choices;
  const others = own.value.startsWith(byLabel) ? choices.filter(({ label }) => label !== own.label) : choices;
  return [own, ...others];
}

function idOf(value: string | null, choices: Choice[]): string {
  if (!value?.startsWith(byLabel)) return value ?? '';
  return choices.find(({ label }) => label === value.slice(byLabel.length))?.value ?? '';
}

export function initialValues(experience: Experience | null): ExperienceValues {
  const { positionId, position, companyId, company } = experience ?? {};
  return {
    position: ownChoice(positionId ?? null, position?.title ?? null)?.value ?? null,
    company: ownChoice(companyId ?? null, company ?? null)?.value ?? null,
    starting_date: experience?.startingDate ?? '',
    ending_date: experience?.endingDate ?? '',
    isCurrent: experience !== null && experience.endingDate === null,
    skills: toLines(experience?.skills ?? []),
    tools: toLines(experience?.tools ?? []),
    tasks: toLines(experience?.tasks ?? []),
  };
}

/** The request, or the errors by field; each of the three required fields has its own message. */
export function checkExperience(
  values: ExperienceValues,
  lists: Lists,
): ReturnType<typeof checkRequest<typeof JobRequestWire>> {
  const textsOf = (field: NoteField) => values[field].map(({ text }) => text);
  const checked = checkRequest(JobRequestWire, {
    position: idOf(values.position, lists.positions),
    company: idOf(values.company, lists.companies),
    starting_date: values.starting_date,
    ending_date: values.isCurrent || values.ending_date === '' ? null : values.ending_date,
    skills: textsOf('skills'),
    tools: textsOf('tools'),
    tasks: textsOf('tasks'),
  });
  if (checked.request) return checked;
  const { errors } = checked;
  for (const field of requiredFields)
    if (errors[field] === words.required) errors[field] = words.missing[field];
  return checked;
}

export function listsWith(experience: Experience | null, { positions, companies }: Lists): Lists {
  if (!experience) return { positions, companies };
  return {
    positions: withOwn(positions, ownChoice(experience.positionId, experience.position.title)),
    companies: withOwn(companies, ownChoice(experience.companyId, experience.company)),
  };
}

/** The request with its ids as numbers if the lists have numbers. */
export const withRawIds = (job: JobRequestWire, { positions, companies }: Lists): JobRequest => ({
  ...job,
  position: toRawId(positions, job.position),
  company: toRawId(companies, job.company),
});

/** Whether one of the three required fields of the specification is missing. */
export const isRequiredMissing = (messages: readonly string[]): boolean =>
  Object.values(words.missing).some((message) => messages.includes(message));
