import type { AreaStatus } from '../data/reply-types.ts';
import { type CommandValues, type CommandVerb, commandForms } from './command-forms.ts';
import { stepsError } from './steps.ts';

export type CommandErrors = Partial<Record<keyof CommandValues, string>>;

/** Versions that the form of a command offers, the newest first. */
export function versionsFor(verb: CommandVerb, status: AreaStatus | undefined): string[] {
  const { accepts } = commandForms[verb];
  if (!accepts || !status) return [];
  const { versions, stable } = status;
  return versions
    .filter((one) => accepts(one, stable))
    .map(({ version }) => version)
    .reverse();
}

export function initialValues(
  verb: CommandVerb,
  status: AreaStatus | undefined,
  chosen: string | undefined = undefined,
): CommandValues {
  const { initialVersion } = commandForms[verb];
  const versions = versionsFor(verb, status);
  const initial = initialVersion === 'canary' ? status?.rollout?.version : initialVersion && versions[0];
  return {
    why: '',
    version: chosen ?? versions.find((one) => one === initial) ?? '',
    steps: '0 1 5 25 50 100',
    soakMinutes: '10',
    force: false,
    hours: '1',
    typed: '',
  };
}

export function errorsOf(verb: CommandVerb, values: CommandValues): CommandErrors {
  const { fields = [], noVersion } = commandForms[verb];
  const { why, version, steps, soakMinutes } = values;
  const errors: CommandErrors = {};
  if (!why.trim()) errors.why = 'Indiquez pourquoi\u202f: le journal d’audit le garde.';
  if (fields.includes('version') && !version && !noVersion) errors.version = 'Choisissez une version.';
  const mistake = fields.includes('steps') && stepsError(steps);
  if (mistake) errors.steps = mistake;
  if (fields.includes('soakMinutes') && !/^\d{1,5}$/.test(soakMinutes.trim()))
    errors.soakMinutes = 'Indiquez un nombre entier de minutes.';
  return errors;
}

/** Body of a command at `now` (milliseconds since 1970), without `dryRun` and `expected`. */
export const toRequest = (verb: CommandVerb, values: CommandValues, now: number): object => ({
  why: values.why.trim(),
  ...commandForms[verb].toBody(values, now),
});
