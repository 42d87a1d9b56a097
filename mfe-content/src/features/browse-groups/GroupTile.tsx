import { paths } from '@az/shared/paths';
import type { Group } from '../../data/groups/group.ts';
import type { useMembership } from '../../data/groups/use-membership.ts';
import { Picture } from '../../ui/Picture.tsx';
import { GroupCard } from './GroupCard.tsx';

type Props = { group: Group; membership: ReturnType<typeof useMembership> };

/** A group in the list. */
export function GroupTile({ group, membership }: Props) {
  const { id, name, type, memberCount, ppd, image, members, isJoin } = group;
  const isMember = membership.isMember(group);
  return (
    <GroupCard
      cover={<Picture name={image} />}
      left={membership.noticeOf(group)}
      logo={null}
      memberCount={memberCount + Number(isMember) - Number(isJoin)}
      members={members}
      membership={membership.of(group)}
      name={name}
      onJoin={() => membership.join(group)}
      onLeave={() => membership.leave(group)}
      order={3}
      postsPerDay={ppd}
      to={paths.feedGroup(id)}
      type={type}
    />
  );
}
