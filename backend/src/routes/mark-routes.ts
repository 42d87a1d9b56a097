import { FeedReplyWire, MarksReplyWire, SavedQueryWire } from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors/api-error.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { postSubject } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import { type Mark, setMark } from '../repositories/mark-repository.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;
const extension = 'network';

type WithId = { Params: { id: string } };

const summaries: Record<Mark, [set: string, unset: string]> = {
  saved: ['Saves an announcement', 'Takes an announcement from the saved ones'],
  hidden: ['Hides an announcement from the member’s feed', 'Shows an announcement in the feed again'],
};

export function addMarkRoutes(app: FastifyInstance, { announcements, bus, config, db }: Services): void {
  app.get<{ Querystring: SavedQueryWire }>('/az/saved', {
    schema: { querystring: jsonSchema(SavedQueryWire), response: { 200: jsonSchema(FeedReplyWire) } },
    config: { call: { summary: 'Saved announcements, the latest first', access: 'member', extension } },
    handler: async (request): Promise<FeedReplyWire> => {
      const { cursor, limit = defaultPage } = request.query;
      const after = cursor === undefined ? null : readCursor(cursor);
      const page = { viewer: viewerOf(request), after, limit };
      const { items, next } = await announcements.listSaved(page);
      const meta = { next_cursor: next && writeCursor(next) };
      return { success: true, feeds: items, meta };
    },
  });

  for (const mark of ['saved', 'hidden'] as const) {
    const set = async (request: FastifyRequest<WithId>, isSet: boolean): Promise<MarksReplyWire> => {
      const memberId = memberIdOf(request);
      const id = (await announcements.idOf(request.params.id, viewerOf(request))) ?? notFound();
      const change = { mark, isSet, at: config.now() };
      const marks = await withEvents(db, bus, async (transaction, emission) => {
        const set = (await setMark(transaction, memberId, id, change)) ?? notFound();
        emission.store({ to: [memberId], type: 'own.mark', subject: await postSubject(transaction, id) });
        return set;
      });
      return { success: true, ...marks };
    };
    const path = `/az/announcements/:id/${mark}`;
    const [summary, unsetSummary] = summaries[mark];
    const response = { 200: jsonSchema(MarksReplyWire) };

    app.put<WithId>(path, {
      schema: { response },
      config: { call: { summary, access: 'member', extension, emits: ['own.mark'] } },
      handler: (request) => set(request, true),
    });

    app.delete<WithId>(path, {
      schema: { response },
      config: { call: { summary: unsetSummary, access: 'member', extension, emits: ['own.mark'] } },
      handler: (request) => set(request, false),
    });
  }
}
