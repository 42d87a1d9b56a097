import { optional } from '@az/shared/late-parts';
import { paths } from '@az/shared/paths';
import { useLocation } from '@az/shared/router';
import type { ReactNode } from 'react';
import { WhenNear } from '../../ui/WhenNear.tsx';
import { AboutCard } from './AboutCard.tsx';
import { FriendsFrame } from './FriendsFrame.tsx';
import { PhotosFrame } from './PhotosFrame.tsx';

const Photos = optional(
  () => import('./Photos.tsx').then((part) => part.Photos),
  PhotosFrame,
  () => <PhotosFrame hasFailed />,
);
const Friends = optional(
  () => import('./Friends.tsx').then((part) => part.Friends),
  FriendsFrame,
  () => <FriendsFrame hasFailed />,
);

/** `experiences` is the card of the member's jobs, left out on the page that shows all of them. */
export function GlanceAtProfile({ experiences }: { experiences: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <AboutCard />
      {pathname !== paths.profileAbout() && experiences}
      <WhenNear waiting={<PhotosFrame />}>
        <Photos />
      </WhenNear>
      <WhenNear waiting={<FriendsFrame />}>
        <Friends />
      </WhenNear>
    </>
  );
}
