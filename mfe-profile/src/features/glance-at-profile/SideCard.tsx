import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useId } from 'react';
import styles from './SideCard.module.css';

type Props = {
  title: ReactNode;
  children: ReactNode;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
};

/** One card of the side column. */
export function SideCard({ title, action, children }: Props) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={styles.card} component="section" padding="md">
      <div className={styles.head}>
        <Title id={titleId} order={2} size="h4">
          {title}
        </Title>
        {action}
      </div>
      {children}
    </Card>
  );
}
