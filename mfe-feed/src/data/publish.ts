import { AppError, hasCapability } from '@az/shared/api';
import { currentSession } from '@az/shared/auth';
import type { Audience } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { publishAnnouncement } from '@az/shared/publishing';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import { useEffect } from 'react';
import { addLocalPost } from './local-posts.ts';
import { findMentions } from './mentions.ts';
import { queueAct } from './outbox.ts';
import { addToFeed } from './own-announcements.ts';
import { prepareOutbox } from './prepare-outbox.ts';

export type ChosenPicture = { id: string; file: File; url: string; alt: string };

/** Content of a publication: a trimmed text, pictures, or both. Without `audience` it is for all members. */
export type PostContent = { text: string; audience?: Audience; pictures: ChosenPicture[] };

/** `local`: stored only on this device. `sent`: waits to be sent; resolves to false if it was refused or removed. */
export type Published = 'online' | 'local' | { sent: Promise<boolean> };

/** Options of an attempt: `signal` aborts it, `onProgress` receives the share that has been sent, from 0 to 1. */
type Attempt = { signal: AbortSignal; onProgress: (part: number) => void };

/** This device's storage is full or blocked, so that a post cannot be stored. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** Stores a post of the member on this device. Throws `NoRoomError`, and `AppError` `signed-out` without a session. */
function keepPost({ text, pictures }: PostContent): 'local' {
  const session = currentSession();
  if (session.status !== 'signed-in') throw new AppError('signed-out');
  const stored = pictures.map(({ id, url, alt }) => ({ id, url, alt, width: null, height: null }));
  if (!addLocalPost(session.member.id, text, stored)) throw new NoRoomError('No room on this device');
  return 'local';
}

async function publish(
  queries: QueryClient,
  content: PostContent,
  key: string,
  attempt: Attempt,
): Promise<Published> {
  if (!(await hasCapability(queries, 'network'))) return keepPost(content);
  const { text, audience } = content;
  const pictures = content.pictures.map(({ file, alt }) => ({ file, name: file.name, alt: trimText(alt) }));
  const mentions = await findMentions(queries, text);
  const post = { kind: 'post', text, ...mentions, ...(audience && { audience }), pictures } as const;
  // If the device has no room for the pictures, the post is sent at once, without the outbox.
  const queued = await queueAct(queries, post, key).catch((error) => {
    if (pictures.length === 0) throw error;
    return null;
  });
  if (queued) return { sent: queued.sent.then((stored) => stored !== null) };
  const sent = { text, ...mentions, audience, pictures };
  addToFeed(queries, await publishAnnouncement(sent, { clientId: key }, attempt));
  return 'online';
}

/**
 * Publishes on the server if it can, otherwise on the device; once per `key`. Rejects with `AppError` or `NoRoomError`.
 * Loads in advance the code that publishing without a network needs; a failure is only reported when publishing.
 */
export function usePublish(): (content: PostContent, key: string, attempt: Attempt) => Promise<Published> {
  const queries = useQueryClient();
  useEffect(() => {
    prepareOutbox(queries).catch(() => undefined);
  }, [queries]);
  return (...publication) => publish(queries, ...publication);
}
