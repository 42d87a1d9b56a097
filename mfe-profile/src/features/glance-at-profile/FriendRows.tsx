import type { MemberRow } from '@az/shared/contracts';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { PersonRow } from '@az/shared/social/PersonRow';
import { FriendsList, friendsShown } from './FriendsFrame.tsx';
import { Note } from './Note.tsx';

type Props = {
  /** Undefined until the rows are known. */
  rows: MemberRow[] | undefined;
  empty: string;
};

/** The first members of a list, with links to their profiles. */
export function FriendRows({ rows, empty }: Props) {
  const pathOf = useMemberPath();
  if (rows?.length === 0) return <Note>{empty}</Note>;
  return (
    <FriendsList>
      {rows?.slice(0, friendsShown).map(({ member, mutualCount }) => (
        <li key={member.id}>
          <PersonRow mutualCount={mutualCount} person={member} to={pathOf(member)} />
        </li>
      ))}
    </FriendsList>
  );
}
