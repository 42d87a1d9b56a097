import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';

/** A sentence in the place of a card's content. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Text c="dimmed" size="sm">
    {children}
  </Text>
);
