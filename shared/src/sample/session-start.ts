import { readText, writeText } from '../storage/device-storage.ts';

const storageKey = 'az-sample-start';
const loadedAt = Date.now();

/** The time that dates of sample data count from: the same after a reload, or when this module was loaded without storage. */
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

/** The day so many days after the session began, `YYYY-MM-DD`; negative numbers count back. */
export function dayAhead(days: number): string {
  const day = sampleSessionStart();
  day.setDate(day.getDate() + days);
  return dayOf(day);
}
