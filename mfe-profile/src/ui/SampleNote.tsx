import { Text } from '@az/shared/ui/Text';

/** Says that what stands below is made up, and stays on this device. */
export function SampleNote({ children = 'Données d’exemple' }: { children?: string }) {
  return (
    <Text c="dimmed" size="sm">
      {children}
    </Text>
  );
}
