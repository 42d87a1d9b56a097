import { longDate } from '@az/shared/format';
import { Text } from '@az/shared/ui/Text';

/** Date of publication, in French long format. */
export function ArticleDate({ date }: { date: string }) {
  return (
    <Text c="dimmed" component="time" dateTime={date} size="sm">
      {longDate(date)}
    </Text>
  );
}
