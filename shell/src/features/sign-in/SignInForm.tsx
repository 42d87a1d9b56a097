import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { Stack } from '@az/shared/ui/Stack';
import { TextInput } from '@az/shared/ui/TextInput';
import { useState } from 'react';
import { AccessForm } from '../../account-access/AccessForm.tsx';
import { AccessLink } from '../../account-access/AccessLink.tsx';
import { AlreadySignedIn } from '../../account-access/AlreadySignedIn.tsx';
import { Notices } from './Notices.tsx';
import { sentenceFor, useSignIn } from './use-sign-in.ts';

const links = (
  <Stack gap="xs">
    <AccessLink to={paths.forgotPassword()}>Mot de passe oublié&#8239;?</AccessLink>
    <AccessLink before="Pas encore de compte&#8239;?" to={paths.signUp()}>
      Créer un compte
    </AccessLink>
  </Stack>
);

function Fields() {
  const form = useSignIn();
  return (
    <AccessForm after={links} form={form} sentenceFor={sentenceFor} submitLabel="Se connecter">
      <TextInput
        autoComplete="username"
        inputMode="email"
        label="Adresse e-mail"
        type="email"
        {...form.field('email')}
      />
      <PasswordInput autoComplete="current-password" label="Mot de passe" {...form.field('password')} />
      <Checkbox label="Rester connecté" {...form.checkbox('remember')} />
    </AccessForm>
  );
}

/** The sign-in form, or what replaces it; both sign-in pages show it. */
export function SignInForm() {
  const { isAuthenticated } = useAuthContext();
  // After a successful sign-in here the form stays until the next page is shown.
  const [wasSignedIn] = useState(isAuthenticated);
  if (isAuthenticated && wasSignedIn) return <AlreadySignedIn />;
  return (
    <Stack gap="md">
      <Notices />
      <Fields />
    </Stack>
  );
}
