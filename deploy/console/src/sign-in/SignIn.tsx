import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { type FormEvent, useRef, useState } from 'react';
import { asFailure, sentences } from '../data/call-failure.ts';
import { isToken } from '../data/operator-token.ts';
import { checkToken } from '../data/queries.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import styles from './SignIn.module.css';

type State = { token: string; error: string | null; failure: string | null; isBusy: boolean };

function useSignIn(onSignedIn: (token: string) => void) {
  const [state, setState] = useState<State>({ token: '', error: null, failure: null, isBusy: false });
  const field = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);

  const fail = (failed: Pick<State, 'error' | 'failure'>) => {
    setState((now) => ({ ...now, ...failed, isBusy: false }));
    field.current?.focus();
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const token = state.token.trim();
    if (isSending.current) return;
    if (!token) return fail({ error: 'Indiquez le jeton de votre équipe.', failure: null });
    if (!isToken(token)) return fail({ error: null, failure: sentences['signed-out'] });
    isSending.current = true;
    setState((now) => ({ ...now, error: null, failure: null, isBusy: true }));
    try {
      await checkToken(token);
      onSignedIn(token);
    } catch (error) {
      const { kind } = asFailure(error);
      const sentence =
        kind === 'not-allowed' ? 'Ce jeton ne permet pas de lire l’état des déploiements.' : sentences[kind];
      fail({ error: null, failure: sentence });
    } finally {
      isSending.current = false;
    }
  }

  const handleChange = (token: string) => setState((now) => ({ ...now, token, error: null }));

  return { ...state, field, handleChange, handleSubmit };
}

type Props = {
  /** Why the session ended; null if the operator signed out or was not signed in. */
  reason: string | null;
  onSignedIn: (token: string) => void;
};

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
