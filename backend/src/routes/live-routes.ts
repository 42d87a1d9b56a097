import {
  LiveEventsQueryWire,
  LiveEventsReplyWire,
  LiveStreamQueryWire,
  LiveTopicsRequestWire,
  maxEventPage,
  SuccessReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { liveHeadOf, memberIdOf, tokenOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { readLiveCursor, writeLiveCursor } from '../live/cursor.ts';
import { hashToken } from '../security/session-token.ts';
import type { Services } from '../services.ts';

const extension = 'network';

/** The member's events after a cursor (extension): as one JSON reply, and as a stream that goes on with new events. */
export function addLiveRoutes(app: FastifyInstance, { liveReader, streams }: Services): void {
  app.get<{ Querystring: LiveEventsQueryWire }>('/live/events', {
    schema: {
      querystring: jsonSchema(LiveEventsQueryWire),
      response: { 200: jsonSchema(LiveEventsReplyWire) },
    },
    config: { call: { summary: 'Events of the member after a cursor', access: 'member', extension } },
    handler: async (request): Promise<LiveEventsReplyWire> => {
      const { after, limit = maxEventPage } = request.query;
      const head = liveHeadOf(request);
      const cursor = after === undefined ? head : readLiveCursor(after);
      const { storedAt: _, ...page } = await liveReader.read(memberIdOf(request), cursor, { head, limit });
      return { success: true, ...page, head: writeLiveCursor(page.head) };
    },
  });

  app.get<{ Querystring: LiveStreamQueryWire }>('/live/stream', {
    schema: { querystring: jsonSchema(LiveStreamQueryWire) },
    config: {
      call: {
        summary: 'A stream of the member’s events after a cursor, and of hints (server-sent events)',
        access: 'member',
        extension,
        produces: 'text/event-stream',
      },
    },
    handler: async (request, reply) => {
      const { after } = request.query;
      const head = liveHeadOf(request);
      const owner = { memberId: memberIdOf(request), tokenHash: hashToken(tokenOf(request)) };
      const stream = streams.open(owner, { after: after === undefined ? head : readLiveCursor(after), head });
      // Ends the connection after the stream, because an open one would delay a shutdown. HTTP/2 has no such header.
      if (request.raw.httpVersionMajor < 2) reply.header('connection', 'close');
      // The header tells nginx not to buffer the stream.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream.output);
    },
  });

  app.put<{ Params: { id: string }; Body: LiveTopicsRequestWire }>('/live/connections/:id', {
    schema: { body: jsonSchema(LiveTopicsRequestWire), response: { 200: jsonSchema(SuccessReplyWire) } },
    config: {
      call: {
        summary: 'Sets the announcements and members of which a stream gets changes',
        access: 'member',
        extension,
        isAutomatic: true,
      },
    },
    handler: async (request): Promise<SuccessReplyWire> => {
      streams.setTopics(memberIdOf(request), request.params.id, request.body.topics);
      return { success: true };
    },
  });
}
