import { connectSession } from '../api/client.ts';

/** Gives the API client a session. The returned list gets the tokens that the server no longer accepts. */
export function fakeSession(token?: string): string[] {
  const refused: string[] = [];
  connectSession({
    readToken: () => token,
    beginCall: () => () => undefined,
    expire: async (expired) => void refused.push(expired),
  });
  return refused;
}
