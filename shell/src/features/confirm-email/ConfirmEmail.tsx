import { paths } from '@az/shared/paths';
import { Alert } from '@az/shared/ui/Alert';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { UnsupportedNotice } from '../../account-access/UnsupportedNotice.tsx';
import { useLinkToken } from '../../account-access/use-link-token.ts';
import { useConfirmEmail } from './use-confirm-email.ts';

/** Result of the link in place of the button: it takes the focus. */
function ResultAlert({ children, isRefusal = false }: { children: ReactNode; isRefusal?: boolean }) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus(), []);
  const [color, role] = isRefusal ? ['red', 'alert'] : ['green', 'status'];
  return (
    <Alert color={color} ref={alert} role={role} tabIndex={-1}>
      {children}
    </Alert>
  );
}

const toSettings = <ButtonLink to={paths.settingsAccount()}>Voir mon compte</ButtonLink>;

function ConfirmForm({ token }: { token: string }) {
  const { status, isAuthenticated, confirm } = useConfirmEmail(token);
  const isBusy = status.kind === 'busy';
  if (status.kind === 'confirmed')
    return (
      <>
        <ResultAlert>Votre adresse e-mail est confirmée. Connectez-vous désormais avec elle.</ResultAlert>
        {isAuthenticated ? toSettings : <ButtonLink to={paths.signIn()}>Se connecter</ButtonLink>}
      </>
    );
  if (status.kind === 'refused')
    return (
      <>
        <ResultAlert isRefusal>{status.reason}</ResultAlert>
        {toSettings}
      </>
    );
  return (
    <>
      <UnsupportedNotice extension="account-email" />
      <Text c="dimmed">
        Cette adresse e-mail prendra la place de celle de votre compte. Vous l'utiliserez pour vous connecter.
      </Text>
      {status.kind === 'failed' && (
        <Alert color="red" role="alert">
          {status.reason}
        </Alert>
      )}
      <Button aria-busy={isBusy} fullWidth loading={isBusy} onClick={() => void confirm()} size="md">
        Confirmer cette adresse
      </Button>
    </>
  );
}

/** Asks before the address is confirmed, because mail scanners open links but press no button. */
export function ConfirmEmail() {
  const [token] = useLinkToken();
  return (
    <Stack gap="md">
      {token ? (
        <ConfirmForm key={token} token={token} />
      ) : (
        <Text>Ouvrez le lien de l'e-mail que vous avez reçu pour confirmer votre nouvelle adresse.</Text>
      )}
    </Stack>
  );
}
