import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconMenu2 } from '@az/shared/ui/icons';
import { useSidePanel } from './use-side-panel.tsx';

const load = async () => (await import('./MobileMenu.tsx')).MobileMenu;

export function MobileMenuButton() {
  const { buttonProps, panel } = useSidePanel({ title: 'Menu', lang: 'fr', load });
  return (
    <>
      <ActionIcon aria-label="Menu" size={44} {...buttonProps}>
        <IconMenu2 />
      </ActionIcon>
      {panel}
    </>
  );
}
