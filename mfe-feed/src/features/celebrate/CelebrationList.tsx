import type { Celebration } from '@az/shared/contracts';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { ReactNode } from 'react';
import styles from './Celebrate.module.css';
import { CelebrationRow } from './CelebrationRow.tsx';
import { words } from './words.ts';

type Props = {
  title: string;
  celebrations: Celebration[];
  /** Ids of the items just removed: each shows a notice instead. */
  leaving: string[];
  onDismiss: (id: string) => void;
  onRestore: (id: string) => void;
  onGone: (id: string) => void;
  children: ReactNode;
};

/** Celebrations of today, or of the next days. */
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
