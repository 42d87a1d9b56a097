import { Text } from '@mantine/core';

/** Says that what stands here is made up, or with a sentence of its own what becomes of it. */
export function SampleNote({ children = 'Données d’exemple' }: { children?: string }) {
  return (
    <Text c="dimmed" size="sm">
      {children}
    </Text>
  );
}
