import { isRouteLive, isSlotFilled, Slot } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { AboutCard } from './AboutCard.tsx';

/** The member's jobs in full: the same list as in the side column. */
export function Experiences({ memberId }: { memberId: string }) {
  if (!isSlotFilled('profile.experience-list')) return null;
  return (
    <AboutCard
      editAt={isRouteLive(paths.settingsJobs()) ? paths.settingsJobs() : null}
      isWide
      title="Expériences"
    >
      <Slot
        failed={<Text size="sm">Expériences indisponibles pour le moment.</Text>}
        fallback={<Skeleton height={120} />}
        name="profile.experience-list"
        props={{ memberId }}
      />
    </AboutCard>
  );
}
