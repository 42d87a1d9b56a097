import { useSearchParams } from '@az/shared/router';
import { useState } from 'react';
import { activityKinds } from '../../data/activities.ts';
import { useSamples } from '../../data/use-samples.ts';

const atOnce = 8;

/** The member's activity of the kind in the URL, shown in batches. */
export function useActivity() {
  const sample = useSamples('activities');
  const [address] = useSearchParams();
  const [shown, setShown] = useState({ of: '', count: atOnce });
  const kind = activityKinds.find((one) => one === address.get('type')) ?? null;
  const found = (sample.items ?? []).filter((activity) => kind === null || activity.kind === kind);
  const count = shown.of === (kind ?? '') ? shown.count : atOnce;
  return {
    sample,
    kind,
    shown: found.slice(0, count),
    hasMore: found.length > count,
    showMore: () => setShown({ of: kind ?? '', count: count + atOnce }),
  };
}
