import { createHash } from 'node:crypto';
import {
  AnnouncementFormWire,
  AnnouncementStoredReplyWire,
  LikeReplyWire,
  maxAnnouncementImageBytes,
  maxAnnouncementImages,
  SuccessReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { type Form, type FormShape, formSchema, readForm } from '../http/forms.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readId } from '../http/ids.ts';
import { memberIdOf } from '../http/membership.ts';
import { sentences } from '../http/sentences.ts';
import { jsonSchema, readByContract } from '../http/validation.ts';
import { withEvents } from '../live/with-events.ts';
import { encodePicture } from '../pictures/encode-picture.ts';
import { AnnouncementRepository, type NewAnnouncement } from '../repositories/announcement-repository.ts';
import { WriteRepository } from '../repositories/write-repository.ts';
import type { Services } from '../services.ts';

const form: FormShape = {
  texts: ['text'],
  lists: ['alts'],
  files: {
    name: 'images',
    count: maxAnnouncementImages,
    maxBytes: maxAnnouncementImageBytes,
    tooLarge: sentences.pictureTooLarge(maxAnnouncementImageBytes),
  },
};

/** Longest sides of an announcement's picture, in pixels: in the viewer, and in the feed. */
const sides = [1600, 720] as const;

type WithId = { Params: { id: string } };

/** Fingerprint of the form: equal ones are the same write. */
const fingerprintOf = (texts: unknown, files: Buffer[]): unknown => [
  texts,
  files.map((file) => createHash('sha256').update(file).digest('hex')),
];

function readTexts({ texts, lists, files }: Form): AnnouncementFormWire {
  const read = readByContract(AnnouncementFormWire, { text: texts.text ?? '', alts: lists.alts });
  if (read.text === '' && files.length === 0) throw new ApiError('invalid', sentences.emptyAnnouncement);
  return read;
}

function notFound(): never {
  throw new ApiError('not-found', sentences.notFound);
}

/** Extension calls of the feed: publishing, removing and liking. */
export function addPublishRoutes(app: FastifyInstance, services: Services): void {
  const { db, bus, pictureUrl, announcements, writes, config } = services;
  const likeEvents = ['own.reaction', 'post.changed'] as const;

  app.post('/az/announcements', {
    bodyLimit: maxAnnouncementImages * maxAnnouncementImageBytes + 128 * 1024,
    schema: { response: { '2xx': jsonSchema(AnnouncementStoredReplyWire) } },
    config: {
      call: {
        summary: 'Publishes an announcement',
        access: 'member',
        extension: 'announcements',
        emits: ['own.post', 'feed.new'],
        form: formSchema(form),
      },
    },
    handler: async (request, reply): Promise<AnnouncementStoredReplyWire> => {
      const authorId = memberIdOf(request);
      const key = readIdempotencyKey(request);
      const sent = await readForm(request, form);
      const { text, alts } = readTexts(sent);
      const images: NewAnnouncement['images'] = [];
      for (const [index, file] of sent.files.entries())
        images.push({ alt: alts[index] ?? '', sizes: await encodePicture(file, ...sides) });
      const content = ['announcements', fingerprintOf([text, alts], sent.files)];
      const id = await writes.once({ memberId: authorId, key, content }, async (transaction, emission) => {
        const createdAt = config.now();
        const created = await AnnouncementRepository.add(transaction, { authorId, text, createdAt, images });
        emission.store({ to: [authorId], type: 'own.post', subject: String(created) });
        emission.hint({ type: 'feed.new', post: String(created), channel: `member:${authorId}` });
        return created;
      });
      reply.code(201);
      return { success: true, feed: (await announcements.find(id, authorId)) ?? notFound() };
    },
  });

  app.delete<WithId>('/az/announcements/:id', {
    schema: { response: { 200: jsonSchema(SuccessReplyWire) } },
    config: {
      call: {
        summary: 'Removes one’s own announcement',
        access: 'member',
        extension: 'announcements',
        emits: ['post.gone'],
        owned: 'id',
      },
    },
    handler: async (request): Promise<SuccessReplyWire> => {
      const memberId = memberIdOf(request);
      const id = readId(request.params.id);
      const write = { memberId, key: readIdempotencyKey(request), content: ['remove', id], twins: false };
      const wasTheirs = await writes.once(write, async (transaction, emission) => {
        await WriteRepository.deleteRepetitions(transaction, memberId);
        const removed = await AnnouncementRepository.remove(transaction, memberId, id);
        if (!removed) return false;
        emission.store({ to: [memberId], type: 'post.gone', subject: String(id) });
        emission.hint({ type: 'post.gone', post: String(id) });
        return true;
      });
      return wasTheirs ? { success: true } : notFound();
    },
  });

  async function setLiked(request: FastifyRequest<WithId>, liked: boolean): Promise<LikeReplyWire> {
    const id = readId(request.params.id);
    const memberId = memberIdOf(request);
    const count = await withEvents(db, bus, async (transaction, emission) => {
      const likes = await new AnnouncementRepository(transaction, pictureUrl).setLiked(memberId, id, liked);
      if (likes === null) return null;
      emission.store({ to: [memberId], type: 'own.reaction', subject: String(id) });
      emission.hint({ type: 'post.changed', post: String(id) });
      return likes;
    });
    return count === null ? notFound() : { success: true, liked, like_count: count };
  }

  app.post<WithId>('/az/announcements/:id/like', {
    schema: { response: { 200: jsonSchema(LikeReplyWire) } },
    config: {
      call: {
        summary: 'Likes an announcement',
        access: 'member',
        extension: 'announcement-likes',
        emits: likeEvents,
      },
    },
    handler: (request) => setLiked(request, true),
  });

  app.delete<WithId>('/az/announcements/:id/like', {
    schema: { response: { 200: jsonSchema(LikeReplyWire) } },
    config: {
      call: {
        summary: 'Takes a like back',
        access: 'member',
        extension: 'announcement-likes',
        emits: likeEvents,
      },
    },
    handler: (request) => setLiked(request, false),
  });
}
