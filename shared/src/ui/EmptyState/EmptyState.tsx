import { Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Says in one sentence that there is nothing yet, with one action. */
export function EmptyState({
  icon,
  children,
  action,
}: {
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Stack align="center" className={styles.state} gap="sm">
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <Text>{children}</Text>
      {action}
    </Stack>
  );
}
