import { pageConfig } from '@az/shared/config';
import { SplitPage } from '../../account-access/AccessPage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** `/auth-advance/sign-in`: split screen, picture and form. */
function SignInPage() {
  return (
    <SplitPage
      intro={`Retrouvez vos contacts et vos actualités sur ${pageConfig().productName}.`}
      title="Connexion"
    >
      <SignInForm />
    </SplitPage>
  );
}

export { SignInPage as Component };
