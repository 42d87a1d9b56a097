import { register } from '@az/shared/account-access';
import { type AppError, useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { useSubmitForm } from '@az/shared/forms';
import { paths, safeRedirect } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { useState } from 'react';
import { formRules } from '../../account-access/form-rules.ts';
import { unsupportedMessage } from '../../account-access/UnsupportedNotice.tsx';
import { fieldErrorsOf, initialValues, rules, type SignUpValues, toRequest } from './sign-up.form.ts';

export function sentenceFor({ kind, message }: AppError): string {
  if (kind === 'not-found') return unsupportedMessage('signUp');
  if (kind === 'conflict') {
    return 'Aucun compte ne peut être créé avec cette adresse. Si vous en avez déjà un, connectez-vous ; sinon, indiquez une autre adresse.';
  }
  return message;
}

/** The sign-up form. `mailTo` is an address that must be confirmed first. */
export function useSignUp() {
  const { saveSession } = useAuthContext();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const hasFirstSteps = useCapability('accounts') && isRouteLive(paths.firstSteps());
  const [mailTo, setMailTo] = useState<string | null>(null);
  const form = useSubmitForm({
    ...formRules<SignUpValues>(rules),
    initial: initialValues,
    fieldErrorsOf: (error, { kind }) => fieldErrorsOf(error, kind),
    focusAfterFailure: 'email',
    send: async (values) => {
      const account = toRequest(values);
      const session = await register(account);
      if (!session) return setMailTo(account.email);
      saveSession(session.token, session.user, { remember: false });
      const wanted = search.get('redirectTo');
      const to = wanted === null && hasFirstSteps ? paths.firstSteps() : safeRedirect(wanted);
      void navigate(to, { replace: true });
    },
  });
  return { form, mailTo };
}
