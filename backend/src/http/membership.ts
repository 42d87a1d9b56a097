import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { type LiveCursor, writeLiveCursor } from '../live/cursor.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { SessionRepository } from '../repositories/session-repository.ts';
import { networkOf } from '../security/client-address.ts';
import { readBearer } from '../security/session-token.ts';
import { safeMethods } from './cross-site.ts';

const decorator = 'memberId';
const headDecorator = 'liveHead';

/** Declares what `membersOnly` adds to a request: its member, and a position of the member's event log. */
export function knowMembers(app: FastifyInstance): void {
  app.decorateRequest(decorator, null);
  app.decorateRequest(headDecorator, null);
}

/** The signed-in member of a request that has passed `membersOnly`. */
export function memberIdOf(request: FastifyRequest): number {
  const id = request.getDecorator<number | null>(decorator);
  if (id === null) throw new Error('This route lets everyone in.');
  return id;
}

export const viewerOf = (request: FastifyRequest): Viewer => Viewer.member(memberIdOf(request));

/** The viewer of a call without a guard: the Bearer token's member if the session is open, otherwise `signedOut`. */
export async function readViewer(request: FastifyRequest, sessions: SessionRepository): Promise<Viewer> {
  const token = readBearer(request.headers.authorization);
  const memberId = token === null ? null : await sessions.findMember(token);
  return memberId === null ? Viewer.signedOut : Viewer.member(memberId);
}

/** A position that the event log of the signed-in member had reached before the call read anything else. */
export function liveHeadOf(request: FastifyRequest): LiveCursor {
  const head = request.getDecorator<LiveCursor | null>(headDecorator);
  if (head === null) throw new Error('This route lets everyone in.');
  return head;
}

/** The session's token of a request that has passed `membersOnly`. */
export function tokenOf({ headers }: FastifyRequest): string {
  const token = readBearer(headers.authorization);
  if (token === null) throw new Error('This route lets everyone in.');
  return token;
}

/** The member of any request, or null for anonymous ones. */
export const knownMemberId = (request: FastifyRequest): number | null =>
  decorator in request ? request.getDecorator<number | null>(decorator) : null;

/**
 * Whether a request shows that the member is there: a write that they made, or a read of a page with `Az-Input`, which it
 * sends while keys, pointer or wheel are used. A page that was left open makes reads and automatic writes, too.
 */
const isInput = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  headers['az-input'] === '1' || !(safeMethods.has(method) || routeOptions.config.call?.isAutomatic);

/**
 * A hook that requires a member's Bearer token, otherwise replies 401. Cookies are never read. If `isLive`, replies
 * to reads have the header `Live-Seq`: they contain the effects of all the member's events up to that position.
 */
export function membersOnly(sessions: SessionRepository, isLive: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = readBearer(request.headers.authorization);
    const session = token && (await sessions.use(token, networkOf(request.ip), isInput(request)));
    if (!session) throw new ApiError('signed-out', sentences.signedOut);
    request.setDecorator(decorator, session.memberId);
    request.setDecorator(headDecorator, session.head);
    if (isLive && request.method === 'GET') reply.header('live-seq', writeLiveCursor(session.head));
  };
}
