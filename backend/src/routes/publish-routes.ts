import { createHash } from 'node:crypto';
import {
  AnnouncementEditWire,
  AnnouncementFormWire,
  AnnouncementStoredReplyWire,
  LikeReplyWire,
  maxAnnouncementImageBytes,
  maxAnnouncementImages,
  SuccessReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { CallDeclaration } from '../http/calls.ts';
import { type Form, type FormFile, type FormShape, formSchema, readForm } from '../http/forms.ts';
import { readKey } from '../http/idempotency-key.ts';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { jsonSchema, readByContract } from '../http/validation.ts';
import { emitPostChange, postSubject } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import { encodePicture, jpeg, PictureRefusal, webp } from '../pictures/encode-picture.ts';
import {
  addAnnouncement,
  editAnnouncement,
  type NewAnnouncement,
  removeAnnouncement,
  setLiked,
} from '../repositories/announcement-writes.ts';
import { WriteRepository } from '../repositories/write-repository.ts';
import type { Services } from '../services.ts';

const form: FormShape = {
  texts: ['text', 'audience', 'mentions', 'client_id'],
  lists: ['alts'],
  files: {
    name: 'images',
    count: maxAnnouncementImages,
    maxBytes: maxAnnouncementImageBytes,
    tooLarge: (name) =>
      name ? sentences.refusedPicture.tooHeavy(name) : sentences.pictureTooLarge(maxAnnouncementImageBytes),
  },
};

/**
 * Sizes of an announcement's picture: 1600 pixels in the viewer; 800 across the feed on a phone with two device pixels
 * for each CSS pixel; 400 across the feed with one device pixel, or beside another picture.
 */
const pictureSizes = [jpeg(1600), webp(800), webp(400)] as const;

type WithId = { Params: { id: string } };

/** Fingerprint of a form. Forms with equal fingerprints count as the same write. */
const fingerprintOf = (texts: unknown, files: FormFile[]): unknown => [
  texts,
  files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')),
];

function readTexts({ texts, lists, files }: Form): AnnouncementFormWire {
  const read = readByContract(AnnouncementFormWire, { text: '', ...texts, alts: lists.alts });
  if (read.text === '' && files.length === 0) throw new ApiError('invalid', sentences.emptyAnnouncement);
  return read;
}

/** Encodes the pictures. Rejects with one `ApiError` that names each refused picture. */
async function encodeAll(files: FormFile[], alts: string[]): Promise<NewAnnouncement['images']> {
  const images: NewAnnouncement['images'] = [];
  const refusals: string[] = [];
  for (const [index, { name, bytes }] of files.entries())
    try {
      images.push({ alt: alts[index] ?? '', sizes: await encodePicture(bytes, ...pictureSizes) });
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error;
      refusals.push(sentences.refusedPicture[error.problem](name || `image ${index + 1}`));
    }
  if (refusals.length > 0) throw new ApiError('invalid', refusals.join(' '));
  return images;
}

/** Extension calls of the feed: publishing, editing, removing and liking. */
export function addPublishRoutes(app: FastifyInstance, services: Services): void {
  const { db, bus, announcements, pictures, writes, config } = services;

  app.post('/az/announcements', {
    bodyLimit: maxAnnouncementImages * maxAnnouncementImageBytes + 128 * 1024,
    schema: { response: { '2xx': jsonSchema(AnnouncementStoredReplyWire) } },
    config: {
      call: {
        summary: 'Publishes an announcement',
        access: 'member',
        extension: 'network',
        emits: ['own.post', 'feed.new', 'notification.new'],
        form: formSchema(form),
      },
    },
    handler: async (request, reply): Promise<AnnouncementStoredReplyWire> => {
      const authorId = memberIdOf(request);
      const sent = await readForm(request, form);
      const { text, alts, audience, mentions, client_id: clientId } = readTexts(sent);
      const key = readKey(request, clientId);
      const images = await encodeAll(sent.files, alts);
      const texts = [text, alts, ...(audience ? [audience] : []), ...(mentions ? [mentions] : [])];
      const content = ['announcements', fingerprintOf(texts, sent.files)];
      const id = await writes.once({ memberId: authorId, key, content }, async (transaction, emission) => {
        const created = await addAnnouncement(transaction, emission, {
          authorId,
          text,
          mentions,
          audience,
          createdAt: config.now(),
          limit: config.postLimits.announcements,
          images,
        });
        const post = await postSubject(transaction, created);
        emission.store({ to: [authorId], type: 'own.post', subject: post });
        emission.hint({ type: 'feed.new', post, channel: `member:${authorId}` });
        return created;
      });
      reply.code(201);
      return { success: true, feed: (await announcements.find(id, viewerOf(request))) ?? notFound() };
    },
  });

  app.put<WithId & { Body: AnnouncementEditWire }>('/az/announcements/:id', {
    bodyLimit: 64 * 1024,
    schema: {
      body: jsonSchema(AnnouncementEditWire),
      response: { 200: jsonSchema(AnnouncementStoredReplyWire) },
    },
    config: {
      call: {
        summary: 'Changes the text or the audience of one’s own announcement',
        access: 'member',
        extension: 'network',
        emits: ['own.post', 'post.changed', 'notification.new', 'notification.changed'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<AnnouncementStoredReplyWire> => {
      const memberId = memberIdOf(request);
      const id = (await announcements.idOf(request.params.id, viewerOf(request))) ?? notFound();
      const change = { ...request.body, at: config.now() };
      const edited = await withEvents(db, bus, async (transaction, emission) => {
        const result = (await editAnnouncement(transaction, emission, memberId, id, change)) ?? notFound();
        const more = result.isAudienceNew ? ({ reaches: 'others' } as const) : {};
        await emitPostChange(transaction, emission, { id, memberId, type: 'own.post', ...more });
        return result;
      });
      // Other processes may keep these pictures in their caches for a minute.
      pictures.drop(edited.pictureIds);
      const feed = await announcements.find(id, viewerOf(request));
      return { success: true, feed: feed ?? notFound() };
    },
  });

  app.delete<WithId>('/az/announcements/:id', {
    schema: { response: { 200: jsonSchema(SuccessReplyWire) } },
    config: {
      call: {
        summary: 'Removes one’s own announcement',
        access: 'member',
        extension: 'network',
        emits: ['post.gone', 'notification.changed'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<SuccessReplyWire> => {
      const memberId = memberIdOf(request);
      const id = (await announcements.idOf(request.params.id, viewerOf(request))) ?? notFound();
      const wasTheirs = await withEvents(db, bus, async (transaction, emission) => {
        await WriteRepository.deleteRepetitions(transaction, memberId);
        const post = await postSubject(transaction, id);
        if (!(await removeAnnouncement(transaction, emission, memberId, id))) return false;
        emission.store({ to: [memberId], type: 'post.gone', subject: post });
        emission.hint({ type: 'post.gone', post });
        return true;
      });
      return wasTheirs ? { success: true } : notFound();
    },
  });

  async function like(request: FastifyRequest<WithId>, liked: boolean): Promise<LikeReplyWire> {
    const id = (await announcements.idOf(request.params.id, viewerOf(request))) ?? notFound();
    const memberId = memberIdOf(request);
    const { likes, rev } = await withEvents(db, bus, async (transaction, emission) => {
      const set =
        (await setLiked(transaction, emission, { memberId, id, liked, at: config.now() })) ?? notFound();
      await emitPostChange(transaction, emission, { id, memberId, type: 'own.reaction' });
      return set;
    });
    return { success: true, liked, like_count: likes, rev };
  }

  const likeCall = (summary: string, liked: boolean) => {
    const emits = [
      'own.reaction',
      'post.changed',
      liked ? 'notification.new' : 'notification.changed',
    ] as const;
    const call: CallDeclaration = { summary, access: 'member', extension: 'network', emits };
    return {
      schema: { response: { 200: jsonSchema(LikeReplyWire) } },
      config: { call },
      handler: (request: FastifyRequest<WithId>) => like(request, liked),
    };
  };
  app.post<WithId>('/az/announcements/:id/like', likeCall('Likes an announcement', true));
  app.delete<WithId>('/az/announcements/:id/like', likeCall('Takes a like back', false));
}
