import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { Group } from '@az/shared/ui/Group';

type AllHiddenProps = {
  /** Whether some of the items are hidden because of blocked or unfollowed people. */
  hasHiddenPeople: boolean;
  /** Shows the items again that were hidden one by one. Missing if there are no such items. */
  onShowHidden?: () => void;
  children: string;
};

/** Replaces a list whose items are all hidden. It has buttons to show them again. */
export function AllHidden({ hasHiddenPeople, onShowHidden, children }: AllHiddenProps) {
  const choices = hasHiddenPeople && isRouteLive(paths.settingsPrivacy());
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
