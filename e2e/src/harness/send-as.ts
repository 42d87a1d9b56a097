import { expect } from '@playwright/test';

const api = '/az-connect-backend/api';

/** Calls the API with a form or JSON and returns the reply. Fails the test when the call is refused. */
export type Send = (
  path: string,
  method: string,
  body?: FormData | object,
) => Promise<Record<string, unknown>>;

/** Calls the API as the member with this token, like another client of the member. */
export const sendAs =
  (base: string, token: string): Send =>
  async (path, method, body) => {
    const isForm = body instanceof FormData;
    const reply = await fetch(base + api + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    expect(reply.ok, `${method} ${path}: ${reply.status}`).toBe(true);
    return reply.json();
  };

export function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}

export async function publishAs(send: Send, text: string): Promise<string> {
  const { feed } = await send('/az/announcements', 'POST', formOf('text', text));
  return (feed as { id: string }).id;
}

/** Writes a comment on a publication and returns its id. */
export async function commentAs(send: Send, post: string, text: string): Promise<string> {
  const json = { text, client_id: crypto.randomUUID() };
  const { comment } = await send(`/az/announcements/${post}/comments`, 'POST', json);
  return (comment as { id: string }).id;
}
