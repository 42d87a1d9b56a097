import { Page } from '@az/shared/ui/Page';
import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import styles from './SettingsPage.module.css';
import { UnsavedChanges } from './unsaved/UnsavedChanges.tsx';

/** Layout of every settings page. Asks for confirmation before a member leaves unsaved changes. */
export function SettingsPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <UnsavedChanges>
      <div className={styles.column}>
        <Page heading={title} title={title} />
        {intro && (
          <Text c="dimmed" className={styles.intro}>
            {intro}
          </Text>
        )}
        {children}
      </div>
    </UnsavedChanges>
  );
}
