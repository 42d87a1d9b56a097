import type { FastifyReply } from 'fastify';
import type { Answer } from '../control/control-plane.ts';
import { type Refusal, type RefusalKind, refuse } from '../control/outcome.ts';

const statuses: Record<RefusalKind, number> = {
  'signed-out': 401,
  'not-allowed': 403,
  unknown: 404,
  conflict: 409,
  'too-large': 413,
  refused: 422,
  'no-room': 507,
};

/** Sends a reply of the control plane. A refusal gets the HTTP status of its kind. */
export const send = (reply: FastifyReply, answer: Answer | Refusal) =>
  answer.ok ? reply.send(answer) : reply.code(statuses[answer.kind]).send(answer);

export const badBody = (
  reply: FastifyReply,
  issues: { message: string; received: string; path?: { key: unknown }[] | undefined }[],
) => {
  const [issue] = issues;
  const path = issue?.path?.map(({ key }) => String(key)).join('.');
  const cause = issue?.received === 'undefined' ? 'it is missing' : issue?.message;
  return reply.code(400).send(refuse(`The request is malformed${path ? ` at ${path}` : ''}: ${cause}`));
};
