import type { FastifyRequest } from 'fastify';

/** Whether a request is a visit of a page, not a prefetch, a frame or a call of a script. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined;
