import { CallFailure, failureOf } from './call-failure.ts';

/** Long, because the origin executes commands one at a time. */
const timeLimitMs = 20_000;

const contentOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    // The control plane sends JSON, so this reply is a page or comes from a server in between.
    return null;
  }
};

/** Reads `path`, or sends `body`, with the operator's token, never a member's session. Rejects with a `CallFailure`. */
export async function callControlPlane<Answer>(token: string, path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/deploy/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        // The origin corrects times in the body, if this clock is wrong.
        ...(body ? { 'content-type': 'application/json', 'az-clock': String(Date.now()) } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeLimitMs),
    });
  } catch (error) {
    throw new CallFailure('lost', null, error);
  }
  const content = await contentOf(response);
  if (!response.ok) throw failureOf(response.status, content);
  if (content === null) throw new CallFailure('server');
  return content as Answer;
}
