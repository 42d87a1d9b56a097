import { Text } from '@mantine/core';

/** Says that the data is sample data. `children` replaces the sentence. */
export function SampleNotice({ children = 'Données d’exemple' }: { children?: string }) {
  return (
    <Text c="dimmed" size="sm">
      {children}
    </Text>
  );
}
