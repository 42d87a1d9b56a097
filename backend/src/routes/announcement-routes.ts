import {
  AnnouncementStoredReplyWire,
  AnnouncementsQueryWire,
  AnnouncementsReplyWire,
  FeedQueryWire,
  FeedReplyWire,
  ImagesReplyWire,
  plainTag,
  SavedQueryWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/api-error.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;

type FeedRequest = FastifyRequest<{ Querystring: FeedQueryWire }>;

/**
 * `GET /az/global` and `GET /az/announcements-images/{id}`; the extensions `GET /account/announcements`,
 * `GET /az/announcements` and `GET /az/announcements/{id}`.
 */
export function addAnnouncementRoutes(app: FastifyInstance, { announcements }: Services): void {
  async function list(request: FeedRequest, isOwn: boolean): Promise<FeedReplyWire> {
    const { cursor, limit = defaultPage, tag } = request.query;
    const after = cursor === undefined ? null : readCursor(cursor);
    const page = { memberId: memberIdOf(request), after, limit, isOwn, tag: tag && plainTag(tag) };
    const { items, next, total } = await announcements.list(page);
    return { success: true, feeds: items, meta: { next_cursor: next && writeCursor(next), total } };
  }

  app.get<{ Querystring: FeedQueryWire }>('/az/global', {
    schema: {
      querystring: jsonSchema(FeedQueryWire),
      response: { 200: jsonSchema(FeedReplyWire) },
    },
    config: {
      call: { summary: 'The global feed, or announcements with a tag, newest first', access: 'member' },
    },
    handler: (request) => list(request, false),
  });

  app.get<{ Querystring: SavedQueryWire }>('/account/announcements', {
    schema: {
      querystring: jsonSchema(SavedQueryWire),
      response: { 200: jsonSchema(FeedReplyWire) },
    },
    config: {
      call: {
        summary: 'The member’s own announcements, newest first',
        access: 'member',
        extension: 'account-announcements',
      },
    },
    handler: (request) => list(request, true),
  });

  app.get<{ Querystring: AnnouncementsQueryWire }>('/az/announcements', {
    schema: {
      querystring: jsonSchema(AnnouncementsQueryWire),
      response: { 200: jsonSchema(AnnouncementsReplyWire) },
    },
    config: {
      call: { summary: 'Announcements by their ids', access: 'member', extension: 'announcement-read' },
    },
    handler: async (request): Promise<AnnouncementsReplyWire> => ({
      success: true,
      items: await announcements.findAll(request.query.ids.split(','), memberIdOf(request)),
    }),
  });

  app.get<{ Params: { id: string } }>('/az/announcements/:id', {
    schema: { response: { 200: jsonSchema(AnnouncementStoredReplyWire) } },
    config: { call: { summary: 'One announcement', access: 'member', extension: 'announcement-read' } },
    handler: async (request): Promise<AnnouncementStoredReplyWire> => {
      const id = (await announcements.idOf(request.params.id)) ?? notFound();
      const feed = await announcements.find(id, memberIdOf(request));
      return { success: true, feed: feed ?? notFound() };
    },
  });

  app.get<{ Params: { id: string } }>('/az/announcements-images/:id', {
    schema: { response: { 200: jsonSchema(ImagesReplyWire) } },
    config: { call: { summary: 'Images of an announcement', access: 'public' } },
    handler: async ({ params }): Promise<ImagesReplyWire> => {
      const id = (await announcements.idOf(params.id)) ?? notFound();
      return { success: true, images: await announcements.listImages(id) };
    },
  });
}
