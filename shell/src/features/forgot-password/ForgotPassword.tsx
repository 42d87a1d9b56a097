import { Alert } from '@az/shared/ui/Alert';
import { Stack } from '@az/shared/ui/Stack';
import { useLayoutEffect, useRef } from 'react';
import { ChoosePassword } from './ChoosePassword.tsx';
import { RequestLink } from './RequestLink.tsx';
import type { useForgotPassword } from './use-forgot-password.ts';

function InvalidLink() {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus(), []);
  return (
    <Alert color="red" ref={alert} role="alert" tabIndex={-1}>
      Ce lien n'est plus valable : il a expiré ou a déjà servi. Demandez-en un nouveau ci-dessous.
    </Alert>
  );
}

/** Requests the mail, or sets the new password if there is a token from its link. Both pages show this form. */
export function ForgotPassword({
  token,
  isLinkInvalid,
  handleInvalidLink,
}: ReturnType<typeof useForgotPassword>) {
  if (token) return <ChoosePassword key={token} onInvalidLink={handleInvalidLink} token={token} />;
  return (
    <Stack gap="md">
      {isLinkInvalid && <InvalidLink />}
      <RequestLink />
    </Stack>
  );
}

export const titleFor = (token: string | null): string =>
  token ? 'Nouveau mot de passe' : 'Mot de passe oublié';
