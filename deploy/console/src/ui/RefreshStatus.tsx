import { Button } from '@az/shared/ui/Button';
import { IconRefresh } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { sentences } from '../data/call-failure.ts';
import { type Answer, useRefresh } from '../data/queries.ts';
import { clockTime } from '../format.ts';
import styles from './RefreshStatus.module.css';

/** Time of the shown data, and a message if a later refresh has failed. */
export function RefreshStatus<Data>({ answer }: { answer: Answer<Data> }) {
  const refresh = useRefresh();
  const { data, error, dataUpdatedAt } = answer;
  const isStale = data !== undefined && error !== null;
  return (
    <div className={styles.note}>
      <p className={styles.failed} role="status">
        {isStale &&
          `Actualisation impossible. ${sentences[error.kind]} Ce qui suit date de ${clockTime(dataUpdatedAt)}.`}
      </p>
      {data !== undefined && !isStale && (
        <Text c="dimmed" size="sm">
          Actualisé à <time>{clockTime(dataUpdatedAt)}</time>
        </Text>
      )}
      <Button
        leftSection={<IconRefresh size={16} />}
        onClick={() => void refresh()}
        size="compact-sm"
        variant="default"
      >
        Actualiser
      </Button>
    </div>
  );
}
