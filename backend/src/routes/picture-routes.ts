import { CoverReplyWire, ErrorReplyWire, PictureReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { memberIdOf, membersOnly } from '../http/membership.ts';
import { sentences } from '../http/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import type { PictureRepository } from '../repositories/picture-repository.ts';
import type { SessionRepository } from '../repositories/session-repository.ts';

type Services = { pictures: PictureRepository; sessions: SessionRepository };

/** Address of a public picture below the API's prefix; it never changes its bytes. */
export const pictureUrlBelow = (prefix: string) => (id: string) => `${prefix}/az/pictures/${id}.jpg`;

/** `GET /profile/picture`, `GET /cover/picture` and the files of public pictures. */
export function addPictureRoutes(app: FastifyInstance, { pictures, sessions }: Services): void {
  app.get('/profile/picture', {
    onRequest: membersOnly(sessions),
    schema: { response: { 200: jsonSchema(PictureReplyWire), '4xx': jsonSchema(ErrorReplyWire) } },
    config: { openapi: { summary: 'The own profile picture', bearer: true } },
    handler: async (request): Promise<PictureReplyWire> => {
      const picture = await pictures.findOwn(memberIdOf(request), 'picture_id');
      return { status: picture !== null, picture_data: picture };
    },
  });

  app.get('/cover/picture', {
    onRequest: membersOnly(sessions),
    schema: { response: { 200: jsonSchema(CoverReplyWire), '4xx': jsonSchema(ErrorReplyWire) } },
    config: { openapi: { summary: 'The own cover picture', bearer: true } },
    handler: async (request): Promise<CoverReplyWire> => {
      const picture = await pictures.findOwn(memberIdOf(request), 'cover_id');
      return { status: picture !== null, cover_data: picture };
    },
  });

  app.get<{ Params: { file: string } }>('/az/pictures/:file', {
    config: { openapi: { summary: 'A public picture', produces: 'image/jpeg' } },
    handler: async ({ params, headers }, reply) => {
      const [, id] = /^([0-9a-f]{32})\.jpg$/.exec(params.file) ?? [];
      const bytes = id ? await pictures.findPublic(id) : null;
      if (!bytes) throw new ApiError('not-found', sentences.notFound);
      const etag = `"${id}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('image/jpeg')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes);
    },
  });
}
