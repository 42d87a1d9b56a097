import {
  CommentFormWire,
  CommentStoredReplyWire,
  CommentsReplyWire,
  ErrorReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { safeParse } from 'valibot';
import type { CompleteConfig } from '../api-config.ts';
import { ApiError } from '../http/api-error.ts';
import { readTextForm } from '../http/bodies.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readId } from '../http/ids.ts';
import { memberIdOf, membersOnly } from '../http/membership.ts';
import { limitWrites } from '../http/request-limits.ts';
import { sentences } from '../http/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import { CommentRepository } from '../repositories/comment-repository.ts';
import type { SessionRepository } from '../repositories/session-repository.ts';
import { WriteRepository } from '../repositories/write-repository.ts';
import type { ApiDb } from '../schema/api-schema.ts';

type Services = {
  db: ApiDb;
  announcements: AnnouncementRepository;
  sessions: SessionRepository;
  pictureUrl: (id: string) => string;
  config: CompleteConfig;
};

/** Characters that no text for people holds, line ends and tabs apart. */
const controls = /[^\P{Cc}\n\t]/gu;

function readComment(fields: Record<string, string>): string {
  const cleaned = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replace(controls, '')]),
  );
  const { success, output } = safeParse(CommentFormWire, cleaned);
  if (!success)
    throw new ApiError('invalid', 'comment' in fields ? sentences.commentLength : sentences.unreadable);
  return output.comment;
}

/** `GET /az/announcements-comments/{id}` and `POST /az/announcements-comments-store/{id}`. */
export function addCommentRoutes(app: FastifyInstance, services: Services): void {
  const { db, announcements, sessions, pictureUrl, config } = services;
  const comments = new CommentRepository(db, pictureUrl);
  const writes = new WriteRepository(db, config.now);

  async function readAnnouncementId(text: string): Promise<number> {
    const id = readId(text);
    if (!(await announcements.exists(id))) throw new ApiError('not-found', sentences.notFound);
    return id;
  }

  app.get<{ Params: { id: string } }>('/az/announcements-comments/:id', {
    schema: { response: { 200: jsonSchema(CommentsReplyWire), '4xx': jsonSchema(ErrorReplyWire) } },
    config: { openapi: { summary: 'Comments of an announcement, oldest first' } },
    handler: async ({ params }): Promise<CommentsReplyWire> => {
      const id = await readAnnouncementId(params.id);
      return { success: true, comments: await comments.list(id) };
    },
  });

  app.post<{ Params: { id: string } }>('/az/announcements-comments-store/:id', {
    onRequest: [membersOnly(sessions), limitWrites(config)],
    bodyLimit: 64 * 1024,
    schema: { response: { '2xx': jsonSchema(CommentStoredReplyWire), '4xx': jsonSchema(ErrorReplyWire) } },
    config: {
      openapi: {
        summary: 'Comments on an announcement',
        bearer: true,
        multipart: jsonSchema(CommentFormWire),
      },
    },
    handler: async (request, reply): Promise<CommentStoredReplyWire> => {
      const authorId = memberIdOf(request);
      const key = readIdempotencyKey(request);
      const text = readComment(await readTextForm(request));
      const announcementId = await readAnnouncementId(request.params.id);
      const content = ['comment', announcementId, text];
      const comment = await writes.once({ memberId: authorId, key, content }, (transaction) =>
        new CommentRepository(transaction, pictureUrl).add({
          announcementId,
          authorId,
          text,
          createdAt: config.now(),
        }),
      );
      reply.code(201);
      return { success: true, comment };
    },
  });
}
