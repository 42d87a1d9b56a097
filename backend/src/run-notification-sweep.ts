import type { FastifyInstance } from 'fastify';
import { withEvents } from './live/with-events.ts';
import { emitDue } from './repositories/notification-writes.ts';
import type { Services } from './services.ts';

const intervalMs = 1000;

/** Emits every second an event for each notification with acts that had none (`is_due`), whichever process stored them. */
export function runNotificationSweep(app: FastifyInstance, { bus, config, db }: Services): void {
  if (!config.extensions.has('notifications')) return;
  let timer: NodeJS.Timeout | undefined;
  let isSweeping = false;
  const sweep = async () => {
    if (isSweeping) return;
    isSweeping = true;
    try {
      while (
        await withEvents(db, bus, (transaction, emission) => emitDue(transaction, emission, config.now()))
      );
    } catch (error) {
      // The next sweep repairs it.
      app.log.warn({ err: error }, 'the sweep of notifications failed');
    }
    isSweeping = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(sweep, intervalMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
