import { Card, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Title.css';
import { type ReactNode, useId } from 'react';
import styles from './TitledCard.module.css';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  /** For a column beside the page: less padding, and a smaller title. */
  isCompact?: boolean;
  isBusy?: boolean;
  id?: string | undefined;
  titleId?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A card with a heading: a region labelled by it. Its children have the same spacing everywhere. */
export function TitledCard({
  title,
  description,
  aside,
  isCompact = false,
  isBusy,
  titleId,
  ...props
}: Props) {
  const { id, className = '', children } = props;
  const ownId = useId();
  const labelledBy = titleId ?? ownId;
  return (
    <Card
      aria-busy={isBusy}
      aria-labelledby={labelledBy}
      className={`${styles.card} ${className}`}
      component="section"
      data-compact={isCompact || undefined}
      id={id}
      padding={isCompact ? 'md' : 'lg'}
      tabIndex={id ? -1 : undefined}
    >
      <div className={styles.head}>
        <div>
          <Title id={labelledBy} order={2} size={isCompact ? 'h4' : 'h3'} tabIndex={titleId ? -1 : undefined}>
            {title}
          </Title>
          {description && (
            <Text c="dimmed" mt={4} size="sm">
              {description}
            </Text>
          )}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  );
}
