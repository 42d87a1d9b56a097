import type { FastifyInstance } from 'fastify';
import { deliverMail } from './mail/deliver-mail.ts';
import { folderTransport } from './mail/folder-transport.ts';
import { smtpTransport } from './mail/smtp-transport.ts';
import { openableUrl } from './operations/openable-url.ts';
import type { Services } from './services.ts';

/** Sends waiting mail for as long as the server listens. */
export function runMailWorker(app: FastifyInstance, services: Services): void {
  const { config, mailWorker } = services;
  const { smtp, outboxDir } = config.mail;

  app.addHook('onListen', async () => {
    const publicUrl = (config.publicUrl ?? openableUrl(app.listeningOrigin)).replace(/\/+$/, '');
    const address = smtp?.from ?? 'no-reply@localhost';
    const transport = smtp ? smtpTransport(smtp.url) : folderTransport(outboxDir);
    const sender = { address, productName: config.productName, publicUrl, apiUrl: publicUrl + app.prefix };
    mailWorker.start(deliverMail(sender, { ...services, transport, now: config.now }), app.log);
  });
  app.addHook('onClose', () => mailWorker.stop());
}
