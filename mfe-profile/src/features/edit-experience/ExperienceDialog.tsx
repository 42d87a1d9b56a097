import { useAuthContext } from '@az/shared/auth';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useExperiences } from '../../data/experiences.ts';
import { CareerDialog, type DialogControls } from '../../ui/career-form/CareerDialog.tsx';
import { ExperienceForm } from './ExperienceForm.tsx';
import { words } from './words.ts';

type Props = {
  /** The entry to change; without it, a new one is added. */
  experienceId?: string;
  onClose: () => void;
};

type LoadedProps = { memberId: string; experienceId: string; controls: DialogControls };

/** The form of an entry, once the history has loaded. */
function LoadedForm({ memberId, experienceId, controls }: LoadedProps) {
  const { experiences, hasFailed, retry, isRetrying } = useExperiences(memberId);
  const experience = experiences?.find(({ id }) => id === experienceId);
  if (experience) return <ExperienceForm controls={controls} experience={experience} />;
  if (experiences) return <Text>{words.gone}</Text>;
  if (hasFailed) {
    return (
      <ErrorState onRetry={retry} retrying={isRetrying}>
        {words.unavailable}
      </ErrorState>
    );
  }
  return (
    <Stack aria-busy="true" gap="md">
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Stack>
  );
}

/** The dialog to add or change an entry of the job history. */
export function ExperienceDialog({ experienceId, onClose }: Props) {
  const { member } = useAuthContext();
  if (!member) return null;
  return (
    <CareerDialog onClose={onClose} title={experienceId === undefined ? words.add : words.edit}>
      {(controls) =>
        experienceId === undefined ? (
          <ExperienceForm controls={controls} experience={null} />
        ) : (
          <LoadedForm controls={controls} experienceId={experienceId} memberId={member.id} />
        )
      }
    </CareerDialog>
  );
}
