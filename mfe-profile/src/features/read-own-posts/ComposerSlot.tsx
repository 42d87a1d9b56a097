import { isSlotFilled, Slot } from '@az/shared/area';
import { Card } from '@az/shared/ui/Card';
import { Skeleton } from '@az/shared/ui/Skeleton';
import type { Ref } from 'react';
import { words } from './words.ts';

/** The feed's composer, if that area provides one. */
export function ComposerSlot({ ref }: { ref: Ref<HTMLDivElement> }) {
  if (!isSlotFilled('feed.composer')) return null;
  return (
    <div ref={ref}>
      <Slot
        fallback={
          <Card padding="lg">
            <Skeleton height={48} />
          </Card>
        }
        name="feed.composer"
        props={{ placeholder: words.placeholder }}
      />
    </div>
  );
}
