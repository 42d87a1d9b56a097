import { Badge } from '@az/shared/ui/Badge';

/** Mark of what leads nowhere yet. */
export function Soon() {
  return (
    <Badge lang="fr" variant="default">
      Bientôt
    </Badge>
  );
}
