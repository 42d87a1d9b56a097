import { parseCoverReply, parsePictureReply } from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

function shown(picture: string | null | undefined): string | null {
  if (picture === undefined) throw new AppError('bad-reply');
  return picture;
}

/** Profile picture of the member (`GET /profile/picture`) as base64; null for the default one. */
export async function getProfilePicture(signal?: AbortSignal): Promise<string | null> {
  return shown(parsePictureReply(await callApi('/profile/picture', { bearer: true, signal })));
}

/** Cover picture of the member (`GET /cover/picture`) as base64; null for the default one. */
export async function getCoverPicture(signal?: AbortSignal): Promise<string | null> {
  return shown(parseCoverReply(await callApi('/cover/picture', { bearer: true, signal })));
}
