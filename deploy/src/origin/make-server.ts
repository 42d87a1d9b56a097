import { readFile } from 'node:fs/promises';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  loggingOptions,
  replyToError,
  secureServerOptions,
  trustedProxies,
} from '@az/backend';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Settings } from '../env.ts';
import { routableUrl } from './routable-url.ts';
import { commonHeaders, inertPolicy } from './security-headers.ts';

function addCommonHeaders(reply: FastifyReply, { tls }: Pick<Settings, 'tls'>): FastifyReply {
  for (const [name, value] of Object.entries({ ...commonHeaders, 'content-security-policy': inertPolicy }))
    if (!reply.hasHeader(name)) reply.header(name, value);
  return tls ? reply.header('strict-transport-security', 'max-age=31536000') : reply;
}

/** A server with TLS where the settings say so, limited connections (`changes` for tests) and the common headers. */
export async function makeServer(
  settings: Settings,
  changes: Partial<ConnectionLimits> = {},
): Promise<FastifyInstance> {
  const { tls, logLevel } = settings;
  const limits = connectionLimits(settings, changes);
  const isProxy = trustedProxies(settings.trustProxy);
  // Fastify runs no hook for these errors, so the headers that the hook below adds are added here.
  const frameworkErrors: typeof replyToError = (error, request, reply) =>
    replyToError(error, request, addCommonHeaders(reply, settings));
  const options = {
    ...loggingOptions(logLevel),
    trustProxy: isProxy,
    return503OnClosing: false,
    frameworkErrors,
    rewriteUrl: ({ url = '/' }: { url?: string }) => routableUrl(url),
  };
  const app = tls
    ? // Over TLS server and errors have the types of HTTP/2; what the origin uses of them is the same.
      (fastify({
        ...options,
        http2: true,
        // Off, because `limitConnections` ends idle sessions, including those that send pings.
        http2SessionTimeout: 0,
        https: {
          ...secureServerOptions(limits),
          allowHTTP1: true,
          cert: await readFile(tls.certFile),
          key: await readFile(tls.keyFile),
        },
      } as object) as FastifyInstance)
    : fastify(options);
  limitConnections(app, limits, isProxy);
  app.addHook('onSend', async (_, reply) => {
    addCommonHeaders(reply, settings);
  });
  app.setErrorHandler(replyToError);
  return app;
}
