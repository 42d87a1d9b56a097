import { useCapability } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { useLacksPicture } from '@az/shared/pictures';

export type ProfileStep = 'picture' | 'headline' | 'description' | 'job' | 'place' | 'cover';

/** The steps to a complete profile that this server supports, in the order in which they are proposed. */
export function useProfileSteps(): { step: ProfileStep; isDone: boolean }[] {
  const { member } = useAuthContext();
  const hasAccount = useCapability('accounts');
  const lacksPicture = useLacksPicture('profile');
  const lacksCover = useLacksPicture('cover');
  if (!member) return [];
  const { headline, description, lastJob, city, kind } = member;
  return [
    { step: 'picture' as const, isDone: !lacksPicture },
    ...(hasAccount ? [{ step: 'headline' as const, isDone: headline !== '' }] : []),
    ...(hasAccount ? [{ step: 'description' as const, isDone: description.trim() !== '' }] : []),
    ...(kind === 'person' ? [{ step: 'job' as const, isDone: lastJob !== null }] : []),
    ...(hasAccount ? [{ step: 'place' as const, isDone: city !== null }] : []),
    { step: 'cover' as const, isDone: !lacksCover },
  ];
}
