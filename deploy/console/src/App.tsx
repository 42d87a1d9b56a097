import { useState } from 'react';
import { Console } from './Console.tsx';
import { OperatorProvider } from './data/operator.tsx';
import { keepToken, readToken } from './data/operator-token.ts';
import { useForgetAll } from './data/queries.ts';
import { Frame } from './Frame.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

type State = { token: string | null; reason: string | null };

/** The console: the sign-in with a team's token, then its views. */
export function App() {
  const [{ token, reason }, setState] = useState<State>(() => ({ token: readToken(), reason: null }));
  const forgetAll = useForgetAll();
  const signIn = (given: string) => {
    keepToken(given);
    setState({ token: given, reason: null });
  };
  const signOut = (why: string | null = null) => {
    keepToken(null);
    setState({ token: null, reason: why });
    forgetAll();
  };
  if (!token)
    return (
      <Frame>
        <SignIn onSignedIn={signIn} reason={reason} />
      </Frame>
    );
  return (
    <Frame onSignOut={() => signOut()}>
      <OperatorProvider operator={{ token, signOut }}>
        <Console />
      </OperatorProvider>
    </Frame>
  );
}
