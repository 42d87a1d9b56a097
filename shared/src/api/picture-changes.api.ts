import { parseStatusReply } from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';
import { uploadTransport } from './upload-transport.ts';

type Kind = 'profile' | 'cover';

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
  kind: Kind,
  file: Blob,
  { onProgress, signal }: { onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<void> {
  const form = new FormData();
  form.append(`${kind}_picture`, file, `${kind}.jpg`);
  const transport = uploadTransport(form, onProgress);
  assertDone(await callApi(`/${kind}/picture`, { method: 'POST', bearer: true, form, signal, transport }));
}

/** Takes the member's own picture away (`DELETE`), likewise. */
export async function deletePicture(kind: Kind): Promise<void> {
  assertDone(await callApi(`/${kind}/picture`, { method: 'DELETE', bearer: true }));
}
