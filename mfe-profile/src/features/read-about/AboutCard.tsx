import { paths } from '@az/shared/paths';
import { Card } from '@az/shared/ui/Card';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import styles from './AboutCard.module.css';

type Props = {
  title: string;
  children: ReactNode;
  isWide?: boolean;
  /** Where the member changes it; nothing for what is not theirs to change there. */
  editAt?: string | null;
};

/** A card of the page; a wide one takes the whole line. */
export function AboutCard({ title, children, isWide = false, editAt = paths.settingsAccount() }: Props) {
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      className={isWide ? styles.wide : undefined}
      component="section"
      padding="lg"
    >
      <div className={styles.head}>
        <Title id={titleId} order={2} size="h3">
          {title}
        </Title>
        {editAt && (
          <TextLink size="sm" to={editAt}>
            Modifier<VisuallyHidden> : {title}</VisuallyHidden>
          </TextLink>
        )}
      </div>
      {children}
    </Card>
  );
}
