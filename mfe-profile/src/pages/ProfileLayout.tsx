import type { ReactNode } from 'react';
import { BrowseProfile } from '../features/browse-profile/BrowseProfile.tsx';
import { PresentMember } from '../features/present-member/PresentMember.tsx';
import styles from './ProfileLayout.module.css';

/** Around every page of the area: who it is about, and the tabs. */
function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        <PresentMember />
        <BrowseProfile />
      </div>
      {children}
    </div>
  );
}

export { ProfileLayout as Component };
