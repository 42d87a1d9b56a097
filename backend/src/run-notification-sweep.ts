import type { FastifyInstance } from 'fastify';
import { withEvents } from './live/with-events.ts';
import { deliverPush } from './push/deliver-push.ts';
import { sendPush } from './push/send-push.ts';
import { settleDue } from './repositories/settle-notifications.ts';
import type { Services } from './services.ts';

const eventsEveryMs = 1000;
const pushesEveryMs = 5000;
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
 * every minute the mails that are due. Every five seconds, messages to browsers are sent.
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
  if (!config.extensions.has('push')) return;
  const { publicUrl, mail, now } = config;
  const isSecure = publicUrl?.startsWith('https:');
  const subject = isSecure ? String(publicUrl) : `mailto:${mail.smtp?.from ?? 'no-reply@localhost'}`;
  const noticePath = `${app.prefix}/push/notice`;
  const deliver = deliverPush({ ...services, send: sendPush, subject, noticePath, now });
  const ending = new AbortController();
  app.addHook('onClose', async () => ending.abort());
  repeat(app, pushesEveryMs, async () => {
    while (!ending.signal.aborted && (await deliver(ending.signal)));
  });
}
