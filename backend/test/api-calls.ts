import { findDeviation, openApiOf } from '../fuzz/conformance.ts';

const prefix = '/az-connect-backend/api';

/** Reply of a call: HTTP status, headers and the body as JSON. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

export type Call = {
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  body?: FormData | URLSearchParams | string;
  method?: string;
};

export const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };
export const other = { email: 'yanis@az-connect.test', password: 'Demo-2026!' };

async function expectAsDescribed(url: URL, method: string, response: Response, body: unknown): Promise<void> {
  if (!url.pathname.startsWith(`${prefix}/`)) return;
  const deviation = findDeviation(await openApiOf(url.origin + prefix), {
    method,
    path: url.pathname.slice(prefix.length),
    status: response.status,
    type: response.headers.get('content-type'),
    body,
  });
  if (deviation) throw new Error(deviation);
}

/** Calls the API, by POST if `json` or `body` is given. Rejects when the reply does not match the OpenAPI document. */
export async function call(
  url: string,
  { token, headers, json, body, method: asked }: Call = {},
): Promise<Answer> {
  const sends = json !== undefined || body !== undefined;
  const method = asked ?? (sends ? 'POST' : 'GET');
  const response = await fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = isJson ? (JSON.parse(text) as Answer['body']) : {};
  await expectAsDescribed(new URL(url), method, response, answer);
  return { status: response.status, headers: response.headers, body: answer };
}

export async function signIn(api: string, who: typeof demo & { remember?: boolean } = demo): Promise<string> {
  const { status, body } = await call(`${api}/login`, { json: who });
  if (status !== 200) throw new Error(`Sign-in failed with ${status}`);
  return String(body.access_token);
}

/** Sends a comment as a browser's form does. */
export function comment(api: string, id: string, text: string, more: Call = {}): Promise<Answer> {
  const form = new FormData();
  form.set('comment', text);
  return call(`${api}/az/announcements-comments-store/${id}`, { body: form, ...more });
}

/** A matcher for the whole body of a refusal of this kind, with a message for each named field. */
export function refusal(kind: string, ...names: string[]): unknown {
  const message = expect.stringMatching(/^[A-ZÀÉ][^!]+\. [A-Z][^!]+\.$/);
  const fields = Object.fromEntries(names.map((name) => [name, expect.stringMatching(/^[A-ZÀÉL].+/)]));
  const error = names.length > 0 ? { kind, message, fields } : { kind, message };
  return { success: false, status: false, error: expect.objectContaining(error), message };
}

/** The data to register a person. `name` becomes part of the e-mail. */
export const person = (name: string) => ({
  type: 'person',
  Names: 'Aïssatou',
  LastName: 'Ndzouba',
  email: `${name}@exemple.test`,
  password: 'trois-pirogues-sur-le-fleuve',
});

export async function register(api: string, who: ReturnType<typeof person>): Promise<string> {
  const { status, body } = await call(`${api}/register`, { json: who });
  if (status !== 200) throw new Error(`Registering failed with ${status}: ${JSON.stringify(body)}`);
  return String(body.access_token);
}

export async function isOpen(api: string, token: string): Promise<boolean> {
  const { body } = await call(`${api}/verify-token`, { token, json: { access_token: token } });
  return body.status === true;
}

export const credentialsOf = ({ email, password }: { email: string; password: string }) => ({
  email,
  password,
});
