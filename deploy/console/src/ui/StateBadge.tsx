import type { Colour } from '@az/shared/theme';
import { Badge } from '@az/shared/ui/Badge';

/** A badge with one word for a state; it keeps its width in a narrow table. */
export function StateBadge({ label, color }: { label: string; color: Colour }) {
  return (
    <Badge color={color} miw="max-content">
      {label}
    </Badge>
  );
}
