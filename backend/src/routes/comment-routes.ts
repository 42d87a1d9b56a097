import {
  CommentEditWire,
  CommentFormWire,
  CommentLikeReplyWire,
  CommentStoredReplyWire,
  CommentsReplyWire,
  NewThreadCommentWire,
  OwnCommentsReplyWire,
  SavedQueryWire,
  SuccessReplyWire,
  ThreadCommentReplyWire,
  type ThreadCommentWire,
  ThreadQueryWire,
  ThreadReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors/api-error.ts';
import type { CallDeclaration } from '../http/calls.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { readForm } from '../http/forms.ts';
import { readKey } from '../http/idempotency-key.ts';
import { memberIdOf, readViewer, viewerOf } from '../http/membership.ts';
import { jsonSchema, readByContract } from '../http/validation.ts';
import { commentSubject, emitCommentChange, emitCommentCount } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import { toSpecifiedComment } from '../repositories/comment-repository.ts';
import {
  addComment,
  editComment,
  type NewComment,
  removeComment,
  setCommentLiked,
} from '../repositories/comment-writes.ts';
import { type Write, WriteRepository } from '../repositories/write-repository.ts';
import type { Services } from '../services.ts';

const defaultPage = 20;
const extension = 'network';

type WithId = { Params: { id: string } };
type Sent = Pick<NewComment, 'announcementId' | 'written' | 'replyTo'> & Pick<Write, 'key' | 'content'>;

const findAnnouncement = async (
  { announcements }: Services,
  request: FastifyRequest<WithId>,
  viewer = viewerOf(request),
) => (await announcements.idOf(request.params.id, viewer)) ?? notFound();

/** The row id of a comment. Throws kind `not-found` if it is not there for the member (see `CommentRepository.idOf`). */
const findComment = async (
  { comments }: Services,
  text: string,
  request: FastifyRequest,
  need?: 'list' | 'remove',
) => (await comments.idOf(text, viewerOf(request), need)) ?? notFound();

/** Stores what a member sent, once, and returns it as they see it. */
async function storeComment(
  { comments, config, writes }: Services,
  request: FastifyRequest,
  { key, content, ...sent }: Sent,
): Promise<ThreadCommentWire> {
  const authorId = memberIdOf(request);
  const comment = { ...sent, authorId, createdAt: config.now(), limit: config.postLimits.comments };
  const id = await writes.once({ memberId: authorId, key, content }, async (transaction, emission) => {
    const created = await addComment(transaction, emission, comment);
    emitCommentCount(emission, 'comment.new', await commentSubject(transaction, created));
    return created;
  });
  return (await comments.find(id, viewerOf(request))) ?? notFound();
}

/** `GET /az/announcements-comments/{id}` and `POST /az/announcements-comments-store/{id}`. */
export function addCommentRoutes(app: FastifyInstance, services: Services): void {
  const { bus, comments, config, db, sessions } = services;

  app.get<WithId>('/az/announcements-comments/:id', {
    schema: { response: { 200: jsonSchema(CommentsReplyWire) } },
    config: { call: { summary: 'Comments of an announcement, oldest first', access: 'public' } },
    handler: async (request): Promise<CommentsReplyWire> => {
      const viewer = await readViewer(request, sessions);
      const id = await findAnnouncement(services, request, viewer);
      return { success: true, comments: await comments.listLatest(id, viewer) };
    },
  });

  app.post<WithId>('/az/announcements-comments-store/:id', {
    bodyLimit: 64 * 1024,
    schema: { response: { '2xx': jsonSchema(CommentStoredReplyWire) } },
    config: {
      call: {
        summary: 'Comments on an announcement',
        access: 'member',
        emits: ['comment.new', 'post.changed', 'notification.new'],
        form: jsonSchema(CommentFormWire),
      },
    },
    handler: async (request, reply): Promise<CommentStoredReplyWire> => {
      const key = readKey(request);
      const { comment: text } = readByContract(
        CommentFormWire,
        (await readForm(request, { texts: ['comment'] })).texts,
      );
      const announcementId = await findAnnouncement(services, request);
      const content = ['comment', announcementId, text];
      const sent = { announcementId, written: { text }, replyTo: null, key, content };
      const comment = toSpecifiedComment(await storeComment(services, request, sent)) ?? notFound();
      reply.code(201);
      return { success: true, comment };
    },
  });

  app.delete<WithId>('/az/announcements-comments/:id', {
    schema: { response: { 200: jsonSchema(SuccessReplyWire) } },
    config: {
      call: {
        summary: 'Removes one’s own comment, or one under one’s own announcement',
        access: 'member',
        extension: 'network',
        emits: ['comment.gone', 'comment.changed', 'post.changed', 'notification.changed'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<SuccessReplyWire> => {
      const memberId = memberIdOf(request);
      const id = await findComment(services, request.params.id, request, 'remove');
      const wasTheirs = await withEvents(db, bus, async (transaction, emission) => {
        await WriteRepository.deleteRepetitions(transaction, memberId);
        const subject = await commentSubject(transaction, id);
        if (!(await removeComment(transaction, emission, { memberId, id, at: config.now() }))) return false;
        emitCommentCount(emission, 'comment.gone', subject);
        return true;
      });
      return wasTheirs ? { success: true } : notFound();
    },
  });
}

/** `GET /account/comments` (extension). */
export function addOwnCommentRoutes(app: FastifyInstance, { comments }: Services): void {
  app.get<{ Querystring: SavedQueryWire }>('/account/comments', {
    schema: { querystring: jsonSchema(SavedQueryWire), response: { 200: jsonSchema(OwnCommentsReplyWire) } },
    config: {
      call: {
        summary: 'The member’s own comments, newest first',
        access: 'member',
        extension: 'network',
      },
    },
    handler: async (request): Promise<OwnCommentsReplyWire> => {
      const { cursor, limit = defaultPage } = request.query;
      const after = cursor === undefined ? null : readCursor(cursor);
      const { items, next } = await comments.listOwn(viewerOf(request), { after, limit });
      return { success: true, items, meta: { next_cursor: next && writeCursor(next) } };
    },
  });
}

export function addThreadRoutes(app: FastifyInstance, services: Services): void {
  const { bus, comments, config, db } = services;

  app.get<WithId & { Querystring: ThreadQueryWire }>('/az/announcements/:id/comments', {
    schema: { querystring: jsonSchema(ThreadQueryWire), response: { 200: jsonSchema(ThreadReplyWire) } },
    config: {
      call: { summary: 'Comments of an announcement, or replies to one', access: 'member', extension },
    },
    handler: async (request): Promise<ThreadReplyWire> => {
      const { parent, to, order = 'oldest', cursor, limit = defaultPage } = request.query;
      const after = cursor === undefined ? null : readCursor(cursor);
      const { items, next, ...first } = await comments.list({
        announcementId: await findAnnouncement(services, request),
        viewer: viewerOf(request),
        parentId: parent === undefined ? null : await findComment(services, parent, request, 'list'),
        // One that is gone leads nowhere.
        to: to === undefined ? null : await comments.idOf(to, viewerOf(request)),
        order,
        after,
        limit,
      });
      return { success: true, items, meta: { next_cursor: next && writeCursor(next), ...first } };
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
        emits: ['comment.new', 'comment.changed', 'post.changed', 'notification.new'],
      },
    },
    handler: async (request, reply): Promise<ThreadCommentReplyWire> => {
      const { reply_to, client_id, ...written } = request.body;
      const { text, ...more } = written;
      const announcementId = await findAnnouncement(services, request);
      const replyTo = reply_to ? await findComment(services, reply_to, request) : null;
      const key = readKey(request, client_id);
      const content = ['thread-comment', announcementId, text, replyTo, ...Object.values(more)];
      const comment = await storeComment(services, request, {
        announcementId,
        written,
        replyTo,
        key,
        content,
      });
      reply.code(201);
      return { success: true, comment };
    },
  });

  app.put<WithId & { Body: CommentEditWire }>('/az/comments/:id', {
    schema: { body: jsonSchema(CommentEditWire), response: { 200: jsonSchema(ThreadCommentReplyWire) } },
    config: {
      call: {
        summary: 'Changes the text of one’s own comment',
        access: 'member',
        extension,
        emits: ['comment.changed', 'notification.new', 'notification.changed'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<ThreadCommentReplyWire> => {
      const memberId = memberIdOf(request);
      const id = await findComment(services, request.params.id, request);
      const wasTheirs = await withEvents(db, bus, async (transaction, emission) => {
        if (!(await editComment(transaction, emission, memberId, id, request.body, config.now())))
          return false;
        await emitCommentChange(transaction, emission, { id, memberId });
        return true;
      });
      const comment = wasTheirs ? await comments.find(id, viewerOf(request)) : null;
      return { success: true, comment: comment ?? notFound() };
    },
  });

  async function like(request: FastifyRequest<WithId>, liked: boolean): Promise<CommentLikeReplyWire> {
    const memberId = memberIdOf(request);
    const id = await findComment(services, request.params.id, request);
    const { likes, rev } = await withEvents(db, bus, async (transaction, emission) => {
      const set =
        (await setCommentLiked(transaction, emission, { memberId, id, liked, at: config.now() })) ??
        notFound();
      await emitCommentChange(transaction, emission, { id, memberId });
      return set;
    });
    return { success: true, liked, like_count: likes, rev };
  }

  const likeCall = (summary: string, liked: boolean) => {
    const emits = ['comment.changed', liked ? 'notification.new' : 'notification.changed'] as const;
    const call: CallDeclaration = { summary, access: 'member', extension, emits };
    return {
      schema: { response: { 200: jsonSchema(CommentLikeReplyWire) } },
      config: { call },
      handler: (request: FastifyRequest<WithId>) => like(request, liked),
    };
  };
  app.put<WithId>('/az/comments/:id/like', likeCall('Likes a comment', true));
  app.delete<WithId>('/az/comments/:id/like', likeCall('Takes the like of a comment back', false));
}
