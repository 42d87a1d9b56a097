import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import { streamOf } from './slow-bodies.ts';

type Exchange = { request: IncomingMessage; reply: ServerResponse };

/** Requests of one connection: whether one is being handled, and those that wait. */
type Queue = { isBusy: boolean; waiting: Exchange[] };

/**
 * Decides when a request is worked on. Over HTTP/1.1 that is when the reply before it has been sent, and a connection
 * on which too many wait ends: clients that pipeline must be ready for that (RFC 9112, section 9.3.2), browsers do not.
 * Over HTTP/2 it is after everything that came with it has been read, so that a stream which is reset at once is never
 * handled.
 */
export function orderRequests(server: Server, { pipelined }: Pick<ConnectionLimits, 'pipelined'>): void {
  const queues = new WeakMap<Socket, Queue>();
  const listeners = server.listeners('request') as RequestListener[];
  const handle = ({ request, reply }: Exchange) => {
    for (const listener of listeners) listener.call(server, request, reply);
  };

  function start(queue: Queue, exchange: Exchange): void {
    const { request, reply } = exchange;
    queue.isBusy = true;
    reply.once('close', () => {
      queue.isBusy = false;
      const next = queue.waiting.shift();
      if (next && !request.socket.destroyed) start(queue, next);
    });
    handle(exchange);
  }

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const exchange = { request, reply };
    const stream = streamOf(request);
    if (stream) {
      setImmediate(() => stream.closed || handle(exchange));
      return;
    }
    const queue = queues.get(request.socket) ?? { isBusy: false, waiting: [] };
    queues.set(request.socket, queue);
    if (!queue.isBusy) start(queue, exchange);
    else if (queue.waiting.length < pipelined) queue.waiting.push(exchange);
    else request.socket.destroy();
  });
}
