import { requestPasswordReset } from '@az/shared/account-access';
import { useSubmitForm } from '@az/shared/forms';
import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { useLayoutEffect, useRef, useState } from 'react';
import { AccessForm } from '../../account-access/AccessForm.tsx';
import { AccessLink } from '../../account-access/AccessLink.tsx';
import { formRules } from '../../account-access/form-rules.ts';
import { UnsupportedNotice } from '../../account-access/UnsupportedNotice.tsx';
import { initialRequest, requestRules, sentenceFor } from './forgot-password.form.ts';

/** Shows the same text whether the address has an account or not. */
function LinkSent({ onAgain }: { onAgain: () => void }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => sentence.current?.focus(), []);
  return (
    <Stack align="flex-start" gap="md">
      <Text ref={sentence} tabIndex={-1}>
        Si un compte existe pour cette adresse, un e-mail a été envoyé.
      </Text>
      <Text c="dimmed" size="sm">
        Son lien ne sert qu'une fois et expire vite. Rien reçu ? Regardez dans les courriers indésirables.
      </Text>
      <Button onClick={onAgain} variant="default">
        Utiliser une autre adresse
      </Button>
      <AccessLink to={paths.signIn()}>Retour à la connexion</AccessLink>
    </Stack>
  );
}

const back = <AccessLink to={paths.signIn()}>Retour à la connexion</AccessLink>;

function RequestForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useSubmitForm({
    ...formRules<typeof initialRequest>(requestRules),
    initial: { ...initialRequest, email },
    focusAfterFailure: 'email',
    send: async (values) => {
      await requestPasswordReset(values.email.trim());
      onSent(values.email.trim());
    },
  });
  return (
    <Stack gap="md">
      <UnsupportedNotice purpose="password" />
      <Text c="dimmed">
        Indiquez l'adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.
      </Text>
      <AccessForm after={back} form={form} sentenceFor={sentenceFor} submitLabel="Recevoir le lien">
        <TextInput
          autoComplete="username"
          inputMode="email"
          label="Adresse e-mail"
          type="email"
          {...form.field('email')}
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
