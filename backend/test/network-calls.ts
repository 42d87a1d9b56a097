import { type Call, call, person } from './api-calls.ts';
import { readEvents } from './live-calls.ts';

export type Person = { id: string; token: string };

export const idsOf = (body: Record<string, unknown>): string[] =>
  (body.items as { member: { Customers_Numbers: string } }[]).map(({ member }) => member.Customers_Numbers);

/** Calls for what members do with each other. `api` returns the address of the API. */
export function networkCalls(api: () => string) {
  let made = 0;

  async function join(name = 'membre'): Promise<Person> {
    made += 1;
    const { body } = await call(`${api()}/register`, { json: person(`${name}-${made}`) });
    const { Customers_Numbers: id } = body.user as { Customers_Numbers: string };
    return { id, token: String(body.access_token) };
  }

  const two = async (): Promise<[Person, Person]> => [await join(), await join()];
  const az = ({ token }: Person, path: string, more: Call = {}) =>
    call(`${api()}/az/${path}`, { token, ...more });
  const put = (who: Person, path: string, json?: unknown) => az(who, path, { method: 'PUT', json });
  const remove = (who: Person, path: string) => az(who, path, { method: 'DELETE' });
  const ask = (who: Person, to: Person, note?: string) =>
    put(who, `connections/requests/${to.id}`, note === undefined ? {} : { note });
  const connect = async (one: Person, other: Person) => {
    expect((await ask(one, other)).status).toBe(200);
    expect((await put(other, `connections/${one.id}`)).status).toBe(200);
  };

  const headOf = async ({ token }: Person) => (await readEvents(api(), token)).head;
  const eventsOf = async ({ token }: Person, after: string) =>
    (await readEvents(api(), token, { after })).events;
  const prefer = ({ token }: Person, preferences: object) =>
    call(`${api()}/account/preferences`, { token, method: 'PUT', json: preferences });

  /** Publishes an announcement, by default for everybody, and returns its id. */
  async function publish(
    { token }: Person,
    text: string,
    audience = 'members',
    pictures: Blob[] = [],
  ): Promise<string> {
    const body = new FormData();
    body.set('text', text);
    body.set('audience', audience);
    for (const picture of pictures) body.append('images', picture, 'a.jpg');
    const { body: reply } = await call(`${api()}/az/announcements`, { token, body });
    return (reply.feed as { id: string }).id;
  }

  return { join, two, az, put, remove, ask, connect, headOf, eventsOf, prefer, publish };
}
