import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Card } from '@az/shared/ui/Card';
import { Title } from '@az/shared/ui/Title';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Celebrate.module.css';
import { CelebrationRow } from './CelebrationRow.tsx';
import { words } from './words.ts';

type Props = {
  title: string;
  celebrations: ComponentProps<typeof CelebrationRow>['celebration'][];
  /** Ids of those that were just removed: a notice stands in their place. */
  leaving: string[];
  onDismiss: (id: string) => void;
  onRestore: (id: string) => void;
  onGone: (id: string) => void;
  /** Instead of an empty list. */
  children: ReactNode;
};

/** What is celebrated today, or soon. */
export function CelebrationList({
  title,
  celebrations,
  leaving,
  onDismiss,
  onRestore,
  onGone,
  children,
}: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} component="section">
      <Title id={id} order={2} size="h3">
        {title}
      </Title>
      {celebrations.length === 0 && children}
      <ul className={styles.list}>
        {celebrations.map((celebration) => (
          <li className={styles.row} key={celebration.id}>
            {leaving.includes(celebration.id) ? (
              <UndoNotice onEnd={() => onGone(celebration.id)} onUndo={() => onRestore(celebration.id)}>
                {words.dismissed}
              </UndoNotice>
            ) : (
              <CelebrationRow celebration={celebration} onDismiss={() => onDismiss(celebration.id)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
