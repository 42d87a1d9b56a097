import { companyType, LoginReplyWire, RegisterRequestWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { transact } from '../database/transact.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import { limitKeys, noticeLimit } from '../security/limit-keys.ts';
import { refuseWeakPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import type { Services } from '../services.ts';
import { admitMember } from './admit-member.ts';
import { wantEmail } from './want-email.ts';

/**
 * `POST /register` (extension): creates an account, mails the link that proves its e-mail (decision record 167), and
 * signs it in. For a taken e-mail, the reply is 409, and its owner gets a mail, at most one a day (decision record 11).
 * Requests are counted per client address.
 */
export function addRegisterRoutes(app: FastifyInstance, services: Services): void {
  const { db, members, outbox, mailWorker, limiter, config } = services;

  async function notifyOwner(email: string): Promise<void> {
    const owner = await members.findCredentials(email);
    if (!owner) return;
    const counted = { key: limitKeys.registerNotice(owner.id), limit: noticeLimit };
    if ((await limiter.take([counted])) > 0) return;
    await outbox.queue('register-attempt', owner.id, owner.email);
    mailWorker.wake();
  }

  /** Mails the link, unless the address got too many. The settings can send it later. */
  async function mailLink(memberId: number, email: string): Promise<void> {
    const counted = { key: limitKeys.emailWanted(email), limit: config.accountLimits.emailChange };
    if ((await limiter.take([counted])) > 0) return;
    await transact(db, (transaction) => wantEmail(transaction, config, { memberId, email }));
    mailWorker.wake();
  }

  app.post<{ Body: RegisterRequestWire }>('/register', {
    schema: {
      body: jsonSchema(RegisterRequestWire),
      response: { 200: jsonSchema(LoginReplyWire) },
    },
    config: {
      call: { summary: 'Makes an account and signs it in', access: 'public', extension: 'accounts' },
    },
    handler: async (request, reply): Promise<LoginReplyWire> => {
      const { type, Names: firstName, LastName: lastName, email, password } = request.body;
      const retryAfterMs = await limiter.take([
        { key: limitKeys.register(request.ip), limit: config.accountLimits.register },
      ]);
      if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyTries, { retryAfterMs });
      refuseWeakPassword(password, { email, firstName, lastName }, config.productName);
      const passwordHash = await hashPassword(password);
      const memberId = await members.create({
        kind: type === companyType ? 'company' : 'person',
        firstName,
        lastName,
        email,
        passwordHash,
        createdAt: config.now(),
      });
      if (memberId === null) {
        await notifyOwner(email);
        throw new ApiError('conflict', sentences.emailTaken, { fields: { email: sentences.emailTaken } });
      }
      await mailLink(memberId, email);
      const admitted = await admitMember(
        services,
        { request, reply },
        { memberId, passwordHash, device: null, isRemembered: false },
      );
      if (!admitted) throw new ApiError('signed-out', sentences.signedOut);
      return admitted;
    },
  });
}
