import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { knownMemberId } from '../http/membership.ts';

/** Levels of pino, from most to least output. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** Keeps the process running when nobody reads its output any more, or when it fills a disk: such lines are lost. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Headers and bodies are not logged. Fields that identify or authenticate a member are redacted if they appear. */
function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  const secrets = ['authorization', 'cookie', 'set-cookie', 'access_token', 'password', 'email'];
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  // This stream, for the logger's own one throws when a disk is full, and stays silent after a closed pipe.
  return { level, redact: { paths, censor: '[removed]' }, stream: process.stdout };
}

/** Options of a Fastify server whose requests are logged by `logRequests` alone. */
export function loggingOptions(
  level: LogLevel,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  const logController = new LogController({ disableRequestLogging: true });
  return { logger: loggerOptions(level), logController, genReqId: () => randomUUID() };
}

/** How a request's route is named in logs and metrics: by its template, which holds no id. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '(none)';

/**
 * Logs a line at the end of each request: with the route's template, because addresses contain ids and a query, and the
 * member's id hashed under a key that exists only in this process. Call it on the root instance, before the routes.
 */
export function logRequests(app: FastifyInstance): void {
  const key = randomBytes(32);
  const hash = (memberId: number) =>
    createHmac('sha256', key).update(String(memberId)).digest('hex').slice(0, 16);
  app.addHook('onResponse', async (request, reply) => {
    const memberId = knownMemberId(request);
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(memberId === null ? {} : { member: hash(memberId) }),
    };
    request.log.info(line, 'request');
  });
}
