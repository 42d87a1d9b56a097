import type { FastifyInstance } from 'fastify';
import { withEvents } from './live/with-events.ts';
import { settleDue } from './repositories/settle-notifications.ts';
import type { Services } from './services.ts';

const eventsEveryMs = 1000;
const mailsEveryMs = 60_000;

/** Runs `sweep` at intervals while the server listens, never twice at once. The next run repairs a failed one. */
function repeat(app: FastifyInstance, intervalMs: number, sweep: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let isSweeping = false;
  const run = async () => {
    if (isSweeping) return;
    isSweeping = true;
    await sweep().catch((error: unknown) => {
      app.log.warn({ err: error }, 'the sweep of notifications failed');
    });
    isSweeping = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(run, intervalMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Settles every second the notifications with acts that had no event (`is_due`), whichever process stored them, and queues
 * every minute the mails that are due.
 */
export function runNotificationSweep(app: FastifyInstance, services: Services): void {
  const { bus, config, db, notificationMails } = services;
  if (!config.extensions.has('notifications')) return;
  repeat(app, eventsEveryMs, async () => {
    while (
      await withEvents(db, bus, (transaction, emission) => settleDue(transaction, emission, config.now()))
    );
  });
  repeat(app, mailsEveryMs, () => notificationMails.queueDue());
}
