import { Card } from '@az/shared/ui/Card';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useId } from 'react';
import styles from './SettingsCard.module.css';

type Props = {
  title: string;
  description?: ReactNode;
  /** For links to the card. */
  id?: string;
  children: ReactNode;
};

/** One subject of a page: a heading, a sentence about it, and what can be done. */
export function SettingsCard({ title, description, id, children }: Props) {
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      className={styles.card}
      component="section"
      id={id}
      padding="lg"
      tabIndex={id ? -1 : undefined}
    >
      <div className={styles.head}>
        <Title id={titleId} order={2} size="h3">
          {title}
        </Title>
        {description && (
          <Text c="dimmed" size="sm">
            {description}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}
