import { Group } from '../ui/Group/Group.tsx';
import { PasswordInput } from '../ui/PasswordInput/PasswordInput.tsx';
import { Stack } from '../ui/Stack/Stack.tsx';
import { Text } from '../ui/Text/Text.tsx';
import type { TextInputProps } from '../ui/TextInput/TextInput.tsx';
import styles from './PasswordStrength.module.css';
import { passwordAdvice } from './password-rules.ts';
import { estimateStrength, type Strength } from './password-strength.ts';

const levels: Record<Strength, { bars: number; label: string; advice?: string }> = {
  'too-short': { bars: 0, label: 'trop court' },
  weak: { bars: 1, label: 'faible', advice: 'Évitez les mots courants, les suites, les dates et votre nom.' },
  fair: { bars: 2, label: 'moyenne', advice: 'Quelques caractères ou un mot de plus le rendront plus sûr.' },
  good: { bars: 3, label: 'bonne' },
  strong: { bars: 4, label: 'très bonne' },
};

/** Strength of a password in words and bars; nothing if it is empty. Parts found in `personal` count little. */
function PasswordStrength({ password, personal }: { password: string; personal: string[] }) {
  const { bars, label, advice } = levels[estimateStrength(password, personal)];
  return (
    <div aria-live="polite">
      {password !== '' && (
        <Stack gap={4} pt="xs">
          <Group aria-hidden="true" gap={4} grow>
            {[1, 2, 3, 4].map((bar) => (
              <span className={styles.bar} data-filled={bar <= bars} data-level={bars} key={bar} />
            ))}
          </Group>
          <Text size="sm">Robustesse estimée : {label}</Text>
          {advice && (
            <Text c="dimmed" size="sm">
              {advice}
            </Text>
          )}
        </Stack>
      )}
    </div>
  );
}

type Props = Partial<TextInputProps> & {
  password: string;
  personal?: string[];
};

/** Field of a new password, with its strength. It is typed once: the button in it shows what was typed. */
export function NewPassword({ password, personal = [], ...props }: Props) {
  return (
    <div>
      <PasswordInput autoComplete="new-password" description={passwordAdvice} {...props} />
      <PasswordStrength password={password} personal={personal} />
    </div>
  );
}
