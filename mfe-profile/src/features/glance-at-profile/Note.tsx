import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';

export const Note = ({ children }: { children: ReactNode }) => (
  <Text c="dimmed" size="sm">
    {children}
  </Text>
);
