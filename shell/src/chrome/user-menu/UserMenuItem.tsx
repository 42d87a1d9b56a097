import { isRouteLive } from '@az/shared/area';
import { Link } from '@az/shared/router';
import { Menu } from '@az/shared/ui/Menu';
import { Soon } from '../menus/Soon.tsx';

type Props = {
  label: string;
  to?: string;
  /** Has the focus as the menu opens. */
  takesFocus: boolean;
};

/** An entry of the user menu: a link, or text with `Bientôt` while nothing is at its address. */
export function UserMenuItem({ label, to, takesFocus }: Props) {
  const focus = takesFocus ? { 'data-autofocus': true } : {};
  if (to && isRouteLive(to)) {
    return (
      <Menu.Item {...focus} component={Link} lang="en" to={to}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...focus} aria-disabled="true" closeMenuOnClick={false} rightSection={<Soon />}>
      <span lang="en">{label}</span>
    </Menu.Item>
  );
}
