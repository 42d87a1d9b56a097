import type { FastifyInstance } from 'fastify';

/** Something that collects rows nobody needs any more. `clearOld` removes a batch of them and says how many. */
export type Collector = { clearOld: () => Promise<number> };

const everyMs = 10 * 60 * 1000;

async function clear(collector: Collector): Promise<void> {
  while ((await collector.clearOld()) > 0);
}

/**
 * Clears old rows away when the server is ready and every ten minutes from then on, outside of what members do. Several
 * processes may do so at once. A failure waits for the next time.
 */
export function keepHouse(app: FastifyInstance, collectors: Collector[]): void {
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    try {
      for (const collector of collectors) await clear(collector);
    } catch (error) {
      app.log.warn({ err: error }, 'old rows were not cleared away');
    }
  };
  app.addHook('onListen', async () => {
    void round();
    timer = setInterval(round, everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
