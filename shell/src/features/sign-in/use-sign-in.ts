import { type AppError, isAppError, signIn } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { type FormErrors, useForm } from '@az/shared/forms';
import { safeRedirect } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { useRef, useState } from 'react';
import { initialValues, type SignInValues, toRequest, validate } from './sign-in.form.ts';

function sentenceFor(error: AppError): string {
  if (error.kind === 'signed-out' || error.kind === 'not-allowed') {
    return "L'adresse e-mail ou le mot de passe est incorrect. Vérifiez-les, puis réessayez.";
  }
  if (error.kind === 'not-found') {
    return 'Ce serveur ne permet pas de se connecter ici. Adressez-vous à son administrateur.';
  }
  return error.message;
}

/** Form, submission and failure of the sign-in; leads to `redirectTo`, where that is safe, afterwards. */
export function useSignIn() {
  const form = useForm<SignInValues>({
    mode: 'uncontrolled',
    initialValues,
    validate,
    validateInputOnChange: false,
  });
  const { saveSession } = useAuthContext();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [status, setStatus] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const sending = useRef(false);

  const focusFirstInvalid = (errors: FormErrors) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };

  const submit = form.onSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setStatus({ busy: true, failure: null });
    try {
      const { token, user } = await signIn(toRequest(values));
      saveSession(token, user, { remember: values.remember });
      void navigate(safeRedirect(search.get('redirectTo')), { replace: true });
    } catch (error) {
      if (!isAppError(error)) throw error;
      setStatus({ busy: false, failure: sentenceFor(error) });
      form.getInputNode('password')?.focus();
    } finally {
      sending.current = false;
    }
  }, focusFirstInvalid);

  return { form, submit, ...status };
}
