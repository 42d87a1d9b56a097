import { OwnExperiences } from '../features/list-experiences/OwnExperiences.tsx';
import { ReadAbout } from '../features/read-about/ReadAbout.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/about`: the member's details. */
function AboutPage() {
  return (
    <ProfilePage title="À propos">
      <ReadAbout />
      <OwnExperiences />
    </ProfilePage>
  );
}

export { AboutPage as Component };
