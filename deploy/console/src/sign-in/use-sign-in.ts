import { type FormEvent, useRef, useState } from 'react';
import { asFailure, sentences } from '../data/call-failure.ts';
import { isToken } from '../data/operator-token.ts';
import { checkToken } from '../data/queries.ts';

type State = { token: string; error: string | null; failure: string | null; isBusy: boolean };

/** The sign-in of an operator: the origin checks the token; the input stays when it is invalid. */
export function useSignIn(onSignedIn: (token: string) => void) {
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
