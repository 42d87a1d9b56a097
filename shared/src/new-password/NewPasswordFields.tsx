import { PasswordInput } from '../ui/PasswordInput/PasswordInput.tsx';
import type { TextInputProps } from '../ui/TextInput/TextInput.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { passwordAdvice } from './password-rules.ts';

type Props = {
  /** Props of a field of the form. */
  field: (name: 'password' | 'confirmation') => Partial<TextInputProps>;
  password: string;
  label: string;
  /** Other values of the form: a password that contains them is easy to guess. */
  personal?: string[];
};

/** Fields for a new password and its confirmation, with its strength. */
export function NewPasswordFields({ field, password, label, personal = [] }: Props) {
  return (
    <>
      <div>
        <PasswordInput
          autoComplete="new-password"
          description={passwordAdvice}
          label={label}
          {...field('password')}
        />
        <PasswordStrength password={password} personal={personal} />
      </div>
      <PasswordInput
        autoComplete="new-password"
        label="Confirmation du mot de passe"
        {...field('confirmation')}
      />
    </>
  );
}
