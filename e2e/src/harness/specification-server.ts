import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A simulated server that has only the calls of the specification. */
type SpecificationServer = {
  url: string;
  token: string;
  /** Method and path of every call, in order. */
  calls: string[];
  comments: string[];
  stop: () => Promise<void>;
};

const prefix = '/az-connect-backend/api';

/** Fixed replies, by path. */
const always: Record<string, object> = {
  '/user-jobs-history': { status: true, jobsHistory: [] },
  '/profile/picture': { status: false },
  '/cover/picture': { status: false },
  '/az/announcements-images/7': { success: false },
  '/az/announcements-comments/7': { success: true, comments: [] },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export async function startSpecificationServer(): Promise<SpecificationServer> {
  const token = 'a-token-of-another-server';
  const calls: string[] = [];
  const comments: string[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '').replace(prefix, '');
    calls.push(`${request.method} ${path}`);
    const body = await bodyOf(request);
    const isMember = request.headers.authorization === `Bearer ${token}`;
    const send = (status: number, reply: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    if (path === '/verify-token')
      return send(200, { status: isMember && JSON.parse(body).access_token === token });
    if (path === '/az/global' && isMember) {
      return send(200, {
        success: true,
        feeds: [{ id: 7, text: 'Une annonce venue d’ailleurs.', created_at: '2026-01-05T10:00:00Z' }],
        meta: {},
      });
    }
    const same = always[path];
    if (same) return send(200, same);
    if (path === '/az/announcements-comments-store/7' && isMember) {
      comments.push(body);
      return send(200, {
        success: true,
        comment: { id: 1, comment: 'Bien vu.', created_at: '2026-01-05T11:00:00Z' },
      });
    }
    return send(404, { message: 'Not part of the specification' });
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    calls,
    comments,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
