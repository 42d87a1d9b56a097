import { IconUser } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import { MessagingDock } from '../chrome/messaging/MessagingDock.tsx';
import { SidePanelButton } from '../chrome/panels/SidePanelButton.tsx';
import { SideCard } from '../chrome/side-card/SideCard.tsx';
import { SideColumns } from './SideColumns.tsx';

const profileButton = <SidePanelButton content={SideCard} icon={<IconUser size={20} />} label="My profile" />;

const profileCard = (
  <aside aria-label="Mon profil">
    <SideCard />
  </aside>
);

/** Feed pages: profile side card, page with its right rail, messaging button. */
function FeedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SideColumns opener={profileButton} side={profileCard}>
        {children}
      </SideColumns>
      <MessagingDock />
    </>
  );
}

export { AppFrame as Frame } from './AppFrame.tsx';
export { FeedLayout as Component };
