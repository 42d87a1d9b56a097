import { Slot } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { useUnreadCounts } from '@az/shared/storage';
import { IconMessage } from '@az/shared/ui/icons';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../page/when-idle.ts';
import { Logo } from '../Logo.tsx';
import { MobileMenuButton } from '../panels/MobileMenuButton.tsx';
import { SearchButton } from '../SearchButton.tsx';
import { useWideScreen } from '../use-wide-screen.ts';
import { UserMenu } from '../user-menu/UserMenu.tsx';
import styles from './AppHeader.module.css';
import { CountLink } from './CountLink.tsx';
import { Notifications } from './Notifications.tsx';

/** Loads the counts of the header once the page is idle; not for members who save data. */
function UnreadCounts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <Slot name="messaging.unread-counts" props={{}} />;
}

export function AppHeader() {
  const { messages } = useUnreadCounts();
  const isWide = useWideScreen();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {!isWide && <MobileMenuButton />}
        <Logo />
        <div className={styles.search}>
          <SearchButton collapses />
        </div>
        <div className={styles.actions}>
          <CountLink
            adjective="non lu"
            count={messages}
            icon={<IconMessage />}
            label="Messages"
            to={paths.messaging()}
          />
          <Notifications />
          <UserMenu />
          <UnreadCounts />
        </div>
      </div>
    </header>
  );
}
