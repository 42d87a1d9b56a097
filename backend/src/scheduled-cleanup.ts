import type { FastifyInstance } from 'fastify';

/** Something with expired rows. `clearOld` deletes a batch of them and returns how many. */
export type Cleanup = { clearOld: () => Promise<number> };

const intervalMs = 10 * 60 * 1000;

async function clear(cleanup: Cleanup): Promise<number> {
  let total = 0;
  for (let cleared = 1; cleared > 0; total += cleared) cleared = await cleanup.clearOld();
  return total;
}

/**
 * Runs the cleanups in every process, when the server is ready and every ten minutes from then on. A cleanup
 * that fails is repeated in the next run.
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
