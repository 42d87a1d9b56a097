import { useCapability } from '@az/shared/api';
import type { Member } from '@az/shared/contracts';
import { NewPasswordFields } from '@az/shared/new-password';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useMember } from '../../data/account.ts';
import { changeOwnPassword } from '../../data/change-password.ts';
import { SettingsForm } from '../../ui/settings-form/SettingsForm.tsx';
import { useSettingsForm } from '../../ui/settings-form/use-settings-form.ts';
import { checkPassword, fields, noPasswords } from './password.form.ts';
import { words } from './words.ts';

function Form({ member }: { member: Member }) {
  const form = useSettingsForm({
    stored: noPasswords,
    fields,
    canSave: useCapability('account-password'),
    check: checkPassword,
    send: async ({ current, next }) => {
      await changeOwnPassword(current, next);
      return { stored: noPasswords, message: words.changed };
    },
  });
  return (
    <SettingsForm labels={{ submit: words.submit }} state={form}>
      {/* Lets password managers find the account. */}
      <input autoComplete="username" hidden name="username" readOnly value={member.email} />
      <PasswordInput
        autoComplete="current-password"
        label={words.current}
        {...form.textField('current_password')}
      />
      <NewPasswordFields
        form={{ getInputProps: form.textField }}
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
