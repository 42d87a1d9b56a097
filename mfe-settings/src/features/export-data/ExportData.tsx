import { asAppError } from '@az/shared/api';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useRef, useState } from 'react';
import { useMember } from '../../data/account.ts';
import { type DataFile, useCollectData } from '../../data/collect-data.ts';
import styles from './ExportData.module.css';
import { saveFile } from './save-file.ts';
import { words } from './words.ts';

type Status =
  | { kind: 'idle' | 'busy' }
  | { kind: 'done'; source: DataFile['source'] }
  | { kind: 'failed'; reason: string };

function useTakeDataAlong() {
  const member = useMember();
  const collect = useCollectData();
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const isUnderWay = useRef(false);
  const take = async () => {
    if (!member || isUnderWay.current) return;
    isUnderWay.current = true;
    setStatus({ kind: 'busy' });
    try {
      const file = await collect(member);
      saveFile(`az-connect-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(file, null, 2));
      setStatus({ kind: 'done', source: file.source });
    } catch (error) {
      setStatus({ kind: 'failed', reason: asAppError(error).reason });
    } finally {
      isUnderWay.current = false;
    }
  };
  return { status, take };
}

/** Exports all data about the member as one file. */
export function ExportData() {
  const { status, take } = useTakeDataAlong();
  const isBusy = status.kind === 'busy';
  return (
    <TitledCard description={words.intro} id="mes-donnees" title={words.title}>
      {status.kind === 'failed' && (
        <Alert color="red" role="alert" title={words.failed}>
          {status.reason}
        </Alert>
      )}
      <div className={styles.row}>
        <Button aria-disabled={isBusy} onClick={() => void take()} variant="default">
          {isBusy ? words.downloading : words.download}
        </Button>
        <Text c="dimmed" className={styles.status} role="status" size="sm">
          {status.kind === 'done' && (status.source === 'server' ? words.done : words.doneFromSession)}
        </Text>
      </div>
    </TitledCard>
  );
}
