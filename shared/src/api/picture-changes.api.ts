import { parseStatusReply } from '../contracts/index.ts';
import { type PictureKind, pictureKey } from '../pictures/use-member-picture.ts';
import type { QueryClient } from '../query/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';
import { uploadTransport } from './upload-transport.ts';

/** A 2xx answer whose flag is not true is a refusal. */
function assertDone(reply: unknown): void {
  if (!parseStatusReply(reply)) throw new AppError('bad-reply');
}

/**
 * Changes the member's own picture (`POST /profile/picture`, `POST /cover/picture`). `onProgress` hears which part of the
 * file has gone, from 0 to 1. Rejects with `AppError`, also when the answer's `status` is not true, and with the browser's
 * `AbortError` when `signal` gave the upload up.
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

/** Takes the member's own picture away (`DELETE`), likewise. */
export async function deletePicture(kind: PictureKind): Promise<void> {
  assertDone(await callApi(`/${kind}/picture`, { method: 'DELETE', bearer: true }));
}

/** Every place shows this picture of the member from now on: base64, or null for the default one. */
export async function showPicture(
  queries: QueryClient,
  kind: PictureKind,
  base64: string | null,
): Promise<void> {
  // An answer about the earlier picture must not come after.
  await queries.cancelQueries({ queryKey: pictureKey(kind) });
  queries.setQueryData(pictureKey(kind), base64);
}

/** Asks the server again which picture the member has. */
export const reloadPicture = (queries: QueryClient, kind: PictureKind): Promise<void> =>
  queries.invalidateQueries({ queryKey: pictureKey(kind) });
