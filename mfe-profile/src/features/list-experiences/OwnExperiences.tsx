import { useAuthContext } from '@az/shared/auth';
import { ListExperiences } from './ListExperiences.tsx';

export function OwnExperiences({ limit }: { limit?: number }) {
  const { member } = useAuthContext();
  return member && <ListExperiences limit={limit} memberId={member.id} />;
}
