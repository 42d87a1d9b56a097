import type { ReactNode } from 'react';
import { AboutCard } from './AboutCard.tsx';
import { FriendsCard } from './FriendsCard.tsx';
import { PhotosCard } from './PhotosCard.tsx';

/** The cards beside every page of the profile; `experiences` is the card of the member's jobs. */
export function GlanceAtProfile({ experiences }: { experiences: ReactNode }) {
  return (
    <>
      <AboutCard />
      {experiences}
      <PhotosCard />
      <FriendsCard />
    </>
  );
}
