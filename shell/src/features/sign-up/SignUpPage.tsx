import { pageConfig } from '@az/shared/config';
import { SplitPage } from '../../account-access/AccessPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** `/auth-advance/sign-up`: split screen, picture and form. */
function SignUpPage() {
  return (
    <SplitPage intro={`Rejoignez ${pageConfig().productName}.`} title="Créer un compte">
      <SignUpForm />
    </SplitPage>
  );
}

export { SignUpPage as Component };
