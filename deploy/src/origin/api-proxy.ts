import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backendPath } from './api-path.ts';

/**
 * What says for whom or by way of whom a request is, under every name that servers know. A header with underscores is read
 * as one with hyphens by some (RFC 3875, section 4.1.18).
 */
const forwarding =
  /^(x[-_]forwarded[-_].*|forwarded|via|x[-_]real[-_]ip|x[-_]client[-_]ip|true[-_]client[-_]ip)$/;

/** What is about one connection only (RFC 9110, section 7.6.1), beside what `Connection` names; and what undici refuses. */
const hopByHop =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect)$/;

type Client = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;

/** Headers of a call on its way to the API: what the origin knows of its client, in the place of what the client says. */
function passedHeaders({ ip, protocol, host }: Client, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !forwarding.test(name) && !hopByHop.test(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
}

/** Passes the calls of the API on to an API server elsewhere, whose certificate must be good where it has one. */
export async function registerApiProxy(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix: backendPath,
    rewritePrefix: backendPath,
    // Its lines would hold ids; the origin logs each request by its template.
    disableRequestLogging: true,
    undici: { connect: { rejectUnauthorized: true } },
    replyOptions: {
      rewriteRequestHeaders: passedHeaders,
      // Without it a GET that is answered with 503 is repeated ten times.
      retryDelay: () => null,
    },
  });
}
