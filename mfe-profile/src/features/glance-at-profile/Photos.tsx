import { useAuthContext } from '@az/shared/auth';
import { useRelationEvents } from '../../data/relations.ts';
import { MemberPhotos } from './MemberPhotos.tsx';

/** Six photos of the signed-in member. */
export function Photos() {
  const { member } = useAuthContext();
  useRelationEvents();
  return member && <MemberPhotos memberId={member.id} ofWhom={null} />;
}
