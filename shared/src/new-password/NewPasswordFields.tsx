import { PasswordInput } from '../ui/PasswordInput/PasswordInput.tsx';
import type { TextInputProps } from '../ui/TextInput/TextInput.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { passwordAdvice } from './password-rules.ts';

type Props = {
  form: { getInputProps: (field: 'password' | 'confirmation') => Partial<TextInputProps> };
  password: string;
  label: string;
  /** Other values of the form: a password that contains them is easy to guess. */
  personal?: string[];
};

/** Fields for a new password and its confirmation, with its strength. */
export function NewPasswordFields({ form, password, label, personal = [] }: Props) {
  return (
    <>
      <div>
        <PasswordInput
          autoComplete="new-password"
          description={passwordAdvice}
          id="password"
          label={label}
          name="password"
          {...form.getInputProps('password')}
        />
        <PasswordStrength password={password} personal={personal} />
      </div>
      <PasswordInput
        autoComplete="new-password"
        id="confirmation"
        label="Confirmation du mot de passe"
        name="confirmation"
        {...form.getInputProps('confirmation')}
      />
    </>
  );
}
