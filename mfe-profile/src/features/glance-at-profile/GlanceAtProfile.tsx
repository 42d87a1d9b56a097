import { paths } from '@az/shared/paths';
import { useLocation } from '@az/shared/router';
import type { ReactNode } from 'react';
import { AboutCard } from './AboutCard.tsx';
import { FriendsCard } from './FriendsCard.tsx';
import { PhotosCard } from './PhotosCard.tsx';

/**
 * The cards beside every profile page; `experiences` is the card of the member's jobs, which is left out on the page
 * that shows all of them.
 */
export function GlanceAtProfile({ experiences }: { experiences: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <AboutCard />
      {pathname !== paths.profileAbout() && experiences}
      <PhotosCard />
      <FriendsCard />
    </>
  );
}
