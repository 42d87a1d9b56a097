import { SplitPage } from '../../account-access/AccessPage.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

/** `/auth-advance/confirm-email`: the link of the mail to a new address leads here. */
function ConfirmEmailPage() {
  return (
    <SplitPage title="Confirmer votre adresse e-mail">
      <ConfirmEmail />
    </SplitPage>
  );
}

export { ConfirmEmailPage as Component };
