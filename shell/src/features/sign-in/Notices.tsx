import { useAuthContext } from '@az/shared/auth';
import { useLocation } from '@az/shared/router';
import { Alert } from '@az/shared/ui/Alert';
import { wasPasswordChanged } from '../../account-access/password-changed.ts';
import { UnsupportedNotice } from '../../account-access/UnsupportedNotice.tsx';
import { useCookiesBlocked } from './use-cookies-blocked.ts';

/** Messages before the sign-in: why the member is here, and what prevents signing in. */
export function Notices() {
  const { sessionEnded } = useAuthContext();
  const { state } = useLocation();
  const cookiesBlocked = useCookiesBlocked();
  return (
    <>
      {sessionEnded === 'expired' && (
        <Alert role="status">Votre session a expiré. Reconnectez-vous pour continuer.</Alert>
      )}
      {sessionEnded === 'closed' && (
        <Alert color="green" role="status">
          Votre compte est fermé et vos données sont supprimées.
        </Alert>
      )}
      {wasPasswordChanged(state) && (
        <Alert color="green" role="status">
          Votre mot de passe est changé. Connectez-vous avec le nouveau.
        </Alert>
      )}
      {cookiesBlocked && (
        <Alert color="yellow" role="status">
          Votre navigateur refuse les cookies : votre session prendra fin dès que vous rechargerez ou fermerez
          cette page. Autorisez les cookies pour ce site, puis rechargez la page.
        </Alert>
      )}
      <UnsupportedNotice extension="login" />
    </>
  );
}
