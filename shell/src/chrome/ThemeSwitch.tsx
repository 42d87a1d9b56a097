import { useThemeChoice } from '@az/shared/theme';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconDeviceDesktop, IconMoon, IconSun } from '@az/shared/ui/icons';
import { themeLabels } from './theme-labels.ts';

const icons = { light: <IconSun />, dark: <IconMoon />, auto: <IconDeviceDesktop /> };

/** Switches to the next of the three themes on each press; its name says which one is active. */
export function ThemeSwitch() {
  const [choice, setChoice] = useThemeChoice();
  const index = themeLabels.findIndex(({ value }) => value === choice);
  const current = themeLabels[index] ?? themeLabels[0];
  const next = themeLabels[(index + 1) % themeLabels.length] ?? themeLabels[0];
  return (
    <ActionIcon
      aria-label={`Thème : ${current.label}. Passer à ${next.label}`}
      onClick={() => setChoice(next.value)}
      size={44}
    >
      {icons[current.value]}
    </ActionIcon>
  );
}
