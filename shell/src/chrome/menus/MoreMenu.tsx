import { IconChevronDown, IconDots } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useId } from 'react';
import surface from '../surface.module.css';
import { useDisclosure } from '../use-disclosure.ts';
import { MenuList } from './MenuList.tsx';
import styles from './MoreMenu.module.css';
import { moreMenu } from './main-menu.ts';

/** `More` of the main sidebar: a disclosure, because it contains links. Beside the rail it overlays the page. */
export function MoreMenu({ shape }: { shape: 'rail' | 'list' }) {
  const { opened, toggle, root, button } = useDisclosure<HTMLLIElement>({ isOverlay: shape === 'rail' });
  const list = useId();
  return (
    <li className={styles.more} data-shape={shape} ref={root}>
      <UnstyledButton
        aria-controls={opened ? list : undefined}
        aria-expanded={opened}
        className={styles.button}
        lang="en"
        onClick={toggle}
        ref={button}
      >
        <IconDots />
        <span className={styles.label}>More</span>
        {shape === 'list' && <IconChevronDown className={styles.chevron} />}
      </UnstyledButton>
      {opened && (
        <div className={`${styles.entries} ${shape === 'rail' ? surface.overlay : ''}`} id={list}>
          <MenuList entries={moreMenu} />
        </div>
      )}
    </li>
  );
}
