import type { Job } from '@az/shared/contracts';
import { Text } from '@az/shared/ui/Text';

/** The latest job in one line. */
export function LatestJob({ job }: { job: Job }) {
  return (
    <Text>
      {job.position.title ?? 'Poste non défini'} · {job.company ?? 'Entreprise inconnue'}
    </Text>
  );
}
