import { IconChevronDown, IconDots } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useId } from 'react';
import surface from '../surface.module.css';
import { useDisclosure } from '../use-disclosure.ts';
import styles from './MainNav.module.css';
import { MenuItem } from './MenuItem.tsx';
import { MenuList } from './MenuList.tsx';
import moreMenuStyles from './MoreMenu.module.css';
import { mainMenu, moreMenu } from './main-menu.ts';

/** `More` of the main sidebar: a disclosure, because it contains links. Beside the rail it overlays the page. */
function MoreMenu({ shape }: { shape: 'rail' | 'list' }) {
  const { opened, toggle, root, button } = useDisclosure<HTMLLIElement>({ isOverlay: shape === 'rail' });
  const list = useId();
  return (
    <li className={moreMenuStyles.more} data-shape={shape} ref={root}>
      <UnstyledButton
        aria-controls={opened ? list : undefined}
        aria-expanded={opened}
        className={moreMenuStyles.button}
        lang="en"
        onClick={toggle}
        ref={button}
      >
        <IconDots />
        <span className={moreMenuStyles.label}>More</span>
        {shape === 'list' && <IconChevronDown className={moreMenuStyles.chevron} />}
      </UnstyledButton>
      {opened && (
        <div className={`${moreMenuStyles.entries} ${shape === 'rail' ? surface.overlay : ''}`} id={list}>
          <MenuList entries={moreMenu} />
        </div>
      )}
    </li>
  );
}

/** Main sidebar: a narrow rail beside the page, or a list inside the mobile menu. */
export function MainNav({ shape }: { shape: 'rail' | 'list' }) {
  return (
    <nav aria-label="Navigation principale" className={styles[shape]}>
      <ul className={styles.list}>
        {mainMenu.map((entry) => (
          <MenuItem entry={entry} key={entry.label} shape={shape === 'rail' ? 'tile' : 'row'} />
        ))}
        <MoreMenu shape={shape} />
      </ul>
    </nav>
  );
}
