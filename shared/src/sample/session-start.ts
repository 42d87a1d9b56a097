import { readText, writeText } from '../storage/device-storage.ts';

const storageKey = 'az-sample-start';
const loadedAt = Date.now();

/** The time that dates of sample data count from. It survives a reload; without storage, it is the time of loading. */
export function sampleSessionStart(): Date {
  const stored = Number(readText(storageKey, 'session'));
  const start = Number.isFinite(stored) && stored > 0 ? stored : loadedAt;
  writeText(storageKey, String(start), 'session');
  return new Date(start);
}

export const hoursBefore = (hours: number): string =>
  new Date(sampleSessionStart().getTime() - hours * 3_600_000).toISOString();

const two = (part: number): string => String(part).padStart(2, '0');

export const dayOf = (day: Date): string =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The day `days` days after the session began, `YYYY-MM-DD`; a negative number counts back. */
export function dayAhead(days: number): string {
  const day = sampleSessionStart();
  day.setDate(day.getDate() + days);
  return dayOf(day);
}
