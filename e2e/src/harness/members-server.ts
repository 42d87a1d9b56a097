import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with two members who can sign in, for what one member alone cannot show. */
export type MembersServer = {
  url: string;
  members: { email: string; password: string; name: string }[];
  /** Comments that were stored, with the name of the member whose token they came with. */
  comments: { by: string; text: string }[];
  /** Where every call of a member was made: `POST /path`. */
  calls: string[];
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

const userOf = ({ id, email, name }: (typeof people)[number]) => {
  const [Names, LastName] = name.split(' ');
  return { Customers_Numbers: id, Names, LastName, 'E-mails': email, type: 'person' };
};

export async function startMembersServer(): Promise<MembersServer> {
  const sessions = new Map<string, (typeof people)[number]>();
  const comments: MembersServer['comments'] = [];
  const calls: string[] = [];
  let count = 0;
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one line for each call reads best in one list
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '').replace(prefix, '');
    calls.push(`${request.method} ${path}`);
    const body = await bodyOf(request);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const member = sessions.get(token);
    const send = (status: number, reply: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    if (path === '/login') {
      const { email } = JSON.parse(body) as { email: string };
      const person = people.find((one) => one.email === email);
      if (!person) return send(401, { message: 'Inconnu' });
      count += 1;
      sessions.set(`${person.id}-token-${count}`, person);
      return send(200, { status: true, access_token: `${person.id}-token-${count}`, user: userOf(person) });
    }
    if (path === '/logout') return send(200, { status: sessions.delete(token) });
    if (path === '/verify-token') return send(200, { status: member !== undefined });
    if (path === '/az/announcements-images/7') return send(200, { success: false });
    if (path === '/az/announcements-comments/7') return send(200, { success: true, comments: [] });
    if (!member) return send(401, { message: 'Sans session' });
    if (path === '/az/global') {
      const feeds = [{ id: 7, text: `Annonce pour ${member.name}`, created_at: '2026-01-05T10:00:00Z' }];
      return send(200, { success: true, feeds, meta: {} });
    }
    if (path === '/az/announcements-comments-store/7') {
      const text = /name="comment"\r\n\r\n([\s\S]*?)\r\n/.exec(body)?.[1] ?? '';
      comments.push({ by: member.name, text });
      return send(200, { success: true, comment: { id: comments.length, comment: text } });
    }
    return send(404, { message: 'No such call' });
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    members: people,
    comments,
    calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
