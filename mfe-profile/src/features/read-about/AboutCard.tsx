import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import styles from './ReadAbout.module.css';

type Props = {
  title: string;
  children: ReactNode;
  isWide?: boolean;
  /** Link to the settings; undefined for values that cannot be changed there. */
  editAt?: string | null;
};

/** A card of the page; a wide one takes the whole row. */
export function AboutCard({ title, children, isWide = false, editAt = paths.settingsAccount() }: Props) {
  return (
    <TitledCard
      aside={
        editAt && (
          <TextLink size="sm" to={editAt}>
            Modifier<VisuallyHidden> : {title}</VisuallyHidden>
          </TextLink>
        )
      }
      className={isWide ? styles.wide : undefined}
      title={title}
    >
      {children}
    </TitledCard>
  );
}
