import sharp from 'sharp';
import type { TestApi, TestRequest } from './test-api.ts';

type Method = Parameters<TestApi['call']>[0];

export type Person = { id: string; email: string; token: string };

export const password = 'trois-pirogues-sur-le-fleuve';

export const registrationOf = (email: string) => ({
  type: 'person',
  Names: 'Awa',
  LastName: 'Mba',
  email,
  password,
});

export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export async function pictureForm(field: string): Promise<FormData> {
  const create = { width: 32, height: 32, channels: 3 as const, background: '#226677' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return formOf({ [field]: new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }) });
}

/** Members of a test who write through the API. Every method rejects unless its call succeeds. */
export class ExampleNetwork {
  constructor(readonly api: TestApi) {}

  async send<Reply>(method: Method, path: string, request: TestRequest = {}): Promise<Reply> {
    const reply = await this.api.call(method, path, request);
    if (reply.statusCode >= 300) throw new Error(`${method} ${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json<Reply>();
  }

  async join(email: string): Promise<Person> {
    type Reply = { access_token: string; user: { Customers_Numbers: string } };
    const { access_token, user } = await this.send<Reply>('POST', '/register', {
      body: registrationOf(email),
    });
    return { id: user.Customers_Numbers, email, token: access_token };
  }

  async signIn({ email }: Person): Promise<string> {
    const body = { email, password };
    return (await this.send<{ access_token: string }>('POST', '/login', { body })).access_token;
  }

  async publish({ token }: Person): Promise<string> {
    const body = formOf({ text: `Bonjour ${crypto.randomUUID()}` });
    return (await this.send<{ feed: { id: string } }>('POST', '/az/announcements', { token, body })).feed.id;
  }

  async comment({ token }: Person, post: string, replyTo?: string): Promise<string> {
    const body = { text: 'Oui', client_id: crypto.randomUUID(), ...(replyTo && { reply_to: replyTo }) };
    const path = `/az/announcements/${post}/comments`;
    return (await this.send<{ comment: { id: string } }>('POST', path, { token, body })).comment.id;
  }

  async converse({ token }: Person, { id }: Person): Promise<string> {
    type Reply = { conversation: { id: string } };
    return (await this.send<Reply>('PUT', `/conversations/with/${id}`, { token })).conversation.id;
  }

  async write({ token }: Person, id: string): Promise<void> {
    const body = { text: 'Bonjour', client_id: crypto.randomUUID() };
    await this.send('POST', `/conversations/${id}/messages`, { token, body });
  }

  async addJob({ token }: Person, startingDate: string): Promise<string> {
    const body = await this.jobOf(startingDate);
    type Reply = { jobHistory: { id: string } };
    return (await this.send<Reply>('POST', '/add-jobs-history', { token, body })).jobHistory.id;
  }

  async jobOf(starting_date: string): Promise<object> {
    const { id: company } = await this.api.db
      .kysely<{ 'api.members': { id: number; kind: string } }>()
      .selectFrom('api.members')
      .select('id')
      .where('kind', '=', 'company')
      .executeTakeFirstOrThrow();
    return { position: '1', company, starting_date, ending_date: null, skills: [], tools: [], tasks: [] };
  }
}
