import { ButtonLink } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { words } from './words.ts';

/** The way to the next step, which says whether this one is left undone. */
export const Onward = ({ isDone, to }: { isDone: boolean; to: string }) => (
  <Group justify="flex-end">
    <ButtonLink to={to} variant={isDone ? 'filled' : 'subtle'}>
      {isDone ? words.next : words.skip}
    </ButtonLink>
  </Group>
);
