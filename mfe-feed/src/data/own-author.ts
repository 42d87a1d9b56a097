import { memberName, memberRole, useAuthContext } from '@az/shared/auth';
import type { Author, Member } from '@az/shared/contracts';

export function asAuthor(member: Member): Author {
  return {
    id: member.id,
    name: memberName(member),
    role: memberRole(member),
    picture: member.picture,
    verified: member.verified,
  };
}

/** An author as displayed: own content has the member's current name and headline. `own`: the server gives no id. */
export function shownAuthor(author: Author, member: Member | null, own: boolean): Author {
  if (!member || !(own || author.id === member.id)) return author;
  return { ...asAuthor(member), picture: author.picture ?? member.picture };
}

export const useShownAuthor = (author: Author, own = false): Author =>
  shownAuthor(author, useAuthContext().member, own);
