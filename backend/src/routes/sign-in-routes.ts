import { createHash } from 'node:crypto';
import { LoginReplyWire, LoginRequestWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { sentences } from '../http/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';
import { clientKey } from '../security/client-address.ts';
import { checkPassword } from '../security/passwords.ts';
import { SignInLimiter } from '../security/sign-in-limiter.ts';
import type { Services } from '../services.ts';

const emailKey = (email: string) => createHash('sha256').update(normaliseEmail(email)).digest('base64');

/**
 * `POST /login` (extension). An unknown e-mail and a wrong password cost the same work and get the same reply: 401.
 * Failures are counted per address and per e-mail before any hashing: 429 with `Retry-After`.
 */
export function addSignInRoutes(app: FastifyInstance, { members, sessions, config }: Services): void {
  const { perAddress, perEmail } = config.signInLimits;
  const limiter = new SignInLimiter(config.now);

  async function findMember({ email, password }: LoginRequestWire): Promise<number | null> {
    const credentials = await members.findCredentials(email);
    const fits = await checkPassword(password, credentials?.password_hash ?? null);
    return fits && credentials ? credentials.id : null;
  }

  app.post<{ Body: LoginRequestWire }>('/login', {
    schema: {
      body: jsonSchema(LoginRequestWire),
      response: { 200: jsonSchema(LoginReplyWire) },
    },
    config: { call: { summary: 'Signs a member in', access: 'public', extension: 'login' } },
    handler: async ({ body, ip }): Promise<LoginReplyWire> => {
      const attempt = await limiter.enter([
        { key: `address:${clientKey(ip)}`, limit: perAddress },
        { key: `email:${emailKey(body.email)}`, limit: perEmail },
      ]);
      if ('retryAfterMs' in attempt) {
        throw new ApiError('too-many', sentences.tooManySignIns, attempt);
      }
      let memberId: number | null = null;
      try {
        memberId = await findMember(body);
      } finally {
        attempt.settle(memberId !== null);
      }
      if (memberId === null) throw new ApiError('signed-out', sentences.wrongSignIn);
      return {
        status: true,
        access_token: await sessions.open(memberId),
        user: await members.loadSessionUser(memberId),
      };
    },
  });
}
