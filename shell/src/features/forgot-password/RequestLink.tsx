import { requestPasswordReset } from '@az/shared/account-access';
import { paths } from '@az/shared/paths';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { useState } from 'react';
import { AccessForm } from '../../account-access/AccessForm.tsx';
import { AccessLink } from '../../account-access/AccessLink.tsx';
import { UnsupportedNotice, unsupportedMessage } from '../../account-access/UnsupportedNotice.tsx';
import { useAccessForm } from '../../account-access/use-access-form.ts';
import { initialRequest, requestRules } from './forgot-password.form.ts';
import { LinkSent } from './LinkSent.tsx';

const back = <AccessLink to={paths.signIn()}>Retour à la connexion</AccessLink>;

function RequestForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const state = useAccessForm({
    initialValues: { ...initialRequest, email },
    rules: requestRules,
    sentenceFor: ({ kind, message }) =>
      kind === 'not-found' ? unsupportedMessage('password-reset') : message,
    focusAfterFailure: 'email',
    send: async (values) => {
      await requestPasswordReset(values.email.trim());
      onSent(values.email.trim());
    },
  });
  return (
    <Stack gap="md">
      <UnsupportedNotice extension="password-reset" />
      <Text c="dimmed">
        Indiquez l'adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.
      </Text>
      <AccessForm after={back} state={state} submitLabel="Recevoir le lien">
        <TextInput
          autoComplete="username"
          id="email"
          inputMode="email"
          label="Adresse e-mail"
          name="email"
          type="email"
          {...state.form.getInputProps('email')}
        />
      </AccessForm>
    </Stack>
  );
}

/** Requests the mail with the link; the result is the same for addresses with and without an account. */
export function RequestLink() {
  const [{ email, sent }, setState] = useState({ email: '', sent: false });
  if (sent) return <LinkSent onAgain={() => setState({ email, sent: false })} />;
  return <RequestForm email={email} onSent={(address) => setState({ email: address, sent: true })} />;
}
