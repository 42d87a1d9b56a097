import { Anchor } from '@az/shared/ui/Anchor';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Stack } from '@az/shared/ui/Stack';
import { useEffect, useRef } from 'react';
import { OriginSentences } from '../ui/OriginSentences.tsx';
import styles from './Command.module.css';

type Props = { said: string[]; link: string | null; onClose: () => void };

/** Third step: the effects, and the new link. */
export function CommandResult({ said, link, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <div className={styles.moves}>
        <h3 ref={heading} tabIndex={-1}>
          C’est fait
        </h3>
        <OriginSentences sentences={said} />
        {link && (
          <Anchor className={styles.link} href={link} rel="noreferrer" target="_blank">
            {link}
          </Anchor>
        )}
      </div>
      <Group justify="flex-end">
        <Button onClick={onClose}>Terminer</Button>
      </Group>
    </Stack>
  );
}
