import type { AreaStatus } from '../data/reply-types.ts';
import { isUsable } from '../labels.ts';
import type { CommandVerb } from './command-labels.ts';

export type CommandValues = {
  why: string;
  version: string;
  steps: string;
  soakMinutes: string;
  force: boolean;
  /** How long a link works. */
  hours: string;
  /** The version typed again, for commands that cannot be undone. */
  typed: string;
};

export type CommandErrors = Partial<Record<keyof CommandValues, string>>;

/** Versions that a command can have, the newest first. */
export function versionsFor(verb: CommandVerb, status: AreaStatus | undefined): string[] {
  const versions = [...(status?.versions ?? [])].reverse();
  const usable = versions.filter(isUsable);
  const fits = {
    start: usable.filter(({ version }) => version !== status?.stable),
    rollback: usable.filter(({ version }) => version !== status?.stable),
    recall: usable.filter(({ recalledAt }) => !recalledAt),
    kill: versions.filter(({ killedAt }) => !killedAt),
    override: usable.filter(({ recalledAt }) => !recalledAt),
  };
  return verb in fits ? fits[verb as keyof typeof fits].map(({ version }) => version) : [];
}

/** A rollback without a version goes to the one before; a recall or a kill is usually about the canary. */
export function initialValues(
  verb: CommandVerb,
  status: AreaStatus | undefined,
  chosen: string | undefined = undefined,
): CommandValues {
  const versions = versionsFor(verb, status);
  const canary = status?.rollout?.version;
  const aboutCanary = (verb === 'recall' || verb === 'kill') && canary && versions.includes(canary);
  return {
    why: '',
    version: chosen ?? (aboutCanary ? canary : verb === 'start' ? (versions[0] ?? '') : ''),
    steps: '0 1 5 25 50 100',
    soakMinutes: '10',
    force: false,
    hours: '1',
    typed: '',
  };
}

const stepPattern = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Shares as typed, `0,5 5 100 %`, in basis points; null when invalid. */
export function readSteps(text: string): number[] | null {
  const parts = text
    .replaceAll('%', ' ')
    .split(/[\s;]+/u)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => !stepPattern.test(part))) return null;
  return parts.map((part) => Math.round(Number(part.replace(',', '.')) * 100));
}

function stepsError(text: string): string | undefined {
  const steps = readSteps(text);
  if (!steps) return 'Écrivez les paliers en pourcentages séparés par des espaces, comme 0 1 5 25 50 100.';
  if (steps.some((step, index) => index > 0 && step <= (steps[index - 1] ?? 0)))
    return 'Chaque palier dépasse celui d’avant.';
  return steps.at(-1) === 10_000 ? undefined : 'Le dernier palier est 100.';
}

const needsVersion: CommandVerb[] = ['start', 'recall', 'kill', 'override'];

/** Validation errors before a command can be simulated. */
export function errorsOf(verb: CommandVerb, values: CommandValues): CommandErrors {
  const { why, version, steps, soakMinutes } = values;
  const errors: CommandErrors = {};
  if (!why.trim()) errors.why = 'Indiquez pourquoi\u202f: le journal d’audit le garde.';
  if (needsVersion.includes(verb) && !version) errors.version = 'Choisissez une version.';
  if (verb === 'start') {
    const mistake = stepsError(steps);
    if (mistake) errors.steps = mistake;
    if (!/^\d{1,5}$/.test(soakMinutes.trim())) errors.soakMinutes = 'Indiquez un nombre entier de minutes.';
  }
  return errors;
}

/** Body of a command at `now` (milliseconds since 1970), without `dryRun` and `expected`. */
export function toRequest(verb: CommandVerb, values: CommandValues, now: number): Record<string, unknown> {
  const why = values.why.trim();
  const { version, force } = values;
  if (verb === 'start') {
    const soakMs = Number(values.soakMinutes.trim()) * 60_000;
    const steps = (readSteps(values.steps) ?? []).map((basisPoints) => ({ basisPoints, soakMs }));
    return { why, version, steps };
  }
  if (verb === 'override')
    return { why, version, member: null, expiresAt: now + Number(values.hours) * 3_600_000 };
  if (verb === 'promote') return { why, force };
  if (verb === 'rollback') return { why, version: version || null };
  return verb === 'recall' || verb === 'kill' ? { why, version } : { why };
}
