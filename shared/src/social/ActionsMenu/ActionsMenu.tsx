import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import type { Action } from './action.ts';
import { MenuButton } from './MenuButton.tsx';

export type { Action } from './action.ts';

type Props = {
  label: string;
  actions: Action[];
};

/** A button with three dots that opens a menu of actions. The menu's code loads on hover, focus or press. */
export function ActionsMenu({ label, actions }: Props) {
  const menu = useOnDemand(() => import('./OpenMenu.tsx').then((part) => part.OpenMenu));
  if (menu.Part) return <menu.Part actions={actions} label={label} />;
  return (
    <MenuButton
      aria-expanded={false}
      label={label}
      onClick={menu.show}
      onFocus={menu.preload}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        menu.show();
      }}
      onPointerEnter={menu.preload}
    />
  );
}
