import { type ThemeChoice, useThemeChoice } from '@az/shared/theme';
import { Menu } from '@az/shared/ui/Menu';
import { themeLabels } from '../theme-labels.ts';

/** The theme choice at the end of the user menu; `takesFocus`: its last entry has the focus when the menu opens. */
export function UserMenuTheme({ takesFocus }: { takesFocus: boolean }) {
  const [choice, setChoice] = useThemeChoice();
  return (
    <Menu.RadioGroup onChange={(value) => setChoice(value as ThemeChoice)} value={choice}>
      {themeLabels.map(({ value, label }, index) => (
        <Menu.RadioItem
          {...(takesFocus && index === themeLabels.length - 1 ? { 'data-autofocus': true } : {})}
          closeMenuOnClick={false}
          key={value}
          value={value}
        >
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
