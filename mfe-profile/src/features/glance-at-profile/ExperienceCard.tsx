import { isSlotFilled, Slot } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { Button } from '@az/shared/ui/Button';
import { IconPlus } from '@az/shared/ui/icons';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import { SideCard } from './SideCard.tsx';
import { words } from './words.ts';

function AddExperience() {
  const [opened, setOpened] = useState(false);
  if (!isSlotFilled('profile.experience-dialog')) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={words.addExperience}
        leftSection={<IconPlus size={16} />}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setOpened(true);
        }}
        size="compact-sm"
        variant="light"
      >
        {words.add}
      </Button>
      {opened && <Slot name="profile.experience-dialog" props={{ onClose: () => setOpened(false) }} />}
    </>
  );
}

/** The member's jobs, and the way to add one. */
export function ExperienceCard() {
  const { member } = useAuthContext();
  if (!member || !isSlotFilled('profile.experience-list')) return null;
  return (
    <SideCard action={<AddExperience />} title={words.experience}>
      <Slot
        failed={<Text size="sm">{words.experienceFailed}</Text>}
        fallback={<Skeleton height={96} />}
        name="profile.experience-list"
        props={{ memberId: member.id }}
      />
    </SideCard>
  );
}
