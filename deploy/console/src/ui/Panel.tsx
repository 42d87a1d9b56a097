import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={styles.panel} component="section" padding="md">
      <div className={styles.head}>
        <Title className={styles.title} id={id} order={2}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </Card>
  );
}
