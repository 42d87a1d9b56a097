import { useThemeChoice } from '@az/shared/theme';
import { Radio } from '@az/shared/ui/Radio';
import { Stack } from '@az/shared/ui/Stack';
import { MainNav } from '../menus/MainNav.tsx';
import { MySpace } from '../menus/MySpace.tsx';
import { themeLabels } from '../theme-labels.ts';

export function MobileMenu() {
  const [choice, setChoice] = useThemeChoice();
  const choose = (value: string) => {
    const chosen = themeLabels.find((known) => known.value === value);
    if (chosen) setChoice(chosen.value);
  };
  return (
    <Stack gap="lg">
      <MainNav shape="list" />
      <MySpace />
      <Radio.Group label="Thème" name="theme" onChange={choose} px={10} value={choice}>
        <Stack gap="xs" pt="xs">
          {themeLabels.map(({ value, label }) => (
            <Radio key={value} label={label} value={value} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
