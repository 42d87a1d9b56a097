import { Page } from '@az/shared/ui/Page';
import { OwnExperiences } from '../features/list-experiences/OwnExperiences.tsx';
import { ReadAbout } from '../features/read-about/ReadAbout.tsx';

/** `/profile/about`: what the member tells about themselves. */
function AboutPage() {
  return (
    <Page heading="À propos" title="À propos">
      <ReadAbout />
      <OwnExperiences />
    </Page>
  );
}

export { AboutPage as Component };
