import { useEffect, useState } from 'react';
import { callApi } from '../api/client.ts';
import { AppError, getCoverPicture, getProfilePicture, hasCapability } from '../api/index.ts';
import { type AnnouncementImage, type OwnPictures, parseOwnPictures } from '../contracts/index.ts';
import { useQuery, useQueryClient } from '../query/index.ts';
import { currentSession } from '../session/auth-store.ts';
import { srcSetOf } from '../social/MediaGrid/picture.ts';
import { useFailureToast } from '../toast/index.ts';

function toBlob(base64: string): Blob {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  // The type is that of the specification. Browsers ignore it, and detect the type of an image by its content.
  return new Blob([bytes], { type: 'image/jpeg' });
}

/** A blob URL for a base64 text, which may have seven million characters. Revoked when the image is removed. */
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

/** A picture and its loading state. `default` if the member has no picture or it could not be loaded. */
export type MemberPicture =
  | { status: 'loading' }
  | {
      status: 'ready';
      url: string;
      /** The `srcset` of the picture, if the server has several sizes. */
      srcSet?: string | undefined;
      /** For the `img`: loads the picture by another call if its address does not work. */
      onError?: (() => void) | undefined;
    }
  | { status: 'default' };

export type PictureKind = 'profile' | 'cover';

const sources = {
  profile: { load: getProfilePicture, failure: "Erreur lors de l'affichage de la photo de profile" },
  cover: { load: getCoverPicture, failure: "Erreur lors de l'affichage de la photo de coverture" },
};

export const pictureKey = (kind: PictureKind) => ['shared', 'member-picture', kind] as const;

/** Time after which addresses are read again, in milliseconds. They work for at least 24 hours. */
const freshFor = 12 * 60 * 60 * 1000;

async function getAddresses(): Promise<OwnPictures> {
  const pictures = parseOwnPictures(await callApi('/account/pictures', { bearer: true }));
  if (!pictures) throw new AppError('bad-reply');
  return pictures;
}

/** One call for both pictures, however many components show them. */
const addressesQuery = { queryKey: ['shared', 'own-pictures'] as const, queryFn: getAddresses, staleTime: 0 };

/** The picture's addresses; or its base64, if the server has no addresses or the picture was chosen in this tab. */
function usePicture(kind: PictureKind) {
  const queries = useQueryClient();
  return useQuery<AnnouncementImage | string | null>({
    queryKey: pictureKey(kind),
    queryFn: async () => {
      // If the capabilities cannot be read, use the specification's calls, which every server has.
      const hasAddresses = await hasCapability(queries, 'accounts').catch(() => false);
      return hasAddresses ? (await queries.fetchQuery(addressesQuery))[kind] : sources[kind].load();
    },
    initialData: () => parseOwnPictures(currentSession())?.[kind],
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: freshFor,
  });
}

/** Whether the signed-in member has no picture; false while it loads, and when it could not be loaded. */
export const useLacksPicture = (kind: PictureKind): boolean => usePicture(kind).data === null;

/** The signed-in member's picture, loaded once for all components. A failure shows the specification's toast, once. */
export function useMemberPicture(kind: PictureKind): MemberPicture {
  const { data, error, isPending } = usePicture(kind);
  const queries = useQueryClient();
  const url = useBlobUrl(typeof data === 'string' ? data : null);
  useFailureToast(error, sources[kind].failure);
  if (url !== null) return { status: 'ready', url };
  if (!data || error) return { status: isPending ? 'loading' : 'default' };
  if (typeof data === 'string') return { status: 'loading' };
  // If the picture was replaced or is unreachable, the specification's call loads it, or fails with its message.
  const onError = () =>
    void queries
      .fetchQuery({ queryKey: pictureKey(kind), queryFn: () => sources[kind].load(), staleTime: 0 })
      .catch(() => undefined);
  return { status: 'ready', url: data.url, srcSet: srcSetOf(data), onError };
}
