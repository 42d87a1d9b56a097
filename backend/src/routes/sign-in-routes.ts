import { LoginReplyWire, LoginRequestWire } from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import { limitKeys } from '../security/limit-keys.ts';
import { checkPassword } from '../security/passwords.ts';
import type { Services } from '../services.ts';
import { admitMember } from './admit-member.ts';

/**
 * `POST /login` (extension). An unknown e-mail and a wrong password cost the same work and get the same reply: 401.
 * Failures are counted before any hashing, per address and per e-mail: 429 with `Retry-After`. A known browser of the
 * member has a limit of its own, so that strangers' failures do not lock its owner out.
 */
export function addSignInRoutes(app: FastifyInstance, services: Services): void {
  const { members, devices, deviceCookie, limiter, config } = services;
  const { perAddress, perEmail, perDevice } = config.signInLimits;

  async function findDevice(request: FastifyRequest) {
    const token = deviceCookie.read(request);
    return token === null ? null : devices.find(token);
  }

  app.post<{ Body: LoginRequestWire }>('/login', {
    schema: {
      body: jsonSchema(LoginRequestWire),
      response: { 200: jsonSchema(LoginReplyWire) },
    },
    config: { call: { summary: 'Signs a member in', access: 'public', extension: 'accounts' } },
    handler: async (request, reply): Promise<LoginReplyWire> => {
      const { email, password, remember: isRemembered = false } = request.body;
      const device = await findDevice(request);
      const credentials = await members.findCredentials(email);
      const isKnown = device !== null && device.memberId === credentials?.id;
      const attempt = await limiter.enter([
        { key: limitKeys.address(request.ip), limit: perAddress },
        isKnown
          ? { key: limitKeys.device(device.tokenHash), limit: perDevice }
          : { key: limitKeys.email(email), limit: perEmail },
      ]);
      if ('retryAfterMs' in attempt) throw new ApiError('too-many', sentences.tooManySignIns, attempt);
      let fits = false;
      try {
        fits = await checkPassword(password, credentials?.password_hash ?? null);
      } finally {
        await attempt.settle(fits);
      }
      const admitted =
        fits && credentials?.password_hash
          ? await admitMember(
              services,
              { request, reply },
              { memberId: credentials.id, passwordHash: credentials.password_hash, device, isRemembered },
            )
          : null;
      if (!admitted) throw new ApiError('signed-out', sentences.wrongSignIn);
      return admitted;
    },
  });
}
