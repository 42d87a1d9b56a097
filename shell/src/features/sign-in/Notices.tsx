import { useAuthContext } from '@az/shared/auth';
import { useLocation } from '@az/shared/router';
import { Alert } from '@az/shared/ui/Alert';
import { useState } from 'react';
import { wasPasswordChanged } from '../../account-access/password-changed.ts';
import { UnsupportedNotice } from '../../account-access/UnsupportedNotice.tsx';

function areCookiesBlocked(): boolean {
  const probe = 'azProbe=1';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: setting a cookie is the only test
    document.cookie = `${probe}; path=/; SameSite=Lax; Max-Age=10`;
    const isKept = document.cookie.includes(probe);
    // biome-ignore lint/suspicious/noDocumentCookie: removes the probe
    document.cookie = `${probe}; path=/; SameSite=Lax; Max-Age=0`;
    return !isKept;
  } catch {
    // A sandboxed frame without an origin may not access cookies.
    return true;
  }
}

/** Whether the browser refuses cookies, so that a session lasts only as long as the page. */
function useCookiesBlocked(): boolean {
  const [blocked] = useState(areCookiesBlocked);
  return blocked;
}

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
      <UnsupportedNotice purpose="signIn" />
    </>
  );
}
