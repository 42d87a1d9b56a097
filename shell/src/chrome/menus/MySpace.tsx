import { MenuList } from './MenuList.tsx';
import styles from './MySpace.module.css';
import { mySpaceMenu } from './my-space-menu.ts';

/** Side menu `my space`. */
export function MySpace() {
  return (
    <nav aria-label="my space" lang="en">
      <h2 className={styles.heading}>my space</h2>
      <MenuList entries={mySpaceMenu} />
    </nav>
  );
}
