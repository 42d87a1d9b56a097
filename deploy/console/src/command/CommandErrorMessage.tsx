import { Alert } from '@az/shared/ui/Alert';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import styles from './Command.module.css';
import type { CommandError } from './use-command.ts';

/** Why nothing was done, in our words and in those of the origin. */
export function CommandErrorMessage({ error: { sentence, refusal } }: { error: CommandError }) {
  const findings = refusal?.findings ?? [];
  return (
    <Alert color="red" role="alert" title={sentence}>
      {refusal && (
        <Stack gap="xs" lang="en">
          <Text size="sm">{refusal.sentence}</Text>
          {findings.length > 0 && (
            <ul className={styles.findings}>
              {findings.map(({ who, what }) => (
                <li key={`${who} ${what}`}>
                  <strong>{who}</strong> {what}
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </Alert>
  );
}
