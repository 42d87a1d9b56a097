import { Badge } from '@az/shared/ui/Badge';

/** One word for a state; in a narrow table it does not shrink. */
export function State({ word, color }: { word: string; color: string }) {
  return (
    <Badge color={color} miw="max-content">
      {word}
    </Badge>
  );
}
