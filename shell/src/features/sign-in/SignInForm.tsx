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
import { useSignIn } from './use-sign-in.ts';

const links = (
  <Stack gap="xs">
    <AccessLink to={paths.forgotPassword()}>Mot de passe oublié&#8239;?</AccessLink>
    <AccessLink before="Pas encore de compte&#8239;?" to={paths.signUp()}>
      Créer un compte
    </AccessLink>
  </Stack>
);

function Fields() {
  const state = useSignIn();
  const { getInputProps } = state.form;
  return (
    <AccessForm after={links} state={state} submitLabel="Se connecter">
      <TextInput
        autoComplete="username"
        id="email"
        inputMode="email"
        label="Adresse e-mail"
        name="email"
        type="email"
        {...getInputProps('email')}
      />
      <PasswordInput
        autoComplete="current-password"
        id="password"
        label="Mot de passe"
        name="password"
        {...getInputProps('password')}
      />
      <Checkbox label="Rester connecté" {...getInputProps('remember', { type: 'checkbox' })} />
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
