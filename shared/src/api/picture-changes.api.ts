import { parseStatusReply } from '../contracts/index.ts';
import { type PictureKind, pictureKey } from '../pictures/use-member-picture.ts';
import type { QueryClient } from '../query/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';
import { uploadTransport } from './upload-transport.ts';

/** A 2xx reply whose `status` is not true is a refusal. */
function assertDone(reply: unknown): void {
  if (!parseStatusReply(reply)) throw new AppError('bad-reply');
}

/**
 * Changes the member's own picture (`POST /profile/picture`, `POST /cover/picture`). `onProgress` receives the part of
 * the file that has been sent, from 0 to 1. Rejects with `AppError`, also when the reply's `status` is not true, and
 * with the browser's `AbortError` when `signal` aborted the upload.
 */
export async function uploadPicture(
  kind: PictureKind,
  file: Blob,
  { onProgress, signal }: { onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<void> {
  const form = new FormData();
  form.append(`${kind}_picture`, file, `${kind}.jpg`);
  const transport = uploadTransport(form, onProgress);
  assertDone(await callApi(`/${kind}/picture`, { method: 'POST', bearer: true, form, signal, transport }));
}

/** Deletes the member's own picture (`DELETE`); rejects in the same way. */
export async function deletePicture(kind: PictureKind): Promise<void> {
  assertDone(await callApi(`/${kind}/picture`, { method: 'DELETE', bearer: true }));
}

/**
 * Puts a new picture of the member into the cache, for every component that shows it: base64, or null for the default
 * one.
 */
export async function setCachedPicture(
  queries: QueryClient,
  kind: PictureKind,
  base64: string | null,
): Promise<void> {
  // A pending reply about the earlier picture must not overwrite this one.
  await queries.cancelQueries({ queryKey: pictureKey(kind) });
  queries.setQueryData(pictureKey(kind), base64);
}

/** Reloads the member's picture from the server. */
export const reloadPicture = (queries: QueryClient, kind: PictureKind): Promise<void> =>
  queries.invalidateQueries({ queryKey: pictureKey(kind) });
