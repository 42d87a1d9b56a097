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
import { sentenceFor, useSignUp } from './use-sign-up.ts';

const toSignIn = (
  <AccessLink before="Déjà un compte&#8239;?" to={paths.signIn()}>
    Se connecter
  </AccessLink>
);

function Fields() {
  const { form, mailTo } = useSignUp();
  const { field, values } = form;
  if (mailTo) return <CheckMail mailTo={mailTo} />;
  return (
    <Stack gap="md">
      <UnsupportedNotice extension="register" />
      <AccessForm after={toSignIn} form={form} sentenceFor={sentenceFor} submitLabel="Créer mon compte">
        <Radio.Group label="Type de compte" {...field('kind')}>
          <Group gap="lg" pt={4}>
            <Radio label="Personne" value="person" />
            <Radio label="Entreprise" value="company" />
          </Group>
        </Radio.Group>
        <NameFields form={form} />
        <TextInput
          autoComplete="email"
          inputMode="email"
          label="Adresse e-mail"
          type="email"
          {...field('email')}
        />
        <NewPasswordFields
          field={field}
          label="Mot de passe"
          password={values.password}
          personal={[values.firstName, values.lastName, values.companyName, values.email]}
        />
        <Terms {...form.checkbox('terms')} />
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
