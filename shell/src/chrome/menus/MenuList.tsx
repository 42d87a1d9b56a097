import { MenuItem } from './MenuItem.tsx';
import styles from './MenuList.module.css';
import type { MenuEntry } from './menu-entry.ts';

export function MenuList({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <MenuItem entry={entry} key={entry.label} />
      ))}
    </ul>
  );
}
