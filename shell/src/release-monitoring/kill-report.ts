import { recordReached } from '@az/shared/api';
import type { KillReport } from '@az/shared/discovery';
import { ownFetch } from '../page/own-fetch.ts';
import { timeLimits } from '../page/time-limits.ts';

function isReport(value: unknown): value is KillReport {
  const { revision, frozen, killed }: Partial<KillReport> = value ?? {};
  return (
    Number.isInteger(revision) &&
    typeof frozen === 'boolean' &&
    Array.isArray(killed) &&
    killed.every((name) => typeof name === 'string')
  );
}

/** Recalled and killed versions. Rejects if the report cannot be read, is invalid, or older than `revision` (a replayed copy). */
export async function readKillReport(revision: number): Promise<KillReport> {
  const response = await ownFetch('/discovery/kill.json', {
    signal: AbortSignal.timeout(timeLimits.discovery),
  });
  recordReached();
  if (!response.ok) throw new Error(`The kill report answered ${response.status}`);
  const report: unknown = await response.json();
  if (!isReport(report)) throw new Error('The kill report is none');
  if (report.revision < revision) throw new Error(`The kill report is of revision ${report.revision}`);
  return report;
}
