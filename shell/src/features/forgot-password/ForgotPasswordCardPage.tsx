import { CardPage } from '../../account-access/AccessPage.tsx';
import { ForgotPassword, titleFor } from './ForgotPassword.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

/** `/auth/forgot-pass`: the form of `/auth-advance/forgot-pass` in a centred card. */
function ForgotPasswordCardPage() {
  const state = useForgotPassword();
  return (
    <CardPage title={titleFor(state.token)}>
      <ForgotPassword {...state} />
    </CardPage>
  );
}

export { ForgotPasswordCardPage as Component };
