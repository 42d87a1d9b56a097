import type { HealthMinute } from '../answers/answers.ts';
import type { MinuteRow } from '../schema/tables.ts';
import { type LoadTimes, sumTimes, upperQuartile } from './load-times.ts';

/** Merges rows of the same minute, version and cohort, which several origins or writes have made. */
export function mergeMinutes(rows: MinuteRow[]): HealthMinute[] {
  const groups = new Map<string, MinuteRow[]>();
  for (const row of rows) {
    const key = `${row.at.getTime()} ${row.version} ${row.cohort}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group): HealthMinute[] => {
    const [first] = group;
    if (!first) return [];
    // `ReportCounts.take` has written the JSON.
    const times = sumTimes(group.map((row) => JSON.parse(row.times) as LoadTimes));
    const unverified = group.filter(({ verified }) => !verified);
    const sum = (what: 'loads' | 'failures', of: MinuteRow[]) =>
      of.reduce((total, row) => total + row[what], 0);
    const { version, cohort } = first;
    return [
      {
        ...{ at: first.at.toISOString(), version, cohort },
        ...{ loads: sum('loads', group), failures: sum('failures', group), loadMs: upperQuartile(times) },
        unverified: { loads: sum('loads', unverified), failures: sum('failures', unverified) },
      },
    ];
  });
}
