import { useState } from 'react';
import { Console } from './Console.tsx';
import { OperatorProvider } from './data/operator.tsx';
import { readToken, storeToken } from './data/operator-token.ts';
import { useDeleteAll } from './data/queries.ts';
import { Layout } from './Layout.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

type State = { token: string | null; reason: string | null };

export function App() {
  const [{ token, reason }, setState] = useState<State>(() => ({ token: readToken(), reason: null }));
  const deleteAll = useDeleteAll();
  const signIn = (given: string) => {
    storeToken(given);
    setState({ token: given, reason: null });
  };
  const signOut = (why: string | null = null) => {
    storeToken(null);
    setState({ token: null, reason: why });
    deleteAll();
  };
  if (!token)
    return (
      <Layout>
        <SignIn onSignedIn={signIn} reason={reason} />
      </Layout>
    );
  return (
    <Layout onSignOut={() => signOut()}>
      <OperatorProvider operator={{ token, signOut }}>
        <Console />
      </OperatorProvider>
    </Layout>
  );
}
