import { parseCapabilities } from '../contracts/index.ts';
import { isAppError } from './app-error.ts';
import { callApi } from './client.ts';

/** Names of the server's extension calls; empty on a server without this call. */
export async function getCapabilities(signal?: AbortSignal): Promise<string[]> {
  try {
    return parseCapabilities(await callApi('/capabilities', { signal }));
  } catch (error) {
    if (isAppError(error) && error.kind === 'not-found') return [];
    throw error;
  }
}
