import { useAuthContext } from '@az/shared/auth';
import { useLocation } from '@az/shared/router';
import { Columns } from '@az/shared/ui/Columns';
import { lazy, type ReactNode, Suspense } from 'react';
import { ActOnProfile } from '../features/act-on-profile/ActOnProfile.tsx';
import { BrowseProfile } from '../features/browse-profile/BrowseProfile.tsx';
import { CompleteProfile } from '../features/complete-profile/CompleteProfile.tsx';
import { GlanceAtProfile } from '../features/glance-at-profile/GlanceAtProfile.tsx';
import { OwnExperiences } from '../features/list-experiences/OwnExperiences.tsx';
import { PresentMember } from '../features/present-member/PresentMember.tsx';
import styles from './ProfileLayout.module.css';

/** Number of jobs in the side column before the list is expanded. */
const jobsBeside = 3;

const MemberPage = lazy(() => import('./MemberPage.tsx').then((part) => ({ default: part.MemberPage })));

/** An address with the id of another member (`?member=`) shows their profile instead. */
function ProfileLayout({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const { member } = useAuthContext();
  const other = new URLSearchParams(search).get('member');
  if (other && other !== member?.id) {
    return (
      <Suspense fallback={null}>
        <MemberPage id={other} />
      </Suspense>
    );
  }
  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        <PresentMember actions={<ActOnProfile />} />
        <BrowseProfile />
      </div>
      <Columns
        side={
          <>
            <GlanceAtProfile experiences={<OwnExperiences limit={jobsBeside} />} />
            <CompleteProfile />
          </>
        }
        sideLabel="Profil en bref"
      >
        {children}
      </Columns>
    </div>
  );
}

export { ProfileLayout as Component };
