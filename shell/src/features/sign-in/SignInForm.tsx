import { type AppError, signIn } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { sessionDays, shortSessionHours } from '@az/shared/contracts';
import { useSubmitForm } from '@az/shared/forms';
import { paths, safeRedirect } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { Stack } from '@az/shared/ui/Stack';
import { TextInput } from '@az/shared/ui/TextInput';
import { useState } from 'react';
import { AccessForm } from '../../account-access/AccessForm.tsx';
import { AccessLink } from '../../account-access/AccessLink.tsx';
import { AlreadySignedIn } from '../../account-access/AlreadySignedIn.tsx';
import { formRules } from '../../account-access/form-rules.ts';
import { unsupportedMessage } from '../../account-access/UnsupportedNotice.tsx';
import { Notices } from './Notices.tsx';
import { initialValues, rules, type SignInValues, toRequest } from './sign-in.form.ts';

function sentenceFor(error: AppError): string {
  // A refusal may have another reason than wrong credentials, for example a proxy that changes the address.
  if (error.kind === 'not-allowed' && error.serverMessage) return error.serverMessage;
  if (error.kind === 'signed-out' || error.kind === 'not-allowed') {
    return "L'adresse e-mail ou le mot de passe est incorrect. Vérifiez-les, puis réessayez.";
  }
  return error.kind === 'not-found' ? unsupportedMessage('signIn') : error.message;
}

/** The sign-in form; opens `redirectTo` afterwards if it is safe. */
function useSignIn() {
  const { saveSession } = useAuthContext();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useSubmitForm({
    ...formRules<SignInValues>(rules),
    initial: initialValues,
    focusAfterFailure: 'password',
    send: async (values) => {
      const { token, user } = await signIn(toRequest(values));
      saveSession(token, user, { remember: values.remember });
      void navigate(safeRedirect(search.get('redirectTo')), { replace: true });
    },
  });
}

const rememberEffect = `Avec cette case, la session dure ${sessionDays.max} jours dans ce navigateur. Sans elle, ${shortSessionHours.idle} heures sans visite ou la fermeture du navigateur y mettent fin.`;

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
      <Checkbox description={rememberEffect} label="Rester connecté" {...form.checkbox('remember')} />
    </AccessForm>
  );
}

/** The sign-in form, or a notice that the member is already signed in. Both sign-in pages show it. */
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
