import type { FastifyServerOptions } from 'fastify';

/** Levels of pino, from loudest to silent. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/**
 * JSON logs on standard output. No headers and bodies are logged at all; should one ever be, what identifies or admits
 * a member is cut out.
 */
export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  const secrets = ['authorization', 'cookie', 'set-cookie', 'access_token', 'password', 'email'];
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  return { level, redact: { paths, censor: '[removed]' } };
}
