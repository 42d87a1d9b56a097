import { IconUser } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useSidePanel } from '../panels/use-side-panel.tsx';
import styles from './BottomBar.module.css';
import itemStyles from './MenuItem.module.css';
import { MenuItem } from './MenuItem.tsx';
import { bottomMenu } from './main-menu.ts';

const load = async () => (await import('../side-card/SideCard.tsx')).SideCard;

/** The main destinations at the bottom of narrow screens, and the panel `My profile` (specification, section 3). */
export function BottomBar() {
  const { buttonProps, panel } = useSidePanel({ title: 'My profile', lang: 'en', load });
  return (
    <nav aria-label="Navigation rapide" className={styles.bar}>
      <ul className={styles.list}>
        {bottomMenu.map((entry) => (
          <MenuItem entry={entry} key={entry.label} shape="tile" />
        ))}
        <li>
          <UnstyledButton
            className={`${itemStyles.item} ${styles.button}`}
            data-shape="tile"
            lang="en"
            {...buttonProps}
          >
            <IconUser />
            My profile
          </UnstyledButton>
        </li>
      </ul>
      {panel}
    </nav>
  );
}
