import { parseCoverReply, parsePictureReply } from '../contracts/index.ts';
import { callApi } from './client.ts';

/** Profile picture of the member (`GET /profile/picture`) as base64; null for the default one. Rejects with `AppError`. */
export async function getProfilePicture(signal?: AbortSignal): Promise<string | null> {
  return parsePictureReply(await callApi('/profile/picture', { bearer: true, signal }));
}

/** Cover picture of the member (`GET /cover/picture`), likewise. */
export async function getCoverPicture(signal?: AbortSignal): Promise<string | null> {
  return parseCoverReply(await callApi('/cover/picture', { bearer: true, signal }));
}
