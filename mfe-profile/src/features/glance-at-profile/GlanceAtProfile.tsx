import { AboutCard } from './AboutCard.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import { FriendsCard } from './FriendsCard.tsx';
import { PhotosCard } from './PhotosCard.tsx';

/** The cards beside every page of the profile. */
export function GlanceAtProfile() {
  return (
    <>
      <AboutCard />
      <ExperienceCard />
      <PhotosCard />
      <FriendsCard />
    </>
  );
}
