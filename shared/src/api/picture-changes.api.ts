import { parseStatusReply } from '../contracts/index.ts';
import { type PictureKind, pictureKey } from '../pictures/use-member-picture.ts';
import type { QueryClient } from '../query/index.ts';
import { callAndParse } from './call-and-parse.ts';
import { uploadTransport } from './upload-transport.ts';

/**
 * Changes the member's picture (`POST /profile/picture`, `/cover/picture`). `onProgress` receives the fraction sent, 0
 * to 1. A reply without `status: true` is a failure.
 */
export async function uploadPicture(
  kind: PictureKind,
  file: Blob,
  { onProgress, signal }: { onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<void> {
  const form = new FormData();
  form.append(`${kind}_picture`, file, `${kind}.jpg`);
  const transport = uploadTransport(form, onProgress);
  await callAndParse(`/${kind}/picture`, parseStatusReply, { method: 'POST', form, signal, transport });
}

export async function deletePicture(kind: PictureKind): Promise<void> {
  await callAndParse(`/${kind}/picture`, parseStatusReply, { method: 'DELETE' });
}

/** Puts a new picture of the member into the cache: base64, or null for the default one. */
export async function setCachedPicture(
  queries: QueryClient,
  kind: PictureKind,
  base64: string | null,
): Promise<void> {
  // A pending reply about the earlier picture must not overwrite this one.
  await queries.cancelQueries({ queryKey: pictureKey(kind) });
  queries.setQueryData(pictureKey(kind), base64);
}

export const reloadPicture = (queries: QueryClient, kind: PictureKind): Promise<void> =>
  queries.invalidateQueries({ queryKey: pictureKey(kind) });
