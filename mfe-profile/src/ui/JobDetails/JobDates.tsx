import { monthYear } from '@az/shared/format';
import { Text } from '@az/shared/ui/Text';
import { endWords, jobLength } from './job-dates.ts';

type Props = { startingDate: string | null; endingDate: string | null };

/** `mars 2021 – aujourd'hui · 3 ans 2 mois`; nothing without a start. */
export function JobDates({ startingDate, endingDate }: Props) {
  if (!startingDate) return null;
  const length = jobLength({ startingDate, endingDate });
  return (
    <Text c="dimmed" size="sm">
      <time dateTime={startingDate}>{monthYear(startingDate)}</time> –{' '}
      {endingDate ? <time dateTime={endingDate}>{endWords(endingDate)}</time> : endWords(null)}
      {length && ` · ${length}`}
    </Text>
  );
}
