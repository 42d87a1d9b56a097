import { CardPage } from '../../account-access/AccessPage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** `/auth/sign-in`: the form of `/auth-advance/sign-in` in a centred card. */
function SignInCardPage() {
  return (
    <CardPage title="Connexion">
      <SignInForm />
    </CardPage>
  );
}

export { SignInCardPage as Component };
