import { sampleSessionStart } from '@az/shared/sample/people';

/** The day so many days after the visit began, `YYYY-MM-DD` of this time zone. */
export function dayAhead(days: number): string {
  const day = sampleSessionStart();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
