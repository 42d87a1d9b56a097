import { ButtonLink } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { words } from './words.ts';

/** The link to the next step. If the current step is not done, the label says that it is skipped. */
export const Onward = ({ isDone, to }: { isDone: boolean; to: string }) => (
  <Group justify="flex-end">
    <ButtonLink to={to} variant={isDone ? 'filled' : 'subtle'}>
      {isDone ? words.next : words.skip}
    </ButtonLink>
  </Group>
);
