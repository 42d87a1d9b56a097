import { useAuthContext } from '@az/shared/auth';
import { NewPasswordFields } from '@az/shared/new-password';
import { paths } from '@az/shared/paths';
import { Group } from '@az/shared/ui/Group';
import { Radio } from '@az/shared/ui/Radio';
import { Stack } from '@az/shared/ui/Stack';
import { TextInput } from '@az/shared/ui/TextInput';
import { useState } from 'react';
import { AccessForm } from '../../account-access/AccessForm.tsx';
import { AccessLink } from '../../account-access/AccessLink.tsx';
import { AlreadySignedIn } from '../../account-access/AlreadySignedIn.tsx';
import { UnsupportedNotice } from '../../account-access/UnsupportedNotice.tsx';
import { CheckMail } from './CheckMail.tsx';
import { NameFields } from './NameFields.tsx';
import { Terms } from './Terms.tsx';
import { useSignUp } from './use-sign-up.ts';

const toSignIn = (
  <AccessLink before="Déjà un compte&#8239;?" to={paths.signIn()}>
    Se connecter
  </AccessLink>
);

function Fields() {
  const { state, mailTo } = useSignUp();
  const { getInputProps, values } = state.form;
  if (mailTo) return <CheckMail mailTo={mailTo} />;
  return (
    <Stack gap="md">
      <UnsupportedNotice extension="register" />
      <AccessForm after={toSignIn} state={state} submitLabel="Créer mon compte">
        <Radio.Group label="Type de compte" name="kind" {...getInputProps('kind')}>
          <Group gap="lg" pt={4}>
            <Radio label="Personne" value="person" />
            <Radio label="Entreprise" value="company" />
          </Group>
        </Radio.Group>
        <NameFields form={state.form} />
        <TextInput
          autoComplete="email"
          id="email"
          inputMode="email"
          label="Adresse e-mail"
          name="email"
          type="email"
          {...getInputProps('email')}
        />
        <NewPasswordFields
          form={state.form}
          label="Mot de passe"
          password={values.password}
          personal={[values.firstName, values.lastName, values.companyName, values.email]}
        />
        <Terms {...getInputProps('terms', { type: 'checkbox' })} />
      </AccessForm>
    </Stack>
  );
}

/** The sign-up form, or what replaces it; both sign-up pages show it. */
export function SignUpForm() {
  const { isAuthenticated } = useAuthContext();
  // After a successful sign-up here the form stays until the next page is shown.
  const [wasSignedIn] = useState(isAuthenticated);
  return isAuthenticated && wasSignedIn ? <AlreadySignedIn /> : <Fields />;
}
