import {
  CommentFormWire,
  CommentStoredReplyWire,
  CommentsReplyWire,
  SuccessReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/api-error.ts';
import { readForm } from '../http/forms.ts';
import { readKey } from '../http/idempotency-key.ts';
import { memberIdOf, readViewer, viewerOf } from '../http/membership.ts';
import { jsonSchema, readByContract } from '../http/validation.ts';
import { commentSubject, emitCommentCount } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { addComment, removeComment } from '../repositories/comment-writes.ts';
import { WriteRepository } from '../repositories/write-repository.ts';
import type { Services } from '../services.ts';

/** `GET /az/announcements-comments/{id}` and `POST /az/announcements-comments-store/{id}`. */
export function addCommentRoutes(app: FastifyInstance, services: Services): void {
  const { announcements, bus, comments, config, db, sessions, writes } = services;

  async function findAnnouncement(
    { params }: FastifyRequest<{ Params: { id: string } }>,
    viewer: Viewer,
  ): Promise<number> {
    return (await announcements.idOf(params.id, viewer)) ?? notFound();
  }

  app.get<{ Params: { id: string } }>('/az/announcements-comments/:id', {
    schema: { response: { 200: jsonSchema(CommentsReplyWire) } },
    config: { call: { summary: 'Comments of an announcement, oldest first', access: 'public' } },
    handler: async (request): Promise<CommentsReplyWire> => {
      const viewer = await readViewer(request, sessions);
      const id = await findAnnouncement(request, viewer);
      return { success: true, comments: await comments.list(id, viewer) };
    },
  });

  app.post<{ Params: { id: string } }>('/az/announcements-comments-store/:id', {
    bodyLimit: 64 * 1024,
    schema: { response: { '2xx': jsonSchema(CommentStoredReplyWire) } },
    config: {
      call: {
        summary: 'Comments on an announcement',
        access: 'member',
        emits: ['comment.new', 'post.changed'],
        form: jsonSchema(CommentFormWire),
      },
    },
    handler: async (request, reply): Promise<CommentStoredReplyWire> => {
      const authorId = memberIdOf(request);
      const key = readKey(request);
      const { comment: text } = readByContract(
        CommentFormWire,
        (await readForm(request, { texts: ['comment'] })).texts,
      );
      const announcementId = await findAnnouncement(request, viewerOf(request));
      const content = ['comment', announcementId, text];
      const createdAt = config.now();
      const limit = config.postLimits.comments;
      const id = await writes.once({ memberId: authorId, key, content }, async (transaction, emission) => {
        const created = await addComment(transaction, { announcementId, authorId, text, createdAt, limit });
        emitCommentCount(emission, 'comment.new', await commentSubject(transaction, created));
        return created;
      });
      const comment = (await comments.find(id, viewerOf(request))) ?? notFound();
      reply.code(201);
      return { success: true, comment };
    },
  });

  app.delete<{ Params: { id: string } }>('/az/announcements-comments/:id', {
    schema: { response: { 200: jsonSchema(SuccessReplyWire) } },
    config: {
      call: {
        summary: 'Removes one’s own comment, or one under one’s own announcement',
        access: 'member',
        extension: 'comments-delete',
        emits: ['comment.gone', 'comment.changed', 'post.changed'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<SuccessReplyWire> => {
      const memberId = memberIdOf(request);
      const id = (await comments.idOf(request.params.id, viewerOf(request))) ?? notFound();
      const wasTheirs = await withEvents(db, bus, async (transaction, emission) => {
        await WriteRepository.deleteRepetitions(transaction, memberId);
        const subject = await commentSubject(transaction, id);
        if (!(await removeComment(transaction, memberId, id, config.now()))) return false;
        emitCommentCount(emission, 'comment.gone', subject);
        return true;
      });
      return wasTheirs ? { success: true } : notFound();
    },
  });
}
