import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useId } from 'react';
import styles from './AboutCard.module.css';

type Props = { title: string; children: ReactNode; isWide?: boolean };

/** A card of the page; a wide one takes the whole line. */
export function AboutCard({ title, children, isWide = false }: Props) {
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      className={isWide ? styles.wide : undefined}
      component="section"
      padding="lg"
    >
      <Title className={styles.title} id={titleId} order={2} size="h3">
        {title}
      </Title>
      {children}
    </Card>
  );
}
