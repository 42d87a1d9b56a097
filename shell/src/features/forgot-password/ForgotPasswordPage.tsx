import { SplitPage } from '../../account-access/AccessPage.tsx';
import { ForgotPassword, titleFor } from './ForgotPassword.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

/** `/auth-advance/forgot-pass`: split screen, picture and form. The link in the mail opens this page. */
function ForgotPasswordPage() {
  const state = useForgotPassword();
  return (
    <SplitPage title={titleFor(state.token)}>
      <ForgotPassword {...state} />
    </SplitPage>
  );
}

export { ForgotPasswordPage as Component };
