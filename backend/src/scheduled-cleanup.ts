import type { FastifyInstance } from 'fastify';

/** Something that collects rows nobody needs any more. `clearOld` removes a batch of them and says how many. */
export type Cleanup = { clearOld: () => Promise<number> };

const intervalMs = 10 * 60 * 1000;

async function clear(cleanup: Cleanup): Promise<number> {
  let total = 0;
  for (let cleared = 1; cleared > 0; total += cleared) cleared = await cleanup.clearOld();
  return total;
}

/**
 * Clears old rows away when the server is ready and every ten minutes from then on, outside of what members do. Several
 * processes may do so at once. A failure waits for the next time.
 */
export function scheduleCleanup(app: FastifyInstance, cleanups: Cleanup[]): void {
  let timer: NodeJS.Timeout | undefined;
  const runCleanups = async () => {
    try {
      let cleared = 0;
      for (const cleanup of cleanups) cleared += await clear(cleanup);
      if (cleared > 0) app.log.info({ cleared }, 'old rows cleared away');
    } catch (error) {
      app.log.warn({ err: error }, 'old rows were not cleared away');
    }
  };
  app.addHook('onListen', async () => {
    void runCleanups();
    timer = setInterval(runCleanups, intervalMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
