import { isRouteLive } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { Group } from '@az/shared/ui/Group';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { TextLink } from '@az/shared/ui/TextLink';
import { useState } from 'react';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { useSignIn } from './use-sign-in.ts';

function Links() {
  const [search] = useSearchParams();
  const query = search.size > 0 ? `?${search}` : '';
  return (
    <Stack gap="xs">
      {isRouteLive(paths.forgotPassword()) && (
        <TextLink to={`${paths.forgotPassword()}${query}`}>Mot de passe oublié ?</TextLink>
      )}
      {isRouteLive(paths.signUp()) && (
        <Text size="sm">
          Pas encore de compte ? <TextLink to={`${paths.signUp()}${query}`}>Créer un compte</TextLink>
        </Text>
      )}
    </Stack>
  );
}

function Fields() {
  const { form, submit, busy, failure } = useSignIn();
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          autoComplete="username"
          inputMode="email"
          label="Adresse e-mail"
          name="email"
          type="email"
          {...form.getInputProps('email')}
          key={form.key('email')}
        />
        <PasswordInput
          autoComplete="current-password"
          label="Mot de passe"
          name="password"
          {...form.getInputProps('password')}
          key={form.key('password')}
        />
        <Group justify="space-between">
          <Checkbox
            label="Rester connecté"
            {...form.getInputProps('remember', { type: 'checkbox' })}
            key={form.key('remember')}
          />
        </Group>
        <Button aria-busy={busy} fullWidth loading={busy} size="md" type="submit">
          Se connecter
        </Button>
        <Links />
      </Stack>
    </form>
  );
}

/** The sign-in form with everything that can stand in its place; both sign-in pages show it. */
export function SignInForm() {
  const { isAuthenticated, sessionEnded } = useAuthContext();
  // A sign-in that succeeds here leaves the form as it is until the next page is there.
  const [wasSignedIn] = useState(isAuthenticated);
  if (isAuthenticated && wasSignedIn) return <AlreadySignedIn />;
  return (
    <Stack gap="md">
      {sessionEnded === 'expired' && (
        <Alert role="status">Votre session a expiré. Reconnectez-vous pour continuer.</Alert>
      )}
      <Fields />
    </Stack>
  );
}
