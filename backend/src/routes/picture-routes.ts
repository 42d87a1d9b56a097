import {
  CoverReplyWire,
  maxCoverBytes,
  maxProfilePictureBytes,
  OwnPicturesReplyWire,
  PictureReplyWire,
  pictureFormatOf,
  StatusReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { type FormShape, formSchema, readForm } from '../http/forms.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { accountEvents } from '../live/emission.ts';
import { emitAccountChange } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import {
  type EncodedPicture,
  encodePicture,
  jpeg,
  type PictureSize,
  webp,
} from '../pictures/encode-picture.ts';
import { type OwnPicture, PictureRepository } from '../repositories/picture-repository.ts';
import type { Services } from '../services.ts';

type Kind = {
  files: NonNullable<FormShape['files']>;
  /** The stored picture, and its smaller size. */
  sizes: [PictureSize, PictureSize];
};

const kinds: Record<OwnPicture, Kind> = {
  profile: {
    files: {
      name: 'profile_picture',
      count: 1,
      maxBytes: maxProfilePictureBytes,
      tooLarge: () => sentences.pictureTooLarge(maxProfilePictureBytes),
    },
    sizes: [jpeg(640), jpeg(192)],
  },
  cover: {
    files: {
      name: 'cover_picture',
      count: 1,
      maxBytes: maxCoverBytes,
      tooLarge: () => sentences.pictureTooLarge(maxCoverBytes),
    },
    sizes: [jpeg(1600), webp(800)],
  },
};

/** Who removes a picture, or shows it to fewer people, expects it to be gone within minutes, from all caches. */
const publicCaching = 'public, max-age=300';

/** Asked again each time, because whoever could see a picture may have been blocked since. */
const restrictedCaching = 'private, no-cache';

type WithFile = { Params: { file: string } };

/** Room for the envelope of a multipart form around a file of the largest size. */
const envelope = 16 * 1024;

/** `POST` and `DELETE` of one's own picture; deleting a missing one succeeds. */
function addOwnPicture(app: FastifyInstance, { bus, db }: Services, which: OwnPicture): void {
  const { files, sizes } = kinds[which];
  const response = { 200: jsonSchema(StatusReplyWire) };
  const path = `/${which}/picture`;

  const set = (request: FastifyRequest, pictures: [EncodedPicture, EncodedPicture] | null): Promise<void> =>
    withEvents(db, bus, async (transaction, emission) => {
      await PictureRepository.setOwn(transaction, memberIdOf(request), which, pictures);
      emitAccountChange(emission, memberIdOf(request), which);
    });

  app.post(path, {
    bodyLimit: files.maxBytes + envelope,
    schema: { response },
    config: {
      call: {
        summary: `Changes one’s own ${which} picture`,
        access: 'member',
        emits: accountEvents,
        form: formSchema({ files }),
      },
    },
    handler: async (request): Promise<StatusReplyWire> => {
      const [file] = (await readForm(request, { files })).files;
      if (!file) throw new ApiError('invalid', sentences.noPicture);
      await set(request, await encodePicture(file.bytes, ...sizes));
      return { status: true };
    },
  });

  app.delete(path, {
    schema: { response },
    config: {
      call: { summary: `Removes one’s own ${which} picture`, access: 'member', emits: accountEvents },
    },
    handler: async (request): Promise<StatusReplyWire> => {
      await set(request, null);
      return { status: true };
    },
  });
}

/**
 * `GET`, `POST` and `DELETE` of `/profile/picture` and `/cover/picture`, and the files of pictures. The bytes at
 * an address never change. The address of a picture that is not public expires.
 */
export function addPictureRoutes(app: FastifyInstance, services: Services): void {
  const { announcementImages, media, ownPictures, pictures } = services;
  addOwnPicture(app, services, 'profile');
  addOwnPicture(app, services, 'cover');

  app.get('/profile/picture', {
    schema: { response: { 200: jsonSchema(PictureReplyWire) } },
    config: { call: { summary: 'The own profile picture', access: 'member' } },
    handler: async (request): Promise<PictureReplyWire> => {
      const picture = await pictures.findOwn(memberIdOf(request), 'profile');
      return { status: picture !== null, picture_data: picture };
    },
  });

  app.get('/cover/picture', {
    schema: { response: { 200: jsonSchema(CoverReplyWire) } },
    config: { call: { summary: 'The own cover picture', access: 'member' } },
    handler: async (request): Promise<CoverReplyWire> => {
      const picture = await pictures.findOwn(memberIdOf(request), 'cover');
      return { status: picture !== null, cover_data: picture };
    },
  });

  app.get('/account/pictures', {
    schema: { response: { 200: jsonSchema(OwnPicturesReplyWire) } },
    config: {
      call: { summary: 'Addresses of one’s own pictures', access: 'member', extension: 'accounts' },
    },
    handler: async (request): Promise<OwnPicturesReplyWire> => ({
      success: true,
      pictures: await ownPictures.find(memberIdOf(request)),
    }),
  });

  app.get<WithFile>('/az/pictures/:file', {
    config: { call: { summary: 'A public picture', access: 'public', produces: 'image/*' } },
    handler: async (request, reply) => {
      const [id] = /^[0-9a-f]{32}$/.exec(request.params.file) ?? [];
      if (!id) return notFound();
      return sendPicture(request, reply, {
        id,
        caching: publicCaching,
        mayRead: () => pictures.isPublic(id),
        findBytes: () => pictures.findPublic(id),
      });
    },
  });

  app.get<WithFile>('/az/media/:file', {
    config: {
      call: {
        summary: 'A picture that is not for everybody, by an address for one member from another reply',
        access: 'public',
        produces: 'image/*',
      },
    },
    handler: async (request, reply) => {
      const file = await media.read(request.params.file);
      if (!file) return notFound();
      const { imageId, pictureId: id } = file;
      return sendPicture(request, reply, {
        id,
        caching: restrictedCaching,
        mayRead: () =>
          imageId === null ? ownPictures.mayRead(file) : announcementImages.mayRead(file, imageId),
        findBytes: () =>
          imageId === null ? ownPictures.findBytes(file) : announcementImages.findBytes(file, imageId),
      });
    },
  });
}

type SentPicture = {
  id: string;
  caching: string;
  /** Whether the picture may be read, asked instead of `findBytes` when the client has its bytes. */
  mayRead: () => Promise<boolean>;
  findBytes: () => Promise<Uint8Array | null>;
};

/** The bytes of an id never change, so a client that has them is only told whether it may still show them. */
async function sendPicture(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { id, caching, mayRead, findBytes }: SentPicture,
): Promise<FastifyReply> {
  const etag = `"${id}"`;
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  const isKnown = known.includes(etag);
  const bytes = isKnown ? null : await findBytes();
  if (isKnown ? !(await mayRead()) : !bytes) return notFound();
  reply.headers({ etag, 'cache-control': caching });
  if (!bytes) return reply.code(304).send();
  return reply
    .type(`image/${pictureFormatOf(bytes)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes);
}
