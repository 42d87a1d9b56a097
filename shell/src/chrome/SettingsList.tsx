import { MenuList } from './menus/MenuList.tsx';
import { settingsMenu } from './menus/settings-menu.ts';
import styles from './SettingsList.module.css';
import { FooterLinks } from './side-card/FooterLinks.tsx';
import { ViewProfile } from './side-card/ViewProfile.tsx';

export function SettingsList() {
  return (
    <div className={styles.stack}>
      <nav aria-label="Settings" lang="en">
        <MenuList entries={settingsMenu} />
      </nav>
      <ViewProfile />
      <FooterLinks />
    </div>
  );
}
