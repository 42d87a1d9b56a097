import type { FastifyInstance } from 'fastify';
import type { Signals } from '../database/database.ts';
import type { Streams } from './streams.ts';

/**
 * Sweeps at intervals. When messages of other processes may have been lost, sweeps at once and lets clients open their
 * streams again, because a sweep does not find lost hints. Ends the streams before the server closes.
 */
export function runStreams(
  app: FastifyInstance,
  { streams, signals, sweepMs }: { streams: Streams; signals: Signals | null; sweepMs: number },
): void {
  let timer: NodeJS.Timeout | undefined;
  let isSweeping = false;
  const sweep = async () => {
    if (isSweeping) return;
    isSweeping = true;
    // A failure is repaired by the next sweep.
    await streams
      .sweep()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the sweep of streams failed'));
    isSweeping = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(sweep, sweepMs).unref();
    signals?.onOpen(() => {
      streams.renew();
      void sweep();
    });
    await signals?.open();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.close();
  });
}
