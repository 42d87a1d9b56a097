import { connectSession } from '../api/client.ts';

/**
 * Connects the API client to a session with this token, or without one. Returns a list to which the client adds tokens
 * that the server no longer accepts.
 */
export function fakeSession(token?: string): string[] {
  const refused: string[] = [];
  connectSession({
    readToken: () => token,
    beginCall: () => () => undefined,
    expire: async (expired) => void refused.push(expired),
  });
  return refused;
}
