import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { SplitPage } from '../../account-access/AccessPage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** What the product is, for visitors redirected here from `/` (specification, section 4). */
function Intro() {
  return (
    <>
      Un réseau social et professionnel.{' '}
      {isRouteLive(paths.landing()) && <TextLink to={paths.landing()}>Le découvrir</TextLink>}
    </>
  );
}

/** `/auth-advance/sign-in`: split screen, picture and form. */
function SignInPage() {
  return (
    <SplitPage intro={<Intro />} title="Connexion">
      <SignInForm />
    </SplitPage>
  );
}

export { SignInPage as Component };
