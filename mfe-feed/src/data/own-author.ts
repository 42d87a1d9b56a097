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

/** The author to show. Own content has the current name and headline. `own`: content is own even without author id. */
export function shownAuthor(author: Author, member: Member | null, own: boolean): Author {
  if (!member || !(own || author.id === member.id)) return author;
  return { ...asAuthor(member), picture: author.picture ?? member.picture };
}

export const useShownAuthor = (author: Author, own = false): Author =>
  shownAuthor(author, useAuthContext().member, own);
