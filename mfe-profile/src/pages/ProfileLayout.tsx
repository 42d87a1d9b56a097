import { Columns } from '@az/shared/ui/Columns';
import type { ReactNode } from 'react';
import { BrowseProfile } from '../features/browse-profile/BrowseProfile.tsx';
import { GlanceAtProfile } from '../features/glance-at-profile/GlanceAtProfile.tsx';
import { PresentMember } from '../features/present-member/PresentMember.tsx';
import styles from './ProfileLayout.module.css';

/** Around every page of the area: who it is about, the tabs, and the side column. */
function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        <PresentMember />
        <BrowseProfile />
      </div>
      <Columns side={<GlanceAtProfile />} sideLabel="Profil en bref">
        {children}
      </Columns>
    </div>
  );
}

export { ProfileLayout as Component };
