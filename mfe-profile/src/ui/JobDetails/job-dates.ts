import { monthYear } from '@az/shared/format';

type Dates = { startingDate: string | null; endingDate: string | null };

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const localDay = (now: Date): string => `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count > 1 ? many : one}`];

/** Duration of a job, first and last month included: `3 ans 2 mois`; empty if unknown. */
export function jobLength({ startingDate, endingDate }: Dates, now = new Date()): string {
  if (!startingDate) return '';
  const months = monthsOf(endingDate ?? localDay(now)) - monthsOf(startingDate) + 1;
  if (months < 1) return '';
  return [...counted(Math.floor(months / 12), 'an', 'ans'), ...counted(months % 12, 'mois', 'mois')].join(
    ' ',
  );
}

/** The end of a job: its month, or that it is the current job. */
export const endWords = (endingDate: string | null): string =>
  endingDate ? monthYear(endingDate) : "aujourd'hui";
