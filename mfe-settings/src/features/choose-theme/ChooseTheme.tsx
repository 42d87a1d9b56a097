import { useThemeChoice } from '@az/shared/theme';
import { Card } from '@az/shared/ui/Card';
import { Group } from '@az/shared/ui/Group';
import { Radio } from '@az/shared/ui/Radio';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { useId, useState } from 'react';
import styles from './ChooseTheme.module.css';

const choices = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'auto', label: 'Auto' },
] as const;

/** The theme of this device; applied at once. */
export function ChooseTheme() {
  const titleId = useId();
  const [choice, setChoice] = useThemeChoice();
  const [hasChanged, setHasChanged] = useState(false);
  const choose = (value: string) => {
    const chosen = choices.find((known) => known.value === value);
    if (!chosen) return;
    setChoice(chosen.value);
    setHasChanged(true);
  };
  return (
    <Card aria-labelledby={titleId} component="section" padding="lg">
      <Title id={titleId} order={2} size="h3">
        Interface
      </Title>
      <Radio.Group
        className={styles.choices}
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
    </Card>
  );
}
