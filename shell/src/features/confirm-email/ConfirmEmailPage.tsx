import { getAccount } from '@az/shared/account';
import { confirmEmail } from '@az/shared/account-access';
import { type AppError, asAppError, useCapability, useWrite } from '@az/shared/api';
import { changeMember, useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { Alert } from '@az/shared/ui/Alert';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SplitPage } from '../../account-access/AccessPage.tsx';
import { UnsupportedNotice, unsupportedMessage } from '../../account-access/UnsupportedNotice.tsx';
import { useLinkToken } from '../../account-access/use-link-token.ts';

const invalidLinkMessage =
  "Ce lien n'est plus valable : il a expiré, a déjà servi ou a été remplacé. Demandez-en un nouveau dans les réglages de votre compte.";

/** Updates the signed-in member, whose address may have changed. If that fails, the settings show it later. */
async function refreshMember(): Promise<void> {
  try {
    changeMember({ email: (await getAccount()).email });
  } catch (thrown) {
    asAppError(thrown);
  }
}

/** Why the address was not confirmed. `isRefused`: the link is no longer valid, so trying again does not help. */
function failureOf({ kind, reason }: AppError, isPossible: boolean): { isRefused: boolean; reason: string } {
  if (kind === 'not-found' || !isPossible) return { isRefused: false, reason: unsupportedMessage('email') };
  if (kind === 'invalid') return { isRefused: true, reason: invalidLinkMessage };
  return { isRefused: kind === 'conflict', reason };
}

/** Result of the link in place of the button: it takes the focus. */
function ResultAlert({ children, isRefusal = false }: { children: ReactNode; isRefusal?: boolean }) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus(), []);
  return (
    <Alert
      color={isRefusal ? 'red' : 'green'}
      ref={alert}
      role={isRefusal ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {children}
    </Alert>
  );
}

const toSettings = <ButtonLink to={paths.settingsAccount()}>Voir mon compte</ButtonLink>;

function ConfirmForm({ token }: { token: string }) {
  const { isAuthenticated } = useAuthContext();
  const isPossible = useCapability('accounts') !== false;
  const { isBusy, error, run } = useWrite();
  const [isConfirmed, setConfirmed] = useState(false);
  const failure = error && failureOf(error, isPossible);
  const confirm = () =>
    run(async () => {
      await confirmEmail(token);
      if (isAuthenticated) await refreshMember();
      setConfirmed(true);
    });
  if (isConfirmed)
    return (
      <>
        <ResultAlert>Votre adresse e-mail est confirmée. Connectez-vous désormais avec elle.</ResultAlert>
        {isAuthenticated ? toSettings : <ButtonLink to={paths.signIn()}>Se connecter</ButtonLink>}
      </>
    );
  if (failure?.isRefused)
    return (
      <>
        <ResultAlert isRefusal>{failure.reason}</ResultAlert>
        {toSettings}
      </>
    );
  return (
    <>
      <UnsupportedNotice purpose="email" />
      <Text c="dimmed">
        Une fois confirmée, cette adresse e-mail est celle de votre compte. Vous l'utilisez pour vous
        connecter.
      </Text>
      {failure && (
        <Alert color="red" role="alert">
          {failure.reason}
        </Alert>
      )}
      <Button aria-busy={isBusy} fullWidth loading={isBusy} onClick={() => void confirm()} size="md">
        Confirmer cette adresse
      </Button>
    </>
  );
}

/** `/auth-advance/confirm-email`. Asks before the address is confirmed: mail scanners open links but press no button. */
function ConfirmEmailPage() {
  const [token] = useLinkToken();
  return (
    <SplitPage title="Confirmer votre adresse e-mail">
      <Stack gap="md">
        {token ? (
          <ConfirmForm key={token} token={token} />
        ) : (
          <Text>Ouvrez le lien de l'e-mail que vous avez reçu pour confirmer votre adresse.</Text>
        )}
      </Stack>
    </SplitPage>
  );
}

export { ConfirmEmailPage as Component };
