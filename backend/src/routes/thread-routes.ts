import {
  CommentEditWire,
  CommentLikeReplyWire,
  NewThreadCommentWire,
  ThreadCommentReplyWire,
  ThreadQueryWire,
  ThreadReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/api-error.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { readKey } from '../http/idempotency-key.ts';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { commentSubject, emitCommentChange, emitCommentCount } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import { addComment, editComment, setCommentLiked } from '../repositories/comment-writes.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;
const extension = 'comment-threads';

type WithId = { Params: { id: string } };

/** Extension calls about threads of comments. */
export function addThreadRoutes(app: FastifyInstance, services: Services): void {
  const { announcements, bus, comments, threads, writes, config, db } = services;

  const findAnnouncement = async (request: FastifyRequest<WithId>) =>
    (await announcements.idOf(request.params.id, viewerOf(request))) ?? notFound();
  const findComment = async (text: string, request: FastifyRequest) =>
    (await comments.idOf(text, viewerOf(request))) ?? notFound();

  app.get<WithId & { Querystring: ThreadQueryWire }>('/az/announcements/:id/comments', {
    schema: { querystring: jsonSchema(ThreadQueryWire), response: { 200: jsonSchema(ThreadReplyWire) } },
    config: {
      call: { summary: 'Comments of an announcement, or replies to one', access: 'member', extension },
    },
    handler: async (request): Promise<ThreadReplyWire> => {
      const { parent, order = 'oldest', cursor, limit = defaultPage } = request.query;
      const after = cursor === undefined ? null : readCursor(cursor);
      const { items, next } = await threads.list({
        announcementId: await findAnnouncement(request),
        viewer: viewerOf(request),
        parentId: parent === undefined ? null : await findComment(parent, request),
        order,
        after,
        limit,
      });
      return { success: true, items, meta: { next_cursor: next && writeCursor(next) } };
    },
  });

  app.post<WithId & { Body: NewThreadCommentWire }>('/az/announcements/:id/comments', {
    schema: {
      body: jsonSchema(NewThreadCommentWire),
      response: { '2xx': jsonSchema(ThreadCommentReplyWire) },
    },
    config: {
      call: {
        summary: 'Comments on an announcement, or replies to a comment',
        access: 'member',
        extension,
        emits: ['comment.new', 'comment.changed', 'post.changed'],
      },
    },
    handler: async (request, reply): Promise<ThreadCommentReplyWire> => {
      const authorId = memberIdOf(request);
      const { text, reply_to, client_id: clientId } = request.body;
      const announcementId = await findAnnouncement(request);
      const replyTo = reply_to ? await findComment(reply_to, request) : null;
      const { comments: limit } = config.postLimits;
      const comment = {
        announcementId,
        authorId,
        text,
        createdAt: config.now(),
        limit,
        replyTo,
      };
      const write = {
        memberId: authorId,
        key: readKey(request, clientId),
        content: ['thread-comment', announcementId, text, replyTo],
      };
      const id = await writes.once(write, async (transaction, emission) => {
        const added = await addComment(transaction, comment);
        emitCommentCount(emission, 'comment.new', await commentSubject(transaction, added));
        return added;
      });
      reply.code(201);
      return { success: true, comment: (await threads.find(id, viewerOf(request))) ?? notFound() };
    },
  });

  app.put<WithId & { Body: CommentEditWire }>('/az/comments/:id', {
    schema: { body: jsonSchema(CommentEditWire), response: { 200: jsonSchema(ThreadCommentReplyWire) } },
    config: {
      call: {
        summary: 'Changes the text of one’s own comment',
        access: 'member',
        extension,
        emits: ['comment.changed'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<ThreadCommentReplyWire> => {
      const memberId = memberIdOf(request);
      const id = await findComment(request.params.id, request);
      const change = { text: request.body.text, at: config.now() };
      const wasTheirs = await withEvents(db, bus, async (transaction, emission) => {
        if (!(await editComment(transaction, memberId, id, change))) return false;
        await emitCommentChange(transaction, emission, { id, memberId });
        return true;
      });
      const comment = wasTheirs ? await threads.find(id, viewerOf(request)) : null;
      return { success: true, comment: comment ?? notFound() };
    },
  });

  async function like(request: FastifyRequest<WithId>, liked: boolean): Promise<CommentLikeReplyWire> {
    const memberId = memberIdOf(request);
    const id = await findComment(request.params.id, request);
    const { likes, rev } = await withEvents(db, bus, async (transaction, emission) => {
      const set = (await setCommentLiked(transaction, memberId, id, liked)) ?? notFound();
      await emitCommentChange(transaction, emission, { id, memberId });
      return set;
    });
    return { success: true, liked, like_count: likes, rev };
  }

  app.put<WithId>('/az/comments/:id/like', {
    schema: { response: { 200: jsonSchema(CommentLikeReplyWire) } },
    config: { call: { summary: 'Likes a comment', access: 'member', extension, emits: ['comment.changed'] } },
    handler: (request) => like(request, true),
  });

  app.delete<WithId>('/az/comments/:id/like', {
    schema: { response: { 200: jsonSchema(CommentLikeReplyWire) } },
    config: {
      call: {
        summary: 'Takes the like of a comment back',
        access: 'member',
        extension,
        emits: ['comment.changed'],
      },
    },
    handler: (request) => like(request, false),
  });
}
