import { useAuthContext } from '@az/shared/auth';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Modal } from '@az/shared/ui/Modal';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useExperiences } from '../../data/experiences.ts';
import { ExperienceForm } from './ExperienceForm.tsx';
import { words } from './words.ts';

type LoadedProps = { memberId: string; experienceId: string; onClose: () => void };

/** The form of an entry, once the history has loaded. */
function LoadedForm({ memberId, experienceId, onClose }: LoadedProps) {
  const { experiences, hasFailed, retry, isRetrying } = useExperiences(memberId);
  const experience = experiences?.find(({ id }) => id === experienceId);
  if (experience) return <ExperienceForm experience={experience} onClose={onClose} />;
  return (
    <Modal onClose={onClose} opened size="lg" title={words.edit}>
      {experiences && <Text>{words.gone}</Text>}
      {hasFailed && (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          {words.unavailable}
        </ErrorState>
      )}
      {!experiences && !hasFailed && (
        <Stack aria-busy="true" gap="md">
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </Stack>
      )}
    </Modal>
  );
}

type Props = {
  experienceId?: string;
  onClose: () => void;
};

export function ExperienceDialog({ experienceId, onClose }: Props) {
  const { member } = useAuthContext();
  if (!member) return null;
  return experienceId === undefined ? (
    <ExperienceForm experience={null} onClose={onClose} />
  ) : (
    <LoadedForm experienceId={experienceId} memberId={member.id} onClose={onClose} />
  );
}
