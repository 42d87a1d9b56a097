import { resetPassword } from '@az/shared/account-access';
import { isAppError, useCapability } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { useSubmitForm } from '@az/shared/forms';
import { NewPassword } from '@az/shared/new-password';
import { signInPath } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { Stack } from '@az/shared/ui/Stack';
import { AccessForm } from '../../account-access/AccessForm.tsx';
import { formRules } from '../../account-access/form-rules.ts';
import { passwordChanged } from '../../account-access/password-changed.ts';
import { UnsupportedNotice } from '../../account-access/UnsupportedNotice.tsx';
import { initialReset, isLinkInvalid, resetRules, sentenceFor } from './forgot-password.form.ts';

type Props = { token: string; onInvalidLink: () => void };

/** Sets a new password with the token of the mail's link, then opens the sign-in page. */
export function ChoosePassword({ token, onInvalidLink }: Props) {
  const { isAuthenticated, removeSession } = useAuthContext();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const serverCan = useCapability('accounts');
  const form = useSubmitForm({
    ...formRules<typeof initialReset>(resetRules),
    initial: initialReset,
    focusAfterFailure: 'password',
    send: async ({ password }) => {
      try {
        await resetPassword(token, password);
      } catch (error) {
        if (serverCan !== false && isAppError(error) && isLinkInvalid(error)) return onInvalidLink();
        throw error;
      }
      // A new password ends every session on the server, including this one.
      if (isAuthenticated) void removeSession();
      const target = signInPath(search.get('redirectTo') ?? undefined);
      void navigate(target, { replace: true, state: passwordChanged });
    },
  });
  return (
    <Stack gap="md">
      <UnsupportedNotice purpose="password" />
      <AccessForm form={form} sentenceFor={sentenceFor} submitLabel="Changer le mot de passe">
        <NewPassword
          {...form.field('password')}
          label="Nouveau mot de passe"
          password={form.values.password}
        />
      </AccessForm>
    </Stack>
  );
}
