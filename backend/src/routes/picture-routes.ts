import { CoverReplyWire, PictureReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { memberIdOf } from '../http/membership.ts';
import { sentences } from '../http/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import type { Services } from '../services.ts';

/** `GET /profile/picture`, `GET /cover/picture` and the files of public pictures, whose addresses never change bytes. */
export function addPictureRoutes(app: FastifyInstance, { pictures }: Services): void {
  app.get('/profile/picture', {
    schema: { response: { 200: jsonSchema(PictureReplyWire) } },
    config: { call: { summary: 'The own profile picture', access: 'member' } },
    handler: async (request): Promise<PictureReplyWire> => {
      const picture = await pictures.findOwn(memberIdOf(request), 'picture_id');
      return { status: picture !== null, picture_data: picture };
    },
  });

  app.get('/cover/picture', {
    schema: { response: { 200: jsonSchema(CoverReplyWire) } },
    config: { call: { summary: 'The own cover picture', access: 'member' } },
    handler: async (request): Promise<CoverReplyWire> => {
      const picture = await pictures.findOwn(memberIdOf(request), 'cover_id');
      return { status: picture !== null, cover_data: picture };
    },
  });

  app.get<{ Params: { file: string } }>('/az/pictures/:file', {
    config: { call: { summary: 'A public picture', access: 'public', produces: 'image/jpeg' } },
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
