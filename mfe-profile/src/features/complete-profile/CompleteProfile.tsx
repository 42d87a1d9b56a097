import { areaHost } from '@az/shared/area';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * How complete the member's profile is, with one next step. All of it loads after the first view, so it is the last of its
 * column, where it moves nothing.
 */
export function CompleteProfile() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      areaHost().afterFirstView(
        () =>
          // A page of the profile says less without it, and nothing wrong.
          void import('./NextStep.tsx').then(
            (part) => setPart(() => part.NextStep),
            () => undefined,
          ),
      ),
    [],
  );
  return Part && <Part />;
}
