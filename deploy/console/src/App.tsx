import { useState } from 'react';
import { Console } from './Console.tsx';
import { OperatorProvider } from './data/operator.tsx';
import { keepToken, readToken } from './data/operator-token.ts';
import { useForgetAll } from './data/queries.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

type State = { token: string | null; reason: string | null };

/** `/deploy`: the console of operators. It has a frame of its own, and nothing to do with the session of a member. */
function OperatePage() {
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
      <OperatorFrame>
        <SignIn onSignedIn={signIn} reason={reason} />
      </OperatorFrame>
    );
  return (
    <OperatorFrame onSignOut={() => signOut()}>
      <OperatorProvider operator={{ token, signOut }}>
        <Console />
      </OperatorProvider>
    </OperatorFrame>
  );
}

export { OperatePage as Component };
