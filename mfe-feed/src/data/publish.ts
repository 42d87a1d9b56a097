import { AppError, getCapabilities, isAppError } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { useQueryClient } from '@az/shared/query';
import { addLocalPost } from './local-posts.ts';
import { addToFeed } from './own-announcements.ts';

/** A chosen picture with its local URL. */
export type ChosenPicture = { id: string; file: File; url: string; alt: string };

/** Content of a publication: trimmed, with a text or at least one picture. */
export type PostContent = { text: string; pictures: ChosenPicture[] };

/** Result of publishing: public, or only on this device because the server cannot publish. */
export type Published = 'online' | 'local';

const noCall = (error: unknown): boolean => isAppError(error) && error.kind === 'not-found';

/** Options of an attempt: aborted by `signal`; `onProgress` receives the sent part, from 0 to 1. */
export type Attempt = { signal: AbortSignal; onProgress: (part: number) => void };

/** This device's storage is full or blocked, so that a post cannot be stored. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/**
 * Publishes on the server if it can, otherwise stores the post on the device. Every attempt at the same content must
 * use the same `key`. Rejects with `AppError` when the server failed, and with `NoRoomError` when the device has no
 * room: nothing is published then.
 */
export function usePublish(): (content: PostContent, key: string, attempt: Attempt) => Promise<Published> {
  const queries = useQueryClient();
  const { member } = useAuthContext();

  const keepHere = ({ text, pictures }: PostContent): Published => {
    const storedPictures = pictures.map(({ id, url, alt }) => ({ id, url, alt, width: null, height: null }));
    if (!member) throw new AppError('signed-out');
    if (!addLocalPost(member.id, text, storedPictures)) throw new NoRoomError('No room on this device');
    return 'local';
  };

  return async (content, key, attempt) => {
    const extensions = await getCapabilities(attempt.signal);
    if (!extensions.includes('announcements')) return keepHere(content);
    const { publishAnnouncement } = await import('@az/shared/publishing');
    const pictures = content.pictures.map(({ file, alt }) => ({ file, name: file.name, alt: alt.trim() }));
    try {
      addToFeed(queries, await publishAnnouncement({ text: content.text, pictures }, key, attempt));
      return 'online';
    } catch (error) {
      if (noCall(error)) return keepHere(content);
      throw error;
    }
  };
}
