import { SearchPeopleReplyWire, SearchPostsReplyWire, SearchQueryWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { listedItems } from '../http/listed-items.ts';
import { viewerOf } from '../http/membership.ts';
import { limitPerMember } from '../http/request-limits.ts';
import { readPersonCursor, writePersonCursor } from '../http/search-cursor.ts';
import { jsonSchema } from '../http/validation.ts';
import { searchWords } from '../repositories/search-words.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;
const extension = 'search';

/** Extension calls that search members and announcements; together they count against one limit per member. */
export function addSearchRoutes(app: FastifyInstance, { announcements, config, search }: Services): void {
  const onRequest = limitPerMember(config.requestLimits.searchesPerMember);

  app.get<{ Querystring: SearchQueryWire }>('/search/people', {
    onRequest,
    schema: {
      querystring: jsonSchema(SearchQueryWire),
      response: { 200: jsonSchema(SearchPeopleReplyWire) },
    },
    config: { call: { summary: 'Members by name, job title or company', access: 'member', extension } },
    handler: async (request): Promise<SearchPeopleReplyWire> => {
      const { q, after, limit = defaultPage } = request.query;
      const { items, next } = await search.findPeople({
        viewer: viewerOf(request),
        words: searchWords(q),
        after: after === undefined ? null : readPersonCursor(after),
        limit,
      });
      return { success: true, items, meta: { next_cursor: next && writePersonCursor(next) } };
    },
  });

  app.get<{ Querystring: SearchQueryWire }>('/search/posts', {
    onRequest,
    schema: { querystring: jsonSchema(SearchQueryWire), response: { 200: jsonSchema(SearchPostsReplyWire) } },
    config: { call: { summary: 'Announcements by their words, newest first', access: 'member', extension } },
    handler: async (request): Promise<SearchPostsReplyWire> => {
      const { q, after, limit = defaultPage } = request.query;
      const { items, next } = await announcements.search(searchWords(q), {
        viewer: viewerOf(request),
        after: after === undefined ? null : readCursor(after),
        limit,
      });
      const meta = { next_cursor: next && writeCursor(next) };
      return { success: true, feeds: listedItems(items, config.extensions), meta };
    },
  });
}
