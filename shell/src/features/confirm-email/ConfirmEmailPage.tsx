import { SplitPage } from '../../account-access/AccessPage.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

/** `/auth-advance/confirm-email`: target of the link in the mail to a new address. */
function ConfirmEmailPage() {
  return (
    <SplitPage title="Confirmer votre adresse e-mail">
      <ConfirmEmail />
    </SplitPage>
  );
}

export { ConfirmEmailPage as Component };
