import type { FastifyInstance } from 'fastify';

/** Looks after something every second, from when a server is ready until it closes. */
export function everySecond(app: FastifyInstance, check: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(check, 1000).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
