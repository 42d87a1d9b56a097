import type { FailureReport, Finding } from '../answers/health-answers.ts';

/** How many of an area's newest failures are grouped. */
export const groupedFailures = 1000;

const maxGroups = 50;

const maxNames = 10;

/** A failure with its frames, the innermost first. They are positions in sources if these are known. */
export type TracedFailure = FailureReport & { frames: string[] };

/** The cause without numbers and ids of builds, which differ between occurrences. */
const causeKey = (cause: string): string => cause.replace(/\b[0-9a-f]{8,}\b/g, '#').replace(/\d+/g, '#');

/** The file of the innermost frame, without the line, because lines move between versions. */
const fileOf = ([frame = '']: string[]): string => frame.replace(/:\d+:\d+$/, '');

const distinct = (names: string[]): string[] => [...new Set(names)].slice(0, maxNames);

/** Groups failures with the same kind, cause and innermost file; the largest groups first. */
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
