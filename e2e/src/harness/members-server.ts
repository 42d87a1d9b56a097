import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A simulated server with two members who can sign in. */
type MembersServer = {
  url: string;
  members: { email: string; password: string; name: string }[];
  /** Stored comments. `by`: the name of the member whose token was sent. */
  comments: { by: string; text: string }[];
  stop: () => Promise<void>;
};

const prefix = '/az-connect-backend/api';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const people = [
  { id: 'A', email: 'ana@exemple.test', password: 'Ana-2026!', name: 'Ana Moreau' },
  { id: 'B', email: 'bakary@exemple.test', password: 'Bakary-2026!', name: 'Bakary Diallo' },
];

type Person = (typeof people)[number];

type Reply = [status: number, body: object];

const userOf = ({ id, email, name }: Person) => {
  const [Names, LastName] = name.split(' ');
  return { Customers_Numbers: id, Names, LastName, 'E-mails': email, type: 'person' };
};

export async function startMembersServer(): Promise<MembersServer> {
  const sessions = new Map<string, Person>();
  const comments: MembersServer['comments'] = [];

  function signIn(body: string): Reply {
    const { email } = JSON.parse(body) as { email: string };
    const person = people.find((one) => one.email === email);
    if (!person) return [401, { message: 'Inconnu' }];
    const token = `${person.id}-token-${sessions.size + 1}`;
    sessions.set(token, person);
    return [200, { status: true, access_token: token, user: userOf(person) }];
  }

  function storeComment(member: Person, body: string): Reply {
    const text = /name="comment"\r\n\r\n([\s\S]*?)\r\n/.exec(body)?.[1] ?? '';
    comments.push({ by: member.name, text });
    return [200, { success: true, comment: { id: comments.length, comment: text } }];
  }

  const publicCalls: Record<string, (token: string, body: string) => Reply> = {
    '/login': (_token, body) => signIn(body),
    '/logout': (token) => [200, { status: sessions.delete(token) }],
    '/verify-token': (token) => [200, { status: sessions.has(token) }],
    '/az/announcements-images/7': () => [200, { success: false }],
    '/az/announcements-comments/7': () => [200, { success: true, comments: [] }],
  };

  const memberCalls: Record<string, (member: Person, body: string) => Reply> = {
    '/az/global': ({ name }) => [
      200,
      {
        success: true,
        feeds: [{ id: 7, text: `Annonce pour ${name}`, created_at: '2026-01-05T10:00:00Z' }],
        meta: {},
      },
    ],
    '/az/announcements-comments-store/7': storeComment,
  };

  function answer(path: string, token: string, body: string): Reply {
    const publicCall = publicCalls[path];
    if (publicCall) return publicCall(token, body);
    const member = sessions.get(token);
    if (!member) return [401, { message: 'Sans session' }];
    return memberCalls[path]?.(member, body) ?? [404, { message: 'No such call' }];
  }

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '').replace(prefix, '');
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const [status, reply] = answer(path, token, await bodyOf(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    members: people,
    comments,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
