import type { FastifyInstance } from 'fastify';
import type { Streams } from './streams.ts';

/** Sweeps while the server listens, and ends the streams before it closes. */
export function runStreams(app: FastifyInstance, streams: Streams, sweepMs: number): void {
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
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.close();
  });
}
