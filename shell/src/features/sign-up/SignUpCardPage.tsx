import { CardPage } from '../../account-access/AccessPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** `/auth/sign-up`: the form of `/auth-advance/sign-up` in a centred card. */
function SignUpCardPage() {
  return (
    <CardPage title="Créer un compte">
      <SignUpForm />
    </CardPage>
  );
}

export { SignUpCardPage as Component };
