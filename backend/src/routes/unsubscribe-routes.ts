import { paths } from '@az/shared/paths';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { CallDeclaration } from '../http/calls.ts';
import { replyToError } from '../http/error-replies.ts';
import { withEvents } from '../live/with-events.ts';
import { escapeHtml } from '../mail/write-mail.ts';
import { formPolicy, referenceStyle } from '../reference-page/style.ts';
import { chooseNotifications } from '../repositories/notification-writes.ts';
import type { Services } from '../services.ts';
import { readMailedLink } from './mailed-link.ts';

type WithToken = { Params: { token: string } };

const heading = 'Notifications par e\u2011mail';
const settings = `<p><a href="${paths.settingsNotification()}">Paramètres › Notifications</a></p>`;

const sendPage = (reply: FastifyReply, content: string): FastifyReply =>
  reply
    // The form's POST has an origin with this policy only, and the check for other sites needs one.
    .headers({
      ...{ 'content-security-policy': formPolicy, 'x-frame-options': 'DENY' },
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><style>${referenceStyle}</style></head><body><main><h1>${heading}</h1>
${content}
</main></body></html>
`);

/** People get refusals as a page, and programs as from any other call. */
function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPerson = request.headers.accept?.includes('text/html');
  if (!(error instanceof ApiError) || !isPerson) return replyToError(error, request, reply);
  return sendPage(reply.code(error.status), `<p>${escapeHtml(error.message)}</p>${settings}`);
}

const declare = (summary: string, more: Partial<CallDeclaration> = {}): { call: CallDeclaration } => ({
  call: { summary, access: 'public', extension: 'notifications', produces: 'text/html', ...more },
});

/**
 * `GET` and `POST /unsubscribe/{token}` (extension), the address in mails with notifications: the page asks, the POST ends
 * these mails. Mail programs send the POST themselves (RFC 8058), with a body that is not read.
 */
export function addUnsubscribeRoutes(app: FastifyInstance, services: Services): void {
  const { bus, config, db, members, unsubscribeTokens } = services;

  const memberOf = ({ ip, params }: FastifyRequest<WithToken>): Promise<number> =>
    readMailedLink(services, ip, async () => {
      const memberId = await unsubscribeTokens.read(params.token);
      if (memberId === null || !(await members.findOwner(memberId)))
        throw new ApiError('not-found', sentences.wrongUnsubscribe);
      return memberId;
    });

  app.get<WithToken>('/unsubscribe/:token', {
    errorHandler,
    config: declare('A page that asks whether to end the mails with notifications'),
    handler: async (request, reply) => {
      await memberOf(request);
      const name = escapeHtml(config.productName);
      return sendPage(
        reply,
        `<p>Si vous confirmez, ${name} ne vous enverra plus vos notifications par e-mail, ni une à une ni en résumé.
Vous les retrouverez toujours dans ${name}. Les e-mails sur votre compte, comme un changement de mot de passe, continuent.</p>
<form method="post"><button>Ne plus recevoir ces e-mails</button></form>`,
      );
    },
  });

  app.post<WithToken>('/unsubscribe/:token', {
    errorHandler,
    config: declare('Ends the mails with notifications', { emits: ['notification.changed'] }),
    handler: async (request, reply) => {
      const memberId = await memberOf(request);
      await withEvents(db, bus, async (transaction, emission) => {
        await chooseNotifications(transaction, memberId, { mail: false }, config.now());
        emission.store({ to: [memberId], type: 'notification.changed', subject: '' });
      });
      return sendPage(
        reply,
        `<p>C’est fait\u00a0: vous ne recevrez plus de notifications par e-mail. Vos réglages permettent d’y revenir.</p>${settings}`,
      );
    },
  });
}
