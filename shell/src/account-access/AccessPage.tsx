import { Card } from '@az/shared/ui/Card';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import styles from './AccessPage.module.css';
import { Illustration } from './Illustration.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** A sign-in page as a split screen: picture and form; on narrow screens the form alone. */
export function SplitPage({ title, intro, children }: Props) {
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <Illustration />
      </div>
      <div className={styles.form}>
        <Stack className={styles.column} gap="lg">
          <Stack gap="xs">
            <Page title={title} />
            {intro && <Text c="dimmed">{intro}</Text>}
          </Stack>
          {children}
        </Stack>
      </div>
    </div>
  );
}

export function CardPage({ title, children }: Omit<Props, 'intro'>) {
  return (
    <div className={styles.form}>
      <Card className={styles.column}>
        <Stack gap="lg">
          <Page title={title} />
          {children}
        </Stack>
      </Card>
    </div>
  );
}
