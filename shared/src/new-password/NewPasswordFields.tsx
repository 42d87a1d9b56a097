import { PasswordInput } from '../ui/PasswordInput/PasswordInput.tsx';
import type { TextInputProps } from '../ui/TextInput/TextInput.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { passwordAdvice } from './password-rules.ts';

type Props = {
  form: { getInputProps: (field: 'password' | 'confirmation') => Partial<TextInputProps> };
  password: string;
  label: string;
  /** What else is typed in the form: a password made of it is easy to guess. */
  personal?: string[];
};

/** A new password, how strong it is, and the same once more. */
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
