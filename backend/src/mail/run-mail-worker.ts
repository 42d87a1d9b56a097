import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { deliverMail } from './deliver-mail.ts';
import { folderTransport } from './folder-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The server's own address, as a person on this machine can open it. */
function ownAddress(app: FastifyInstance): string {
  const url = new URL(app.listeningOrigin);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = 'localhost';
  return url.origin;
}

/** Sends waiting mail for as long as the server listens. */
export function runMailWorker(app: FastifyInstance, services: Services): void {
  const { config, mailWorker, members, resets, emailChanges, limiter } = services;
  const { smtp, outboxDir } = config.mail;

  app.addHook('onListen', async () => {
    const publicUrl = (config.publicUrl ?? ownAddress(app)).replace(/\/+$/, '');
    const address = smtp?.from ?? 'no-reply@localhost';
    const transport = smtp ? smtpTransport(smtp.url) : folderTransport(outboxDir);
    const sender = { address, productName: config.productName, publicUrl };
    const parts = { members, resets, emailChanges, limiter, transport, now: config.now };
    const deliver = deliverMail(sender, parts);
    mailWorker.start(deliver, app.log);
  });
  app.addHook('onClose', () => mailWorker.stop());
}
