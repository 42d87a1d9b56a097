import { getCoverPicture, getProfilePicture } from '../api/index.ts';
import { useQuery } from '../query/index.ts';
import { useFailureToast } from '../toast/index.ts';
import { useBlobUrl } from './use-blob-url.ts';

/** A picture on its way to the screen. `default` when the member has none and when it could not be loaded. */
export type MemberPicture = { status: 'loading' } | { status: 'ready'; url: string } | { status: 'default' };

/** The two pictures of a member. */
export type PictureKind = 'profile' | 'cover';

const sources = {
  profile: { load: getProfilePicture, failure: "Erreur lors de l'affichage de la photo de profile" },
  cover: { load: getCoverPicture, failure: "Erreur lors de l'affichage de la photo de coverture" },
};

/** Where the answer about a picture is kept, as base64 or null. */
export const pictureKey = (kind: PictureKind) => ['shared', 'member-picture', kind] as const;

/**
 * The signed-in member's own picture, asked for once however many places show it. A failure raises the toast that the
 * specification fixes, once, and leaves the default picture.
 */
export function useMemberPicture(kind: PictureKind): MemberPicture {
  const { load, failure } = sources[kind];
  const { data, error, isPending } = useQuery({
    queryKey: pictureKey(kind),
    queryFn: () => load(),
    staleTime: Infinity,
  });
  const url = useBlobUrl(data ?? null);
  useFailureToast(error, failure);
  if (url !== null) return { status: 'ready', url };
  return { status: isPending || data ? 'loading' : 'default' };
}
