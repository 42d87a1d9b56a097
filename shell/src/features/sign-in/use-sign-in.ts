import { type AppError, signIn } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { useSubmitForm } from '@az/shared/forms';
import { safeRedirect } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { formRules } from '../../account-access/form-rules.ts';
import { unsupportedMessage } from '../../account-access/UnsupportedNotice.tsx';
import { initialValues, rules, type SignInValues, toRequest } from './sign-in.form.ts';

/** Message after a failed sign-in. */
export function sentenceFor(error: AppError): string {
  if (error.kind === 'signed-out' || error.kind === 'not-allowed') {
    return "L'adresse e-mail ou le mot de passe est incorrect. Vérifiez-les, puis réessayez.";
  }
  return error.kind === 'not-found' ? unsupportedMessage('login') : error.message;
}

/** The sign-in form; opens `redirectTo` afterwards if it is safe. */
export function useSignIn() {
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
