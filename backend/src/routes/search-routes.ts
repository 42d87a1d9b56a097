import { SearchPeopleReplyWire, SearchPostsReplyWire, SearchQueryWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { limitPerMember } from '../http/request-limits.ts';
import { readPersonCursor, writePersonCursor } from '../http/search-cursor.ts';
import { jsonSchema } from '../http/validation.ts';
import { contactIn } from '../repositories/search-contact.ts';
import { searchWords } from '../repositories/search-words.ts';
import { limitKeys } from '../security/limit-keys.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;
const extension = 'network';

/**
 * Counts a search of an address or number, whether a member has it or not.
 *
 * @throws ApiError of kind `too-many`
 */
async function countContact({ config, limiter }: Services, memberId: number): Promise<void> {
  const limit = config.requestLimits.contactsPerMember;
  const retryAfterMs = await limiter.take([{ key: limitKeys.contactSearch(memberId), limit }]);
  if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyContacts, { retryAfterMs });
}

/** Extension calls that search members and announcements; together they count against one limit per member. */
export function addSearchRoutes(app: FastifyInstance, services: Services): void {
  const { announcements, config, search } = services;
  const onRequest = limitPerMember(config.requestLimits.searchesPerMember);

  app.get<{ Querystring: SearchQueryWire }>('/search/people', {
    onRequest,
    schema: {
      querystring: jsonSchema(SearchQueryWire),
      response: { 200: jsonSchema(SearchPeopleReplyWire) },
    },
    config: {
      call: {
        summary: 'Members by name, job title or company, or by their whole e-mail address or phone number',
        access: 'member',
        extension,
      },
    },
    handler: async (request): Promise<SearchPeopleReplyWire> => {
      const { q, after, limit = defaultPage } = request.query;
      const contact = contactIn(q);
      if (contact) await countContact(services, memberIdOf(request));
      const { items, next } = await search.findPeople({
        viewer: viewerOf(request),
        contact,
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
      return { success: true, feeds: items, meta };
    },
  });
}
