import { UndoNotice } from '@az/shared/social/UndoNotice';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { ComponentProps, ReactNode } from 'react';
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
  return (
    <TitledCard title={title}>
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
    </TitledCard>
  );
}
