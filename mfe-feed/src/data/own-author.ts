import { memberName, useAuthContext } from '@az/shared/auth';
import type { Author, Member } from '@az/shared/contracts';

/** The member as the author of something written now. */
export function asAuthor(member: Member): Author {
  return {
    id: member.id,
    name: memberName(member),
    role: member.lastJob?.position.title ?? null,
    picture: member.picture,
    verified: member.verified,
  };
}

/**
 * An author as shown: of what the member wrote, with the name and the latest job that the member has now, which may have
 * changed since the list was loaded. `own` says that it is theirs where the server names no id.
 */
export function useShownAuthor(author: Author, own = false): Author {
  const { member } = useAuthContext();
  if (!member || !(own || author.id === member.id)) return author;
  return { ...asAuthor(member), picture: author.picture ?? member.picture };
}
