import { AppError } from '@az/shared/api';
import { currentSession } from '@az/shared/auth';
import type { PostContent } from './feed-source.ts';
import { addLocalPost } from './local-posts.ts';

/** This device's storage is full or blocked, so that a post cannot be stored. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** Stores a post of the member on this device. Throws `NoRoomError`, and `AppError` `signed-out` without a session. */
export function keepPost({ text, pictures }: PostContent): 'local' {
  const session = currentSession();
  if (session.status !== 'signed-in') throw new AppError('signed-out');
  const stored = pictures.map(({ id, url, alt }) => ({ id, url, alt, width: null, height: null }));
  if (!addLocalPost(session.member.id, text, stored)) throw new NoRoomError('No room on this device');
  return 'local';
}
