import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';

const words = {
  effect:
    'Vous ne serez plus en relation, et cette personne pourra le voir. Ni elle ni vous ne verrez plus ce que l’autre réserve à ses relations.',
  follows:
    'Si vous vous suivez, cela continue dans les deux sens. Seul un blocage empêche cette personne de vous suivre.',
  unfollow: 'Ne plus suivre ses publications',
  keep: 'Annuler',
};

type Props = {
  opened: boolean;
  question: string;
  action: string;
  onConfirm: (unfollows: boolean) => void;
  onCancel: () => void;
};

/** Asks before a connection ends, says what stays, and offers to end the following too. */
export function EndConnection({ onConfirm, ...dialog }: Props) {
  const [unfollows, setUnfollows] = useState(false);
  return (
    <ConfirmDialog
      {...dialog}
      cancel={words.keep}
      isDanger
      onConfirm={() => onConfirm(unfollows)}
      onGone={() => setUnfollows(false)}
    >
      <Stack gap="md">
        <Text>{words.effect}</Text>
        <Text>{words.follows}</Text>
        <Checkbox
          checked={unfollows}
          label={words.unfollow}
          onChange={({ currentTarget }) => setUnfollows(currentTarget.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
