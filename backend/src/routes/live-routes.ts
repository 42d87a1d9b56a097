import { LiveEventsQueryWire, LiveEventsReplyWire, maxEventPage } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { liveHeadOf, memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { readLiveCursor, writeLiveCursor } from '../live/cursor.ts';
import type { Services } from '../services.ts';

/** `GET /live/events` (extension): what happened for the member since a cursor. */
export function addLiveRoutes(app: FastifyInstance, { liveReader }: Services): void {
  app.get<{ Querystring: LiveEventsQueryWire }>('/live/events', {
    schema: {
      querystring: jsonSchema(LiveEventsQueryWire),
      response: { 200: jsonSchema(LiveEventsReplyWire) },
    },
    config: {
      call: { summary: 'Events of the member after a cursor', access: 'member', extension: 'live' },
    },
    handler: async (request): Promise<LiveEventsReplyWire> => {
      const { after, limit = maxEventPage } = request.query;
      const head = liveHeadOf(request);
      const cursor = after === undefined ? head : readLiveCursor(after);
      const page = await liveReader.read(memberIdOf(request), cursor, { head, limit });
      return { success: true, ...page, head: writeLiveCursor(page.head) };
    },
  });
}
