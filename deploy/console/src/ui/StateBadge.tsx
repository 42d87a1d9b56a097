import { Badge } from '@az/shared/ui/Badge';

/** One word for a state; in a narrow table it does not shrink. */
export function StateBadge({ label, color }: { label: string; color: string }) {
  return (
    <Badge color={color} miw="max-content">
      {label}
    </Badge>
  );
}
