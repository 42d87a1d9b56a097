import { useEffect, useState } from 'react';
import { getCoverPicture, getProfilePicture } from '../api/index.ts';
import { useQuery } from '../query/index.ts';
import { useFailureToast } from '../toast/index.ts';

function toBlob(base64: string): Blob {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  // The specification says JPEG; browsers detect the type of images by content.
  return new Blob([bytes], { type: 'image/jpeg' });
}

/** A blob URL, because a cover may have seven million characters in base64; revoked when the image is removed. */
function useBlobUrl(base64: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (base64 === null) return;
    const made = URL.createObjectURL(toBlob(base64));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [base64]);
  return url;
}

/** A picture and its loading state. `default` when the member has none and when it could not be loaded. */
export type MemberPicture = { status: 'loading' } | { status: 'ready'; url: string } | { status: 'default' };

export type PictureKind = 'profile' | 'cover';

const sources = {
  profile: { load: getProfilePicture, failure: "Erreur lors de l'affichage de la photo de profile" },
  cover: { load: getCoverPicture, failure: "Erreur lors de l'affichage de la photo de coverture" },
};

export const pictureKey = (kind: PictureKind) => ['shared', 'member-picture', kind] as const;

const usePicture = (kind: PictureKind) =>
  useQuery({
    queryKey: pictureKey(kind),
    queryFn: () => sources[kind].load(),
    staleTime: Infinity,
  });

/** Whether the signed-in member has no picture; false while it loads, and when it could not be loaded. */
export const useLacksPicture = (kind: PictureKind): boolean => usePicture(kind).data === null;

/** The signed-in member's picture, loaded once for all components. A failure shows the specification's toast, once. */
export function useMemberPicture(kind: PictureKind): MemberPicture {
  const { data, error, isPending } = usePicture(kind);
  const url = useBlobUrl(data ?? null);
  useFailureToast(error, sources[kind].failure);
  if (url !== null) return { status: 'ready', url };
  return { status: isPending || data ? 'loading' : 'default' };
}
