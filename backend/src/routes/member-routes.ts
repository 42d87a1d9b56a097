import {
  ConnectionsQueryWire,
  FeedReplyWire,
  MemberCoverReplyWire,
  MemberJobsReplyWire,
  MemberPicturesReplyWire,
  MemberReplyWire,
  MembersQueryWire,
  MembersReplyWire,
  previewId,
  RequestsQueryWire,
  SavedQueryWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors/api-error.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { MemberList } from '../repositories/relation-repository.ts';
import { readId } from '../schema/ids.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;
const extension = 'network';

type WithQuery = { Querystring: MembersQueryWire };

type WithId = { Params: { id: string } };

/** The position and the size of the page that a request asks for. */
function pageOf({ query: { cursor, limit = defaultPage } }: FastifyRequest<WithQuery>) {
  return { after: cursor === undefined ? null : readCursor(cursor), limit };
}

/** Extension calls that read other members: profiles and what is on them, and the lists of one's own relations. */
export function addMemberRoutes(app: FastifyInstance, services: Services): void {
  const { announcementImages, announcements, memberProfiles, relations } = services;

  /** The member whom a request is about, and the viewer. In the preview, these are the caller and `Viewer.stranger`. */
  function subjectOf(request: FastifyRequest<WithId>): [memberId: number, viewer: Viewer] {
    const { id } = request.params;
    return id === previewId ? [memberIdOf(request), Viewer.stranger] : [readId(id), viewerOf(request)];
  }

  app.get<WithId>('/az/members/:id', {
    schema: { response: { 200: jsonSchema(MemberReplyWire) } },
    config: { call: { summary: 'A member’s profile', access: 'member', extension } },
    handler: async (request): Promise<MemberReplyWire> => {
      const member = await memberProfiles.find(...subjectOf(request));
      return { success: true, member: member ?? notFound() };
    },
  });

  app.get<WithId>('/az/members/:id/jobs', {
    schema: { response: { 200: jsonSchema(MemberJobsReplyWire) } },
    config: { call: { summary: 'A member’s job history', access: 'member', extension } },
    handler: async (request): Promise<MemberJobsReplyWire> => {
      const jobs = await memberProfiles.listJobs(...subjectOf(request));
      return { success: true, jobs: jobs ?? notFound() };
    },
  });

  app.get<WithId>('/az/members/:id/cover', {
    schema: { response: { 200: jsonSchema(MemberCoverReplyWire) } },
    config: { call: { summary: 'A member’s cover picture', access: 'member', extension } },
    handler: async (request): Promise<MemberCoverReplyWire> => ({
      success: true,
      cover_data: await memberProfiles.findCover(...subjectOf(request)),
    }),
  });

  app.get<WithId & { Querystring: SavedQueryWire }>('/az/members/:id/announcements', {
    schema: { querystring: jsonSchema(SavedQueryWire), response: { 200: jsonSchema(FeedReplyWire) } },
    config: { call: { summary: 'A member’s announcements, newest first', access: 'member', extension } },
    handler: async (request): Promise<FeedReplyWire> => {
      const [authorId, viewer] = subjectOf(request);
      if (!(await memberProfiles.isVisible(authorId, viewer))) notFound();
      const { items, next } = await announcements.list({ viewer, ...pageOf(request), authorId });
      const meta = { next_cursor: next && writeCursor(next) };
      return { success: true, feeds: items, meta };
    },
  });

  app.get<WithId & WithQuery>('/az/members/:id/connections', {
    schema: { querystring: jsonSchema(MembersQueryWire), response: { 200: jsonSchema(MembersReplyWire) } },
    config: {
      call: { summary: 'A member’s connections, the latest first', access: 'member', extension },
    },
    handler: async (request): Promise<MembersReplyWire> => {
      const [memberId, viewer] = subjectOf(request);
      const found = await memberProfiles.listConnections(memberId, { viewer, ...pageOf(request) });
      const { items, next, total } = found ?? notFound();
      return { success: true, items, meta: { next_cursor: next && writeCursor(next), total } };
    },
  });

  app.get<WithId & WithQuery>('/az/members/:id/pictures', {
    schema: {
      querystring: jsonSchema(MembersQueryWire),
      response: { 200: jsonSchema(MemberPicturesReplyWire) },
    },
    config: {
      call: {
        summary: 'Pictures of a member’s announcements, the latest first',
        access: 'member',
        extension,
      },
    },
    handler: async (request): Promise<MemberPicturesReplyWire> => {
      const [authorId, viewer] = subjectOf(request);
      if (!(await memberProfiles.isVisible(authorId, viewer))) notFound();
      const { items, next, total } = await announcementImages.listOf(authorId, {
        viewer,
        ...pageOf(request),
      });
      return { success: true, items, meta: { next_cursor: next && writeCursor(next), total } };
    },
  });

  async function list(
    request: FastifyRequest<WithQuery>,
    of: MemberList,
    { q: search, sort }: ConnectionsQueryWire = {},
  ): Promise<MembersReplyWire> {
    const { items, next, total } = await relations.list(of, {
      viewer: viewerOf(request),
      ...pageOf(request),
      ...(search !== undefined && { search }),
      ...(sort && { sort }),
    });
    return { success: true, items, meta: { next_cursor: next && writeCursor(next), total } };
  }

  app.get<{ Querystring: ConnectionsQueryWire }>('/az/connections', {
    schema: {
      querystring: jsonSchema(ConnectionsQueryWire),
      response: { 200: jsonSchema(MembersReplyWire) },
    },
    config: {
      call: { summary: 'One’s own connections, by default the latest first', access: 'member', extension },
    },
    handler: (request) => list(request, request.query.only ?? 'connections', request.query),
  });

  app.get<{ Querystring: RequestsQueryWire }>('/az/connections/requests', {
    schema: { querystring: jsonSchema(RequestsQueryWire), response: { 200: jsonSchema(MembersReplyWire) } },
    config: {
      call: { summary: 'Open requests to connect, received or sent', access: 'member', extension },
    },
    handler: (request) => list(request, `requests-${request.query.direction}`),
  });

  app.get<{ Querystring: MembersQueryWire }>('/az/blocks', {
    schema: { querystring: jsonSchema(MembersQueryWire), response: { 200: jsonSchema(MembersReplyWire) } },
    config: { call: { summary: 'Members whom one has blocked', access: 'member', extension } },
    handler: (request) => list(request, 'blocks'),
  });

  app.get<{ Querystring: MembersQueryWire }>('/az/mutes', {
    schema: { querystring: jsonSchema(MembersQueryWire), response: { 200: jsonSchema(MembersReplyWire) } },
    config: {
      call: { summary: 'Members whose announcements are not in one’s feed', access: 'member', extension },
    },
    handler: (request) => list(request, 'mutes'),
  });
}
