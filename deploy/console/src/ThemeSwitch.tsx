import { type ThemeChoice, useThemeChoice } from '@az/shared/theme';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconDeviceDesktop, IconMoon, IconSun } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';

type Theme = { label: string; icon: ReactNode; next: ThemeChoice };

const themes: Record<ThemeChoice, Theme> = {
  light: { label: 'Clair', icon: <IconSun />, next: 'dark' },
  dark: { label: 'Sombre', icon: <IconMoon />, next: 'auto' },
  auto: { label: 'Auto', icon: <IconDeviceDesktop />, next: 'light' },
};

/** Cycles through the three themes; its label names the present one. */
export function ThemeSwitch() {
  const [choice, setChoice] = useThemeChoice();
  const { label, icon, next } = themes[choice];
  return (
    <ActionIcon
      aria-label={`Thème\u202f: ${label}. Passer à ${themes[next].label}`}
      onClick={() => setChoice(next)}
      size={44}
    >
      {icon}
    </ActionIcon>
  );
}
