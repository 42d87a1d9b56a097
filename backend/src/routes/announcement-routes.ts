import {
  AnnouncementStoredReplyWire,
  AnnouncementsQueryWire,
  AnnouncementsReplyWire,
  FeedQueryWire,
  FeedReplyWire,
  ImagesReplyWire,
  type ListedItemWire,
  networkFields,
  plainTag,
  SavedQueryWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors/api-error.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { memberIdOf, readViewer, viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { hasNetwork } from '../repositories/network-feed.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;

/** Maximum number of images that a page of the feed names. */
const maxPageImages = 20;

type FeedRequest = FastifyRequest<{ Querystring: FeedQueryWire }>;
type PageRequest = Parameters<Services['announcements']['list']>[0];

/** Leaves out the fields of the extension `network`, because pages show a control for each field. */
function withoutNetworkFields(item: ListedItemWire): ListedItemWire {
  const listed = { ...item };
  for (const field of networkFields) delete listed[field];
  return listed;
}

/**
 * `GET /az/global` and `GET /az/announcements-images/{id}`; the extensions `GET /account/announcements`,
 * `GET /az/announcements` and `GET /az/announcements/{id}`.
 */
export function addAnnouncementRoutes(app: FastifyInstance, services: Services): void {
  const { announcements, announcementImages, config, db, sessions } = services;

  const hasAll = config.extensions.has('network');

  const viewOf = ({ view, tag }: FeedQueryWire) => (tag === undefined && hasAll ? view : undefined);

  /**
   * Adds the images of the first items. Pages read the images of a later item in a call of its own when the item
   * comes near the screen.
   */
  async function withImages(items: ListedItemWire[], viewer: Viewer): Promise<ListedItemWire[]> {
    const first: string[] = [];
    let count = 0;
    for (const { id, image_count } of items) {
      count += image_count;
      if (count > maxPageImages) break;
      if (image_count > 0) first.push(id);
    }
    const images = await announcementImages.listAll(first, viewer);
    return items.map((item) => ({ ...item, images: images.get(item.id) }));
  }

  /** The home of a member whose network has published nothing shows the announcements of everybody. */
  async function readView(page: PageRequest, asked: FeedQueryWire['view']) {
    const read = async (view: Exclude<FeedQueryWire['view'], 'home'>) => ({
      view,
      slice: await (view === 'network' ? announcements.listNetwork(page) : announcements.list(page)),
    });
    if (asked !== 'home') return read(asked);
    const network = await read('network');
    if (network.slice.items.some((item) => !item.own)) return network;
    // Read again, because the network's first announcement may have been published in between.
    return read((await hasNetwork(db, page.viewer)) ? 'network' : 'all');
  }

  async function list(request: FeedRequest, isOwn: boolean): Promise<FeedReplyWire> {
    const { cursor, limit = defaultPage, tag } = request.query;
    const asked = isOwn ? undefined : viewOf(request.query);
    const after = cursor === undefined ? null : readCursor(cursor);
    const own = isOwn ? { authorId: memberIdOf(request) } : {};
    const page = {
      viewer: viewerOf(request),
      after,
      limit,
      // Without the extension, clients send no token, which images and comments of other announcements need.
      isPublic: !hasAll,
      ...own,
      tag: tag && plainTag(tag),
    };
    const { view, slice } = await readView(page, asked);
    const { items, next } = slice;
    const meta = { next_cursor: next && writeCursor(next), ...(view && { view }) };
    const listed = hasAll ? items : items.map(withoutNetworkFields);
    return { success: true, feeds: view ? await withImages(listed, page.viewer) : listed, meta };
  }

  app.get<{ Querystring: FeedQueryWire }>('/az/global', {
    schema: {
      querystring: jsonSchema(FeedQueryWire),
      response: { 200: jsonSchema(FeedReplyWire) },
    },
    config: {
      call: {
        summary: 'The global feed, that of one’s network, or announcements with a tag, newest first',
        access: 'member',
      },
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
        extension: 'network',
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
      call: { summary: 'Announcements by their ids', access: 'member', extension: 'network' },
    },
    handler: async (request): Promise<AnnouncementsReplyWire> => {
      const items = await announcements.findAll(request.query.ids.split(','), viewerOf(request));
      return { success: true, items };
    },
  });

  app.get<{ Params: { id: string } }>('/az/announcements/:id', {
    schema: { response: { 200: jsonSchema(AnnouncementStoredReplyWire) } },
    config: { call: { summary: 'One announcement', access: 'member', extension: 'network' } },
    handler: async (request): Promise<AnnouncementStoredReplyWire> => {
      const viewer = viewerOf(request);
      const id = (await announcements.idOf(request.params.id, viewer)) ?? notFound();
      const feed = await announcements.find(id, viewer);
      return { success: true, feed: feed ?? notFound() };
    },
  });

  app.get<{ Params: { id: string } }>('/az/announcements-images/:id', {
    schema: { response: { 200: jsonSchema(ImagesReplyWire) } },
    config: { call: { summary: 'Images of an announcement', access: 'public' } },
    handler: async (request): Promise<ImagesReplyWire> => {
      const viewer = await readViewer(request, sessions);
      const id = (await announcements.idOf(request.params.id, viewer)) ?? notFound();
      return { success: true, images: await announcementImages.list(id, viewer) };
    },
  });
}
