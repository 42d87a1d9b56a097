import type { FastifyInstance } from 'fastify';

/** Runs `check` every second while the server listens. */
export function everySecond(app: FastifyInstance, check: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(check, 1000).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
