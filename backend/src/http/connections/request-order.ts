import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { clientKey } from '../../security/client-address.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { streamOf } from './slow-bodies.ts';
import { Turns } from './turns.ts';

type Exchange = { request: IncomingMessage; reply: ServerResponse };

/** Requests of one connection. `isBusy`: one is being handled. `isOver`: too many waited, so the connection ends. */
type Queue = { isBusy: boolean; waiting: Exchange[]; isOver: boolean };

type Limits = Pick<ConnectionLimits, 'pipelined' | 'endMs'>;

/**
 * Decides when a request is handled. HTTP/1.1: when the previous reply has been sent. A connection on which too many
 * requests wait is ended (RFC 9112, section 9.3.2; browsers do not pipeline), but only after `endMs`, because a client
 * that reconnects at once would delay the connections of others. HTTP/2: when everything that arrived with the request
 * has been read, so that a stream which is reset at once is never handled. Of each client that is not a proxy
 * (`isProxy`), only one request starts per turn of the event loop.
 */
export function orderRequests(
  server: Server,
  { pipelined, endMs }: Limits,
  isProxy: (address: string) => boolean,
): void {
  const queues = new WeakMap<Socket, Queue>();
  const turns = new Turns();
  const listeners = server.listeners('request') as RequestListener[];

  /** Handles a request in its client's turn, unless the request has ended before. */
  function handle({ request, reply }: Exchange): void {
    const { remoteAddress = '' } = request.socket;
    const work = () => {
      if (reply.destroyed || reply.closed) return;
      for (const listener of listeners) listener.call(server, request, reply);
    };
    if (isProxy(remoteAddress)) work();
    else turns.start(clientKey(remoteAddress), work);
  }

  function start(queue: Queue, exchange: Exchange): void {
    queue.isBusy = true;
    exchange.reply.once('close', () => {
      queue.isBusy = false;
      const next = queue.waiting.shift();
      if (next && !next.request.socket.destroyed) start(queue, next);
    });
    handle(exchange);
  }

  function end(queue: Queue, socket: Socket): void {
    queue.isOver = true;
    queue.waiting = [];
    socket.pause();
    setTimeout(() => socket.destroy(), endMs).unref();
  }

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const exchange = { request, reply };
    const stream = streamOf(request);
    if (stream) {
      setImmediate(() => stream.closed || handle(exchange));
      return;
    }
    const queue = queues.get(request.socket) ?? { isBusy: false, waiting: [], isOver: false };
    queues.set(request.socket, queue);
    if (queue.isOver) return;
    if (!queue.isBusy) start(queue, exchange);
    else if (queue.waiting.length < pipelined) queue.waiting.push(exchange);
    else end(queue, request.socket);
  });
}
