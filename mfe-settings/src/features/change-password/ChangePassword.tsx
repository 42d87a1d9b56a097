import { useCapability } from '@az/shared/api';
import type { Member } from '@az/shared/contracts';
import { useSubmitForm } from '@az/shared/forms';
import { NewPassword } from '@az/shared/new-password';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useMember } from '../../data/account.ts';
import { changeOwnPassword } from '../../data/change-password.ts';
import { assertPossible, SettingsForm } from '../../ui/settings-form/SettingsForm.tsx';
import { checkPassword, fields, noPasswords } from './password.form.ts';
import { words } from './words.ts';

function Form({ member }: { member: Member }) {
  const serverCan = useCapability('accounts');
  const form = useSubmitForm({
    initial: noPasswords,
    fields,
    check: checkPassword,
    send: async ({ current, next }) => {
      assertPossible(serverCan);
      await changeOwnPassword(current, next);
    },
    onSent: () => ({ stored: noPasswords, message: words.changed }),
  });
  return (
    <SettingsForm form={form} submitLabel={words.submit}>
      {/* Lets password managers find the account. */}
      <input autoComplete="username" hidden name="username" readOnly value={member.email} />
      <PasswordInput
        autoComplete="current-password"
        label={words.current}
        {...form.field('current_password')}
      />
      <NewPassword
        {...form.field('password')}
        label={words.next}
        password={form.values.password}
        personal={[member.firstName, member.lastName, member.email]}
      />
    </SettingsForm>
  );
}

/** Changes the password. The input is never stored on the device. */
export function ChangePassword() {
  const member = useMember();
  return (
    <TitledCard description={words.intro} id="mot-de-passe" title={words.title}>
      {member && <Form member={member} />}
    </TitledCard>
  );
}
