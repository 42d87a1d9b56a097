import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Stack } from '@az/shared/ui/Stack';
import { useEffect, useRef } from 'react';
import { Said } from '../pieces/Said.tsx';
import styles from './Command.module.css';

/** Third step: what has moved. */
export function CommandDone({ said, onClose }: { said: string[]; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <div className={styles.moves}>
        <h3 ref={heading} tabIndex={-1}>
          C’est fait
        </h3>
        <Said sentences={said} />
      </div>
      <Group justify="flex-end">
        <Button onClick={onClose}>Terminer</Button>
      </Group>
    </Stack>
  );
}
