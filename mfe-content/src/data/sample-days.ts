import { sampleSessionStart } from '@az/shared/sample/people';

const two = (part: number): string => String(part).padStart(2, '0');

/** A day as `YYYY-MM-DD` of this time zone. */
export const dayOf = (day: Date): string =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The day so many days after the visit began, `YYYY-MM-DD`. */
export function dayAhead(days: number): string {
  const day = sampleSessionStart();
  day.setDate(day.getDate() + days);
  return dayOf(day);
}
