import { changeMember } from '@az/shared/auth';
import { deletePicture, reloadPicture, setCachedPicture, uploadPicture } from '@az/shared/picture-changes';
import type { PictureKind } from '@az/shared/pictures';
import { useQuery, useQueryClient } from '@az/shared/query';

/** A picture to upload, and a small square thumbnail of it. */
type NewPicture = { file: Blob; thumbnail: Blob };

const busyKey = (kind: PictureKind) => ['profile', 'picture-busy', kind] as const;

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

/** Whether a picture is being changed. During the change, components show a placeholder instead of the picture. */
export function useIsPictureBusy(kind: PictureKind): boolean {
  const { data } = useQuery({
    queryKey: busyKey(kind),
    queryFn: () => false,
    enabled: false,
    initialData: false,
  });
  return data;
}

/** Changes the member's picture wherever it is shown. If the call fails, both functions reject and change nothing. */
export function useChangePicture(kind: PictureKind) {
  const queries = useQueryClient();
  const whileBusy = async (work: () => Promise<void>) => {
    queries.setQueryData(busyKey(kind), true);
    try {
      await work();
    } finally {
      queries.setQueryData(busyKey(kind), false);
    }
  };
  const show = async (base64: string | null, small: string | null) => {
    await setCachedPicture(queries, kind, base64);
    changeMember(kind === 'profile' ? { picture: small } : {});
  };
  return {
    upload: (
      { file, thumbnail }: NewPicture,
      options: { onProgress: (part: number) => void; signal: AbortSignal },
    ) =>
      whileBusy(async () => {
        const [whole, small] = await Promise.all([toBase64(file), toBase64(thumbnail)]);
        try {
          await uploadPicture(kind, file, options);
        } catch (error) {
          // A call aborted after the last byte may have been stored all the same: reload it from the server.
          if (options.signal.aborted) void reloadPicture(queries, kind);
          throw error;
        }
        await show(whole, small);
      }),
    remove: () =>
      whileBusy(async () => {
        await deletePicture(kind);
        await show(null, null);
      }),
  };
}
