import {
  CommentFormWire,
  CommentStoredReplyWire,
  CommentsReplyWire,
  SuccessReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/forms.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readId } from '../http/ids.ts';
import { memberIdOf } from '../http/membership.ts';
import { sentences } from '../http/sentences.ts';
import { jsonSchema, readByContract } from '../http/validation.ts';
import { CommentRepository } from '../repositories/comment-repository.ts';
import { WriteRepository } from '../repositories/write-repository.ts';
import type { Services } from '../services.ts';

/** `GET /az/announcements-comments/{id}` and `POST /az/announcements-comments-store/{id}`. */
export function addCommentRoutes(app: FastifyInstance, services: Services): void {
  const { announcements, comments, writes, config } = services;

  async function readAnnouncementId(text: string): Promise<number> {
    const id = readId(text);
    if (!(await announcements.exists(id))) throw new ApiError('not-found', sentences.notFound);
    return id;
  }

  app.get<{ Params: { id: string } }>('/az/announcements-comments/:id', {
    schema: { response: { 200: jsonSchema(CommentsReplyWire) } },
    config: { call: { summary: 'Comments of an announcement, oldest first', access: 'public' } },
    handler: async ({ params }): Promise<CommentsReplyWire> => {
      const id = await readAnnouncementId(params.id);
      return { success: true, comments: await comments.list(id) };
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
      const key = readIdempotencyKey(request);
      const { comment: text } = readByContract(
        CommentFormWire,
        (await readForm(request, { texts: ['comment'] })).texts,
      );
      const announcementId = await readAnnouncementId(request.params.id);
      const content = ['comment', announcementId, text];
      const createdAt = config.now();
      const id = await writes.once({ memberId: authorId, key, content }, async (transaction, emission) => {
        const created = await CommentRepository.add(transaction, {
          announcementId,
          authorId,
          text,
          createdAt,
        });
        const post = String(announcementId);
        emission.hint({ type: 'comment.new', post, comment: String(created) });
        emission.hint({ type: 'post.changed', post });
        return created;
      });
      const comment = await comments.find(id);
      if (!comment) throw new ApiError('not-found', sentences.notFound);
      reply.code(201);
      return { success: true, comment };
    },
  });

  app.delete<{ Params: { id: string } }>('/az/announcements-comments/:id', {
    schema: { response: { 200: jsonSchema(SuccessReplyWire) } },
    config: {
      call: {
        summary: 'Removes one’s own comment',
        access: 'member',
        extension: 'comments-delete',
        emits: ['comment.gone', 'post.changed'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<SuccessReplyWire> => {
      const memberId = memberIdOf(request);
      const id = readId(request.params.id);
      const write = {
        memberId,
        key: readIdempotencyKey(request),
        content: ['remove-comment', id],
        twins: false,
      };
      const wasTheirs = await writes.once(write, async (transaction, emission) => {
        await WriteRepository.deleteRepetitions(transaction, memberId);
        const announcementId = await CommentRepository.remove(transaction, memberId, id);
        if (announcementId === null) return false;
        const post = String(announcementId);
        emission.hint({ type: 'comment.gone', post, comment: String(id) });
        emission.hint({ type: 'post.changed', post });
        return true;
      });
      if (!wasTheirs) throw new ApiError('not-found', sentences.notFound);
      return { success: true };
    },
  });
}
