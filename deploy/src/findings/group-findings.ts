import type { FailureReport, Finding } from '../answers/health-answers.ts';

/** Number of an area's newest failures that are grouped. */
export const groupedFailures = 1000;

const maxGroups = 50;

const maxNames = 10;

/** A failure with its frames, the innermost first, in sources where they are known. */
export type TracedFailure = FailureReport & { frames: string[] };

/** The cause without what differs between two occurrences: numbers, and the ids of builds. */
const causeKey = (cause: string): string => cause.replace(/\b[0-9a-f]{8,}\b/g, '#').replace(/\d+/g, '#');

/** The file of the innermost frame: lines move between versions. */
const fileOf = ([frame = '']: string[]): string => frame.replace(/:\d+:\d+$/, '');

const distinct = (names: string[]): string[] => [...new Set(names)].slice(0, maxNames);

/** Failures by their cause: the same kind, text and innermost file; the most frequent first. */
export function groupFindings(failures: TracedFailure[]): Finding[] {
  const groups = new Map<string, TracedFailure[]>();
  for (const failure of failures) {
    const key = `${failure.kind}\n${causeKey(failure.cause)}\n${fileOf(failure.frames)}`;
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  const sorted = [...groups.values()].sort((one, other) => other.length - one.length).slice(0, maxGroups);
  return sorted.flatMap((group): Finding[] => {
    const newest = group.reduce((best, one) => (one.at > best.at ? one : best));
    const { kind, cause, id, at, frames } = newest;
    return [
      {
        ...{ kind, cause, count: group.length, lastAt: at, lastId: id, frames },
        verified: group.filter(({ verified }) => verified).length,
        versions: distinct(group.map(({ version }) => version)),
        routes: distinct(group.map(({ route }) => route)),
      },
    ];
  });
}
