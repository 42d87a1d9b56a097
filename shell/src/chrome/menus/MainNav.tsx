import styles from './MainNav.module.css';
import { MenuItem } from './MenuItem.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { mainMenu } from './main-menu.ts';

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
