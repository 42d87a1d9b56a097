import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { Group } from '@az/shared/ui/Group';

type Props = {
  /** Whether there are some of people whom the member no longer follows or has blocked. */
  hasAvoided: boolean;
  /** Where some were hidden one by one: shows these again. */
  onShowHidden?: () => void;
  children: string;
};

/** Stands in the place of a list of which the member wants to see nothing, with the ways back. */
export function AllHidden({ hasAvoided, onShowHidden, children }: Props) {
  const choices = hasAvoided && isRouteLive(paths.settingsPrivacy());
  const action = (
    <Group justify="center">
      {onShowHidden && (
        <Button onClick={onShowHidden} variant="default">
          Montrer ce qui est masqué
        </Button>
      )}
      {choices && (
        <ButtonLink to={paths.settingsPrivacy()} variant="default">
          Revoir les personnes écartées
        </ButtonLink>
      )}
    </Group>
  );
  return <EmptyState action={action}>{children}</EmptyState>;
}
