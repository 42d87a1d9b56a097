import { OwnExperiences } from '../features/list-experiences/OwnExperiences.tsx';
import { ReadAbout } from '../features/read-about/ReadAbout.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

function AboutPage() {
  return (
    <ProfilePage title="À propos">
      <ReadAbout />
      <OwnExperiences />
    </ProfilePage>
  );
}

export { AboutPage as Component };
