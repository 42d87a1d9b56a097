import type { FastifyInstance } from 'fastify';

/** Something that collects rows nobody needs any more. `clearOld` removes a batch of them and says how many. */
export type Collector = { clearOld: () => Promise<number> };

const everyMs = 10 * 60 * 1000;

async function clear(collector: Collector): Promise<number> {
  let total = 0;
  for (let cleared = 1; cleared > 0; total += cleared) cleared = await collector.clearOld();
  return total;
}

/**
 * Clears old rows away when the server is ready and every ten minutes from then on, outside of what members do. Several
 * processes may do so at once. A failure waits for the next time.
 */
export function keepHouse(app: FastifyInstance, collectors: Collector[]): void {
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    try {
      let cleared = 0;
      for (const collector of collectors) cleared += await clear(collector);
      if (cleared > 0) app.log.info({ cleared }, 'old rows cleared away');
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
