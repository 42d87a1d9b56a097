import { isRouteLive } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { NewPassword } from '@az/shared/new-password';
import { paths } from '@az/shared/paths';
import { Anchor } from '@az/shared/ui/Anchor';
import { Checkbox, type CheckboxProps } from '@az/shared/ui/Checkbox';
import { Group } from '@az/shared/ui/Group';
import { Radio } from '@az/shared/ui/Radio';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { Title } from '@az/shared/ui/Title';
import { useLayoutEffect, useRef, useState } from 'react';
import { AccessForm } from '../../account-access/AccessForm.tsx';
import { AccessLink } from '../../account-access/AccessLink.tsx';
import { AlreadySignedIn } from '../../account-access/AlreadySignedIn.tsx';
import { UnsupportedNotice } from '../../account-access/UnsupportedNotice.tsx';
import { sentenceFor, useSignUp } from './use-sign-up.ts';

/** Replaces the form if the address must be confirmed first. */
function CheckMail({ mailTo }: { mailTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Title order={2} ref={heading} size="h3" tabIndex={-1}>
        Vérifiez votre boîte e-mail
      </Title>
      <Text>
        Un message a été envoyé à {mailTo}. Ouvrez le lien qu'il contient pour terminer la création de votre
        compte.
      </Text>
      <Text c="dimmed" size="sm">
        Rien reçu ? Regardez dans les courriers indésirables.
      </Text>
      <AccessLink to={paths.signIn()}>Se connecter</AccessLink>
    </Stack>
  );
}

type Props = { form: ReturnType<typeof useSignUp>['form'] };

function NameFields({ form: { field, values } }: Props) {
  if (values.kind === 'company') {
    return (
      <TextInput
        autoComplete="organization"
        label="Raison sociale"
        {...field('companyName')}
        name="company"
      />
    );
  }
  return (
    <>
      <TextInput autoComplete="given-name" label="Prénom" {...field('firstName')} name="given-name" />
      <TextInput autoComplete="family-name" label="Nom" {...field('lastName')} name="family-name" />
    </>
  );
}

/** Acceptance of the terms, which open in another tab so that no input is lost. */
function Terms(props: CheckboxProps) {
  return (
    <Stack gap={4}>
      <Checkbox
        label="J'accepte les conditions d'utilisation et la politique de confidentialité."
        {...props}
      />
      {isRouteLive(paths.privacyTerms()) && (
        <Anchor href={paths.privacyTerms()} rel="noopener" size="sm" target="_blank">
          Lire les conditions et la politique de confidentialité (nouvel onglet)
        </Anchor>
      )}
    </Stack>
  );
}

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
      <UnsupportedNotice purpose="signUp" />
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
        <NewPassword
          {...field('password')}
          label="Mot de passe"
          password={values.password}
          personal={[values.firstName, values.lastName, values.companyName, values.email]}
        />
        <Terms {...form.checkbox('terms')} />
      </AccessForm>
    </Stack>
  );
}

/** The sign-up form, or a notice that the member is already signed in. Both sign-up pages show it. */
export function SignUpForm() {
  const { isAuthenticated } = useAuthContext();
  // After a successful sign-up here the form stays until the next page is shown.
  const [wasSignedIn] = useState(isAuthenticated);
  return isAuthenticated && wasSignedIn ? <AlreadySignedIn /> : <Fields />;
}
