import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { ViewHead } from '../ui/ViewHead.tsx';
import styles from './SignIn.module.css';
import { useSignIn } from './use-sign-in.ts';

type Props = {
  /** Why the session ended, if not by signing out. */
  reason: string | null;
  onSignedIn: (token: string) => void;
};

/** Sign-in with the token of a team, for this tab. */
export function SignIn({ reason, onSignedIn }: Props) {
  const { token, field, error, failure, isBusy, handleChange, handleSubmit } = useSignIn(onSignedIn);
  const message = failure ?? reason;
  return (
    <div className={styles.container}>
      <Card className={styles.card} padding="lg">
        <form noValidate onSubmit={handleSubmit}>
          <Stack gap="md">
            <Stack gap={4}>
              <ViewHead title="Console de déploiement" />
              <Text c="dimmed">Réservée aux équipes. Elle ne connaît pas votre session de membre.</Text>
            </Stack>
            {message && (
              <Alert color="red" role="alert">
                {message}
              </Alert>
            )}
            <TextInput
              autoCapitalize="off"
              autoComplete="off"
              description="Il commence par az_ et ne reste que dans cet onglet."
              error={error}
              label="Jeton d’équipe"
              name="token"
              onChange={({ currentTarget }) => handleChange(currentTarget.value)}
              ref={field}
              required
              spellCheck={false}
              type="password"
              value={token}
            />
            <Button aria-busy={isBusy} fullWidth loading={isBusy} size="md" type="submit">
              Ouvrir la console
            </Button>
          </Stack>
        </form>
      </Card>
    </div>
  );
}
