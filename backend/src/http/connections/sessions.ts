import { constants, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { FastifyInstance } from 'fastify';
import { RateLimiter } from '../../security/rate-limiter.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { everySecond } from './every-second.ts';

type Session = { streams: number; idleSince: number };

/** Whether a stream ended before its reply was sent completely. */
const isReset = ({ rstCode, aborted }: ServerHttp2Stream): boolean =>
  aborted || rstCode !== constants.NGHTTP2_NO_ERROR;

/**
 * Ends HTTP/2 connections that have had no request for `idleMs` (pings do not count), and those whose client resets
 * too many streams, because a reset costs the client nothing (CVE-2023-44487).
 */
export function limitSessions(
  app: FastifyInstance,
  { resets, idleMs }: Pick<ConnectionLimits, 'resets' | 'idleMs'>,
): void {
  const sessions = new Map<ServerHttp2Session, Session>();
  const limiter = new RateLimiter(resets);
  let number = 0;

  app.server.on('session', (http2: ServerHttp2Session) => {
    const session: Session = { streams: 0, idleSince: performance.now() };
    number += 1;
    const key = String(number);
    sessions.set(http2, session);
    http2.once('close', () => sessions.delete(http2));
    http2.on('stream', (stream) => {
      session.streams += 1;
      stream.once('close', () => {
        session.streams -= 1;
        session.idleSince = performance.now();
        if (isReset(stream) && limiter.take(key) > 0)
          http2.destroy(undefined, constants.NGHTTP2_ENHANCE_YOUR_CALM);
      });
    });
  });
  everySecond(app, () => {
    const since = performance.now() - idleMs;
    for (const [http2, { streams, idleSince }] of sessions)
      if (streams === 0 && idleSince <= since) http2.destroy();
  });
}
