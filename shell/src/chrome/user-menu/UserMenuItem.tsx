import { isRouteLive } from '@az/shared/area';
import { Link } from '@az/shared/router';
import { Menu } from '@az/shared/ui/Menu';
import type { ComponentProps } from 'react';
import { ComingSoon } from '../menus/ComingSoon.tsx';

type Props = {
  label: string;
  to?: string;
  takesFocus: boolean;
};

/** A disabled item that the arrow keys reach. Mantine sets `aria-disabled` only on items that they skip. */
const disabled = (props: ComponentProps<'button'>) => <button {...props} aria-disabled type="button" />;

/** An entry of the user menu: a link, or text with `Bientôt` if its page is not live. */
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
    <Menu.Item {...focus} closeMenuOnClick={false} renderRoot={disabled} rightSection={<ComingSoon />}>
      <span lang="en">{label}</span>
    </Menu.Item>
  );
}
