import { Badge } from '@az/shared/ui/Badge';

/** One word for what became of something; in a narrow table it keeps its room. */
export function State({ word, color }: { word: string; color: string }) {
  return (
    <Badge color={color} miw="max-content">
      {word}
    </Badge>
  );
}
