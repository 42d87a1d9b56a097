import type { Server, Socket } from 'node:net';
import { clientKey } from '../../security/client-address.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/** Limits connections in all and of one address; those beyond are ended at once. */
export function countConnections(
  server: Server,
  { connections, connectionsPerAddress }: Pick<ConnectionLimits, 'connections' | 'connectionsPerAddress'>,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.maxConnections = connections;
  // Before any object is created for the connection.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const client = clientKey(remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
