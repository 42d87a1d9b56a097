import { useThemeChoice } from '@az/shared/theme';
import { Group } from '@az/shared/ui/Group';
import { Radio } from '@az/shared/ui/Radio';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import styles from './ChooseTheme.module.css';

const choices = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'auto', label: 'Auto' },
] as const;

/** The theme of this device; applied at once. */
export function ChooseTheme() {
  const [choice, setChoice] = useThemeChoice();
  const [hasChanged, setHasChanged] = useState(false);
  const choose = (value: string) => {
    const chosen = choices.find((known) => known.value === value);
    if (!chosen) return;
    setChoice(chosen.value);
    setHasChanged(true);
  };
  return (
    <TitledCard description="Appliqué tout de suite, sur cet appareil seulement." title="Apparence">
      <Radio.Group
        description="Auto suit le réglage de votre appareil."
        label="Thème"
        name="theme"
        onChange={choose}
        value={choice}
      >
        <Group gap="lg" mt="xs">
          {choices.map(({ value, label }) => (
            <Radio key={value} label={label} value={value} />
          ))}
        </Group>
      </Radio.Group>
      <Text c="dimmed" className={styles.status} role="status" size="sm">
        {hasChanged && 'Enregistré sur cet appareil'}
      </Text>
    </TitledCard>
  );
}
