import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPath, backendPath } from './api-path.ts';

/**
 * Headers about the client or proxies of a request, under every name that servers use. Some servers read an underscore
 * as a hyphen (RFC 3875, section 4.1.18).
 */
const forwarding =
  /^(x[-_]forwarded[-_].*|forwarded|via|x[-_]real[-_]ip|x[-_]client[-_]ip|true[-_]client[-_]ip)$/;

/** Hop-by-hop headers (RFC 9110, section 7.6.1) with a fixed name, and headers that undici refuses. */
const hopByHop =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect)$/;

type Client = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;

/** Headers of a call to the API. What the client claims about itself is replaced by what the origin knows. */
function passedHeaders({ ip, protocol, host }: Client, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !forwarding.test(name) && !hopByHop.test(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
}

/** Maximum connections to the API server: a stream keeps one for minutes, a call until it is answered. */
type Connections = { streams: number; calls?: number };

/** Forwards the calls of the API to an external API server; an invalid certificate is refused. */
export async function registerApiProxy(
  app: FastifyInstance,
  upstream: string,
  { streams, calls = 128 }: Connections,
): Promise<void> {
  // Streams have connections of their own. Otherwise calls would wait for a connection until a stream ends.
  for (const [prefix, connections] of [
    [backendPath, calls],
    [`${apiPath}/live/stream`, streams],
  ] as const)
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      // The proxy's log lines would contain ids. The origin itself logs each request by its route template.
      disableRequestLogging: true,
      undici: { connections, connect: { rejectUnauthorized: true } },
      replyOptions: {
        rewriteRequestHeaders: passedHeaders,
        // Without this, a GET that is answered with 503 is repeated ten times.
        retryDelay: () => null,
      },
    });
}
