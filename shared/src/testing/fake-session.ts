import { connectSession } from '../api/client.ts';

/** Gives the API client a session. The client adds the tokens that the server refuses to the returned list. */
export function fakeSession(token?: string): string[] {
  const refused: string[] = [];
  connectSession({
    readToken: () => token,
    beginCall: () => ({ assertCurrent: () => undefined, ended: new AbortController().signal }),
    expire: async (expired) => void refused.push(expired),
  });
  return refused;
}
